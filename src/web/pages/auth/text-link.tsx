import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';

export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={classNames(
        'font-[560] text-accent underline underline-offset-4 hover:text-accent-strong',
        className,
      )}
    />
  );
}

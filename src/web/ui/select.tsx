import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClassNames } from './control-class-names.ts';

/** The browser's own list: on a phone nothing is easier to use. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block', className)}>
      <select
        {...rest}
        className={classNames(controlClassNames, 'h-11 appearance-none truncate pr-10')}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
      />
    </span>
  );
}

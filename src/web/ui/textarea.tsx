import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClassNames } from './control-class-names.ts';

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...rest}
      className={classNames(controlClassNames, 'min-h-24 resize-y py-2.5', className)}
    />
  );
}

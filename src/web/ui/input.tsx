import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClassNames } from './control-class-names.ts';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(controlClassNames, 'h-11', className)} />;
}

import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

/** The label is part of the control, so that the whole line takes the click. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-11 items-start gap-3 py-2.5', className)}>
      <span className="relative mt-px grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className={classNames(
            'peer size-5 appearance-none rounded-[5px] border border-edge bg-surface transition-colors duration-150',
            'checked:border-accent checked:bg-accent aria-invalid:border-bad',
            'disabled:cursor-not-allowed disabled:not-checked:bg-sunken disabled:checked:opacity-55',
          )}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-3.5 text-accent-ink opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0 text-[15px] leading-snug wrap-anywhere text-ink-soft">{label}</span>
    </label>
  );
}

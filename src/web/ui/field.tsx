import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  /** Shown at the end of the label's line, e.g. "Optional" or a link. */
  aside?: ReactNode;
  className?: string;
  /** Receives what ties the control to its label, help and error. */
  children: (control: FieldControl) => ReactNode;
};

export function Field({ label, help, error, aside, className, children }: FieldProps) {
  const id = useId();
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-[15px] font-[560]">
          {label}
        </label>
        {aside && <span className="text-[13px] text-ink-muted">{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
      {help && (
        <p id={helpId} className="text-[13.5px] text-ink-muted">
          {help}
        </p>
      )}
    </div>
  );
}

/** Always in the page, so that a screen reader announces the error when it appears. */
export function FieldError({ id, children }: { id?: string | undefined; children?: ReactNode }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {children && (
        <p id={id} className="flex items-start gap-1.5 text-[13.5px] text-bad">
          <CircleAlert aria-hidden className="mt-[3px] size-3.5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  );
}

import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClassNames } from './button-class-names.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While set, the button shows this label with a spinner and ignores clicks. */
    busyLabel?: string | false | undefined;
  };

export function Button({ variant, size, busyLabel, className, children, ...rest }: ButtonProps) {
  const busy = Boolean(busyLabel);
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled`: that would drop the keyboard focus in the middle of a submit.
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={buttonClassNames({ variant, size, className })}
    >
      {busy ? (
        <>
          <Spinner />
          {busyLabel}
        </>
      ) : (
        children
      )}
    </button>
  );
}

import { type ChangeEvent, useId } from 'react';
import { avatarRules } from '#shared/contract/accounts.ts';
import { buttonClassNames } from './button-class-names.ts';

/** A button that asks for a picture file. */
export function PictureButton({
  children,
  onChoose,
}: {
  children: string;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const inputId = useId();
  return (
    <label
      htmlFor={inputId}
      className={buttonClassNames({
        variant: 'secondary',
        size: 'small',
        className: 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent',
      })}
    >
      {children}
      <input
        id={inputId}
        type="file"
        accept={avatarRules.types.join(',')}
        onChange={onChoose}
        className="sr-only"
      />
    </label>
  );
}

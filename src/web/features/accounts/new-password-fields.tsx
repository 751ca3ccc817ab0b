import type { ComponentProps } from 'react';
import { PasswordField } from './form-fields.tsx';
import { PasswordStrengthMeter } from './password-strength-meter.tsx';

type Name = 'password' | 'confirmPassword';
type NewPasswordFieldsProps = {
  label?: string;
  form: {
    bind(name: Name, also?: { clears?: Name }): ComponentProps<'input'>;
    errorOf(name: Name): string | undefined;
    watch(name: 'password'): string;
  };
};

/** A password that is being chosen, how strong it is, and the same once more. */
export function NewPasswordFields({ label = 'Password', form }: NewPasswordFieldsProps) {
  return (
    <>
      <div>
        <PasswordField
          label={label}
          autoComplete="new-password"
          error={form.errorOf('password')}
          {...form.bind('password', { clears: 'confirmPassword' })}
        />
        <PasswordStrengthMeter password={form.watch('password')} />
      </div>
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={form.errorOf('confirmPassword')}
        {...form.bind('confirmPassword')}
      />
    </>
  );
}

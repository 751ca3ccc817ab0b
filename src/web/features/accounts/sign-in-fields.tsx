import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { EmailField, PasswordField } from './form-fields.tsx';

type Name = 'email' | 'password';
type SignInFieldsProps = {
  form: {
    bind(name: Name): ComponentProps<'input'>;
    errorOf(name: Name): string | undefined;
  };
};

export function SignInFields({ form }: SignInFieldsProps) {
  return (
    <>
      <EmailField error={form.errorOf('email')} {...form.bind('email')} />
      <PasswordField
        error={form.errorOf('password')}
        {...form.bind('password')}
        aside={
          <Link
            to="/auth/forgot-password"
            className="text-[13.5px] font-[560] text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            Forgot password?
          </Link>
        }
      />
    </>
  );
}

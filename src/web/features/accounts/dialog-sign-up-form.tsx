import { useState } from 'react';
import { type SignedInResponse, termsVersion } from '#shared/contract/accounts.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { signUp } from './account-calls.ts';
import { quickSignUpForm } from './account-forms.ts';
import { EmailField, PasswordField } from './form-fields.tsx';
import { nameFromEmail } from './name-from-email.ts';
import { PasswordStrengthMeter } from './password-strength-meter.tsx';
import { TermsLinks } from './terms-links.tsx';

export function DialogSignUpForm({ onDone }: { onDone: (answer: SignedInResponse) => void }) {
  const [failure, setFailure] = useState('');
  const form = useContractForm({
    schema: quickSignUpForm,
    defaultValues: { email: '', password: '' },
    submit: async ({ email, password }) => {
      setFailure('');
      onDone(await signUp({ name: nameFromEmail(email), email, password, termsVersion }));
      return 'stay-busy';
    },
    onFailure: (error) => setFailure(error.message || 'An error occurred'),
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <EmailField autoComplete="email" error={form.errorOf('email')} {...form.bind('email')} />
      <div>
        <PasswordField
          autoComplete="new-password"
          error={form.errorOf('password')}
          {...form.bind('password')}
        />
        <PasswordStrengthMeter password={form.watch('password')} />
      </div>
      <Button
        type="submit"
        className="mt-1 w-full"
        busyLabel={form.isBusy && 'Creating account...'}
      >
        Create Account
      </Button>
      <p className="text-[13px] text-ink-muted">
        By creating an account you agree to the <TermsLinks />.
      </p>
    </form>
  );
}

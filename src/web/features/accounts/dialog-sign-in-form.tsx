import { useState } from 'react';
import type { SignedInResponse } from '#shared/contract/accounts.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { signIn } from './account-calls.ts';
import { signInForm } from './account-forms.ts';
import { ResendVerification } from './resend-verification.tsx';
import { SignInFields } from './sign-in-fields.tsx';

export function DialogSignInForm({ onDone }: { onDone: (answer: SignedInResponse) => void }) {
  const [failure, setFailure] = useState('');
  const form = useContractForm({
    schema: signInForm,
    defaultValues: { email: '', password: '' },
    submit: async (values) => {
      setFailure('');
      onDone(await signIn(values));
      return 'stay-busy';
    },
    onFailure: (error) => setFailure(error.message || 'An error occurred'),
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <SignInFields form={form} />
      <Button type="submit" className="mt-1 w-full" busyLabel={form.isBusy && 'Signing in...'}>
        Sign In
      </Button>
      {/email/i.test(failure) && (
        <p className="text-sm text-ink-muted">
          No confirmation email yet? <ResendVerification getEmail={() => form.getValues('email')} />
        </p>
      )}
    </form>
  );
}

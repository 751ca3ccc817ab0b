import { useState } from 'react';
import { requestPasswordReset } from '#web/features/accounts/account-calls.ts';
import { emailForm } from '#web/features/accounts/account-forms.ts';
import { EmailField } from '#web/features/accounts/form-fields.tsx';
import { NoMailHint } from '#web/features/accounts/no-mail-hint.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AuthCard } from './auth-card.tsx';
import { TextLink } from './text-link.tsx';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

export function meta() {
  return pageMeta({ title: 'Forgot password' });
}

export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState('');
  const form = useContractForm({
    schema: emailForm,
    defaultValues: { email: '' },
    submit: async ({ email }) => {
      await requestPasswordReset(email);
      setSentTo(email);
      return undefined;
    },
    onFailure: (error) =>
      toast.error({ title: 'The reset link was not requested', text: error.message }),
  });

  return (
    <AuthCard
      title="Forgot your password?"
      text="Tell us your email address and we send you a link to choose a new one."
      footer={<TextLink to="/auth/login">Back to sign in</TextLink>}
    >
      {sentTo ? (
        <div className="flex flex-col gap-4">
          <Notice tone="good" title="Check your inbox">
            If an account belongs to {sentTo}, a link is on its way. It works for one hour.
          </Notice>
          <NoMailHint />
          <Button variant="secondary" className="w-full" onClick={() => setSentTo('')}>
            Use another address
          </Button>
        </div>
      ) : (
        <form {...form.formProps} className="flex flex-col gap-5">
          <EmailField error={form.errorOf('email')} {...form.bind('email')} />
          <Button type="submit" className="w-full" busyLabel={form.isBusy && 'Sending...'}>
            Send reset link
          </Button>
        </form>
      )}
    </AuthCard>
  );
}

import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { resetPassword } from '#web/features/accounts/account-calls.ts';
import { newPasswordForm } from '#web/features/accounts/account-forms.ts';
import { NewPasswordFields } from '#web/features/accounts/new-password-fields.tsx';
import { useSession } from '#web/features/accounts/session.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ErrorScreen } from '#web/ui/error-screen.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AuthCard } from './auth-card.tsx';
import { TextLink } from './text-link.tsx';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

export function meta() {
  return pageMeta({ title: 'Choose a new password', indexable: false });
}

/** The screen behind the link of the reset mail. */
export default function ResetPasswordPage() {
  const [params] = useSearchParams();
  const { reload } = useSession();
  const navigate = useNavigate();
  const token = params.get('token') ?? '';
  const [isDead, setDead] = useState(token === '');

  const form = useContractForm({
    schema: newPasswordForm,
    defaultValues: { password: '', confirmPassword: '' },
    fieldNames: { newPassword: 'password' },
    submit: async ({ password }) => {
      await resetPassword({ token, newPassword: password });
      // Every session of the account has ended, perhaps this browser's too.
      await reload().catch(() => undefined);
      const message = 'Your password has been changed. Please sign in with the new one.';
      await navigate(`/auth/login?${new URLSearchParams({ message })}`, { replace: true });
      return 'stay-busy';
    },
    onFailure: (error) => {
      if (['code_expired', 'code_invalid', 'code_used'].includes(error.code)) setDead(true);
      else toast.error({ title: 'The password was not changed', text: error.message });
    },
  });

  if (isDead) return <DeadLink />;
  return (
    <AuthCard
      title="Choose a new password"
      text="Afterwards you are signed out on every device."
      footer={<TextLink to="/auth/login">Back to sign in</TextLink>}
    >
      <form {...form.formProps} className="flex flex-col gap-4">
        <NewPasswordFields label="New password" form={form} />
        <Button type="submit" className="mt-2 w-full" busyLabel={form.isBusy && 'Saving...'}>
          Save new password
        </Button>
      </form>
    </AuthCard>
  );
}

function DeadLink() {
  return (
    <ErrorScreen
      illustration="timeout"
      title="This link no longer works"
      text="Reset links work once and for one hour. Ask for a new one; your password is unchanged."
      actions={
        <>
          <Link to="/auth/forgot-password" className={buttonClassNames({ size: 'large' })}>
            Get a new link
          </Link>
          <Link
            to="/auth/login"
            className={buttonClassNames({ variant: 'secondary', size: 'large' })}
          >
            Back to sign in
          </Link>
        </>
      }
    />
  );
}

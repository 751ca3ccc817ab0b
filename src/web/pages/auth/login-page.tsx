import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { brand } from '#shared/brand.ts';
import { safeRedirect } from '#shared/safe-redirect.ts';
import { signIn } from '#web/features/accounts/account-calls.ts';
import { signInForm } from '#web/features/accounts/account-forms.ts';
import { GoogleButton, GoogleTerms } from '#web/features/accounts/google-button.tsx';
import { OrDivider } from '#web/features/accounts/or-divider.tsx';
import { ResendVerification } from '#web/features/accounts/resend-verification.tsx';
import { useSession } from '#web/features/accounts/session.tsx';
import { SignInFields } from '#web/features/accounts/sign-in-fields.tsx';
import { useRedirectWhenSignedIn } from '#web/features/accounts/use-redirect-when-signed-in.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AuthCard } from './auth-card.tsx';
import { TextLink } from './text-link.tsx';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

export function meta() {
  return pageMeta({
    title: 'Sign in',
    description: `Sign in to your ${brand.name} account.`,
    path: '/auth/login',
  });
}

export default function LoginPage() {
  const { enter } = useSession();
  const [params] = useSearchParams();
  const [failure, setFailure] = useState('');
  // The page was written at build time without a query: it comes in after the first drawing.
  const message = useHydrated() ? (params.get('message') ?? '').slice(0, 300) : '';
  useRedirectWhenSignedIn(safeRedirect(params.get('redirect')));

  const form = useContractForm({
    schema: signInForm,
    defaultValues: { email: '', password: '' },
    submit: async (values) => {
      setFailure('');
      const { user } = await signIn(values);
      enter(user);
      return 'stay-busy';
    },
    onFailure: (error) => {
      const text = error.message || 'Please check your credentials and try again';
      setFailure(text);
      toast.error({ title: 'Sign in failed', text });
    },
    onInvalid: () => toast.error({ title: 'Please fix the form errors' }),
  });

  const canResend = /verify|email/i.test(message) || /email/i.test(failure);
  return (
    <AuthCard
      title={`Sign in to ${brand.name}`}
      footer={
        <>
          New here? <TextLink to="/auth/signup">Create an account</TextLink>
        </>
      }
    >
      {message && !failure && <Notice className="mb-5">{message}</Notice>}
      {failure && (
        <Notice tone="bad" className="mb-5">
          {failure}
        </Notice>
      )}
      <GoogleButton />
      <OrDivider />
      <form {...form.formProps} className="flex flex-col gap-4">
        <SignInFields form={form} />
        <Button type="submit" className="mt-2 w-full" busyLabel={form.isBusy && 'Signing in...'}>
          Sign In
        </Button>
      </form>
      {canResend && (
        <p className="mt-3 text-sm text-ink-muted">
          No confirmation email yet? <ResendVerification getEmail={() => form.getValues('email')} />
        </p>
      )}
      <GoogleTerms className="mt-5" />
    </AuthCard>
  );
}

import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { brand } from '#shared/brand.ts';
import { limits } from '#shared/limits.ts';
import { safeRedirect } from '#shared/safe-redirect.ts';
import { rememberPlan } from '#web/features/accounts/chosen-plan.ts';
import { GoogleButton } from '#web/features/accounts/google-button.tsx';
import { OrDivider } from '#web/features/accounts/or-divider.tsx';
import { TrialPromise } from '#web/features/accounts/trial-promise.tsx';
import { useRedirectWhenSignedIn } from '#web/features/accounts/use-redirect-when-signed-in.ts';
import { ChosenIndustriesNote } from '#web/features/landing/chosen-industries-note.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { AuthCard } from './auth-card.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { TextLink } from './text-link.tsx';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

export function meta() {
  return pageMeta({
    title: 'Create your account',
    path: '/auth/signup',
    description: `Try ${brand.name} free for ${limits.trialDays} days. No card needed.`,
  });
}

export default function SignupPage() {
  const [params] = useSearchParams();
  const plan = params.get('plan');
  useRedirectWhenSignedIn(safeRedirect(params.get('redirect')));
  useEffect(() => rememberPlan({ plan }), [plan]);
  return (
    <AuthCard
      title="Create your account"
      text={<TrialPromise plan={plan} />}
      footer={
        <>
          Already have an account? <TextLink to="/auth/login">Sign in</TextLink>
        </>
      }
    >
      <ChosenIndustriesNote />
      <GoogleButton />
      <OrDivider />
      <SignUpForm />
    </AuthCard>
  );
}

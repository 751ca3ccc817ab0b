import { Check } from 'lucide-react';
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
import { useChosenIndustries } from '#web/features/landing/chosen-industries.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
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

/** What was picked on the landing page is kept. */
function ChosenIndustriesNote() {
  const industries = useChosenIndustries();
  if (industries.length === 0) return null;
  return (
    <p className="mb-5 flex gap-2 rounded-card border border-accent-line bg-accent-soft px-3.5 py-2.5 text-sm text-ink-soft">
      <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <span>
        Your first chatbot starts with words for{' '}
        <strong className="font-[600] text-ink">
          {new Intl.ListFormat(pageLanguage).format(industries.map(({ name }) => name))}
        </strong>
        .
      </span>
    </p>
  );
}

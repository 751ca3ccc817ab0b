import { useSession } from '#web/features/accounts/session.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Pricing } from './pricing.tsx';

export { PageErrorBoundary as ErrorBoundary } from '../errors/page-error-boundary.tsx';

export function meta() {
  return pageMeta();
}

export default function LandingPage() {
  const { session } = useSession();
  return (
    <div className="mx-auto max-w-[1160px] px-4 sm:px-7">
      <Hero signedIn={session.status === 'signed-in'} />
      <Pricing />
      <HowItWorks />
    </div>
  );
}

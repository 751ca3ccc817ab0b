import { pageMeta } from '#web/lib/page-meta.ts';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { IndustryShowcase } from './industry-showcase.tsx';
import { LandingDialogs } from './landing-dialogs.tsx';
import { ExpertStrip, Explanations } from './landing-parts.ts';
import { Pricing } from './pricing.tsx';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

/** Search engines read the page as it was written at build time: in the browser their facts are of no use. */
const facts = import.meta.env.SSR
  ? [{ 'script:ld+json': (await import('./structured-data.ts')).structuredData }]
  : [];

export function meta() {
  return [...pageMeta({ path: '/' }), ...facts];
}

export default function LandingPage() {
  return (
    <LandingDialogs>
      <div className="mx-auto max-w-[1160px] px-4 sm:px-7">
        <Hero />
        <Pricing />
        <Explanations />
        <IndustryShowcase />
        <ExpertStrip />
        <Closing />
      </div>
    </LandingDialogs>
  );
}

import { data } from 'react-router';
import { pageMeta } from '#web/lib/page-meta.ts';
import { fetchPublicConfig } from '#web/state/use-public-config.ts';
import { ContainersSection } from './containers-section.tsx';
import { ControlsSection } from './controls-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FoundationsSection } from './foundations-section.tsx';
import { ScreensSection } from './screens-section.tsx';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

export function meta() {
  return pageMeta({ title: 'Design system', indexable: false });
}

/** For those who build the product: elsewhere the page does not exist. */
export async function clientLoader() {
  if (import.meta.env.DEV) return null;
  const { flags } = await fetchPublicConfig();
  if (!flags.devTools) throw data(null, { status: 404 });
  return null;
}

export default function DesignSystemPage() {
  return (
    <div className="mx-auto max-w-[1160px] px-4 pt-12 sm:px-7">
      <h1 className="text-4xl">Design system</h1>
      <p className="mt-3 max-w-[60ch] text-[17px] text-ink-soft">
        Every part that screens are made of, in every state. What is not here does not exist yet:
        build it in <code>ui/</code>, then show it here.
      </p>
      <FoundationsSection />
      <ControlsSection />
      <ContainersSection />
      <FeedbackSection />
      <ScreensSection />
    </div>
  );
}

import page from 'virtual:content/legal/privacy';
import { pageMeta } from '#web/lib/page-meta.ts';
import { LegalPage } from './legal-page.tsx';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

export function meta() {
  return pageMeta({
    title: page.title,
    description: page.summary,
    path: '/privacy',
    isTranslated: false,
  });
}

export default function PrivacyPage() {
  return <LegalPage page={page} />;
}

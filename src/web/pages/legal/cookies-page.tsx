import page from 'virtual:content/legal/cookies';
import { pageMeta } from '#web/lib/page-meta.ts';
import { LegalPage } from './legal-page.tsx';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

export function meta() {
  return pageMeta({
    title: page.title,
    description: page.summary,
    path: '/cookies',
    isTranslated: false,
  });
}

export default function CookiesPage() {
  return <LegalPage page={page} />;
}

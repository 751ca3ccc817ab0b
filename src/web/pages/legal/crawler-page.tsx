import page from 'virtual:content/legal/crawler';
import { pageMeta } from '#web/lib/page-meta.ts';
import { LegalPage } from './legal-page.tsx';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

export function meta() {
  return pageMeta({
    title: page.title,
    description: page.summary,
    path: '/crawler',
    isTranslated: false,
  });
}

export default function CrawlerPage() {
  return <LegalPage page={page} />;
}

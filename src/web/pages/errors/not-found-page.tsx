import { pageMeta } from '#web/lib/page-meta.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

export { PageErrorBoundary as ErrorBoundary } from './page-error-boundary.tsx';

export function meta() {
  return pageMeta({ title: 'Lost in Space?', indexable: false });
}

export default function NotFoundPage() {
  return <NotFoundScreen />;
}

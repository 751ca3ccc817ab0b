import { lazy, Suspense } from 'react';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const Analytics = lazy(() => import('./analytics.tsx'));

export function meta() {
  return pageMeta({ title: 'Analytics', indexable: false });
}

export default function AnalyticsPage() {
  return (
    <>
      <h1 className="mt-7 text-[26px]">Analytics</h1>
      <Suspense fallback={<Skeleton className="mt-5 h-96 rounded-card" />}>
        <Analytics />
      </Suspense>
    </>
  );
}

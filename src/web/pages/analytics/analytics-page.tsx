import { lazy, Suspense } from 'react';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FiguresSkeleton } from './figures-skeleton.tsx';

const Analytics = lazy(() => import('./analytics.tsx'));

export function meta() {
  return pageMeta({ title: 'Analytics', indexable: false });
}

export default function AnalyticsPage() {
  return (
    <>
      <h1 className="mt-7 text-[26px]">Analytics</h1>
      <Suspense fallback={<AnalyticsSkeleton />}>
        <Analytics />
      </Suspense>
    </>
  );
}

function AnalyticsSkeleton() {
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        <Skeleton className="h-11 w-56 rounded-control max-sm:w-full" />
        <Skeleton className="h-11 w-96 max-w-full rounded-control" />
      </div>
      <FiguresSkeleton />
    </>
  );
}

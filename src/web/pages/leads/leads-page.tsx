import { lazy, Suspense } from 'react';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Card } from '#web/ui/card.tsx';
import { ListSkeleton } from '#web/ui/list-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const Leads = lazy(() => import('./leads.tsx'));

export function meta() {
  return pageMeta({ title: 'Leads', indexable: false });
}

export default function LeadsPage() {
  return (
    <>
      <h1 className="mt-7 text-[26px]">Leads</h1>
      <Suspense fallback={<LeadsSkeleton />}>
        <Leads />
      </Suspense>
    </>
  );
}

function LeadsSkeleton() {
  return (
    <>
      <Skeleton className="mt-3 h-4 w-36" />
      <div className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_11rem]">
        <Skeleton className="h-11 rounded-control max-sm:col-span-2" />
        <Skeleton className="h-11 rounded-control" />
        <Skeleton className="h-11 rounded-control" />
      </div>
      <Card className="mt-4">
        <ListSkeleton label="Loading leads" />
      </Card>
    </>
  );
}

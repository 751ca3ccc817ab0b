import { lazy, Suspense } from 'react';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const Leads = lazy(() => import('./leads.tsx'));

export function meta() {
  return pageMeta({ title: 'Leads', indexable: false });
}

export default function LeadsPage() {
  return (
    <>
      <h1 className="mt-7 text-[26px]">Leads</h1>
      <Suspense fallback={<Skeleton className="mt-5 h-96 rounded-card" />}>
        <Leads />
      </Suspense>
    </>
  );
}

import { lazy, Suspense } from 'react';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const Inbox = lazy(() => import('./inbox.tsx'));

export function meta() {
  return pageMeta({ title: 'Inbox', indexable: false });
}

export default function InboxPage() {
  return (
    <>
      <h1 className="mt-7 text-[26px]">Inbox</h1>
      <Suspense fallback={<Skeleton className="mt-5 h-96 rounded-card" />}>
        <Inbox />
      </Suspense>
    </>
  );
}

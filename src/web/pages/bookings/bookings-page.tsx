import { lazy, Suspense } from 'react';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Card } from '#web/ui/card.tsx';
import { ListSkeleton } from '#web/ui/list-frame.tsx';

const Bookings = lazy(() => import('./bookings.tsx'));

export function meta() {
  return pageMeta({ title: 'Bookings', indexable: false });
}

export default function BookingsPage() {
  return (
    <>
      <h1 className="mt-7 text-[26px]">Bookings</h1>
      <Suspense
        fallback={
          <Card className="mt-4">
            <ListSkeleton label="Loading appointments" />
          </Card>
        }
      >
        <Bookings />
      </Suspense>
    </>
  );
}

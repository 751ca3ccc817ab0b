import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { OwnBooking } from '#shared/contract/booking.ts';
import { AppointmentActions } from '#web/features/appointment/appointment-actions.tsx';
import { showAppointment } from '#web/features/appointment/appointment-calls.ts';
import { sayWhen } from '#web/features/appointment/say-when.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { queryClient } from '#web/state/query-client.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

export function meta() {
  return pageMeta({ title: 'Your appointment', indexable: false });
}

/** Where the link in a visitor's email leads. It belongs to the shop, so nothing of ours is around it. */
export default function AppointmentPage() {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(location.hash.slice(1)), []);
  return (
    <QueryClientProvider client={queryClient}>
      <main className="mx-auto w-full max-w-[32rem] px-4 py-10 sm:py-16">
        <Card className="p-6 sm:p-8">
          {token === null ? <Waiting /> : <Appointment token={token} />}
        </Card>
      </main>
    </QueryClientProvider>
  );
}

function Appointment({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['appointment', token],
    queryFn: ({ signal }) => showAppointment({ token, signal }),
  });
  if (error && !isUnknownLink(error)) {
    return (
      <>
        <h1 className="text-[26px]">Your appointment</h1>
        <LoadFailed
          className="mt-5"
          title="We couldn’t load your appointment"
          error={error}
          retry={() => refetch()}
        />
      </>
    );
  }
  if (error) {
    return (
      <>
        <h1 className="text-[26px]">This link isn’t valid</h1>
        <p className="mt-3 text-ink-soft">
          Please open the link in the latest email again, or contact the business.
        </p>
      </>
    );
  }
  return data ? <Details booking={data} token={token} /> : <Waiting />;
}

/** Anything else, such as a lost connection, can be tried again. */
const isUnknownLink = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function Details({ booking, token }: { booking: OwnBooking; token: string }) {
  const isCanceled = booking.status === 'canceled';
  return (
    <>
      <p className="text-ink-muted">{booking.business}</p>
      <h1 className="mt-1 text-[26px]">Your appointment</h1>
      {isCanceled && (
        <p className="mt-2" role="status">
          <Badge tone="warn">Canceled</Badge>
        </p>
      )}
      <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
        <Row label="Service">{booking.serviceName}</Row>
        <Row label="When">{sayWhen({ start: booking.start })}</Row>
        <Row label="With">{booking.staffName}</Row>
        {booking.price && <Row label="Price">{booking.price}</Row>}
        <Row label="Reference">{booking.reference}</Row>
      </dl>
      {!isCanceled && <AppointmentActions booking={booking} token={token} />}
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

function Waiting() {
  return (
    <>
      <h1 className="text-[26px]">Your appointment</h1>
      <Skeleton className="mt-5 h-40" />
    </>
  );
}

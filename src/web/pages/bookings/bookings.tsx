import { useState } from 'react';
import { Link } from 'react-router';
import type { Booking } from '#shared/contract/booking.ts';
import { BookingDetails } from '#web/features/bookings/booking-details.tsx';
import { BookingWeek } from '#web/features/bookings/booking-week.tsx';
import { useBookings, useCancelBooking } from '#web/features/bookings/use-bookings.ts';
import { WeekBar } from '#web/features/bookings/week-bar.tsx';
import { addWeeks, daysOfWeek } from '#web/features/bookings/week-days.ts';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { plural } from '#web/lib/plural.ts';
import { NextStepLink } from '#web/pages/dashboard/next-step-link.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListSkeleton } from '#web/ui/list-frame.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';

/** A week of appointments: columns on a desktop, a list of days on a phone. */
export default function Bookings() {
  const [monday, setMonday] = useState(() => daysOfWeek(new Date())[0] ?? new Date());
  const [showsCanceled, setShowsCanceled] = useState(false);
  const [opened, setOpened] = useState<Booking | null>(null);
  const [canceling, setCanceling] = useState<Booking | null>(null);
  const mayCancel = useMay('conversations.edit');
  const days = daysOfWeek(monday);
  const { data, error, refetch } = useBookings({ from: monday, to: addWeeks(monday, 1) });
  const shown = data?.items.filter(({ status }) => showsCanceled || status === 'booked') ?? [];
  const count = data?.items.filter(({ status }) => status === 'booked').length ?? 0;
  return (
    <>
      <h2 className="mt-1.5 text-base font-normal tracking-normal text-ink-muted">
        {data
          ? plural({
              count,
              one: '{count} appointment this week',
              other: '{count} appointments this week',
            })
          : 'Appointments by week'}
      </h2>
      <WeekBar monday={monday} days={days} onChoose={setMonday}>
        <Checkbox
          label="Show canceled"
          checked={showsCanceled}
          onChange={({ target }) => setShowsCanceled(target.checked)}
        />
      </WeekBar>
      {error && (
        <LoadFailed
          className="mt-4"
          title="The appointments could not be loaded"
          error={error}
          retry={() => refetch()}
        />
      )}
      {!data && !error && (
        <Card className="mt-4">
          <ListSkeleton label="Loading appointments" />
        </Card>
      )}
      {data && shown.length === 0 && (
        <Card className="mt-4">
          <EmptyState
            kind="bookings"
            title="No appointments this week"
            text="Appointments that visitors book in the chat show up here. You turn booking on for each chatbot."
            action={<BookingSetup />}
          />
        </Card>
      )}
      {shown.length > 0 && <BookingWeek days={days} bookings={shown} onOpen={setOpened} />}
      {opened && (
        <BookingDetails
          booking={opened}
          onCancel={
            mayCancel && isOpen(opened)
              ? () => {
                  setOpened(null);
                  setCanceling(opened);
                }
              : null
          }
          onClose={() => setOpened(null)}
        />
      )}
      {canceling && <CancelDialog booking={canceling} onClose={() => setCanceling(null)} />}
    </>
  );
}

const isOpen = ({ status, end }: Booking) => status === 'booked' && new Date(end) > new Date();

/** To where booking is turned on, or first to a chatbot. */
function BookingSetup() {
  const { data: chatbots } = useChatbots();
  const toDashboard = useDashboardPath();
  const mayEdit = useMay('chatbots.edit');
  if (!mayEdit || !chatbots) return null;
  const [first] = chatbots;
  if (!first) return <NextStepLink chatbots={chatbots} />;
  return (
    <Link
      to={toDashboard(`/chatbots/${first.id}/booking`)}
      className={buttonClassNames({ variant: 'secondary' })}
    >
      Booking settings
    </Link>
  );
}

function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const cancel = useCancelBooking();
  return (
    <ConfirmDialog
      title="Cancel this appointment?"
      text={`${booking.name} gets an email, and the time can be booked again.`}
      verb="Cancel appointment"
      keep="Keep it"
      busyLabel={cancel.isPending && 'Canceling...'}
      onConfirm={() => cancel.mutate(booking.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

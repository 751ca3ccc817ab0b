import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Booking } from '#shared/contract/booking.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { describeTimes } from './booking-card.tsx';

/** Everything about one appointment, and what can be done with it. */
export function BookingDetails({
  booking,
  onCancel,
  onClose,
}: {
  booking: Booking;
  /** Null where it can't be canceled any more, or not by this person. */
  onCancel: (() => void) | null;
  onClose: () => void;
}) {
  const { email, phone, note, price, conversationId } = booking;
  const toDashboard = useDashboardPath();
  const day = new Date(booking.start).toLocaleDateString(pageLanguage, { dateStyle: 'full' });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={booking.serviceName}
      description={`${day}, ${describeTimes(booking)}`}
      footer={
        (onCancel || conversationId) && (
          <>
            {onCancel && (
              <Button variant="ghost" className="text-bad" onClick={onCancel}>
                Cancel appointment
              </Button>
            )}
            {conversationId && (
              <Link
                to={toDashboard(`/inbox/${conversationId}`)}
                className={buttonClassNames({ variant: 'secondary' })}
              >
                Open conversation
              </Link>
            )}
          </>
        )
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2.5">
        <Detail label="Customer">{booking.name}</Detail>
        <Detail label="Email">
          <a href={`mailto:${encodeURIComponent(email)}`} className={contactLink}>
            {email}
          </a>
        </Detail>
        {phone && (
          <Detail label="Phone">
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={contactLink}>
              {phone}
            </a>
          </Detail>
        )}
        {note && <Detail label="Note">{note}</Detail>}
        <Detail label="With">{booking.staffName}</Detail>
        {price && <Detail label="Price">{price}</Detail>}
        <Detail label="Reference">{booking.reference}</Detail>
        {booking.status === 'canceled' && (
          <Detail label="Status">
            {booking.canceledBy === 'team' ? 'Canceled by your team' : 'Canceled by the customer'}
          </Detail>
        )}
      </dl>
    </Dialog>
  );
}

const contactLink = 'text-accent underline underline-offset-4';

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

import { Link } from 'react-router';
import type { Booking } from '#shared/contract/booking.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** One appointment in a day's list. */
export function BookingCard({
  booking,
  onCancel,
}: {
  booking: Booking;
  /** Null where it can't be canceled any more, or not by this person. */
  onCancel: (() => void) | null;
}) {
  const { start, end, serviceName, staffName, name, email, phone, note, reference } = booking;
  const toDashboard = useDashboardPath();
  const isCanceled = booking.status === 'canceled';
  const time = (moment: string) =>
    new Date(moment).toLocaleTimeString(pageLanguage, { timeStyle: 'short' });
  return (
    <li
      className={classNames(
        'rounded-control border border-line bg-surface p-2.5 text-[13.5px]',
        isCanceled && 'opacity-70',
      )}
    >
      <p className="flex flex-wrap items-center justify-between gap-1 font-[600] tabular-nums">
        <span className={classNames(isCanceled && 'line-through')}>
          {time(start)} – {time(end)}
        </span>
        {isCanceled && <Badge>Canceled</Badge>}
      </p>
      <p className="font-[560] wrap-anywhere">{serviceName}</p>
      <p className="text-ink-muted wrap-anywhere">{staffName}</p>
      <p className="mt-1.5 wrap-anywhere">{name}</p>
      <p className="wrap-anywhere">
        <a href={`mailto:${email}`} className="text-accent underline underline-offset-2">
          {email}
        </a>
      </p>
      {phone && (
        <p>
          <a href={`tel:${phone}`} className="text-accent underline underline-offset-2">
            {phone}
          </a>
        </p>
      )}
      {note && <p className="text-ink-muted wrap-anywhere">{note}</p>}
      <p className="mt-1 text-ink-muted">{reference}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3">
        {booking.conversationId && (
          <Link
            to={toDashboard(`/inbox/${booking.conversationId}`)}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-2"
          >
            Conversation
          </Link>
        )}
        {onCancel && (
          <Button variant="ghost" size="small" onClick={onCancel} className="-mx-2">
            Cancel appointment
          </Button>
        )}
      </div>
    </li>
  );
}

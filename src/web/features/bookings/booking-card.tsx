import type { Booking } from '#shared/contract/booking.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** One appointment in a day's list: when, what and who. The rest is in its details. */
export function BookingCard({ booking, onOpen }: { booking: Booking; onOpen: () => void }) {
  const { serviceName, staffName, name } = booking;
  const isCanceled = booking.status === 'canceled';
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className={classNames(
          'w-full rounded-control border border-line border-l-3 bg-surface px-2.5 py-2 text-left text-[13.5px] hover:border-edge',
          isCanceled ? 'border-l-edge text-ink-muted' : 'border-l-accent hover:border-l-accent',
        )}
      >
        <span className={classNames('block font-[600] tabular-nums', isCanceled && 'line-through')}>
          {describeTimes(booking)}
        </span>
        <span className="mt-0.5 block wrap-anywhere">{serviceName}</span>
        <span className="mt-0.5 block wrap-anywhere text-ink-muted">{name}</span>
        <span className="block wrap-anywhere text-ink-muted">with {staffName}</span>
        {isCanceled && <Badge className="mt-1">Canceled</Badge>}
      </button>
    </li>
  );
}

/** "9:00 – 9:45 AM", as short as the language allows. */
export function describeTimes({ start, end }: Pick<Booking, 'start' | 'end'>): string {
  return new Intl.DateTimeFormat(pageLanguage, { timeStyle: 'short' }).formatRange(
    new Date(start),
    new Date(end),
  );
}

import type { Booking } from '#shared/contract/booking.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { classNames } from '#web/ui/class-names.ts';
import { BookingCard } from './booking-card.tsx';
import { isSameDay } from './week-days.ts';

/** Columns on a desktop, a list of days on a phone. */
export function BookingWeek({
  days,
  bookings,
  onOpen,
}: {
  days: readonly Date[];
  bookings: readonly Booking[];
  onOpen: (booking: Booking) => void;
}) {
  const now = new Date();
  return (
    <div className="mt-4 grid gap-x-2 gap-y-5 lg:grid-cols-7">
      {days.map((day) => {
        const ofDay = bookings.filter(({ start }) => isSameDay(new Date(start), day));
        const isToday = isSameDay(day, now);
        return (
          <section
            key={day.toISOString()}
            className={classNames('min-w-0', ofDay.length === 0 && 'max-lg:hidden')}
          >
            <h3
              className={classNames(
                'border-b-2 pb-1 text-[14px]',
                isToday ? 'border-accent text-accent' : 'border-line text-ink-muted',
              )}
            >
              {day.toLocaleDateString(pageLanguage, {
                weekday: 'short',
                day: 'numeric',
                month: 'short',
              })}
            </h3>
            <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
              {ofDay.map((booking) => (
                <BookingCard key={booking.id} booking={booking} onOpen={() => onOpen(booking)} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

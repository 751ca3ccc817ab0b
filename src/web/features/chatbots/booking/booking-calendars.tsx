import { RefreshCw, Trash2 } from 'lucide-react';
import type { BookingCalendar } from '#shared/contract/booking.ts';
import { SectionCard } from '#web/features/chatbots/editor/section-card.tsx';
import { plural } from '#web/lib/plural.ts';
import { ServerText } from '#web/lib/server-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import type { BookingPart } from './booking-part.ts';
import { ConnectCalendarForm } from './connect-calendar-form.tsx';
import { useCalendarChange, useCalendars } from './use-booking.ts';

/** People's own calendars: what is in them isn't offered, and with CalDAV appointments are written to them. */
export function BookingCalendars({ settings, chatbotId }: BookingPart) {
  const { data, error, refetch } = useCalendars(chatbotId);
  const change = useCalendarChange(chatbotId);
  // The form says itself why a calendar couldn't be connected.
  const isOfList = change.variables && !('connect' in change.variables);
  const nameOf = (id: string) =>
    settings.staff.find((one) => one.id === id)?.name || 'Removed person';
  return (
    <SectionCard
      title="Calendars"
      text="Times that are taken in someone's own calendar aren't offered. With CalDAV, appointments are also written to it. Calendars are read every 10 minutes."
    >
      {error && (
        <LoadFailed
          title="The calendars could not be loaded"
          error={error}
          retry={() => refetch()}
        />
      )}
      {data && data.items.length > 0 && (
        <ul className="grid gap-2">
          {data.items.map((calendar) => (
            <CalendarRow
              key={calendar.id}
              calendar={calendar}
              owner={nameOf(calendar.staffId)}
              isBusy={change.isPending}
              onSync={() => change.mutate({ syncId: calendar.id })}
              onRemove={() => change.mutate({ disconnectId: calendar.id })}
            />
          ))}
        </ul>
      )}
      <FieldError>{isOfList && change.error?.message}</FieldError>
      {settings.staff.length > 0 ? (
        <ConnectCalendarForm
          staff={settings.staff}
          connect={(calendar) => change.mutateAsync({ connect: calendar })}
        />
      ) : (
        <p className="text-[14.5px] text-ink-muted">Add a person first.</p>
      )}
    </SectionCard>
  );
}

function CalendarRow({
  calendar: { kind, host, name, syncedAt, problem, busyCount },
  owner,
  isBusy,
  onSync,
  onRemove,
}: {
  calendar: BookingCalendar;
  owner: string;
  isBusy: boolean;
  onSync: () => void;
  onRemove: () => void;
}) {
  return (
    <li className="rounded-control border border-line px-3 py-2">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          <span className="block font-[600] wrap-anywhere">
            {owner}: {name || host}
          </span>
          <span className="block text-[13.5px] text-ink-muted">
            {kind === 'caldav' ? 'CalDAV' : 'ICS'} ·{' '}
            {plural({ count: busyCount, one: '{count} busy time', other: '{count} busy times' })}
            {syncedAt && (
              <>
                {' · '}
                <RelativeTime time={syncedAt} />
              </>
            )}
          </span>
        </span>
        <Button
          variant="ghost"
          size="icon"
          disabled={isBusy}
          aria-label={`Sync the calendar of ${owner} now`}
          onClick={onSync}
        >
          <RefreshCw aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          disabled={isBusy}
          aria-label={`Disconnect the calendar of ${owner}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      <FieldError>{problem && <ServerText>{problem}</ServerText>}</FieldError>
    </li>
  );
}

import { RefreshCw, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { BookingCalendar, CalendarKind } from '#shared/contract/booking.ts';
import { SectionCard } from '#web/features/chatbots/editor/section-card.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { plural } from '#web/lib/plural.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Select } from '#web/ui/select.tsx';
import type { BookingPart } from './booking-part.ts';
import { useCalendarChange, useCalendars } from './use-booking.ts';

/** People's own calendars: what is in them isn't offered, and with CalDAV appointments are written to them. */
export function BookingCalendars({ settings, chatbotId }: BookingPart) {
  const { data, error, refetch } = useCalendars(chatbotId);
  const change = useCalendarChange(chatbotId);
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
      {settings.staff.length > 0 ? (
        <ConnectForm settings={settings} change={change} />
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
      <FieldError>{problem}</FieldError>
    </li>
  );
}

const blank = { address: '', username: '', password: '', calendar: '' };

function ConnectForm({
  settings: { staff },
  change,
}: Pick<BookingPart, 'settings'> & { change: ReturnType<typeof useCalendarChange> }) {
  const [kind, setKind] = useState<CalendarKind>('ics');
  const [staffId, setStaffId] = useState(staff[0]?.id ?? '');
  const [values, setValues] = useState(blank);
  const problems = change.error instanceof ApiError ? change.error.fields : {};
  const input = (name: keyof typeof blank, label: string, help?: string) => (
    <Field label={label} help={help} error={problems[name]}>
      {(control) => (
        <Input
          {...control}
          type={name === 'password' ? 'password' : 'text'}
          autoComplete="off"
          value={values[name]}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      )}
    </Field>
  );
  function connect(event: FormEvent): void {
    event.preventDefault();
    const { address, ...login } = values;
    const of = { staffId, address };
    change.mutate(
      { connect: kind === 'ics' ? { kind, ...of } : { kind, ...of, ...login } },
      { onSuccess: () => setValues(blank) },
    );
  }
  return (
    <form onSubmit={connect} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Whose calendar" error={problems.staffId}>
          {(control) => (
            <Select
              {...control}
              value={staffId}
              onChange={({ target }) => setStaffId(target.value)}
            >
              {staff.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name || 'Unnamed'}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Kind of calendar">
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => setKind(target.value === 'caldav' ? 'caldav' : 'ics')}
            >
              <option value="ics">ICS address (read only)</option>
              <option value="caldav">CalDAV (two-way)</option>
            </Select>
          )}
        </Field>
      </div>
      {input(
        'address',
        'Calendar address',
        kind === 'ics'
          ? 'The private ICS address from the settings of Google Calendar, Outlook or iCloud.'
          : 'The server of Nextcloud, iCloud, Fastmail or another CalDAV calendar.',
      )}
      {kind === 'caldav' && (
        <div className="grid gap-4 sm:grid-cols-3">
          {input('username', 'User name')}
          {input('password', 'App password')}
          {input('calendar', 'Calendar name', 'Leave blank to use the first.')}
        </div>
      )}
      <FieldError>{Object.keys(problems).length === 0 && change.error?.message}</FieldError>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        busyLabel={change.isPending && 'Connecting...'}
        disabled={!values.address || !staffId}
      >
        Connect calendar
      </Button>
    </form>
  );
}

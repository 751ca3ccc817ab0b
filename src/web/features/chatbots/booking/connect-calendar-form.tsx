import { type CalendarInput, calendarInput } from '#shared/contract/booking.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

type ConnectCalendarFormProps = {
  staff: readonly { id: string; name: string }[];
  connect: (calendar: CalendarInput) => Promise<unknown>;
};

const blank = { address: '', username: '', password: '', calendar: '' };

export function ConnectCalendarForm({ staff, connect }: ConnectCalendarFormProps) {
  const form = useContractForm({
    schema: calendarInput,
    defaultValues: { ...blank, kind: 'ics', staffId: staff[0]?.id ?? '' },
    async submit(calendar) {
      await connect(calendar);
      form.reset({ ...form.getValues(), ...blank });
    },
  });
  const kind = form.watch('kind');
  const input = (name: keyof typeof blank, label: string, help?: string) => (
    <Field label={label} help={help} error={form.errorOf(name)}>
      {(control) => (
        <Input
          {...form.bind(name)}
          {...control}
          type={name === 'password' ? 'password' : 'text'}
          autoComplete="off"
        />
      )}
    </Field>
  );
  return (
    <form {...form.formProps} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Whose calendar" error={form.errorOf('staffId')}>
          {(control) => (
            <Select {...form.bind('staffId')} {...control}>
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
            <Select {...form.bind('kind')} {...control}>
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
      <FieldError>{form.failure}</FieldError>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        busyLabel={form.isBusy && 'Connecting...'}
        disabled={!form.watch('address')}
      >
        Connect calendar
      </Button>
    </form>
  );
}

import { Link } from 'react-router';
import { type BookingSettings, bookingDefaults, bookingSteps } from '#shared/contract/booking.ts';
import { SectionCard } from '#web/features/chatbots/editor/section-card.tsx';
import type { ChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { plural } from '#web/lib/plural.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { BookingCalendars } from './booking-calendars.tsx';
import { BookingClosedDays } from './booking-closed-days.tsx';
import type { BookingPart } from './booking-part.ts';
import { problemsOf } from './booking-problems.ts';
import { BookingServices } from './booking-services.tsx';
import { BookingStaffList } from './booking-staff-list.tsx';

/** Appointments that visitors book in the chat. Saved with the chatbot's other settings. */
export default function BookingSection({ saving }: { saving: ChatbotSaving }) {
  const { form } = saving;
  const settings = form.watch('booking') ?? bookingDefaults;
  const hasServer = useDataClient().link('/') !== null;
  const toDashboard = useDashboardPath();
  const change = (changes: Partial<BookingSettings>) => {
    form.setValue('booking', { ...settings, ...changes }, { shouldDirty: true });
    if (form.formState.errors.booking) void form.trigger('booking');
  };
  const part = { settings, change, problem: problemsOf(form), chatbotId: saving.loaded.id };
  return (
    <div className="flex flex-col gap-5">
      <SectionCard
        title="Booking"
        text="Visitors choose a service and a free time in the chat. Both of you get an email, and they can move or cancel the appointment with a link."
        actions={
          hasServer && (
            <Link
              to={toDashboard('/bookings')}
              className="text-[14.5px] text-accent underline underline-offset-4"
            >
              Open the calendar
            </Link>
          )
        }
      >
        <Checkbox
          label="Let visitors book appointments"
          checked={settings.enabled}
          onChange={({ target }) => change({ enabled: target.checked })}
        />
        <Checkbox
          label="Show a button for it when a chat begins"
          checked={settings.showsButton}
          onChange={({ target }) => change({ showsButton: target.checked })}
        />
        <Field label="Button text" error={part.problem('name')}>
          {(control) => (
            <Input
              {...control}
              value={settings.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Field>
        <Field label="What the chatbot says" error={part.problem('intro')}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              value={settings.intro}
              onChange={({ target }) => change({ intro: target.value.replaceAll('\n', ' ') })}
            />
          )}
        </Field>
      </SectionCard>
      <BookingServices {...part} />
      <BookingStaffList {...part} />
      <BookingRules {...part} />
      {hasServer && <BookingCalendars {...part} />}
    </div>
  );
}

function BookingRules({ settings, change, problem }: BookingPart) {
  const number = (name: 'leadHours' | 'horizonDays' | 'cancelHours', label: string) => (
    <Field label={label} error={problem(name)}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          value={settings[name]}
          onChange={({ target }) => change({ [name]: Math.trunc(target.valueAsNumber || 0) })}
        />
      )}
    </Field>
  );
  return (
    <SectionCard
      title="Rules"
      text="When visitors can book, move and cancel. Times follow the time zone under Handover."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {number('leadHours', 'Minimum notice (hours)')}
        {number('horizonDays', 'How far ahead (days)')}
        {number('cancelHours', 'Changes until (hours before)')}
        <Field label="Start times every">
          {(control) => (
            <Select
              {...control}
              value={settings.stepMinutes}
              onChange={({ target }) =>
                change({
                  stepMinutes: bookingSteps.find((step) => step === Number(target.value)) ?? 15,
                })
              }
            >
              {bookingSteps.map((step) => (
                <option key={step} value={step}>
                  {plural({ count: step, one: '{count} minute', other: '{count} minutes' })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <BookingClosedDays {...{ settings, change, problem }} />
    </SectionCard>
  );
}

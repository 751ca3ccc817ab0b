import { useId } from 'react';
import type { OpeningHours } from '#shared/contract/opening-hours.ts';
import type { ChatbotForm } from '#web/features/chatbots/use-chatbot-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { firstError, officeHours, WeekHours } from './week-hours.tsx';

/** When a human can be called. The assistant itself answers at all hours. */
export function OpeningHoursField({ form }: { form: ChatbotForm }) {
  const hours = form.watch('openingHours');
  const zonesId = useId();
  const errors = form.formState.errors.openingHours;

  function setHours(next: OpeningHours | null): void {
    form.setValue('openingHours', next, { shouldDirty: true });
    if (errors) void form.trigger('openingHours');
  }

  return (
    <div className="flex flex-col gap-4">
      <ChoiceCards
        label="Opening hours"
        value={hours ? 'hours' : 'always'}
        onChange={(choice) => setHours(choice === 'hours' ? officeHours : null)}
        options={[
          { value: 'always', label: 'Always', text: 'You’re notified at any hour.' },
          {
            value: 'hours',
            label: 'At set hours',
            text: 'Outside them visitors get the contact form at once.',
          },
        ]}
      />
      {hours && (
        <WeekHours hours={hours} errorOf={(day) => firstError(errors?.[day])} onChange={setHours} />
      )}
      <Field
        label="Time zone"
        error={form.formState.errors.timeZone?.message}
        help="Opening hours and daily figures follow it."
      >
        {(control) => (
          <>
            <Input
              {...form.register('timeZone')}
              {...control}
              list={zonesId}
              className="max-w-sm"
            />
            <datalist id={zonesId}>
              {Intl.supportedValuesOf('timeZone').map((zone) => (
                <option key={zone} value={zone} />
              ))}
            </datalist>
          </>
        )}
      </Field>
    </div>
  );
}

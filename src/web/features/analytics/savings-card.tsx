import { useState } from 'react';
import { type SavingsSettings, savingsSettings } from '#shared/contract/analytics.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { describeSavings } from './describe-savings.ts';
import { useSaveSavings } from './use-analytics.ts';

type SavingsCardProps = { handled: number; savings: SavingsSettings };

/** What the team did not have to spend on conversations that needed no one. */
export function SavingsCard({ handled, savings }: SavingsCardProps) {
  const [isEditing, setEditing] = useState(false);
  const mayEdit = useMay('settings.edit');
  const { time, money, basis } = describeSavings({ handled, savings });
  return (
    <Card className="p-5 sm:p-6">
      <h3 className="text-[17px]">Time saved</h3>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="text-[44px] leading-tight font-[640] tracking-tight tabular-nums">
          {time}
        </span>
        {money && <span className="text-ink-soft">worth {money}</span>}
      </p>
      {isEditing ? (
        <SavingsForm start={savings} onClose={() => setEditing(false)} />
      ) : (
        <>
          <p className="text-sm text-ink-muted">{basis}</p>
          {mayEdit && (
            <Button
              variant="secondary"
              size="small"
              className="mt-4"
              onClick={() => setEditing(true)}
            >
              {savings.hourlyRate === null ? 'Set what an hour costs' : 'Change'}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

function SavingsForm({ start, onClose }: { start: SavingsSettings; onClose: () => void }) {
  const saving = useSaveSavings();
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});

  function save(form: FormData): void {
    const rate = String(form.get('hourlyRate')).trim().replace(',', '.');
    const parsed = savingsSettings.safeParse({
      minutes: Number(form.get('minutes')),
      hourlyRate: rate === '' ? null : Number(rate),
      currency: form.get('currency'),
    });
    const issues = parsed.error?.issues ?? [];
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (parsed.success) saving.mutate(parsed.data, { onSuccess: onClose });
  }

  return (
    <form
      noValidate
      method="post"
      className="mt-3 grid grid-cols-2 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save(new FormData(event.currentTarget));
      }}
    >
      <Field
        label="Minutes per conversation"
        error={errors.minutes ?? saving.error?.message}
        className="col-span-2"
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            name="minutes"
            inputMode="numeric"
            defaultValue={start.minutes}
          />
        )}
      </Field>
      <Field label="What an hour costs" error={errors.hourlyRate}>
        {(control) => (
          <Input
            {...control}
            name="hourlyRate"
            inputMode="decimal"
            defaultValue={start.hourlyRate ?? ''}
          />
        )}
      </Field>
      <Field label="Currency">
        {(control) => (
          <Select {...control} name="currency" defaultValue={start.currency}>
            {savingsSettings.shape.currency.options.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        )}
      </Field>
      <div className="col-span-2 flex gap-2">
        <Button type="submit" size="small" busyLabel={saving.isPending && 'Saving...'}>
          Save
        </Button>
        <Button variant="ghost" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

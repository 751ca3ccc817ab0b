import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Segments } from '#web/ui/segments.tsx';
import type { AnalyticsFilter } from './use-analytics.ts';

type Time = Pick<AnalyticsFilter, 'days' | 'from' | 'to'>;
type TimeFilterProps = { time: Time; onChange: (time: Time) => void };

export const spans = [7, 30, 90, 365] as const;

const nameSpan = (days: number) => (days === 365 ? '1 year' : `${days} days`);

/** The last days, or any days. */
export function TimeFilter({ time, onChange }: TimeFilterProps) {
  const isChosen = time.from !== '' && time.to !== '';
  const [isChoosing, setChoosing] = useState(isChosen);
  return (
    <>
      <Segments
        label="Time"
        value={isChoosing ? 'days' : String(time.days)}
        onChange={(value) => {
          setChoosing(value === 'days');
          if (value !== 'days') onChange({ days: Number(value), from: '', to: '' });
        }}
        options={[
          ...spans.map((span) => ({ value: String(span), label: nameSpan(span) })),
          { value: 'days', label: 'Custom' },
        ]}
      />
      {isChoosing && <DaysForm key={`${time.from} ${time.to}`} time={time} onChange={onChange} />}
    </>
  );
}

function DaysForm({ time, onChange }: TimeFilterProps) {
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      method="post"
      className="flex items-end gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const from = String(form.get('from'));
        const to = String(form.get('to'));
        const isInOrder = from !== '' && to !== '' && from <= to;
        setError(isInOrder ? undefined : 'Please choose a first and a last day');
        if (isInOrder) onChange({ ...time, from, to });
      }}
    >
      <Field label="From" error={error}>
        {(control) => <Input {...control} type="date" name="from" defaultValue={time.from} />}
      </Field>
      <Field label="To">
        {(control) => <Input {...control} type="date" name="to" defaultValue={time.to} />}
      </Field>
      <Button type="submit" variant="secondary" className="max-sm:col-span-2">
        Show
      </Button>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { type ValidDatesInput, validDatesInput } from '#shared/contract/validity.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

type DatesFormProps = {
  /** What the dates are for, in a sentence. */
  name: string;
  dates: ValidDatesInput;
  busy: boolean;
  error?: string | undefined;
  onSave: (dates: ValidDatesInput) => void;
  onCancel: () => void;
};

/** The first day and the last day; an empty field leaves that side open. */
export function DatesForm({ name, dates, busy, error, onSave, onCancel }: DatesFormProps) {
  const [typed, setTyped] = useState(dates);
  const [problems, setProblems] = useState<Partial<Record<keyof ValidDatesInput, string>>>({});
  const hasDates = dates.validFrom !== null || dates.validUntil !== null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const checked = validDatesInput.safeParse(typed);
    const issues = checked.error?.issues ?? [];
    setProblems(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (checked.success) onSave(checked.data);
  };
  const field = (part: keyof ValidDatesInput, label: string) => (
    <Field label={label} error={problems[part]} className="min-w-0 flex-1 basis-40">
      {(control) => (
        <Input
          {...control}
          type="date"
          value={typed[part] ?? ''}
          onChange={({ target }) => setTyped({ ...typed, [part]: target.value || null })}
        />
      )}
    </Field>
  );
  return (
    <form noValidate aria-label={`Dates of ${name}`} onSubmit={save} className="grid gap-3 py-2">
      <div className="flex max-w-md flex-wrap gap-3">
        {field('validFrom', 'Valid from')}
        {field('validUntil', 'Valid until')}
      </div>
      {error && (
        <p role="alert" className="text-[13.5px] text-bad">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busyLabel={busy && 'Saving...'}>
          Save dates
        </Button>
        {hasDates && (
          <Button
            variant="secondary"
            size="small"
            disabled={busy}
            onClick={() => onSave({ validFrom: null, validUntil: null })}
          >
            Remove dates
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

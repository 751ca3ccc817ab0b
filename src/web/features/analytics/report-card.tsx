import { useState } from 'react';
import { type ReportSettings, reportSettings } from '#shared/contract/analytics.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useReport, useSaveReport } from './use-analytics.ts';

/** The figures by email, to whom and how often. */
export function ReportCard() {
  const { data } = useReport();
  return data ? <ReportForm start={data} /> : null;
}

function ReportForm({ start }: { start: ReportSettings }) {
  const saving = useSaveReport();
  const [frequency, setFrequency] = useState(start.frequency);
  const [error, setError] = useState<string>();

  function save(recipientsText: string) {
    const recipients = recipientsText.split(/[\s,;]+/).filter(Boolean);
    const parsed = reportSettings.safeParse({ frequency, recipients });
    const isMissing = frequency !== 'off' && recipients.length === 0;
    setError(isMissing ? 'Please name at least one address' : parsed.error?.issues[0]?.message);
    if (!parsed.success || isMissing) return;
    saving.mutate(parsed.data, {
      onSuccess: () => toast.success({ title: 'Report saved' }),
      onError: (failure) => toast.error({ title: failure.message }),
    });
  }

  return (
    <Card className="p-5">
      <h2 className="text-[17px]">Email report</h2>
      <p className="mt-1 text-sm text-ink-muted">
        The week’s figures on Monday morning, or the month’s on the first, compared with the time
        before.
      </p>
      <form
        noValidate
        method="post"
        className="mt-4 flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          save(String(new FormData(event.currentTarget).get('recipients')));
        }}
      >
        <Field label="How often" className="basis-40">
          {(control) => (
            <Select
              {...control}
              value={frequency}
              onChange={({ target }) => setFrequency(target.value as ReportSettings['frequency'])}
            >
              <option value="off">Never</option>
              <option value="weekly">Every week</option>
              <option value="monthly">Every month</option>
            </Select>
          )}
        </Field>
        <Field
          label="To"
          help="Several addresses, separated by commas."
          error={error}
          className="min-w-0 flex-1 basis-64"
        >
          {(control) => (
            <Input
              {...control}
              name="recipients"
              inputMode="email"
              defaultValue={start.recipients.join(', ')}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="secondary"
          className="sm:mt-[30px]"
          busyLabel={saving.isPending && 'Saving...'}
        >
          Save report
        </Button>
      </form>
    </Card>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportAnswersResponse, ImportRow, ImportState } from '#shared/contract/answers.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { answersKey, answersPath } from './use-answers.ts';

type ImportAnswersDialogProps = { chatbotId: string; onClose: () => void };

/** Questions and answers from a CSV file. Nothing is saved before the owner has seen what becomes of each row. */
export default function ImportAnswersDialog({ chatbotId, onClose }: ImportAnswersDialogProps) {
  const client = useDataClient();
  const queries = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [keepsExisting, setKeepsExisting] = useState(false);
  const send = ({ isPreview, ...of }: { file: File; keeps: boolean; isPreview: boolean }) => {
    const query = new URLSearchParams({
      ...(isPreview ? { preview: '1' } : {}),
      ...(of.keeps ? { keep: '1' } : {}),
    });
    return client.call<ImportAnswersResponse>({
      path: answersPath(chatbotId, `/import?${query}`),
      method: 'POST',
      body: new Blob([of.file], { type: 'text/csv' }),
    });
  };
  const preview = useMutation({
    mutationFn: (of: { file: File; keeps: boolean }) => send({ ...of, isPreview: true }),
  });
  const saving = useMutation({
    mutationFn: (of: { file: File; keeps: boolean }) => send({ ...of, isPreview: false }),
    onSuccess: (response) => {
      void queries.invalidateQueries({ queryKey: answersKey(chatbotId) });
      toast.success({ title: 'Answers imported', text: describeResult(response) });
      onClose();
    },
  });
  const choose = (next: File | undefined) => {
    if (!next) return;
    setFile(next);
    saving.reset();
    preview.mutate({ file: next, keeps: keepsExisting });
  };
  const keep = (keeps: boolean) => {
    setKeepsExisting(keeps);
    if (file) preview.mutate({ file, keeps });
  };
  const { data } = preview;
  const many = (data?.counts.new ?? 0) + (data?.counts.replaces ?? 0);
  const differs = (data?.counts.replaces ?? 0) + (data?.counts.kept ?? 0) > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="sm:w-[min(48rem,calc(100vw-2rem))]"
      title="Import questions and answers"
      description="A CSV file with two columns, “question” and “answer”. Every spreadsheet can save one."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {file && data && many > 0 && (
            <Button
              busyLabel={saving.isPending && 'Importing...'}
              onClick={() => saving.mutate({ file, keeps: keepsExisting })}
            >
              {many === 1
                ? 'Import 1 answer'
                : `Import ${many.toLocaleString(pageLanguage)} answers`}
            </Button>
          )}
        </>
      }
    >
      <input
        ref={picker}
        type="file"
        tabIndex={-1}
        aria-hidden
        accept=".csv,text/csv"
        className="hidden"
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
      <div className="grid gap-4">
        <div>
          <Button
            variant={file ? 'secondary' : 'primary'}
            className="max-sm:w-full"
            busyLabel={preview.isPending && 'Checking...'}
            onClick={() => picker.current?.click()}
          >
            {file ? 'Choose another file' : 'Choose a CSV file'}
          </Button>
        </div>
        {(preview.error ?? saving.error) && (
          <Notice
            tone="bad"
            title={saving.error ? 'Nothing was imported' : "We can't import this file"}
          >
            {(preview.error ?? saving.error)?.message}
          </Notice>
        )}
        {data && !preview.error && (
          <>
            <Summary response={data} name={file?.name ?? ''} />
            {differs && (
              <Checkbox
                label="Keep my answers where they differ from the file"
                checked={keepsExisting}
                onChange={({ target }) => keep(target.checked)}
              />
            )}
            <Rows rows={data.rows} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function describeResult({ counts }: ImportAnswersResponse): string {
  const { new: added = 0, replaces = 0, ...others } = counts;
  const skipped = Object.values(others).reduce((sum, many) => sum + many, 0);
  return [
    `${added.toLocaleString(pageLanguage)} added`,
    ...(replaces ? [`${replaces.toLocaleString(pageLanguage)} replaced`] : []),
    ...(skipped ? [`${skipped.toLocaleString(pageLanguage)} left out`] : []),
  ].join(', ');
}

const states: Record<ImportState, { label: string; tone?: 'good' | 'accent' | 'warn' | 'bad' }> = {
  new: { label: 'New', tone: 'good' },
  replaces: { label: 'Replaces your answer', tone: 'accent' },
  kept: { label: 'Your answer stays' },
  same: { label: 'Already there' },
  repeated: { label: 'Repeated', tone: 'warn' },
  invalid: { label: "Can't be imported", tone: 'bad' },
  'over-limit': { label: 'Over the limit', tone: 'bad' },
};

function Summary({ response, name }: { response: ImportAnswersResponse; name: string }) {
  const { counts, ignoredColumns } = response;
  return (
    <div role="status">
      <p className="font-[600] wrap-anywhere">{name}</p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {(Object.keys(states) as ImportState[])
          .filter((state) => counts[state])
          .map((state) => (
            <li key={state}>
              <Badge {...toneOf(state)}>
                {states[state].label}: {counts[state]?.toLocaleString(pageLanguage)}
              </Badge>
            </li>
          ))}
      </ul>
      {ignoredColumns.length > 0 && (
        <p className="mt-2 text-[13.5px] text-ink-muted">
          {ignoredColumns.length === 1 ? 'This column is ignored:' : 'These columns are ignored:'}{' '}
          {ignoredColumns.join(', ')}
        </p>
      )}
    </div>
  );
}

const toneOf = (state: ImportState) => {
  const { tone } = states[state];
  return tone ? { tone } : {};
};

/** Rows with something to decide or to correct come before those that are simply added. */
const firstShown = 50;

function Rows({ rows }: { rows: readonly ImportRow[] }) {
  const [isAll, setIsAll] = useState(false);
  const isPlain = ({ state }: ImportRow) => state === 'new' || state === 'same';
  const sorted = [...rows.filter((row) => !isPlain(row)), ...rows.filter(isPlain)];
  const shown = isAll ? sorted : sorted.slice(0, firstShown);
  return (
    <>
      <ul aria-label="Rows" className="divide-y divide-line rounded-card border border-line">
        {shown.map((row) => (
          <li key={row.row} className="px-4 py-3 text-[14.5px] wrap-anywhere">
            <p className="flex flex-wrap items-center gap-2 text-[13px] text-ink-muted">
              Row {row.row} <Badge {...toneOf(row.state)}>{states[row.state].label}</Badge>
            </p>
            <p className="mt-1 font-[560]">{row.question || 'No question'}</p>
            <p className="line-clamp-2 whitespace-pre-wrap text-ink-soft">
              {row.answer || 'No answer'}
            </p>
            {row.note && <p className="mt-0.5 line-clamp-3 text-[13.5px] text-warn">{row.note}</p>}
          </li>
        ))}
      </ul>
      {sorted.length > shown.length && (
        <div>
          <Button variant="secondary" onClick={() => setIsAll(true)}>
            Show all {sorted.length.toLocaleString(pageLanguage)} rows
          </Button>
        </div>
      )}
    </>
  );
}

import { useState } from 'react';
import type { ImportAnswersResponse, ImportRow, ImportState } from '#shared/contract/answers.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

const states: Record<ImportState, { label: string; tone?: 'good' | 'accent' | 'warn' | 'bad' }> = {
  new: { label: 'New', tone: 'good' },
  replaces: { label: 'Replaces your answer', tone: 'accent' },
  kept: { label: 'Your answer stays' },
  same: { label: 'Already there' },
  repeated: { label: 'Repeated', tone: 'warn' },
  invalid: { label: "Can't be imported", tone: 'bad' },
  'over-limit': { label: 'Over the limit', tone: 'bad' },
};

type ImportSummaryProps = { response: ImportAnswersResponse; name: string };

/** How many rows are new, replace an answer or can't be imported. */
export function ImportSummary({ response, name }: ImportSummaryProps) {
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

const firstShown = 50;

/** Rows with something to decide or to correct come before those that are simply added. */
export function ImportRows({ rows }: { rows: readonly ImportRow[] }) {
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

import type { AnalyticsResponse, AnalyticsTotals } from '#shared/contract/analytics.ts';
import { formatPercent } from '#web/lib/format-percent.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { plural } from '#web/lib/plural.ts';
import { Card } from '#web/ui/card.tsx';
import { toPercent } from './describe-share.ts';
import { HandledCard } from './handled-card.tsx';
import { SavingsCard } from './savings-card.tsx';
import { type AnalyticsFilter, useAdvanced } from './use-analytics.ts';

type TotalsProps = {
  totals: AnalyticsTotals;
  savings: AnalyticsResponse['savings'];
  /** Of the time before, where it is known. */
  previous?: AnalyticsTotals | undefined;
};

/** Whether it works, what it saves, and the figures behind that. */
export function Totals({ totals, savings, previous }: TotalsProps) {
  // The card above says that there was nothing before; five times more would only be noise.
  const compared = previous?.conversations ? previous : undefined;
  return (
    <>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <HandledCard totals={totals} previous={previous} />
        <SavingsCard handled={totals.handled} savings={savings} />
      </div>
      <Card>
        <dl className="grid grid-cols-2 sm:grid-cols-5">
          {listFigures({ totals, previous: compared }).map(({ label, value, note, change }) => (
            <div
              key={label}
              className="border-line p-4 max-sm:not-last:border-b max-sm:odd:not-last:border-r max-sm:last:col-span-full sm:px-5 sm:not-first:border-l"
            >
              <dt className="text-[13px] text-ink-muted">{label}</dt>
              <dd className="mt-1 text-xl font-[640] tabular-nums">{value}</dd>
              {note && <dd className="text-[13px] text-ink-muted">{note}</dd>}
              {change && <dd className="text-[13px] text-ink-muted">{change}</dd>}
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}

function listFigures({ totals, previous }: Pick<TotalsProps, 'totals' | 'previous'>) {
  const asked = totals.answered + totals.unknown;
  const rated = totals.thumbsUp + totals.thumbsDown;
  const change = (name: 'conversations' | 'messages' | 'leads') =>
    previous && describeChange({ now: totals[name], before: previous[name] });
  const changeOfShare = (part: 'answered' | 'thumbsUp', rest: 'unknown' | 'thumbsDown') => {
    const before = previous && toPercent(previous[part], previous[part] + previous[rest]);
    if (!previous) return undefined;
    return before === null || before === undefined ? 'none before' : `was ${before}%`;
  };
  return [
    {
      label: 'Conversations',
      value: totals.conversations.toLocaleString(pageLanguage),
      change: change('conversations'),
    },
    {
      label: 'Questions',
      value: totals.messages.toLocaleString(pageLanguage),
      change: change('messages'),
    },
    {
      label: 'Answered',
      value: show(toPercent(totals.answered, asked)),
      note: `${totals.answered.toLocaleString(pageLanguage)} of ${asked.toLocaleString(pageLanguage)} answers`,
      change: changeOfShare('answered', 'unknown'),
    },
    {
      label: 'Thumbs up',
      value: show(toPercent(totals.thumbsUp, rated)),
      note: `${totals.thumbsUp.toLocaleString(pageLanguage)} up, ${totals.thumbsDown.toLocaleString(pageLanguage)} down`,
      change: changeOfShare('thumbsUp', 'thumbsDown'),
    },
    {
      label: 'Leads',
      value: totals.leads.toLocaleString(pageLanguage),
      note:
        totals.missed > 0
          ? plural({
              count: totals.missed,
              one: '{count} handover missed',
              other: '{count} handovers missed',
            })
          : undefined,
      change: change('leads'),
    },
  ];
}

const show = (percent: number | null) => (percent === null ? '–' : formatPercent(percent));

/** With what it was in the time before, as soon as that is known. */
export function ComparedTotals({
  filter,
  ...figures
}: Omit<TotalsProps, 'previous'> & { filter: AnalyticsFilter }) {
  const { data } = useAdvanced(filter);
  return <Totals {...figures} previous={data?.previous} />;
}

/** Against the time before; from nothing or next to nothing, a percentage says nothing. */
function describeChange({ now, before }: { now: number; before: number }): string {
  if (now === before) return 'same as before';
  if (before === 0) return 'none before';
  const percent = Math.round(((now - before) / before) * 100);
  const was = before.toLocaleString(pageLanguage);
  if (percent >= 1000) return `was ${was}`;
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%, was ${was}`;
}

import type { AnalyticsTotals } from '#shared/contract/analytics.ts';
import { Card } from '#web/ui/card.tsx';
import { splitPercents, toPercent } from './describe-share.ts';
import { type AnalyticsFilter, useAdvanced } from './use-analytics.ts';

type TotalsProps = {
  totals: AnalyticsTotals;
  /** Of the time before, where it is known. */
  previous?: AnalyticsTotals | undefined;
};

export function Totals({ totals, previous }: TotalsProps) {
  const questions = totals.answered + totals.unknown;
  const [answered, unknown] = splitPercents(totals.answered, totals.unknown) ?? [null, null];
  const outOf = (part: number, of: number) =>
    `${part.toLocaleString('en')} of ${of.toLocaleString('en')}`;
  const figures = [
    {
      label: 'Conversations',
      value: totals.conversations.toLocaleString('en'),
      change:
        previous && describeChange({ now: totals.conversations, before: previous.conversations }),
    },
    {
      label: 'Questions',
      value: totals.messages.toLocaleString('en'),
      change: previous && describeChange({ now: totals.messages, before: previous.messages }),
    },
    {
      label: 'Answered',
      value: show(answered),
      note: outOf(totals.answered, questions),
      change: previous && describeChange({ now: totals.answered, before: previous.answered }),
    },
    {
      label: 'Unanswered',
      value: show(unknown),
      note: outOf(totals.unknown, questions),
      change: previous && describeChange({ now: totals.unknown, before: previous.unknown }),
    },
    {
      label: 'Handed over',
      value: show(toPercent(totals.handedOff, totals.conversations)),
      note:
        totals.missed > 0
          ? `${totals.missed.toLocaleString('en')} missed`
          : outOf(totals.handedOff, totals.conversations),
      change: previous && describeChange({ now: totals.handedOff, before: previous.handedOff }),
    },
    {
      label: 'Thumbs up',
      value: show(toPercent(totals.thumbsUp, totals.thumbsUp + totals.thumbsDown)),
      note: `${totals.thumbsUp} up, ${totals.thumbsDown} down`,
      change: previous && describeChange({ now: totals.thumbsUp, before: previous.thumbsUp }),
    },
    {
      label: 'Leads',
      value: totals.leads.toLocaleString('en'),
      change: previous && describeChange({ now: totals.leads, before: previous.leads }),
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-7">
      {figures.map(({ label, value, note, change }) => (
        <Card key={label} className="p-3.5 max-lg:last:col-span-full">
          <dt className="text-[13px] text-ink-muted">{label}</dt>
          <dd className="mt-1 text-xl font-[640] tabular-nums">{value}</dd>
          {note && <dd className="text-[13px] text-ink-muted">{note}</dd>}
          {change && <dd className="text-[13px] text-ink-muted">{change}</dd>}
        </Card>
      ))}
    </dl>
  );
}

const show = (percent: number | null) => (percent === null ? '–' : `${percent}%`);

/** With what it was in the time before, as soon as that is known. */
export function ComparedTotals(input: { totals: AnalyticsTotals; filter: AnalyticsFilter }) {
  const { data } = useAdvanced(input.filter);
  return <Totals totals={input.totals} previous={data?.previous} />;
}

/** Against the time before; from nothing to something has no percentage. */
function describeChange({ now, before }: { now: number; before: number }): string {
  if (now === before) return 'as before';
  if (before === 0) return 'none before';
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%, was ${before.toLocaleString('en')}`;
}

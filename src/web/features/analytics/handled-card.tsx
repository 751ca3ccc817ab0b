import type { AnalyticsTotals } from '#shared/contract/analytics.ts';
import { formatPercent } from '#web/lib/format-percent.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { plural } from '#web/lib/plural.ts';
import { Card } from '#web/ui/card.tsx';
import { type Outcome, splitOutcomes } from './split-outcomes.ts';

type HandledCardProps = {
  totals: AnalyticsTotals;
  /** Of the time before, where it is known. */
  previous?: AnalyticsTotals | undefined;
};

/** The one figure that says whether it works, and what became of the other conversations. */
export function HandledCard({ totals, previous }: HandledCardProps) {
  const outcomes = splitOutcomes(totals);
  const [handled] = outcomes;
  const before = previous && splitOutcomes(previous)[0]?.percent;
  return (
    <Card className="p-5 sm:p-6">
      <h3 className="text-[17px]">Handled without help</h3>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="text-[44px] leading-tight font-[640] tracking-tight tabular-nums">
          {handled ? formatPercent(handled.percent) : '–'}
        </span>
        <span className="text-ink-soft">
          {totals.handled.toLocaleString(pageLanguage)} of{' '}
          {countConversations(totals.conversations)}
        </span>
      </p>
      {handled && previous && (
        <p className="text-sm text-ink-muted">
          {describeChange({ now: handled.percent, before: before ?? null })}
        </p>
      )}
      <div aria-hidden className="mt-5 flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {outcomes.map(({ name, count }) =>
          count > 0 ? (
            <div
              key={name}
              className={colors[name]}
              style={{ width: `${(count / totals.conversations) * 100}%` }}
            />
          ) : null,
        )}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-sm">
        {outcomes.map(({ name, label, count, percent }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${colors[name]}`} />
            {label}
            <span className="text-ink-muted tabular-nums">
              {formatPercent(percent)} ({count.toLocaleString(pageLanguage)})
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const colors: Record<Outcome['name'], string> = {
  handled: 'bg-accent',
  team: 'bg-ink-muted',
  open: 'bg-warn',
};

const countConversations = (of: number) =>
  plural({ count: of, one: '{count} conversation', other: '{count} conversations' });

function describeChange({ now, before }: { now: number; before: number | null }): string {
  if (before === null) return 'No conversations in the period before';
  if (now === before) return 'The same as in the period before';
  return `${now > before ? 'Up' : 'Down'} from ${before}% in the period before`;
}

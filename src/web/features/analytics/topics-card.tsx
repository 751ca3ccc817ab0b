import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type AnalyticsFilter, useTopics } from './use-analytics.ts';

/** What visitors ask about most. Grouping takes a moment, so it comes after the rest. */
export function TopicsCard({ filter }: { filter: AnalyticsFilter }) {
  const { data, error } = useTopics(filter);
  return (
    <Card>
      <div className="p-5">
        <h3 className="text-[17px]">Topics</h3>
        <p className="mt-1 text-sm text-ink-muted">The latest questions, grouped by meaning.</p>
      </div>
      <div className="border-t border-line">
        {error && <p className="p-5 text-bad">{error.message}</p>}
        {!data && !error && <Skeleton className="m-5 h-24" />}
        {data?.items.length === 0 && (
          <p className="p-5 text-ink-muted">No questions in this period.</p>
        )}
        <ul className="divide-y divide-line">
          {data?.items.map(({ topic, questions, unanswered, examples }) => (
            <li key={topic} className="px-5 py-3.5">
              <p className="flex flex-wrap items-center gap-2 font-[560]">
                <span className="break-words">{topic}</span>
                <Badge>{questions === 1 ? 'once' : `${questions} times`}</Badge>
                {unanswered > 0 && <Badge tone="warn">{unanswered} unanswered</Badge>}
              </p>
              <p className="mt-0.5 line-clamp-2 text-[13.5px] text-ink-muted empty:hidden">
                {examples
                  .filter((example) => example !== topic)
                  .map((example) => `“${example}”`)
                  .join(' ')}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

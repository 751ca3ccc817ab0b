import type { AnalyticsResponse } from '#shared/contract/analytics.ts';
import { shortAddress } from '#web/lib/short-address.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { BarsCard } from './bars-card.tsx';
import { TopicsCard } from './topics-card.tsx';
import { type AnalyticsFilter, useAdvanced } from './use-analytics.ts';

type AdvancedFiguresProps = { filter: AnalyticsFilter; timeZone: AnalyticsResponse['timeZone'] };

/** Hours, pages, sources, answer time and topics. */
export function AdvancedFigures({ filter, timeZone }: AdvancedFiguresProps) {
  const { data, error, refetch } = useAdvanced(filter);
  if (error) {
    return <LoadFailed title="Some figures could not be loaded" error={error} retry={refetch} />;
  }
  if (!data) return <Skeleton className="h-72 rounded-card" />;
  const { medianMs, slowMs } = data.answerTime;
  return (
    <>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <BarsCard
          title="Busiest hours"
          text={`Time zone: ${timeZone}`}
          labelName="Hour"
          valueName="Questions"
          rows={Array.from({ length: 24 }, (_, hour) => ({
            label: `${String(hour).padStart(2, '0')}:00`,
            value: data.byHour.find((entry) => entry.hour === hour)?.messages ?? 0,
          }))}
        />
        <BarsCard
          title="By page"
          text="Where conversations begin"
          labelName="Page"
          valueName="Conversations"
          isRanked
          rows={data.byPage.map(({ page, conversations }) => ({
            label: shortAddress(page),
            value: conversations,
          }))}
        />
      </div>
      <Card className="p-5">
        <h2 className="text-[17px]">Answer time</h2>
        <p className="mt-1 text-ink-soft">
          {medianMs === null
            ? 'Nothing was answered in this time yet.'
            : `50% under ${seconds(medianMs)}, 95% under ${seconds(slowMs ?? medianMs)}.`}
        </p>
      </Card>
      <Card className="p-5">
        <h2 className="text-[17px]">Which sources help</h2>
        <p className="mt-1 mb-4 text-sm text-ink-muted">
          How many answers rest on each document, and what visitors thought of them.
        </p>
        {data.sources.length === 0 && (
          <p className="text-ink-muted">No answer in this time rests on a document.</p>
        )}
        {data.sources.length > 0 && (
          <Table
            caption="Sources"
            rows={data.sources}
            rowKey={({ documentId, title }) => documentId ?? title}
            columns={[
              { id: 'title', title: 'Source', cell: ({ title }) => title },
              { id: 'answers', title: 'Answers', align: 'end', cell: ({ answers }) => answers },
              { id: 'up', title: 'Thumbs up', align: 'end', cell: ({ thumbsUp }) => thumbsUp },
              {
                id: 'down',
                title: 'Thumbs down',
                align: 'end',
                cell: ({ thumbsDown }) => thumbsDown,
              },
            ]}
          />
        )}
      </Card>
      <TopicsCard filter={filter} />
    </>
  );
}

const seconds = (ms: number) =>
  ms < 100 ? 'a tenth of a second' : `${(ms / 1000).toFixed(1)} seconds`;

import type { AnalyticsResponse } from '#shared/contract/analytics.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { shortAddress } from '#web/lib/short-address.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { BarsCard } from './bars-card.tsx';
import { SectionTitle } from './section-title.tsx';
import { TopicsCard } from './topics-card.tsx';
import { type AnalyticsFilter, useAdvanced } from './use-analytics.ts';

type OfFilter = { filter: AnalyticsFilter };

/** Topics, and the pages on which visitors ask. */
export function AskedAbout({ filter }: OfFilter) {
  const { data, error, refetch } = useAdvanced(filter);
  return (
    <>
      <SectionTitle>What people ask about</SectionTitle>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <TopicsCard filter={filter} />
        {error ? (
          <LoadFailed title="Some figures could not be loaded" error={error} retry={refetch} />
        ) : data ? (
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
        ) : (
          <Skeleton className="h-72 rounded-card" />
        )}
      </div>
    </>
  );
}

export function HoursCard({
  filter,
  timeZone,
}: OfFilter & { timeZone: AnalyticsResponse['timeZone'] }) {
  const { data } = useAdvanced(filter);
  if (!data) return <Skeleton className="h-72 rounded-card" />;
  return (
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
  );
}

/** Which sources answers rest on, and how long they take. */
export function BehindAnswers({ filter }: OfFilter) {
  const { data } = useAdvanced(filter);
  if (!data) return null;
  const { medianMs, slowMs } = data.answerTime;
  return (
    <>
      <SectionTitle>Behind the answers</SectionTitle>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card className="p-5">
          <h3 className="text-[17px]">Which sources help</h3>
          <p className="mt-1 mb-4 text-sm text-ink-muted">
            How many answers each document supports, and how visitors rated them.
          </p>
          {data.sources.length === 0 && (
            <p className="text-ink-muted">No answer in this period came from a document.</p>
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
        <Card className="p-5">
          <h3 className="text-[17px]">Answer time</h3>
          <p className="mt-1 text-ink-soft">
            {medianMs === null
              ? 'Nothing was answered in this time yet.'
              : `50% under ${seconds(medianMs)}, 95% under ${seconds(slowMs ?? medianMs)}.`}
          </p>
        </Card>
      </div>
    </>
  );
}

/** Never zero: nothing is answered in no time. */
const seconds = (ms: number) =>
  (Math.max(ms, 100) / 1000).toLocaleString(pageLanguage, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

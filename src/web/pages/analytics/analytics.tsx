import { useSearchParams } from 'react-router';
import { basicDays } from '#shared/contract/analytics.ts';
import { useMember } from '#web/features/accounts/member.tsx';
import { AdvancedFigures } from '#web/features/analytics/advanced-figures.tsx';
import { BarsCard } from '#web/features/analytics/bars-card.tsx';
import { fillDays, shortDay } from '#web/features/analytics/fill-days.ts';
import { ReportCard } from '#web/features/analytics/report-card.tsx';
import { spans, TimeFilter } from '#web/features/analytics/time-filter.tsx';
import { ComparedTotals, Totals } from '#web/features/analytics/totals.tsx';
import {
  type AnalyticsFilter,
  queryOf,
  useAnalytics,
} from '#web/features/analytics/use-analytics.ts';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { FeatureNotice, hasFeature } from '#web/features/usage/feature-notice.tsx';
import { useDataClient } from '#web/lib/data-client.tsx';
import { useMay } from '#web/lib/permissions.tsx';
import { NextStepLink } from '#web/pages/dashboard/next-step-link.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { ChatbotSelect } from '#web/ui/chatbot-select.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Gaps } from './gaps.tsx';

/** What happened in conversations, as far as the plan shows it. */
export default function Analytics() {
  const { profile } = useMember();
  if (!hasFeature({ profile, feature: 'basicAnalytics' })) {
    return (
      <FeatureNotice feature="basicAnalytics" className="mt-5">
        How many conversations there were, how many questions were answered, what visitors thought
        of the answers, and which questions stayed open. What happened so far is counted once you
        have it.
      </FeatureNotice>
    );
  }
  return <Figures isAdvanced={hasFeature({ profile, feature: 'advancedAnalytics' })} />;
}

function Figures({ isAdvanced }: { isAdvanced: boolean }) {
  const [params, setParams] = useSearchParams();
  const filter = readFilter({ params, isAdvanced });
  const mayManage = useMay('settings.edit');
  const { data: chatbots } = useChatbots();
  const { data, error, refetch } = useAnalytics(filter);
  const exportAddress = useDataClient().link(`/api/analytics.csv?${queryOf(filter)}`);

  const days = data ? fillDays(data) : [];

  function setFilter(changes: Record<string, string>): void {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true });
  }

  return (
    <>
      <div className="mt-4 flex flex-wrap items-end gap-2">
        <div className="w-56 max-sm:w-full">
          <ChatbotSelect
            label="Chatbot"
            value={filter.chatbotId}
            onChange={(chatbot) => setFilter({ chatbot })}
            chatbots={chatbots ?? []}
          />
        </div>
        {isAdvanced && (
          <TimeFilter
            time={filter}
            onChange={({ days, from, to }) => setFilter({ days: String(days), from, to })}
          />
        )}
        {isAdvanced && exportAddress && (
          <a href={exportAddress} download className={buttonClassNames({ variant: 'secondary' })}>
            Export questions
          </a>
        )}
      </div>
      <h2 className="sr-only">Figures</h2>
      {data && params.size === 0 && data.totals.conversations + data.totals.leads === 0 ? (
        <Card className="mt-5">
          <EmptyState
            title="No figures yet"
            text="As soon as visitors ask, you see here how many came, what was answered and what your documents do not say."
            action={<NextStepLink chatbots={chatbots} />}
          />
        </Card>
      ) : data ? (
        <div className="mt-5 grid grid-cols-1 gap-5">
          {isAdvanced ? (
            <ComparedTotals totals={data.totals} filter={filter} />
          ) : (
            <Totals totals={data.totals} />
          )}
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
            <BarsCard
              title="Questions by day"
              text={`Time zone: ${data.timeZone}`}
              labelName="Day"
              valueName="Questions"
              describe={shortDay}
              rows={days.map(({ day, messages }) => ({ label: day, value: messages }))}
            />
            <BarsCard
              title="Conversations by day"
              text={`Time zone: ${data.timeZone}`}
              labelName="Day"
              valueName="Conversations"
              describe={shortDay}
              rows={days.map(({ day, conversations }) => ({ label: day, value: conversations }))}
            />
          </div>
          {isAdvanced ? (
            <AdvancedFigures filter={filter} timeZone={data.timeZone} />
          ) : (
            <FeatureNotice feature="advancedAnalytics">
              Any time instead of the last {basicDays} days, compared with the time before; busiest
              hours, pages, topics, which sources help, answer time, export, and the figures by
              mail.
            </FeatureNotice>
          )}
          <Gaps filter={filter} chatbots={filter.chatbotId ? [] : (chatbots ?? [])} />
          {isAdvanced && mayManage && <ReportCard />}
        </div>
      ) : error ? (
        <LoadFailed
          className="mt-5"
          title="The figures could not be loaded"
          error={error}
          retry={refetch}
        />
      ) : (
        <div aria-busy className="mt-5 grid gap-5">
          <span className="sr-only">Loading the figures</span>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-7">
            {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((tile) => (
              <Card key={tile} className="p-3.5 max-lg:last:col-span-full">
                <Skeleton className="h-3.5 w-20" />
                <Skeleton className="mt-2.5 h-6 w-12" />
              </Card>
            ))}
          </div>
          <div className="grid gap-5 lg:grid-cols-2">
            <Card className="h-80 p-5">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="mt-6 h-52" />
            </Card>
            <Card className="h-80 p-5 max-lg:hidden">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="mt-6 h-52" />
            </Card>
          </div>
        </div>
      )}
    </>
  );
}

function readFilter({
  params,
  isAdvanced,
}: {
  params: URLSearchParams;
  isAdvanced: boolean;
}): AnalyticsFilter {
  const read = (name: string) => (isAdvanced ? (params.get(name) ?? '') : '');
  const days = spans.find((span) => String(span) === read('days')) ?? basicDays;
  return { chatbotId: params.get('chatbot') ?? '', days, from: read('from'), to: read('to') };
}

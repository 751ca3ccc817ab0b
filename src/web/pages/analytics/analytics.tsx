import { useSearchParams } from 'react-router';
import { basicDays } from '#shared/contract/analytics.ts';
import { useMember } from '#web/features/accounts/member.tsx';
import { AskedAbout, BehindAnswers, HoursCard } from '#web/features/analytics/advanced-figures.tsx';
import { DaysCard } from '#web/features/analytics/days-card.tsx';
import { ReportCard } from '#web/features/analytics/report-card.tsx';
import { SectionTitle } from '#web/features/analytics/section-title.tsx';
import { spans, TimeFilter } from '#web/features/analytics/time-filter.tsx';
import { ComparedTotals, Totals } from '#web/features/analytics/totals.tsx';
import {
  type AnalyticsFilter,
  queryOf,
  useAnalytics,
} from '#web/features/analytics/use-analytics.ts';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { FeatureNotice, hasFeature } from '#web/features/usage/feature-notice.tsx';
import { NextStepLink } from '#web/pages/dashboard/next-step-link.tsx';
import { useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { ChatbotSelect } from '#web/ui/chatbot-select.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { FiguresSkeleton } from './figures-skeleton.tsx';
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
  const isEmpty = data && data.totals.conversations + data.totals.leads === 0;
  const exportAddress = useDataClient().link(`/api/analytics.csv?${queryOf(filter)}`);

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
        {chatbots?.length !== 0 && (
          <div className="w-56 max-sm:w-full">
            <ChatbotSelect
              label="Chatbot"
              value={filter.chatbotId}
              onChange={(chatbot) => setFilter({ chatbot })}
              chatbots={chatbots ?? []}
            />
          </div>
        )}
        {isAdvanced && (
          <TimeFilter
            time={filter}
            onChange={({ days, from, to }) => setFilter({ days: String(days), from, to })}
          />
        )}
        {isAdvanced && exportAddress && !isEmpty && (
          <a href={exportAddress} download className={buttonClassNames({ variant: 'secondary' })}>
            Export questions
          </a>
        )}
      </div>
      <h2 className="sr-only">Figures</h2>
      {isEmpty && params.size === 0 ? (
        <Card className="mt-5">
          <EmptyState
            kind="analytics"
            title="No data yet"
            text="Once visitors ask, you’ll see how many came, what was answered and what your documents don’t cover."
            action={<NextStepLink chatbots={chatbots} />}
          />
        </Card>
      ) : data ? (
        <div className="mt-5 grid grid-cols-1 gap-5">
          {isAdvanced ? (
            <ComparedTotals totals={data.totals} savings={data.savings} filter={filter} />
          ) : (
            <Totals totals={data.totals} savings={data.savings} />
          )}
          {isAdvanced && <AskedAbout filter={filter} />}
          <SectionTitle>Where it failed</SectionTitle>
          <Gaps filter={filter} chatbots={filter.chatbotId ? [] : (chatbots ?? [])} />
          <SectionTitle>When they come</SectionTitle>
          <div className={`grid grid-cols-1 gap-5 ${isAdvanced ? 'lg:grid-cols-2' : ''}`}>
            <DaysCard figures={data} />
            {isAdvanced && <HoursCard filter={filter} timeZone={data.timeZone} />}
          </div>
          {isAdvanced ? (
            <BehindAnswers filter={filter} />
          ) : (
            <FeatureNotice feature="advancedAnalytics">
              Any time instead of the last {basicDays} days, compared with the period before; what
              people ask about, busiest hours, pages, which sources help, answer time, export, and
              an email report.
            </FeatureNotice>
          )}
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
        <FiguresSkeleton />
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

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { basicDays } from '#shared/contract/analytics.ts';
import { useMember } from '#web/features/accounts/member.tsx';
import { AdvancedFigures } from '#web/features/analytics/advanced-figures.tsx';
import { BarsCard } from '#web/features/analytics/bars-card.tsx';
import { type Gap, GapList } from '#web/features/analytics/gap-list.tsx';
import { ReportCard } from '#web/features/analytics/report-card.tsx';
import { spans, TimeFilter } from '#web/features/analytics/time-filter.tsx';
import { ComparedTotals, Totals } from '#web/features/analytics/totals.tsx';
import {
  type AnalyticsFilter,
  queryOf,
  useAnalytics,
  useGaps,
} from '#web/features/analytics/use-analytics.ts';
import { AnswerDialog } from '#web/features/answers/answer-dialog.tsx';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { FeatureNotice, hasFeature } from '#web/features/usage/feature-notice.tsx';
import { useDataClient } from '#web/lib/data-client.tsx';
import { useMay } from '#web/lib/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ChatbotSelect } from '#web/ui/chatbot-select.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What happened in conversations, as far as the plan shows it. */
export default function Analytics() {
  const { profile } = useMember();
  if (!hasFeature({ profile, feature: 'basicAnalytics' })) {
    return (
      <FeatureNotice feature="basicAnalytics" className="mt-5">
        How many conversations there were, how many questions were answered, what visitors thought
        of the answers and what they asked in vain. What happened so far is counted once you have
        it.
      </FeatureNotice>
    );
  }
  return <Figures isAdvanced={hasFeature({ profile, feature: 'advancedAnalytics' })} />;
}

function Figures({ isAdvanced }: { isAdvanced: boolean }) {
  const [params, setParams] = useSearchParams();
  const filter = readFilter({ params, isAdvanced });
  const mayManage = useMay('settings.edit');
  const { data: chatbots = [] } = useChatbots();
  const { data, error, refetch } = useAnalytics(filter);
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
        <ChatbotSelect
          label="Chatbot"
          value={filter.chatbotId}
          onChange={(chatbot) => setFilter({ chatbot })}
          chatbots={chatbots}
        />
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
      {data ? (
        <div className="mt-5 grid grid-cols-1 gap-5">
          <h2 className="sr-only">Figures</h2>
          {isAdvanced ? (
            <ComparedTotals totals={data.totals} filter={filter} />
          ) : (
            <Totals totals={data.totals} />
          )}
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
            <BarsCard
              title="Questions by day"
              text={`Days of ${data.timeZone}`}
              labelName="Day"
              valueName="Questions"
              rows={data.byDay.map(({ day, messages }) => ({ label: day, value: messages }))}
            />
            <BarsCard
              title="Conversations by day"
              text={`Days of ${data.timeZone}`}
              labelName="Day"
              valueName="Conversations"
              rows={data.byDay.map(({ day, conversations }) => ({
                label: day,
                value: conversations,
              }))}
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
          <Gaps filter={filter} />
          {isAdvanced && mayManage && <ReportCard />}
        </div>
      ) : error ? (
        <Notice
          tone="bad"
          className="mt-5"
          title="The figures could not be loaded"
          actions={
            <Button variant="secondary" size="small" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          {error.message}
        </Notice>
      ) : (
        <div aria-busy className="mt-5 grid gap-5">
          <span className="sr-only">Loading the figures</span>
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      )}
    </>
  );
}

function readFilter(o: { params: URLSearchParams; isAdvanced: boolean }): AnalyticsFilter {
  const { params, isAdvanced } = o;
  const read = (name: string) => (isAdvanced ? (params.get(name) ?? '') : '');
  const days = spans.find((span) => String(span) === read('days')) ?? basicDays;
  return { chatbotId: params.get('chatbot') ?? '', days, from: read('from'), to: read('to') };
}

/** What nobody could answer, and the way to answer it. */
function Gaps({ filter }: { filter: AnalyticsFilter }) {
  const { data, error } = useGaps(filter);
  const [answering, setAnswering] = useState<Gap | null>(null);
  return (
    <>
      {data && <GapList gaps={data.items} onAnswer={setAnswering} />}
      {error && (
        <Notice tone="bad" title="The unanswered questions could not be loaded">
          {error.message}
        </Notice>
      )}
      {answering && (
        <AnswerDialog
          chatbotId={answering.chatbotId}
          start={{ question: answering.question, answer: '' }}
          onClose={() => setAnswering(null)}
        />
      )}
    </>
  );
}

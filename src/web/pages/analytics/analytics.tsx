import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { BarsCard } from '#web/features/analytics/bars-card.tsx';
import { type Gap, GapList } from '#web/features/analytics/gap-list.tsx';
import { Totals } from '#web/features/analytics/totals.tsx';
import { useAnalytics, useGaps } from '#web/features/analytics/use-analytics.ts';
import { AnswerDialog } from '#web/features/answers/answer-dialog.tsx';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const spans = [7, 30, 90, 365];

/** What happened in conversations, and which questions are still open. */
export default function Analytics() {
  const [params, setParams] = useSearchParams();
  const { data: chatbots = [] } = useChatbots();
  const days = spans.find((span) => String(span) === params.get('days')) ?? 30;
  const filter = { chatbotId: params.get('chatbot') ?? '', days };
  const { data, error, refetch } = useAnalytics(filter);
  const gaps = useGaps(filter);
  const [answering, setAnswering] = useState<Gap | null>(null);

  function setFilter(name: string, value: string): void {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  }

  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        <Select
          aria-label="Chatbot"
          value={filter.chatbotId}
          onChange={({ target }) => setFilter('chatbot', target.value)}
        >
          <option value="">All chatbots</option>
          {chatbots.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Time"
          value={String(days)}
          onChange={({ target }) => setFilter('days', target.value)}
        >
          {spans.map((span) => (
            <option key={span} value={span}>
              Last {span} days
            </option>
          ))}
        </Select>
      </div>
      {data ? (
        <div className="mt-5 grid gap-5">
          <h2 className="sr-only">Figures</h2>
          <Totals totals={data.totals} />
          <div className="grid gap-5 lg:grid-cols-2">
            <BarsCard
              title="Questions by day"
              text={`Days of ${data.timeZone}`}
              labelName="Day"
              valueName="Questions"
              rows={data.byDay.map(({ day, messages }) => ({ label: day, value: messages }))}
            />
            <BarsCard
              title="Busiest hours"
              text={`Hours of ${data.timeZone}`}
              labelName="Hour"
              valueName="Questions"
              rows={Array.from({ length: 24 }, (_, hour) => ({
                label: `${String(hour).padStart(2, '0')}:00`,
                value: data.byHour.find((entry) => entry.hour === hour)?.messages ?? 0,
              }))}
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
            <BarsCard
              title="Top sources"
              text="Which documents answered most"
              labelName="Source"
              valueName="Answers"
              rows={data.topSources.map(({ title, answers }) => ({ label: title, value: answers }))}
            />
          </div>
          {gaps.data && <GapList gaps={gaps.data.items} onAnswer={setAnswering} />}
          {gaps.error && (
            <Notice tone="bad" title="The unanswered questions could not be loaded">
              {gaps.error.message}
            </Notice>
          )}
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
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
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

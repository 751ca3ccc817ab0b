import { useState } from 'react';
import type { AnalyticsResponse } from '#shared/contract/analytics.ts';
import { Segments } from '#web/ui/segments.tsx';
import { BarsCard } from './bars-card.tsx';
import { fillDays, shortDay, sumWeeks } from './fill-days.ts';

/** More bars than this are too thin to tell apart. */
const mostDays = 100;

const counted = { conversations: 'Conversations', messages: 'Questions' } as const;

/** How many came each day, or how much they asked. */
export function DaysCard({ figures }: { figures: AnalyticsResponse }) {
  const [name, setName] = useState<keyof typeof counted>('conversations');
  const days = fillDays(figures);
  const isByWeek = days.length > mostDays;
  const toRows = (list: typeof days) => list.map((one) => ({ label: one.day, value: one[name] }));
  return (
    <BarsCard
      title={isByWeek ? `${counted[name]} by week` : `${counted[name]} by day`}
      text={
        <>
          <span className="block">Time zone: {figures.timeZone}</span>
          <Segments
            label="What is counted"
            className="mt-2"
            value={name}
            onChange={setName}
            options={[
              { value: 'conversations', label: counted.conversations },
              { value: 'messages', label: counted.messages },
            ]}
          />
        </>
      }
      labelName={isByWeek ? 'Week from' : 'Day'}
      valueName={counted[name]}
      describe={shortDay}
      rows={toRows(isByWeek ? sumWeeks(days) : days)}
      fileRows={toRows(days)}
    />
  );
}

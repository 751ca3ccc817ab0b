import { useState } from 'react';
import type { AnalyticsResponse } from '#shared/contract/analytics.ts';
import { Segments } from '#web/ui/segments.tsx';
import { BarsCard } from './bars-card.tsx';
import { fillDays, shortDay } from './fill-days.ts';

const counted = { conversations: 'Conversations', messages: 'Questions' } as const;

/** How many came each day, or how much they asked. */
export function DaysCard({ figures }: { figures: AnalyticsResponse }) {
  const [name, setName] = useState<keyof typeof counted>('conversations');
  return (
    <BarsCard
      title={`${counted[name]} by day`}
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
      labelName="Day"
      valueName={counted[name]}
      describe={shortDay}
      rows={fillDays(figures).map((day) => ({ label: day.day, value: day[name] }))}
    />
  );
}

import type { AnalyticsAnswer } from '#shared/contract/analytics.ts';
import { Card } from '#web/ui/card.tsx';

export function Totals({ totals }: { totals: AnalyticsAnswer['totals'] }) {
  const questions = totals.answered + totals.unknown;
  const share = (part: number, of: number) => (of > 0 ? `${Math.round((part / of) * 100)} %` : '–');
  const figures = [
    { label: 'Conversations', value: totals.conversations.toLocaleString('en') },
    { label: 'Questions', value: totals.messages.toLocaleString('en') },
    {
      label: 'Answered',
      value: share(totals.answered, questions),
      note: `${totals.answered} of ${questions}`,
    },
    { label: 'Not known', value: share(totals.unknown, questions), note: `${totals.unknown}` },
    {
      label: 'Handed to a human',
      value: share(totals.handedOff, totals.conversations),
      note: totals.missed > 0 ? `${totals.missed} missed` : `${totals.handedOff}`,
    },
    {
      label: 'Thumbs up',
      value: share(totals.thumbsUp, totals.thumbsUp + totals.thumbsDown),
      note: `${totals.thumbsUp} up, ${totals.thumbsDown} down`,
    },
    { label: 'Leads', value: totals.leads.toLocaleString('en') },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-7">
      {figures.map(({ label, value, note }) => (
        <Card key={label} className="p-3.5">
          <dt className="text-[13px] text-ink-muted">{label}</dt>
          <dd className="mt-1 text-xl font-[640] tabular-nums">{value}</dd>
          {note && <dd className="text-[13px] text-ink-muted">{note}</dd>}
        </Card>
      ))}
    </dl>
  );
}

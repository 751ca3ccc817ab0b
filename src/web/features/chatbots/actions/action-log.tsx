import type { CallOutcome } from '#shared/contract/actions.ts';
import { SectionCard } from '#web/features/chatbots/editor/section-card.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { useActions } from './use-actions.ts';

const outcomes: Record<CallOutcome, { text: string; tone: 'good' | 'quiet' | 'warn' | 'bad' }> = {
  done: { text: 'Worked', tone: 'good' },
  'not-found': { text: 'Nothing found', tone: 'quiet' },
  failed: { text: 'Failed', tone: 'bad' },
  running: { text: 'No clear result', tone: 'warn' },
};

/** The latest calls and how they ended. What visitors typed isn't kept. */
export function ActionLog({ chatbotId }: { chatbotId: string }) {
  const { data } = useActions(chatbotId);
  if (!data || data.calls.length === 0) return null;
  return (
    <SectionCard
      title="Recent calls"
      text="Kept for 90 days, without what visitors typed or what came back."
    >
      <ul className="grid gap-1 text-[14.5px]">
        {data.calls.map(({ id, actionName, outcome, status, milliseconds, isTest, createdAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-0"
          >
            <span className="min-w-0 flex-1 wrap-anywhere max-sm:basis-full">
              {actionName}
              {isTest && <span className="text-ink-muted"> (test)</span>}
            </span>
            <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].text}</Badge>
            <span className="text-ink-muted tabular-nums">
              {status !== null && `Status ${status} · ${milliseconds} ms · `}
              <RelativeTime time={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

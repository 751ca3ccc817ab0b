import { Link } from 'react-router';
import type { GapsResponse } from '#shared/contract/analytics.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';

export type Gap = GapsResponse['items'][number];

type GapListProps = {
  gaps: readonly Gap[];
  /** To tell them apart, where there are several. */
  chatbots: readonly { id: string; name: string }[];
  onAnswer: (gap: Gap) => void;
  onDismiss: (gap: Gap) => void;
};

/** What visitors asked and no one could answer: the shortest way to a better assistant. */
export function GapList({ gaps, chatbots, onAnswer, onDismiss }: GapListProps) {
  const toDashboard = useDashboardPath();
  const mayEdit = useMay('answers.edit');
  const hasUploads = usePublicConfig()?.flags.documentUpload !== false;
  return (
    <Card>
      <div className="p-5">
        <h3 className="text-[17px]">Unanswered questions</h3>
        <p className="mt-1 text-sm text-ink-muted">
          Grouped by meaning. Answer one, and the next visitor gets it at once. Questions that your
          chatbot can answer today disappear from this list.
        </p>
      </div>
      {gaps.length === 0 ? (
        <p className="border-t border-line p-5 text-ink-muted">
          Nothing here: your chatbot can answer every question from this time.
        </p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {gaps.map((gap) => (
            <li
              key={gap.chatbotId + gap.question}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p className="flex flex-wrap items-center gap-2 font-[560]">
                  <span className="break-words">{gap.question}</span>
                  <Badge>{gap.count === 1 ? 'once' : `${gap.count} times`}</Badge>
                </p>
                {gap.examples.length > 1 && (
                  <p className="mt-0.5 line-clamp-2 text-[13.5px] text-ink-muted">
                    {gap.examples
                      .filter((example) => example !== gap.question)
                      .map((example) => `“${example}”`)
                      .join(' ')}
                  </p>
                )}
                <p className="mt-0.5 text-[13px] wrap-anywhere text-ink-muted">
                  {chatbots.length > 1 &&
                    `${chatbots.find(({ id }) => id === gap.chatbotId)?.name ?? ''} · `}
                  Last asked <RelativeTime time={gap.lastAskedAt} /> ·{' '}
                  <Link
                    to={toDashboard(`/inbox/${gap.conversationId}`)}
                    className="text-accent underline underline-offset-4"
                  >
                    conversation
                  </Link>
                </p>
              </div>
              {mayEdit && (
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <Button variant="secondary" size="small" onClick={() => onAnswer(gap)}>
                    Answer this
                  </Button>
                  {hasUploads && (
                    <Link
                      to={toDashboard(`/chatbots/${gap.chatbotId}/knowledge?action=upload`)}
                      className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4 pointer-coarse:min-h-11"
                    >
                      Upload a document
                    </Link>
                  )}
                  <Button
                    variant="ghost"
                    size="small"
                    aria-label={`Dismiss “${gap.question}”`}
                    onClick={() => onDismiss(gap)}
                  >
                    Dismiss
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

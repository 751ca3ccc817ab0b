import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ConversationMessage } from '#shared/contract/conversations.ts';
import { useMay } from '#web/lib/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useConversationAction } from './use-inbox.ts';
import { withoutMarks } from './without-marks.ts';

const names = { visitor: 'Visitor', bot: 'Assistant', human: 'You', note: 'Note', system: '' };

type ThreadMessageProps = { message: ConversationMessage; conversationId: string };

export function ThreadMessage({ message, conversationId }: ThreadMessageProps) {
  const mayKeep = useMay('answers.edit');
  const { role, text, name, createdAt, sources, options, feedback, feedbackComment, state } =
    message;
  if (role === 'system') {
    return <p className="text-center text-[13px] text-ink-muted">{text}</p>;
  }
  const isOurs = role !== 'visitor';
  return (
    <div className={classNames('max-w-[85%]', isOurs ? 'self-end' : 'self-start')}>
      <p className="mb-0.5 text-[12.5px] text-ink-muted">
        {name ?? names[role]} · <RelativeTime time={createdAt} />
        {state !== 'complete' && ' · broke off'}
      </p>
      <div className={classNames('rounded-2xl px-3.5 py-2.5 text-[14.5px]', looks[role])}>
        <p className="break-words whitespace-pre-wrap">
          {role === 'bot' ? withoutMarks(text) : text}
        </p>
        {sources.length > 0 && (
          <p className="mt-1.5 text-[12.5px] text-ink-muted">
            From {[...new Set(sources.map(nameSource))].join(', ')}
          </p>
        )}
        {options.length > 0 && (
          <p className="mt-1.5 text-[12.5px] text-ink-muted">Offered: {options.join(' · ')}</p>
        )}
      </div>
      {feedback && (
        <p className="mt-1 flex items-center gap-1.5 text-[13px] text-ink-muted">
          {feedback === 'up' ? (
            <ThumbsUp aria-hidden className="size-3.5" />
          ) : (
            <ThumbsDown aria-hidden className="size-3.5" />
          )}
          <span className="sr-only">{feedback === 'up' ? 'Liked' : 'Disliked'}</span>
          {feedbackComment}
        </p>
      )}
      {role === 'human' && mayKeep && (
        <KeepButton messageId={message.id} conversationId={conversationId} />
      )}
    </div>
  );
}

/** A pair the owner wrote has no document: its question stands for it. */
function nameSource({ documentId, title }: ConversationMessage['sources'][number]): string {
  return documentId ? title : `your answer to “${title}”`;
}

const looks = {
  visitor: 'rounded-bl-sm bg-sunken',
  bot: 'rounded-br-sm border border-line bg-surface',
  human: 'rounded-br-sm bg-accent-soft',
  note: 'rounded-br-sm bg-warn-soft',
} as const;

/** The next visitor with the same question gets this answer at once. */
function KeepButton({ messageId, conversationId }: { messageId: string; conversationId: string }) {
  const keeping = useConversationAction(conversationId);
  if (keeping.isSuccess) return <p className="mt-1 text-[13px] text-good">Kept as an answer</p>;
  return (
    <Button
      variant="ghost"
      size="small"
      className="-ml-2"
      busyLabel={keeping.isPending && 'Keeping...'}
      onClick={() =>
        keeping.mutate(
          { action: 'keep', body: { messageId } },
          {
            onSuccess: () => toast.success({ title: 'Answer saved' }),
            onError: (error) => toast.error({ title: 'Answer not saved', text: error.message }),
          },
        )
      }
    >
      Keep as answer
    </Button>
  );
}

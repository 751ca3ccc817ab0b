import { ThumbsDown, ThumbsUp, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { ConversationMessage } from '#shared/contract/conversations.ts';
import { classNames } from '#web/ui/class-names.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { describeSource, explainAnswer } from './explain-answer.ts';
import { withoutMarks } from './without-marks.ts';

const names = { bot: 'Assistant', human: 'You', note: 'Note', system: '' };

type ThreadMessageProps = {
  message: ConversationMessage;
  visitorName: string;
  actions: ReactNode;
};

export function ThreadMessage({ message, visitorName, actions }: ThreadMessageProps) {
  const { role, text, name, createdAt, sources, options, feedback, feedbackComment, state } =
    message;
  const { conflict } = message;
  const why = explainAnswer(message);
  if (role === 'system') {
    return <p className="text-center text-[13px] text-ink-muted">{text}</p>;
  }
  const isOurs = role !== 'visitor';
  return (
    <div className={classNames('max-w-[85%]', isOurs ? 'self-end' : 'self-start')}>
      <p className="mb-0.5 text-[12.5px] text-ink-muted">
        {role === 'note' && name && 'Note · '}
        {name ?? (role === 'visitor' ? visitorName : names[role])} ·{' '}
        <RelativeTime time={createdAt} />
        {state !== 'complete' && ' · broke off'}
      </p>
      <div className={classNames('rounded-2xl px-3.5 py-2.5 text-[14.5px]', looks[role])}>
        <p className="break-words whitespace-pre-wrap">
          {role === 'bot' ? withoutMarks(text) : text}
        </p>
        {why && (
          <p className="mt-1.5 text-[12.5px] wrap-anywhere text-ink-muted">
            {why}
            {listSources(sources).map(({ name, url }) => (
              <Fragment key={name}>
                {' · '}
                {url ? (
                  <a href={url} target="_blank" rel="noreferrer" className="underline">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </Fragment>
            ))}
          </p>
        )}
        {options.length > 0 && (
          <p className="mt-1.5 text-[12.5px] text-ink-muted">Offered: {options.join(' · ')}</p>
        )}
      </div>
      {conflict && (
        <p className="mt-1 flex items-start gap-1.5 text-[13px] text-warn">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            Your sources contradict each other: {conflict.unused.title} says “
            {conflict.unused.value}”. Decide under Health.
          </span>
        </p>
      )}
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
      {actions}
    </div>
  );
}

/** Each name once. A pair the owner wrote has no document, so its question stands for it. */
function listSources(sources: ConversationMessage['sources']) {
  const byName = new Map<string, string | undefined>();
  for (const source of sources) {
    const name = describeSource(source);
    byName.set(name, byName.get(name) ?? source.url);
  }
  return [...byName].map(([name, url]) => ({ name, url }));
}

const looks = {
  visitor: 'rounded-bl-sm bg-sunken',
  bot: 'rounded-br-sm border border-line bg-surface',
  human: 'rounded-br-sm bg-accent-soft',
  note: 'rounded-br-sm bg-warn-soft',
} as const;

import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ConversationMessage, UsedAction } from '#shared/contract/conversations.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { type AnsweredQuestions, findAnsweredQuestions } from './answered-questions.ts';
import { visitorName } from './conversation-list.tsx';
import { ReplyBox } from './reply-box.tsx';
import { BackLink, ThreadHead } from './thread-head.tsx';
import { ThreadMessage } from './thread-message.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { useMarkSeen, useThread } from './use-inbox.ts';
import { describeAction, placeActions } from './used-actions.ts';

export type Reply = {
  chatbotId: string;
  text: string;
  questions: AnsweredQuestions;
};
export type GivenAnswer = {
  chatbotId: string;
  answer: ConversationMessage;
  /** Everything that was said before it. */
  before: readonly ConversationMessage[];
};
type ThreadProps = {
  id: string;
  backTo: string;
  /** What can be done with a reply; shown below it. */
  keep: (reply: Reply) => ReactNode;
  /** What can be done with an answer of the chatbot. */
  test: (given: GivenAnswer) => ReactNode;
  /** Who looks at it. */
  userId: string;
};

export function Thread({ id, backTo, keep, test, userId }: ThreadProps) {
  const thread = useThread(id);
  const mayAnswer = useMay('conversations.edit');
  const mayKeep = useMay('answers.edit');
  const { data, error, refetch } = thread;
  const conversation = data?.pages[0]?.conversation;
  useMarkSeen({ id, isUnread: (conversation?.unread ?? 0) > 0 });
  if (error && !data) {
    const isGone = error instanceof ApiError && error.status === 404;
    return isGone ? (
      <EmptyState
        kind="missing"
        title="This conversation is not here"
        text="It may have been deleted, or the address has a typing mistake."
        action={
          <Link to={backTo} className={buttonClassNames({ variant: 'secondary' })}>
            Back to the list
          </Link>
        }
      />
    ) : (
      <div className="p-4">
        <BackLink to={backTo} />
        <LoadFailed title="This conversation could not be loaded" error={error} retry={refetch} />
      </div>
    );
  }
  if (!conversation) return <ThreadSkeleton />;
  const messages = data.pages.toReversed().flatMap((page) => page.messages);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ThreadHead conversation={conversation} backTo={backTo} userId={userId} />
      <Messages
        key={id}
        messages={messages}
        used={placeActions({ messages, actions: data.pages[0]?.actions ?? [] })}
        visitorName={visitorName(conversation)}
        actionsOf={(message) => {
          const { chatbotId } = conversation;
          if (!mayKeep) return null;
          if (message.role === 'bot') {
            return test({
              chatbotId,
              answer: message,
              before: messages.slice(0, messages.indexOf(message)),
            });
          }
          if (message.role !== 'human') return null;
          const questions = findAnsweredQuestions({ messages, reply: message });
          return keep({ chatbotId, text: message.text, questions });
        }}
        earlier={
          thread.hasNextPage && (
            <Button
              variant="ghost"
              size="small"
              className="mx-auto shrink-0"
              busyLabel={thread.isFetchingNextPage && 'Loading...'}
              onClick={() => void thread.fetchNextPage()}
            >
              Show earlier messages
            </Button>
          )
        }
      />
      {mayAnswer ? (
        <ReplyBox key={`reply-${id}`} conversation={conversation} />
      ) : (
        <p className="border-t border-line p-4 text-[14.5px] text-ink-muted">
          You can read along here. Answering is not part of your role.
        </p>
      )}
    </div>
  );
}

type MessagesProps = {
  messages: readonly ConversationMessage[];
  /** Actions that the visitor used, by the message that they come after. */
  used: ReadonlyMap<string, readonly UsedAction[]>;
  visitorName: string;
  actionsOf: (message: ConversationMessage) => ReactNode;
  earlier: ReactNode;
};

function Messages({ messages, used, visitorName, actionsOf, earlier }: MessagesProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef({ last: '', height: 0 });
  const first = messages[0]?.id;
  const last = messages.at(-1)?.id ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came first or last is new
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const { scrollHeight } = list;
    // A new message moves the end; earlier ones come in above, and what is being read stays where it is.
    if (last !== shown.current.last) list.scrollTop = scrollHeight;
    else list.scrollTop += scrollHeight - shown.current.height;
    shown.current = { last, height: scrollHeight };
  }, [first, last]);
  return (
    <div
      ref={box}
      role="log"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll what has focus
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4 [overflow-anchor:none]"
    >
      {earlier}
      {messages.map((message) => (
        <Fragment key={message.id}>
          <ThreadMessage message={message} visitorName={visitorName} actions={actionsOf(message)} />
          {used.get(message.id)?.map((action) => (
            <p key={action.id} className="text-center text-[13px] text-ink-muted">
              {describeAction(action)} · <RelativeTime time={action.createdAt} />
            </p>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Conversation, ConversationMessage } from '#shared/contract/conversations.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useMay } from '#web/lib/permissions.tsx';
import { shortAddress } from '#web/lib/short-address.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type AnsweredQuestions, findAnsweredQuestions } from './answered-questions.ts';
import { StateBadge, visitorName } from './conversation-list.tsx';
import { ReplyBox } from './reply-box.tsx';
import { ThreadActions } from './thread-actions.tsx';
import { ThreadMessage } from './thread-message.tsx';
import { useMarkSeen, useThread } from './use-inbox.ts';

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
};

export function Thread({ id, backTo, keep, test }: ThreadProps) {
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
  if (!conversation) {
    return (
      <div aria-busy className="grid gap-3 p-5">
        <span className="sr-only">Loading the conversation</span>
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="ml-auto h-12 w-1/2" />
        <Skeleton className="h-12 w-3/5" />
      </div>
    );
  }
  const messages = data.pages.toReversed().flatMap((page) => page.messages);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ThreadHead conversation={conversation} backTo={backTo} />
      <Messages
        key={id}
        messages={messages}
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
        <ReplyBox key={id} conversation={conversation} />
      ) : (
        <p className="border-t border-line p-4 text-[14.5px] text-ink-muted">
          You can read along here. Answering is not part of your role.
        </p>
      )}
    </div>
  );
}

function ThreadHead({ conversation, backTo }: { conversation: Conversation; backTo: string }) {
  const { visitor, pageUrl, referrer } = conversation;
  const mayAnswer = useMay('conversations.edit');
  return (
    <div className="border-b border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <BackLink to={backTo} />
        <h2 className="min-w-0 truncate text-lg">{visitorName(conversation)}</h2>
        <StateBadge conversation={conversation} />
        <div className="ml-auto">
          {mayAnswer && <ThreadActions conversation={conversation} backTo={backTo} />}
        </div>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 text-[13px] wrap-anywhere text-ink-muted">
        <span>{conversation.chatbotName}</span>
        {visitor.email && (
          <span>
            <a href={`mailto:${encodeURIComponent(visitor.email)}`} className={contactLink}>
              {visitor.email}
            </a>
            {visitor.isVerified && ' (verified)'}
          </span>
        )}
        {visitor.phone && (
          <a href={`tel:${visitor.phone.replace(/[^\d+]/g, '')}`} className={contactLink}>
            {visitor.phone}
          </a>
        )}
        {pageUrl && <span title={pageUrl}>on {shortAddress(pageUrl)}</span>}
        {referrer && <span title={referrer}>from {shortAddress(referrer)}</span>}
        {visitor.isBlocked && <span className="text-bad">blocked</span>}
      </p>
    </div>
  );
}

const contactLink = 'text-accent underline underline-offset-4';

/** On a phone the list is a page of its own. */
function BackLink({ to }: { to: string }) {
  return (
    <Link
      to={to}
      aria-label="Back to the list"
      className="grid size-11 place-items-center rounded-control hover:bg-sunken lg:hidden"
    >
      <ArrowLeft aria-hidden className="size-5" />
    </Link>
  );
}

type MessagesProps = {
  messages: readonly ConversationMessage[];
  actionsOf: (message: ConversationMessage) => ReactNode;
  earlier: ReactNode;
};

function Messages({ messages, actionsOf, earlier }: MessagesProps) {
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
        <ThreadMessage key={message.id} message={message} actions={actionsOf(message)} />
      ))}
    </div>
  );
}

import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Conversation, ConversationMessage } from '#shared/contract/conversations.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StateBadge, visitorName } from './conversation-list.tsx';
import { ReplyBox } from './reply-box.tsx';
import { ThreadActions } from './thread-actions.tsx';
import { ThreadMessage } from './thread-message.tsx';
import { useThread } from './use-inbox.ts';

type ThreadProps = { id: string; backTo: string };

export function Thread({ id, backTo }: ThreadProps) {
  const { data, error, refetch } = useThread(id);
  if (error && !data) {
    return (
      <Notice
        tone="bad"
        className="m-4"
        title="This conversation could not be loaded"
        actions={
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        {error.message}
      </Notice>
    );
  }
  if (!data) {
    return (
      <div aria-busy className="grid gap-3 p-5">
        <span className="sr-only">Loading the conversation</span>
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="ml-auto h-12 w-1/2" />
        <Skeleton className="h-12 w-3/5" />
      </div>
    );
  }
  const { conversation, messages, hasEarlier } = data;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ThreadHead conversation={conversation} backTo={backTo} />
      <Messages messages={messages} hasEarlier={hasEarlier} conversationId={id} />
      <ReplyBox key={id} conversation={conversation} />
    </div>
  );
}

function ThreadHead({ conversation, backTo }: { conversation: Conversation; backTo: string }) {
  const { visitor, pageUrl, referrer } = conversation;
  return (
    <div className="border-b border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <Link
          to={backTo}
          aria-label="Back to the list"
          className="grid size-11 place-items-center rounded-control hover:bg-sunken lg:hidden"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <h2 className="min-w-0 truncate text-lg">{visitorName(conversation)}</h2>
        <StateBadge conversation={conversation} />
        <div className="ml-auto">
          <ThreadActions conversation={conversation} />
        </div>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 text-[13px] break-all text-ink-muted">
        <span>{conversation.chatbotName}</span>
        {visitor.email && (
          <span>
            {visitor.email}
            {visitor.isVerified && ' (verified)'}
          </span>
        )}
        {visitor.phone && <span>{visitor.phone}</span>}
        {pageUrl && <span>on {pageUrl}</span>}
        {referrer && <span>from {referrer}</span>}
        {visitor.isBlocked && <span className="text-bad">blocked</span>}
      </p>
    </div>
  );
}

type MessagesProps = {
  messages: readonly ConversationMessage[];
  hasEarlier: boolean;
  conversationId: string;
};

function Messages({ messages, hasEarlier, conversationId }: MessagesProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message moves the end
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last]);
  return (
    <div
      ref={box}
      role="log"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll what has focus
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4"
    >
      {hasEarlier && (
        <p className="text-center text-[13px] text-ink-muted">
          Only the newest messages are shown.
        </p>
      )}
      {messages.map((message) => (
        <ThreadMessage key={message.id} message={message} conversationId={conversationId} />
      ))}
    </div>
  );
}

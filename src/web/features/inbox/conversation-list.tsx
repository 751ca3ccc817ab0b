import { Link } from 'react-router';
import type { Conversation } from '#shared/contract/conversations.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { plural } from '#web/lib/plural.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Assignee } from './assignee.tsx';
import { withoutMarks } from './without-marks.ts';

type ConversationListProps = {
  conversations: readonly Conversation[];
  currentId: string | null;
  /** The filters travel along, so that going back finds the same list. */
  query: string;
  /** Who looks at it. */
  userId: string;
};

export function ConversationList({
  conversations,
  currentId,
  query,
  userId,
}: ConversationListProps) {
  const toDashboard = useDashboardPath();
  return (
    <ul aria-label="Conversations" className="divide-y divide-line">
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <Link
            to={toDashboard(`/inbox/${conversation.id}${query}`)}
            aria-current={conversation.id === currentId ? 'true' : undefined}
            className={classNames(
              'block px-4 py-3 -outline-offset-2 hover:bg-sunken',
              conversation.id === currentId && 'bg-accent-soft hover:bg-accent-soft',
            )}
          >
            <span className="flex items-center gap-2">
              <span className="min-w-0 flex-1 truncate font-[600]">
                {visitorName(conversation)}
              </span>
              <span className="shrink-0 text-[13px] text-ink-muted">
                <RelativeTime time={conversation.lastMessageAt} />
              </span>
            </span>
            <span className="mt-0.5 line-clamp-2 text-sm break-words text-ink-soft">
              {withoutMarks(conversation.lastText) || 'No message yet'}
            </span>
            <span className="mt-1.5 flex flex-wrap items-center gap-1.5">
              <Assignee conversation={conversation} userId={userId} />
              <StateBadge conversation={conversation} userId={userId} />
              {conversation.unread > 0 && (
                <Badge tone="accent">
                  {plural({
                    count: conversation.unread,
                    one: '1 new',
                    other: '{count} new',
                  })}
                </Badge>
              )}
              <span className="min-w-0 flex-1 basis-24 truncate text-[13px] text-ink-muted">
                {conversation.chatbotName}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function visitorName({ visitor }: Conversation): string {
  return visitor.name || visitor.email || visitor.alias;
}

export function StateBadge({
  conversation,
  userId,
}: {
  conversation: Conversation;
  userId: string;
}) {
  if (conversation.missedAt) return <Badge tone="bad">Missed</Badge>;
  switch (conversation.state) {
    case 'waiting':
      return <Badge tone="warn">Waiting</Badge>;
    case 'human':
      return (
        <Badge tone="good">
          With {conversation.humanId === userId ? 'you' : (conversation.humanName ?? 'the team')}
        </Badge>
      );
    case 'closed':
      return <Badge>Closed</Badge>;
    case 'bot':
      return <Badge>Assistant</Badge>;
  }
}

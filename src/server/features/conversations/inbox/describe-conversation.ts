import type { Deps } from '#server/deps.ts';
import { findProvenance } from '#server/features/conversations/find-provenance.ts';
import type { MessageRow } from '#server/features/conversations/queries.ts';
import type { Conversation, ConversationMessage } from '#shared/contract/conversations.ts';
import { visitorAlias } from '#shared/visitor-alias.ts';
import { listBlocked } from './block-queries.ts';
import type { InboxRow } from './inbox-queries.ts';

export async function describeOne({
  deps,
  row,
}: {
  deps: Deps;
  row: InboxRow;
}): Promise<Conversation> {
  const { workspaceId, visitorId } = row.conversation;
  const connection = deps.database.orm;
  const blocked = await listBlocked({ connection, workspaceId, visitorIds: [visitorId] });
  return describeConversation({ row, blocked });
}

export function describeConversation(input: {
  row: InboxRow;
  blocked: ReadonlySet<string>;
}): Conversation {
  const { conversation: row, chatbotName, humanName } = input.row;
  const { name = null, email = null, phone = null, timeZone = null } = row.visitor;
  return {
    id: row.id,
    chatbotId: row.chatbotId,
    chatbotName,
    state: row.state,
    visitor: {
      id: row.visitorId,
      name,
      alias: visitorAlias(row.visitorId),
      email,
      phone,
      timeZone,
      isVerified: row.isVerified,
      isBlocked: input.blocked.has(row.visitorId),
    },
    pageUrl: row.pageUrl,
    referrer: row.referrer,
    humanId: row.humanUserId,
    humanName,
    waitUntil: row.waitUntil?.toISOString() ?? null,
    missedAt: row.missedAt?.toISOString() ?? null,
    unread: row.unread,
    messagesCount: row.messagesCount,
    lastText: row.lastText,
    lastMessageAt: row.lastMessageAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

export function describeForOwner(row: MessageRow): ConversationMessage {
  const { id, seq, role, text, name, sources, options, confidence, outcome, state } = row;
  const { feedback, feedbackComment, createdAt } = row;
  return {
    id,
    seq,
    role,
    text,
    name,
    sources,
    options,
    confidence,
    outcome,
    state,
    feedback,
    feedbackComment,
    provenance: findProvenance(row),
    createdAt: createdAt.toISOString(),
  };
}

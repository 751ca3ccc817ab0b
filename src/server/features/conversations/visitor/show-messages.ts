import type { Deps } from '#server/deps.ts';
import { findProvenance } from '#server/features/conversations/find-provenance.ts';
import {
  listMessages,
  type MessageRow,
  seenUpTo,
  updateConversation,
} from '#server/features/conversations/queries.ts';
import type { ChatMessage } from '#shared/chat-events.ts';

/** What a visitor has not been shown yet; with it, how far they have been shown. */
export async function listForVisitor({
  deps,
  workspaceId,
  conversationId,
  after,
}: {
  deps: Deps;
  workspaceId: string;
  conversationId: string;
  after?: number;
}): Promise<ChatMessage[]> {
  const connection = deps.database.orm;
  const rows = await listMessages({
    connection,
    workspaceId,
    conversationId,
    after,
    withNotes: false,
    limit: 200,
  });
  const last = rows.at(-1)?.seq ?? 0;
  // Only what a human said makes a difference: it is mailed to anyone who has not seen it.
  if (rows.some(({ role }) => role === 'human')) {
    const changes = { seenSeq: seenUpTo(last) };
    await updateConversation({ connection, workspaceId, id: conversationId, changes });
  }
  return rows.map(describeMessage);
}

/** For the visitor's own eyes: no notes, and how sure an answer was only in words. */
function describeMessage(row: MessageRow): ChatMessage {
  const levels = { answered: 'confident', maybe: 'maybe', unknown: 'unknown' } as const;
  return {
    id: row.id,
    seq: row.seq,
    role: row.role === 'note' ? 'system' : row.role,
    text: row.text,
    name: row.name,
    sources: row.sources,
    options: row.options,
    confidence: levels[row.outcome as keyof typeof levels] ?? null,
    state: row.state,
    feedback: row.feedback,
    provenance: findProvenance(row),
    clientKey: row.clientKey,
    createdAt: row.createdAt.toISOString(),
  };
}

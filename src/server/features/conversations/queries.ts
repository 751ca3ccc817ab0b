/** SQL of conversations and their messages; every function takes the workspace first. */
import { and, asc, desc, eq, gt, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { users, workspaces } from '#server/db/schema/accounts.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { selectHeldMessage } from './held-message-queries.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
export type OfConversation = { connection: Connection; workspaceId: string; id: string };

/** Changes that depend on what the row holds in the moment of the change. */
export const oneMoreMessage: SQL = sql`${conversations.messagesCount} + 1`;
export const seenUpTo = (seq: number): SQL => sql`greatest(${conversations.seenSeq}, ${seq})`;

const isOf = ({ workspaceId, id }: { workspaceId: string; id: string }) =>
  and(eq(conversations.workspaceId, workspaceId), eq(conversations.id, id));

export async function findConversation({ connection, ...of }: OfConversation) {
  const [row] = await connection.select().from(conversations).where(isOf(of));
  return row ?? null;
}

/**
 * Anyone who changes a conversation holds its row: states cannot cross, and messages get their numbers in order.
 * `no key update` lets rows that refer to the conversation, such as bookings, be written meanwhile: with a plain
 * `update` two of them that want the same time would wait for each other.
 */
export async function lockConversation(input: {
  transaction: Transaction;
  workspaceId: string;
  id: string;
}): Promise<ConversationRow | null> {
  const [row] = await input.transaction
    .select()
    .from(conversations)
    .where(isOf(input))
    .for('no key update');
  return row ?? null;
}

export async function createConversation({
  transaction,
  conversation,
}: {
  transaction: Transaction;
  conversation: typeof conversations.$inferInsert;
}): Promise<ConversationRow> {
  const [row] = await transaction.insert(conversations).values(conversation).returning();
  if (!row) throw new Error('The conversation was not stored');
  return row;
}

export type ConversationChanges = {
  [K in keyof typeof conversations.$inferInsert]?: (typeof conversations.$inferInsert)[K] | SQL;
};

export async function updateConversation({
  connection,
  changes,
  ...of
}: OfConversation & {
  changes: ConversationChanges;
}): Promise<boolean> {
  const updated = await connection
    .update(conversations)
    .set(changes)
    .where(isOf(of))
    .returning({ id: conversations.id });
  return updated.length > 0;
}

export async function deleteConversation({ connection, ...of }: OfConversation): Promise<boolean> {
  const deleted = await connection
    .delete(conversations)
    .where(isOf(of))
    .returning({ id: conversations.id });
  return deleted.length > 0;
}

/** Changes a conversation and adds a message to it. Null where the conversation is gone. */
export async function createMessage({
  transaction,
  changes,
  message,
}: {
  transaction: Transaction;
  changes: ConversationChanges;
  message: Omit<typeof messages.$inferInsert, 'seq'>;
}): Promise<MessageRow | null> {
  const { workspaceId, conversationId: id } = message;
  const held = transaction.$with('held').as(
    transaction
      .update(conversations)
      // A note changes nothing in the conversation, but an update without columns is refused.
      .set({ messagesCount: sql`${conversations.messagesCount}`, ...changes })
      .where(isOf({ workspaceId, id }))
      .returning({ id: conversations.id }),
  );
  const [row] = await transaction
    .with(held)
    .insert(messages)
    .select(selectHeldMessage({ held, values: message }))
    .returning();
  return row ?? null;
}

export async function findMessage({ connection, workspaceId, id }: OfConversation) {
  const [row] = await connection
    .select()
    .from(messages)
    .where(and(eq(messages.workspaceId, workspaceId), eq(messages.id, id)));
  return row ?? null;
}

export async function findByClientKey({
  connection,
  workspaceId,
  chatbotId,
  clientKey,
}: {
  connection: Connection;
  workspaceId: string;
  chatbotId: string;
  clientKey: string;
}): Promise<MessageRow | null> {
  const [row] = await connection
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.workspaceId, workspaceId),
        eq(messages.chatbotId, chatbotId),
        eq(messages.clientKey, clientKey),
      ),
    );
  return row ?? null;
}

export async function findAnswerTo({
  connection,
  workspaceId,
  questionId,
}: {
  connection: Connection;
  workspaceId: string;
  questionId: string;
}): Promise<MessageRow | null> {
  const [row] = await connection
    .select()
    .from(messages)
    .where(and(eq(messages.workspaceId, workspaceId), eq(messages.answersId, questionId)))
    .orderBy(desc(messages.seq))
    .limit(1);
  return row ?? null;
}

/** Before a question is answered once more: what was said of it so far was cut off or failed. */
export async function deleteAnswersTo({
  transaction,
  workspaceId,
  questionId,
}: {
  transaction: Transaction;
  workspaceId: string;
  questionId: string;
}): Promise<void> {
  await transaction
    .delete(messages)
    .where(
      and(
        eq(messages.workspaceId, workspaceId),
        eq(messages.answersId, questionId),
        ne(messages.state, 'complete'),
      ),
    );
}

export async function updateMessage({
  connection,
  workspaceId,
  id,
  changes,
}: OfConversation & { changes: Partial<typeof messages.$inferInsert> }): Promise<void> {
  await connection
    .update(messages)
    .set(changes)
    .where(and(eq(messages.workspaceId, workspaceId), eq(messages.id, id)));
}

/** The oldest first. `after` and `before` are numbers of messages; without them the newest ones. */
export async function listMessages({
  workspaceId,
  conversationId,
  after,
  before,
  withNotes,
  connection,
  limit,
}: {
  connection: Connection;
  workspaceId: string;
  conversationId: string;
  after?: number | undefined;
  before?: number | undefined;
  withNotes: boolean;
  limit: number;
}): Promise<MessageRow[]> {
  const where = and(
    eq(messages.workspaceId, workspaceId),
    eq(messages.conversationId, conversationId),
    after === undefined ? undefined : gt(messages.seq, after),
    before === undefined ? undefined : lt(messages.seq, before),
    withNotes ? undefined : ne(messages.role, 'note'),
  );
  const isForward = after !== undefined;
  const rows = await connection
    .select()
    .from(messages)
    .where(where)
    .orderBy(isForward ? asc(messages.seq) : desc(messages.seq))
    .limit(limit);
  return isForward ? rows : rows.reverse();
}

/** The last conversation of a proven identity, for a visitor who comes by another browser. */
export async function findLatestOfVisitor({
  connection,
  workspaceId,
  chatbotId,
  visitorId,
}: {
  connection: Connection;
  workspaceId: string;
  chatbotId: string;
  visitorId: string;
}): Promise<ConversationRow | null> {
  const [row] = await connection
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.workspaceId, workspaceId),
        eq(conversations.chatbotId, chatbotId),
        eq(conversations.visitorId, visitorId),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt))
    .limit(1);
  return row ?? null;
}

export async function listOverdueWaits({
  connection,
  now,
  limit,
}: {
  connection: Connection;
  now: Date;
  limit: number;
}) {
  return connection
    .select({ id: conversations.id, workspaceId: conversations.workspaceId })
    .from(conversations)
    .where(and(isNotNull(conversations.waitUntil), lt(conversations.waitUntil, now)))
    .orderBy(asc(conversations.waitUntil))
    .limit(limit);
}

export async function findOwnerEmail({
  connection,
  workspaceId,
}: {
  connection: Connection;
  workspaceId: string;
}): Promise<string | null> {
  const [owner] = await connection
    .select({ email: users.email })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(eq(workspaces.id, workspaceId));
  return owner?.email ?? null;
}

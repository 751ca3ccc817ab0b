/** SQL of the inbox; every function takes the workspace. */
import { and, asc, count, desc, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { users } from '#server/db/schema/accounts.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { conversations, messages, savedReplies } from '#server/db/schema/conversations.ts';
import type { OfConversation } from '#server/features/conversations/queries.ts';
import type { ConversationsQuery } from '#shared/contract/conversations.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };
export type InboxRow = Awaited<ReturnType<typeof listInboxRows>>[number];

const stateConditions: Record<NonNullable<ConversationsQuery['state']>, SQL> = {
  bot: eq(conversations.state, 'bot'),
  // Written out, so that the index of who waits is used.
  waiting: sql`${conversations.state} = 'waiting'`,
  human: eq(conversations.state, 'human'),
  closed: eq(conversations.state, 'closed'),
  open: ne(conversations.state, 'closed'),
  missed: isNotNull(conversations.missedAt),
};

const selectRows = (connection: Connection) =>
  connection
    .select({ conversation: conversations, chatbotName: chatbots.name, humanName: users.name })
    .from(conversations)
    .innerJoin(chatbots, eq(chatbots.id, conversations.chatbotId))
    .leftJoin(users, eq(users.id, conversations.humanUserId));

type Place = { at: Date; id: string };
type Listed = OfWorkspace & {
  query: Pick<ConversationsQuery, 'state' | 'unread' | 'chatbotId' | 'humanId' | 'search'>;
  before?: Place | undefined;
};

const isListed = ({ workspaceId, query: { state, unread, chatbotId, humanId }, before }: Listed) =>
  and(
    eq(conversations.workspaceId, workspaceId),
    state ? stateConditions[state] : undefined,
    unread ? gt(conversations.unread, 0) : undefined,
    chatbotId ? eq(conversations.chatbotId, chatbotId) : undefined,
    humanId
      ? and(eq(conversations.humanUserId, humanId), eq(conversations.state, 'human'))
      : undefined,
    before && sql`${place} < ${placeOf(before)}`,
  );
const place = sql`(${conversations.lastMessageAt}, ${conversations.id})`;
const placeOf = ({ at, id }: Place) => sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;
const latestFirst = [desc(conversations.lastMessageAt), desc(conversations.id)];

type Searched = Listed & { downTo?: Place | null };
const isSearched = ({ downTo, ...listed }: Searched) =>
  and(isListed(listed), downTo ? sql`${place} >= ${placeOf(downTo)}` : undefined);

/** Visitors of this part of the list who gave neither name nor email address, so the list shows their alias. */
export async function listNamelessIds(searched: Searched): Promise<string[]> {
  const { visitor, visitorId } = conversations;
  const rows = await searched.connection
    .select({ visitorId })
    .from(conversations)
    .where(
      and(
        isSearched(searched),
        sql`coalesce(nullif(${visitor}->>'name', ''), nullif(${visitor}->>'email', '')) is null`,
      ),
    );
  return rows.map((row) => row.visitorId);
}

/** The latest first, after the one that `before` names, up to the one that `downTo` names. */
export async function listInboxRows({
  aliasedIds = [],
  limit,
  ...listed
}: Searched & { aliasedIds?: readonly string[]; limit: number }) {
  const { search } = listed.query;
  return selectRows(listed.connection)
    .where(
      and(isSearched(listed), search ? mentions({ ...listed, search, aliasedIds }) : undefined),
    )
    .orderBy(...latestFirst)
    .limit(limit);
}

/** The conversation so many places further down the list; null where the list is shorter. */
export async function findPlace({
  count: places,
  ...listed
}: Listed & { count: number }): Promise<Place | null> {
  const [row] = await listed.connection
    .select({ at: conversations.lastMessageAt, id: conversations.id })
    .from(conversations)
    .where(isListed(listed))
    .orderBy(...latestFirst)
    .offset(places - 1)
    .limit(1);
  return row ?? null;
}

function mentions({
  workspaceId,
  search,
  aliasedIds,
}: {
  workspaceId: string;
  search: string;
  aliasedIds: readonly string[];
}): SQL {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${conversations.visitor}->>'name' ilike ${pattern}
    or ${conversations.visitor}->>'email' ilike ${pattern}
    or ${conversations.visitorId} = any(${sql.param([...aliasedIds])}::text[])
    or exists (select 1 from ${messages} where ${messages.conversationId} = ${conversations.id}
      and ${messages.workspaceId} = ${workspaceId} and ${messages.text} ilike ${pattern}))`;
}

export async function findInboxRow({ connection, workspaceId, id }: OfConversation) {
  const [row] = await selectRows(connection).where(
    and(eq(conversations.workspaceId, workspaceId), eq(conversations.id, id)),
  );
  return row ?? null;
}

/** The one who has waited longest comes first. */
export async function listWaiting({
  connection,
  workspaceId,
  limit,
}: OfWorkspace & { limit: number }) {
  return connection
    .select({
      conversationId: conversations.id,
      chatbotName: chatbots.name,
      visitorId: conversations.visitorId,
      visitor: conversations.visitor,
      lastText: conversations.lastText,
      since: conversations.lastMessageAt,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(conversations)
    .innerJoin(chatbots, eq(chatbots.id, conversations.chatbotId))
    .where(and(eq(conversations.workspaceId, workspaceId), sql`${conversations.state} = 'waiting'`))
    .orderBy(asc(conversations.lastMessageAt))
    .limit(limit);
}

export async function countQuestions({
  connection,
  workspaceId,
  since,
}: OfWorkspace & { since: Date | undefined }): Promise<number> {
  const [row] = await connection
    .select({ count: count() })
    .from(messages)
    .where(
      and(
        eq(messages.workspaceId, workspaceId),
        // Written out, so that the index of counted questions is used.
        sql`${messages.isCounted}`,
        since && gt(messages.createdAt, since),
      ),
    );
  return row?.count ?? 0;
}

export async function listSavedReplies({ connection, workspaceId }: OfWorkspace) {
  return connection
    .select({ id: savedReplies.id, title: savedReplies.title, text: savedReplies.text })
    .from(savedReplies)
    .where(eq(savedReplies.workspaceId, workspaceId))
    .orderBy(savedReplies.title)
    .limit(500);
}

export async function createSavedReply({
  connection,
  workspaceId,
  reply,
  now,
}: OfWorkspace & { reply: { title: string; text: string }; now: Date }) {
  const [row] = await connection
    .insert(savedReplies)
    .values({ workspaceId, ...reply, createdAt: now })
    .returning({ id: savedReplies.id, title: savedReplies.title, text: savedReplies.text });
  if (!row) throw new Error('The reply was not stored');
  return row;
}

export async function updateSavedReply({
  connection,
  reply,
  workspaceId,
  id,
}: OfConversation & { reply: { title: string; text: string } }) {
  const [row] = await connection
    .update(savedReplies)
    .set(reply)
    .where(and(eq(savedReplies.workspaceId, workspaceId), eq(savedReplies.id, id)))
    .returning({ id: savedReplies.id, title: savedReplies.title, text: savedReplies.text });
  return row ?? null;
}

export async function deleteSavedReply({
  connection,
  workspaceId,
  id,
}: OfConversation): Promise<boolean> {
  const deleted = await connection
    .delete(savedReplies)
    .where(and(eq(savedReplies.workspaceId, workspaceId), eq(savedReplies.id, id)))
    .returning({ id: savedReplies.id });
  return deleted.length > 0;
}

/** SQL of the home page; every function takes the workspace and reads a bounded number of rows. */
import { and, asc, count, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { countWhere } from '#server/db/count-where.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { conversations, messages, widgetPings } from '#server/db/schema/conversations.ts';
import { documents } from '#server/db/schema/documents.ts';
import { leads } from '#server/db/schema/leads.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };

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
      visitor: conversations.visitor,
      lastText: conversations.lastText,
      since: conversations.lastMessageAt,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(conversations)
    .innerJoin(chatbots, eq(chatbots.id, conversations.chatbotId))
    .where(and(eq(conversations.workspaceId, workspaceId), eq(conversations.state, 'waiting')))
    .orderBy(asc(conversations.lastMessageAt))
    .limit(limit);
}

export async function listOpenLeads({
  connection,
  workspaceId,
  limit,
}: OfWorkspace & { limit: number }) {
  return connection
    .select({
      id: leads.id,
      name: leads.name,
      email: leads.email,
      question: leads.question,
      createdAt: leads.createdAt,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(leads)
    .where(and(eq(leads.workspaceId, workspaceId), isNull(leads.doneAt)))
    .orderBy(desc(leads.createdAt))
    .limit(limit);
}

/** Conversations since `from`, those before and after `middle` apart. */
export async function countHandled({
  connection,
  workspaceId,
  from,
  middle,
}: OfWorkspace & { from: Date; middle: Date }) {
  const needsHelp = sql`(${conversations.missedAt} is not null or ${conversations.state} = 'waiting'
    or exists (select from ${messages} where ${messages.conversationId} = ${conversations.id}
      and (${messages.role} = 'human' or ${messages.outcome} in ('unknown', 'human-asked', 'not-answering', 'failed'))))`;
  const isLater = sql`${conversations.createdAt} >= ${middle.toISOString()}::timestamptz`;
  const [row] = await connection
    .select({
      later: countWhere(isLater),
      laterHandled: countWhere(sql`${isLater} and not ${needsHelp}`),
      earlier: countWhere(sql`not ${isLater}`),
      earlierHandled: countWhere(sql`not ${isLater} and not ${needsHelp}`),
    })
    .from(conversations)
    .where(and(eq(conversations.workspaceId, workspaceId), gte(conversations.createdAt, from)));
  return row ?? { later: 0, laterHandled: 0, earlier: 0, earlierHandled: 0 };
}

export async function countConversationsByChatbot({
  connection,
  workspaceId,
  from,
}: OfWorkspace & { from: Date }) {
  const day = sql<string>`to_char(${conversations.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return connection
    .select({ day, chatbotId: conversations.chatbotId, conversations: sql<number>`count(*)::int` })
    .from(conversations)
    .where(and(eq(conversations.workspaceId, workspaceId), gte(conversations.createdAt, from)))
    .groupBy(sql`1`, conversations.chatbotId)
    .orderBy(sql`1`);
}

export async function countDocumentStates({ connection, workspaceId }: OfWorkspace) {
  const rows = await connection
    .select({ state: documents.state, count: count() })
    .from(documents)
    .where(eq(documents.workspaceId, workspaceId))
    .groupBy(documents.state);
  const of = (states: readonly string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + row.count, 0);
  const [ready, failed] = [of(['ready']), of(['failed'])];
  return {
    ready,
    failed,
    inProgress: rows.reduce((sum, row) => sum + row.count, 0) - ready - failed,
  };
}

/** The site where each chatbot's widget was seen last. Sites that its owner doesn't allow don't count. */
export async function listLatestSites({ connection, workspaceId }: OfWorkspace) {
  return connection
    .selectDistinctOn([widgetPings.chatbotId], {
      chatbotId: widgetPings.chatbotId,
      origin: widgetPings.origin,
      lastAt: widgetPings.lastAt,
    })
    .from(widgetPings)
    .where(and(eq(widgetPings.workspaceId, workspaceId), eq(widgetPings.refused, false)))
    .orderBy(widgetPings.chatbotId, desc(widgetPings.lastAt));
}

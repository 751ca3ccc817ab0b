/** SQL of analytics; every function takes the workspace. Counting is the database's work, none of it copies rows out. */
import { and, count, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/client.ts';
import { countWhere } from '#server/db/count-where.ts';
import { answers as curated } from '#server/db/schema/chatbots.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { leads } from '#server/db/schema/leads.ts';

export type Span = {
  connection: Database['orm'];
  workspaceId: string;
  chatbotId: string | undefined;
  from: Date;
  /** Up to now where there is none. */
  to?: Date | undefined;
};

export const within = (
  { workspaceId, chatbotId, from, to }: Span,
  table: typeof messages | typeof conversations | typeof leads,
) =>
  and(
    eq(table.workspaceId, workspaceId),
    chatbotId ? eq(table.chatbotId, chatbotId) : undefined,
    gte(table.createdAt, from),
    to && lt(table.createdAt, to),
  );

export async function countTotals(span: Span) {
  const { connection } = span;
  const [said] = await connection
    .select({
      messages: countWhere(eq(messages.role, 'visitor')),
      answered: countWhere(inArray(messages.outcome, ['answered', 'maybe'])),
      unknown: countWhere(eq(messages.outcome, 'unknown')),
      thumbsUp: countWhere(eq(messages.feedback, 'up')),
      thumbsDown: countWhere(eq(messages.feedback, 'down')),
    })
    .from(messages)
    .where(within(span, messages));
  const [talked] = await connection
    .select({
      conversations: count(),
      missed: countWhere(isNotNull(conversations.missedAt)),
      handedOff: countWhere(
        sql`exists (select 1 from ${messages} where ${messages.conversationId} = ${conversations.id} and ${messages.role} = 'human')`,
      ),
    })
    .from(conversations)
    .where(within(span, conversations));
  const [left] = await connection.select({ leads: count() }).from(leads).where(within(span, leads));
  return {
    messages: said?.messages ?? 0,
    answered: said?.answered ?? 0,
    unknown: said?.unknown ?? 0,
    thumbsUp: said?.thumbsUp ?? 0,
    thumbsDown: said?.thumbsDown ?? 0,
    conversations: talked?.conversations ?? 0,
    missed: talked?.missed ?? 0,
    handedOff: talked?.handedOff ?? 0,
    leads: left?.leads ?? 0,
  };
}

type InZone = Span & { timeZone: string };

export async function countQuestionsByDay({ timeZone, ...span }: InZone) {
  return span.connection
    .select({ day: dayOf(messages.createdAt, timeZone), count: sql<number>`count(*)::int` })
    .from(messages)
    .where(and(within(span, messages), eq(messages.role, 'visitor')))
    .groupBy(sql`1`);
}

/** A conversation counts once, on the day it began, so that the days add up to the total. */
export async function countConversationsByDay({ timeZone, ...span }: InZone) {
  return span.connection
    .select({ day: dayOf(conversations.createdAt, timeZone), count: sql<number>`count(*)::int` })
    .from(conversations)
    .where(within(span, conversations))
    .groupBy(sql`1`);
}

const dayOf = (moment: AnyPgColumn, timeZone: string) =>
  sql<string>`to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD')`;

/** Questions whose answer was not known, the newest first. The owner's own answer to one takes it off the list. */
export async function listUnanswered({ limit, ...span }: Span & { limit: number }) {
  const answer = alias(messages, 'answer');
  return span.connection
    .select({
      text: messages.text,
      chatbotId: messages.chatbotId,
      conversationId: messages.conversationId,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(
      answer,
      and(eq(answer.answersId, messages.id), eq(answer.workspaceId, messages.workspaceId)),
    )
    .where(
      and(
        within(span, messages),
        eq(answer.outcome, 'unknown'),
        sql`not exists (select from ${curated} where ${curated.chatbotId} = ${messages.chatbotId}
          and lower(${curated.question}) = lower(${messages.text}))`,
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);
}

/** SQL of advanced analytics; every function takes the workspace. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/client.ts';
import { countWhere } from '#server/db/count-where.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { type Span, within } from './queries.ts';

const listed = 10;

/** The moments at which calendar days of a time zone begin. */
export async function findDayStarts({
  timeZone,
  connection,
  days,
}: {
  connection: Database['orm'];
  days: readonly [first: string, after: string];
  timeZone: string;
}): Promise<{ from: Date; to: Date }> {
  const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  const { rows } = await connection.execute<{ from: string; to: string }>(
    sql`select ${startOf(days[0])} as from, ${startOf(days[1])} as to`,
  );
  const [row] = rows;
  if (!row) throw new Error('The database does not know the time');
  return { from: new Date(row.from), to: new Date(row.to) };
}

export async function countByHour({ timeZone, ...span }: Span & { timeZone: string }) {
  const hour = sql<number>`extract(hour from ${messages.createdAt} at time zone ${timeZone})::int`;
  return span.connection
    .select({ hour: hour.as('hour'), messages: sql<number>`count(*)::int` })
    .from(messages)
    .where(and(within(span, messages), eq(messages.role, 'visitor')))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** Which pages visitors ask from, whatever stands behind the question mark. */
export async function countByPage(span: Span) {
  const page = sql<string>`regexp_replace(${conversations.pageUrl}, '[?#].*$', '')`;
  return span.connection
    .select({
      page: page.as('page'),
      conversations: sql<number>`count(*)::int`.as('conversations'),
      unknown: countWhere(
        sql`exists (select 1 from ${messages} where ${messages.conversationId} = ${conversations.id} and ${messages.outcome} = 'unknown')`,
      ),
    })
    .from(conversations)
    .where(and(within(span, conversations), sql`${conversations.pageUrl} <> ''`))
    .groupBy(sql`1`)
    .orderBy(desc(sql`2`))
    .limit(listed);
}

/** A source counts once for each answer that rests on it, with what visitors thought of that answer. */
export async function listSources(span: Span) {
  const source = sql`jsonb_array_elements(${messages.sources})`;
  const cited = span.connection
    .selectDistinct({
      id: messages.id,
      feedback: messages.feedback,
      documentId: sql<string | null>`${source} ->> 'documentId'`.as('document_id'),
      title: sql<string>`${source} ->> 'title'`.as('title'),
    })
    .from(messages)
    .where(and(within(span, messages), eq(messages.role, 'bot')))
    .as('cited');
  return span.connection
    .select({
      documentId: cited.documentId,
      title: cited.title,
      answers: sql<number>`count(*)::int`,
      thumbsUp: countWhere(eq(cited.feedback, 'up')),
      thumbsDown: countWhere(eq(cited.feedback, 'down')),
    })
    .from(cited)
    .groupBy(cited.documentId, cited.title)
    .orderBy(desc(sql`3`))
    .limit(listed);
}

const question = alias(messages, 'question');

/** Answers of the chatbot that were said to their end, each with its question. */
const answered = (span: Span) =>
  and(within(span, messages), eq(messages.role, 'bot'), eq(messages.state, 'complete'));
const isItsQuestion = and(
  eq(question.id, messages.answersId),
  eq(question.workspaceId, messages.workspaceId),
);
const tookMs = sql<number>`(extract(epoch from ${messages.createdAt} - ${question.createdAt}) * 1000)`;

export async function measureAnswerTime(span: Span) {
  const share = (part: number) =>
    sql<number | null>`(percentile_cont(${part}::float8) within group (order by ${tookMs}))::int`;
  const [row] = await span.connection
    .select({ medianMs: share(0.5), slowMs: share(0.95) })
    .from(messages)
    .innerJoin(question, isItsQuestion)
    .where(answered(span));
  return row ?? { medianMs: null, slowMs: null };
}

/** Questions with what became of them, the newest first. */
export async function listQuestions({ limit, ...span }: Span & { limit: number }) {
  return span.connection
    .select({
      text: question.text,
      askedAt: question.createdAt,
      chatbot: chatbots.name,
      page: conversations.pageUrl,
      outcome: messages.outcome,
      confidence: messages.confidence,
      tookMs: sql<number>`${tookMs}::int`,
      feedback: messages.feedback,
      sources: messages.sources,
    })
    .from(messages)
    .innerJoin(question, isItsQuestion)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(chatbots, eq(chatbots.id, messages.chatbotId))
    .where(answered(span))
    .orderBy(desc(question.seq))
    .limit(limit);
}

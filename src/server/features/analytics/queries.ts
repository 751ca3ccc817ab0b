/** SQL of analytics that shows single questions; every function takes the workspace and reads from the newest on. */
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection, Database } from '#server/db/client.ts';
import { workspaces } from '#server/db/schema/accounts.ts';
import { chatbots, answers as curated } from '#server/db/schema/chatbots.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import type { SavingsSettings } from '#shared/contract/analytics.ts';

type Range = {
  connection: Database['orm'];
  workspaceId: string;
  chatbotId: string | undefined;
  from: Date;
  /** Up to now where there is none. */
  to?: Date | undefined;
};

const question = alias(messages, 'question');

/** By the answers: they are found by their time and outcome, the question of each by its id. */
const isAnswerWithin = ({ workspaceId, chatbotId, from, to }: Range) =>
  and(
    eq(messages.workspaceId, workspaceId),
    chatbotId ? eq(messages.chatbotId, chatbotId) : undefined,
    gte(messages.createdAt, from),
    to && lt(messages.createdAt, to),
  );
const isItsQuestion = and(
  eq(question.id, messages.answersId),
  eq(question.workspaceId, messages.workspaceId),
);
const newestFirst = [desc(messages.createdAt), desc(messages.seq)];

/** Questions whose answer was not known, the newest first. The owner's own answer to one takes it off the list. */
export async function listUnanswered({ limit, ...range }: Range & { limit: number }) {
  return range.connection
    .select({
      text: question.text,
      chatbotId: question.chatbotId,
      conversationId: question.conversationId,
      createdAt: question.createdAt,
    })
    .from(messages)
    .innerJoin(question, isItsQuestion)
    .where(
      and(
        isAnswerWithin(range),
        // Written out, so that the index of unanswered questions is used.
        sql`${messages.outcome} = 'unknown'`,
        sql`not exists (select from ${curated} where ${curated.chatbotId} = ${question.chatbotId}
          and lower(${curated.question}) = lower(${question.text}))`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit);
}

/** Questions with what became of them, the newest first. */
export async function listQuestions({ limit, ...range }: Range & { limit: number }) {
  return range.connection
    .select({
      text: question.text,
      askedAt: question.createdAt,
      chatbot: chatbots.name,
      page: conversations.pageUrl,
      outcome: messages.outcome,
      confidence: messages.confidence,
      tookMs: sql<number>`(extract(epoch from ${messages.createdAt} - ${question.createdAt}) * 1000)::int`,
      feedback: messages.feedback,
      sources: messages.sources,
    })
    .from(messages)
    .innerJoin(question, isItsQuestion)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(chatbots, eq(chatbots.id, messages.chatbotId))
    .where(and(isAnswerWithin(range), eq(messages.role, 'bot'), eq(messages.state, 'complete')))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** What was asked and whether it was answered, without all that belongs to it: the newest first. */
export async function listAskedTexts({ limit, ...range }: Range & { limit: number }) {
  return range.connection
    .select({ text: question.text, outcome: messages.outcome })
    .from(messages)
    .innerJoin(question, isItsQuestion)
    .where(and(isAnswerWithin(range), eq(messages.role, 'bot'), eq(messages.state, 'complete')))
    .orderBy(...newestFirst)
    .limit(limit);
}

type OfWorkspace = { connection: Connection; workspaceId: string };

export async function findSavings({
  connection,
  workspaceId,
}: OfWorkspace): Promise<SavingsSettings | null> {
  const [row] = await connection
    .select({ savings: workspaces.savings })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row?.savings ?? null;
}

export async function saveSavings({
  connection,
  workspaceId,
  savings,
}: OfWorkspace & { savings: SavingsSettings }): Promise<void> {
  await connection.update(workspaces).set({ savings }).where(eq(workspaces.id, workspaceId));
}

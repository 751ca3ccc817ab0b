/** What a visitor's chat does to a conversation once the question is stored. */
import type { Connection } from '#server/db/client.ts';
import type { MessageOutcome } from '#server/db/schema/conversations.ts';
import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import type { ChatMessage, ChatSource, MessageState } from '#shared/chat-events.ts';
import { AppError } from '#shared/errors.ts';
import { publishConversation, publishMessage } from './add-message.ts';
import { announceUnanswered, isUnanswered } from './announce-conversation.ts';
import { seenUpTo } from './change-queries.ts';
import { addAnswer } from './exchange-queries.ts';
import { findProvenance } from './find-provenance.ts';
import {
  type ConversationRow,
  deleteAnswersTo,
  findMessage,
  listMessages,
  type MessageRow,
  updateConversation,
  updateMessage,
} from './queries.ts';

/** Before a question is answered a second time, because the first time was cut off. */
export async function clearBrokenAnswers({
  question,
  deps,
}: {
  deps: Deps;
  question: MessageRow;
}): Promise<void> {
  const { workspaceId, id: questionId } = question;
  await deps.database.orm.transaction((transaction) =>
    deleteAnswersTo({ transaction, workspaceId, questionId }),
  );
}

export type StoredAnswer = {
  text: string;
  sources: ChatSource[];
  options: string[];
  confidence: number | null;
  outcome: MessageOutcome;
  writer: MessageRow['writer'];
  state: MessageState;
};

/** Null when a human joined while the chatbot was still thinking: from that moment it is silent. */
export async function storeAnswer(input: {
  deps: Deps;
  chatbot: LiveChatbot;
  conversation: ConversationRow;
  question: MessageRow;
  answer: StoredAnswer;
}): Promise<MessageRow | null> {
  const { deps, conversation, question, answer } = input;
  const isCounted = answer.state !== 'failed' && answer.outcome !== 'not-answering';
  const quoted = answer.sources.reduce((sum, source) => sum + source.quote.length, 0);
  const add = (connection: Connection) =>
    addAnswer({
      connection,
      workspaceId: conversation.workspaceId,
      conversationId: conversation.id,
      chatbotId: conversation.chatbotId,
      now: deps.clock.now(),
      answersId: question.id,
      isCounted,
      quoted,
      ...answer,
    });
  const { orm } = deps.database;
  const stored = isUnanswered(answer)
    ? await orm.transaction(async (transaction) => {
        const message = await add(transaction);
        if (message) await announceUnanswered({ ...input, transaction });
        return message;
      })
    : await add(orm);
  await Promise.all([
    stored && publishMessage({ deps, message: stored }),
    publishConversation({ deps, conversation }),
  ]);
  return stored;
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

export async function saveFeedback({
  deps,
  workspaceId,
  messageId,
  conversationId,
  feedback,
  comment,
}: {
  deps: Deps;
  workspaceId: string;
  conversationId: string;
  messageId: string;
  feedback: 'up' | 'down' | null;
  comment: string;
}): Promise<void> {
  const of = { connection: deps.database.orm, workspaceId, id: messageId };
  const message = await findMessage(of);
  if (message?.conversationId !== conversationId || message.role === 'visitor') {
    throw new AppError('not_found', 'This message does not exist.');
  }
  const changes = { feedback, feedbackComment: comment || null };
  await updateMessage({ ...of, changes });
  await publishMessage({ deps, message });
}

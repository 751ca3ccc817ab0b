import type { Connection } from '#server/db/client.ts';
import type { MessageOutcome } from '#server/db/schema/conversations.ts';
import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { publishConversation, publishMessage } from '#server/features/conversations/add-message.ts';
import {
  announceUnanswered,
  isUnanswered,
} from '#server/features/conversations/announce-conversation.ts';
import {
  type ConversationRow,
  deleteAnswersTo,
  type MessageRow,
} from '#server/features/conversations/queries.ts';
import type { ChatSource, MessageState } from '#shared/chat-events.ts';
import { addAnswer } from './exchange-queries.ts';

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

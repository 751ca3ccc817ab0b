/** What happens in a conversation, told to the owner's other programs in the transaction it happens in. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { announceEvent } from '#server/jobs/announce-event.ts';
import type { ConversationRow, MessageRow } from './queries.ts';

type Happening = {
  deps: Deps;
  transaction: Transaction;
  chatbot: Pick<LiveChatbot, 'id' | 'settings'>;
  conversation: Pick<ConversationRow, 'id' | 'workspaceId' | 'pageUrl'>;
};

/** Where it happened: part of every such event. */
export function describePlace({ chatbot, conversation }: Omit<Happening, 'deps' | 'transaction'>) {
  return {
    conversationId: conversation.id,
    chatbot: { id: chatbot.id, name: chatbot.settings.name },
    pageUrl: conversation.pageUrl,
  };
}

export async function announceStart(input: Happening & { startedAt: Date }): Promise<void> {
  const data = { ...describePlace(input), startedAt: input.startedAt.toISOString() };
  await announce({ ...input, event: { type: 'conversation.started', data } });
}

export async function announceHandoff(
  input: Happening & { question: string; visitor: string; isWaiting: boolean },
): Promise<void> {
  const { question, visitor, isWaiting } = input;
  const data = { ...describePlace(input), question, visitor, isWaiting };
  await announce({ ...input, event: { type: 'handoff.requested', data } });
}

type Outcome = Pick<MessageRow, 'outcome' | 'state'>;

/** One that was cut off is not yet an answer at all. */
export const isUnanswered = (
  answer: Outcome,
): answer is Outcome & { outcome: 'unknown' | 'not-answering' } =>
  answer.state === 'complete' &&
  (answer.outcome === 'unknown' || answer.outcome === 'not-answering');

export async function announceUnanswered(
  input: Happening & { question: MessageRow; answer: Outcome },
): Promise<void> {
  const { question, answer } = input;
  if (!isUnanswered(answer)) return;
  const reason = answer.outcome;
  const data = { ...describePlace(input), messageId: question.id, question: question.text, reason };
  await announce({ ...input, event: { type: 'message.unanswered', data } });
}

function announce({
  deps,
  transaction,
  event,
  conversation,
}: Happening & Pick<Parameters<typeof announceEvent>[0], 'event'>) {
  const { workspaceId } = conversation;
  return announceEvent({ deps, transaction, workspaceId, event });
}

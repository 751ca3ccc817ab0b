import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import {
  addMessage,
  publishConversation,
  publishMessage,
} from '#server/features/conversations/add-message.ts';
import {
  type ConversationRow,
  findByClientKey,
  lockConversation,
  type MessageRow,
} from '#server/features/conversations/queries.ts';
import { mailReplyJob } from '#server/features/conversations/reply-mail/reply-mail.ts';
import type { ConversationMessage } from '#shared/contract/conversations.ts';
import { AppError } from '#shared/errors.ts';
import { describeForOwner } from './describe-conversation.ts';
import { notFound } from './manage-inbox.ts';
import type { Human } from './take-over.ts';

type OfConversation = { deps: Deps; workspaceId: string; id: string };

/** A visitor who is away is mailed what they missed; several replies in a row become one mail. */
const mailAfterSeconds = 60;

/** Replying is joining: anyone who writes to a visitor has taken over. */
export async function reply({
  human,
  text,
  clientKey,
  within,
  ...of
}: OfConversation & {
  human: Human;
  text: string;
  clientKey?: string | undefined;
  /** What is to be true of it from the same moment. */
  within?: (options: { transaction: Transaction; made: ConversationMessage }) => Promise<void>;
}): Promise<ConversationMessage> {
  const { deps, workspaceId, id } = of;
  const { userId, name } = human;
  const sent = await deps.database.orm.transaction(async (transaction) => {
    const conversation = await lockConversation({ transaction, workspaceId, id });
    if (!conversation) throw notFound();
    const message = { role: 'human' as const, text, userId, name, clientKey: clientKey ?? null };
    const stored = await findRepeated({ transaction, conversation, message });
    if (stored) return { conversation, message: stored };
    const added = await addMessage({
      deps,
      transaction,
      conversation,
      message,
      changes: {
        state: 'human',
        humanUserId: userId,
        waitUntil: null,
        missedAt: null,
        closedAt: null,
        unread: 0,
      },
    });
    await deps.queue.enqueue({
      name: mailReplyJob,
      data: { workspaceId, conversationId: id },
      singletonKey: id,
      startAfterSeconds: mailAfterSeconds,
      transaction,
    });
    await within?.({ transaction, made: describeForOwner(added) });
    return { conversation, message: added };
  });
  // Also when it was stored before: a server that was killed right after may have told no one.
  await publishMessage({ deps, message: sent.message });
  await publishConversation({ deps, conversation: sent.conversation });
  return describeForOwner(sent.message);
}

/** Only for the team's own eyes. */
export async function addNote({
  human: { userId, name },
  text,
  clientKey,
  ...of
}: OfConversation & {
  human: Human;
  text: string;
  clientKey?: string | undefined;
}): Promise<ConversationMessage> {
  const { deps, workspaceId, id } = of;
  const message = await deps.database.orm.transaction(async (transaction) => {
    const conversation = await lockConversation({ transaction, workspaceId, id });
    if (!conversation) throw notFound();
    const note = { role: 'note' as const, text, userId, name, clientKey: clientKey ?? null };
    const stored = await findRepeated({ transaction, conversation, message: note });
    return stored ?? addMessage({ deps, transaction, conversation, message: note });
  });
  await publishMessage({ deps, message });
  return describeForOwner(message);
}

/** What the same key already stored. The caller holds the conversation, so a second request waits for the first. */
async function findRepeated({
  transaction,
  conversation: { id, workspaceId, chatbotId },
  message: { role, text, userId, clientKey },
}: {
  transaction: Transaction;
  conversation: ConversationRow;
  message: Pick<MessageRow, 'role' | 'text' | 'userId' | 'clientKey'>;
}): Promise<MessageRow | null> {
  if (!clientKey) return null;
  const of = { connection: transaction, workspaceId, chatbotId };
  const stored = await findByClientKey({ ...of, clientKey });
  if (!stored) return null;
  const isSame =
    stored.conversationId === id &&
    stored.role === role &&
    stored.userId === userId &&
    stored.text === text;
  if (isSame) return stored;
  throw new AppError('conflict', 'Another message was sent with the same key.');
}

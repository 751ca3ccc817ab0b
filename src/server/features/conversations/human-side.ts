/** A human joins, speaks, hands back and closes. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { Conversation, ConversationMessage } from '#shared/contract/conversations.ts';
import { AppError } from '#shared/errors.ts';
import { addMessage, publishConversation, publishMessage } from './add-message.ts';
import { deleteBlock, saveBlock } from './block-queries.ts';
import { describeForOwner } from './describe-conversation.ts';
import { getConversation, notFound } from './inbox.ts';
import { findInboxRow } from './inbox-queries.ts';
import {
  type ConversationRow,
  findByClientKey,
  lockConversation,
  type MessageRow,
  type updateConversation,
} from './queries.ts';
import { mailReplyJob } from './reply-mail.ts';

type OfConversation = { deps: Deps; workspaceId: string; id: string };
export type Human = { userId: string; name: string };

/** A visitor who is away is mailed what they missed; several replies in a row become one mail. */
const mailAfterSeconds = 60;

/** From this moment on the chatbot is silent, also with an answer it has already begun. */
export function takeOver({ human, ...of }: OfConversation & { human: Human }) {
  return change({
    ...of,
    decide: (conversation) =>
      conversation.state === 'human' && conversation.humanUserId === human.userId
        ? null
        : {
            changes: {
              state: 'human',
              humanUserId: human.userId,
              waitUntil: null,
              missedAt: null,
              closedAt: null,
              unread: 0,
            },
            text: `${human.name} has joined.`,
          },
  });
}

export function handBack(of: OfConversation) {
  return change({
    ...of,
    decide: ({ state }) =>
      state === 'bot'
        ? null
        : {
            changes: { state: 'bot', humanUserId: null, waitUntil: null },
            text: 'The assistant is answering again.',
          },
  });
}

export function closeConversation(of: OfConversation) {
  const closedAt = of.deps.clock.now();
  return change({
    ...of,
    decide: ({ state }) =>
      state === 'closed'
        ? null
        : {
            changes: {
              state: 'closed',
              closedAt,
              waitUntil: null,
              missedAt: null,
              humanUserId: null,
              unread: 0,
            },
            text: 'This conversation was closed. Write again whenever you like.',
          },
  });
}

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
    if (stored) return { conversation, message: stored, isRepeated: true };
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
    return { conversation, message: added, isRepeated: false };
  });
  if (!sent.isRepeated) {
    await publishMessage({ deps, message: sent.message });
    await publishConversation({ deps, conversation: sent.conversation });
  }
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
  const { message, isRepeated } = await deps.database.orm.transaction(async (transaction) => {
    const conversation = await lockConversation({ transaction, workspaceId, id });
    if (!conversation) throw notFound();
    const note = { role: 'note' as const, text, userId, name, clientKey: clientKey ?? null };
    const stored = await findRepeated({ transaction, conversation, message: note });
    if (stored) return { message: stored, isRepeated: true };
    const added = await addMessage({ deps, transaction, conversation, message: note });
    return { message: added, isRepeated: false };
  });
  if (!isRepeated) await publishMessage({ deps, message });
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

export async function blockVisitor({
  blocked,
  ...of
}: OfConversation & { blocked: boolean }): Promise<Conversation> {
  const { deps, workspaceId, id } = of;
  const connection = deps.database.orm;
  const row = await findInboxRow({ connection, workspaceId, id });
  if (!row) throw notFound();
  const { visitorId, addressKey } = row.conversation;
  const block = { workspaceId, visitorId, addressKey, createdAt: deps.clock.now() };
  if (blocked) await saveBlock({ connection, block });
  else await deleteBlock({ connection, workspaceId, visitorId });
  return blocked ? closeConversation(of) : getConversation(of);
}

type Changes = Parameters<typeof updateConversation>[0]['changes'];

/** Changes a conversation's state and tells the visitor in words; null where it is so already. */
async function change({
  deps,
  workspaceId,
  id,
  decide,
}: OfConversation & {
  decide(conversation: ConversationRow): { changes: Changes; text: string } | null;
}): Promise<Conversation> {
  const changed = await deps.database.orm.transaction(async (transaction) => {
    const conversation = await lockConversation({ transaction, workspaceId, id });
    if (!conversation) throw notFound();
    const decision = decide(conversation);
    if (!decision) return null;
    const { text, changes } = decision;
    const message = { role: 'system' as const, text };
    return {
      conversation,
      message: await addMessage({ deps, transaction, conversation, message, changes }),
    };
  });
  if (changed) {
    await publishMessage({ deps, message: changed.message });
    await publishConversation({ deps, conversation: changed.conversation });
  }
  return getConversation({ deps, workspaceId, id });
}

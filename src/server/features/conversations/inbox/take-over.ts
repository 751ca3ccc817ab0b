/** A human joins, hands back, closes, or blocks a visitor. */
import type { Deps } from '#server/deps.ts';
import {
  addMessage,
  publishConversation,
  publishMessage,
} from '#server/features/conversations/add-message.ts';
import {
  type ConversationRow,
  lockConversation,
  type updateConversation,
} from '#server/features/conversations/queries.ts';
import type { Conversation } from '#shared/contract/conversations.ts';
import { deleteBlock, saveBlock } from './block-queries.ts';
import { findInboxRow } from './inbox-queries.ts';
import { getConversation, notFound } from './manage-inbox.ts';

type OfConversation = { deps: Deps; workspaceId: string; id: string };
export type Human = { userId: string; name: string };

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

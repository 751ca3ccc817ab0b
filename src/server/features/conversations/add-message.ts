import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { publishEvent } from '#server/features/live/index.ts';
import { AppError } from '#shared/errors.ts';
import {
  type ConversationChanges,
  type ConversationRow,
  createMessage,
  lockConversation,
  type MessageRow,
  oneMoreMessage,
} from './queries.ts';

type NewMessage = Omit<
  Parameters<typeof createMessage>[0]['message'],
  'workspaceId' | 'conversationId' | 'chatbotId' | 'createdAt' | 'sources' | 'state'
> &
  Partial<Pick<MessageRow, 'sources' | 'state'>>;

const previewCharacters = 140;

/** Adds a message to a conversation that the caller holds, and everything a list shows of it, so that a reader who resumes after its number misses nothing. */
export async function addMessage({
  deps,
  transaction,
  conversation: { id, workspaceId, chatbotId },
  message,
  changes = {},
}: {
  deps: Deps;
  transaction: Transaction;
  conversation: Pick<ConversationRow, 'id' | 'workspaceId' | 'chatbotId'>;
  message: NewMessage;
  changes?: ConversationChanges;
}): Promise<MessageRow> {
  const now = deps.clock.now();
  const added = await createMessage({
    transaction,
    changes: {
      ...(message.role !== 'note' && {
        messagesCount: oneMoreMessage,
        lastMessageAt: now,
      }),
      // A list full of the assistant's own set phrases would tell no one what each visitor wants.
      ...((message.role === 'visitor' || message.role === 'human') && {
        lastText: previewOf(message.text),
      }),
      ...changes,
    },
    message: {
      sources: [],
      state: 'complete',
      ...message,
      workspaceId,
      conversationId: id,
      chatbotId,
      createdAt: now,
    },
  });
  if (!added) throw new AppError('not_found', 'This conversation does not exist any more.');
  return added;
}

/** A line that tells both sides what happened. Null where the conversation is deleted. To be published after the commit. */
export async function addSystemLine({
  deps,
  transaction,
  workspaceId,
  conversationId,
  text,
}: {
  deps: Deps;
  transaction: Transaction;
  workspaceId: string;
  conversationId: string;
  text: string;
}): Promise<MessageRow | null> {
  const conversation = await lockConversation({ transaction, workspaceId, id: conversationId });
  if (!conversation) return null;
  return addMessage({ deps, transaction, conversation, message: { role: 'system', text } });
}

export const previewOf = (text: string): string => text.slice(0, previewCharacters);

/** After the commit: open screens of both sides read what is new. */
export async function publishMessage({
  deps,
  message: { workspaceId, conversationId, seq },
}: {
  deps: Deps;
  message: Pick<MessageRow, 'workspaceId' | 'conversationId' | 'seq'>;
}): Promise<void> {
  await publishEvent({ deps, event: { kind: 'message', workspaceId, conversationId, seq } });
}

export async function publishConversation({
  deps,
  conversation: { workspaceId, id, chatbotId },
  needsHuman = false,
}: {
  deps: Deps;
  conversation: Pick<ConversationRow, 'workspaceId' | 'id' | 'chatbotId'>;
  needsHuman?: boolean;
}): Promise<void> {
  const event = {
    kind: 'conversation',
    workspaceId,
    conversationId: id,
    chatbotId,
    needsHuman,
  } as const;
  await publishEvent({ deps, event });
}

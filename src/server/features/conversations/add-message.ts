import type { SQL } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { publishNews } from '#server/features/live/service.ts';
import { AppError } from '#shared/errors.ts';
import { plus } from './change-queries.ts';
import {
  type ConversationChanges,
  type ConversationRow,
  createMessage,
  type MessageRow,
} from './queries.ts';

type NewMessage = Omit<
  Parameters<typeof createMessage>[0]['message'],
  'workspaceId' | 'conversationId' | 'chatbotId' | 'createdAt' | 'sources' | 'state'
> &
  Partial<Pick<MessageRow, 'sources' | 'state'>>;

const previewCharacters = 140;

type Addition = {
  deps: Deps;
  connection: Connection;
  conversation: Pick<ConversationRow, 'id' | 'workspaceId' | 'chatbotId'>;
  message: NewMessage;
  changes?: ConversationChanges;
};

/** For a conversation that the caller holds. */
export async function addMessage({
  transaction,
  ...o
}: Omit<Addition, 'connection'> & { transaction: Transaction }): Promise<MessageRow> {
  const added = await addMessageIf({ ...o, connection: transaction });
  if (!added) throw new AppError('not_found', 'This conversation does not exist any more.');
  return added;
}

/** Adds a message and everything a list shows of it, so that a reader who resumes after its number misses nothing. */
export async function addMessageIf({
  deps,
  connection,
  conversation: { id, workspaceId, chatbotId },
  message,
  changes = {},
  condition,
}: Addition & { condition?: SQL }): Promise<MessageRow | null> {
  const now = deps.clock.now();
  return createMessage({
    connection,
    condition,
    changes: {
      ...(message.role !== 'note' && {
        messagesCount: plus({ column: 'messagesCount', by: 1 }),
        lastMessageAt: now,
      }),
      // A list full of the assistant's own set phrases would tell nobody what each visitor wants.
      ...((message.role === 'visitor' || message.role === 'human') && {
        lastText: message.text.slice(0, previewCharacters),
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
}

/** After the commit: open screens of both sides read what is new. */
export async function publishMessage({
  deps,
  message: { workspaceId, conversationId, seq },
}: {
  deps: Deps;
  message: Pick<MessageRow, 'workspaceId' | 'conversationId' | 'seq'>;
}): Promise<void> {
  await publishNews({ deps, news: { kind: 'message', workspaceId, conversationId, seq } });
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
  const news = {
    kind: 'conversation',
    workspaceId,
    conversationId: id,
    chatbotId,
    needsHuman,
  } as const;
  await publishNews({ deps, news });
}

import type { Transaction } from '#server/db/client.ts';
import { settingsOf } from './describe-chatbot.ts';
import { type ChatbotRow, copyKnowledge, createChatbotRow } from './queries.ts';

/** A second chatbot that knows and says the same. */
export async function copyChatbot({
  transaction,
  row,
  userId,
  now,
}: {
  transaction: Transaction;
  row: ChatbotRow;
  userId: string;
  now: Date;
}): Promise<string> {
  const settings = settingsOf(row);
  const { id, workspaceId } = row.chatbot;
  const chatbot = {
    ...settings,
    name: `Copy of ${settings.name}`.slice(0, 80),
    workspaceId,
    userId,
    createdAt: now,
    updatedAt: now,
  };
  const copyId = await createChatbotRow({ transaction, chatbot });
  await copyKnowledge({ transaction, workspaceId, fromId: id, toId: copyId, userId });
  return copyId;
}

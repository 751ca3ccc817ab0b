import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { answers } from '#server/db/schema/chatbots.ts';
import { chatbotDocuments } from '#server/db/schema/documents.ts';
import { settingsOf } from './describe-chatbot.ts';
import { type ChatbotRow, createChatbotRow } from './queries.ts';

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
  await transaction.execute(sql`insert into ${chatbotDocuments} (chatbot_id, document_id, workspace_id)
    select ${copyId}, document_id, workspace_id from ${chatbotDocuments} where chatbot_id = ${id}`);
  const pairs = await transaction.select().from(answers).where(eq(answers.chatbotId, id));
  if (pairs.length > 0) {
    const copies = pairs.map(({ id: _, ...pair }) => ({ ...pair, chatbotId: copyId, userId }));
    await transaction.insert(answers).values(copies);
  }
  return copyId;
}

import type { Transaction } from '#server/db/client.ts';
import { bumpKnowledge } from '#server/features/chatbots/service.ts';
import { listLinkedChatbots } from './queries.ts';

/** Tells every chatbot that has this document that what it knows has changed. */
export async function bumpLinked({
  transaction,
  workspaceId,
  id,
}: {
  transaction: Transaction;
  workspaceId: string;
  id: string;
}): Promise<void> {
  const ids = await listLinkedChatbots({ connection: transaction, workspaceId, id });
  await bumpKnowledge({ transaction, workspaceId, ids });
}

import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { bumpKnowledge } from '#server/features/chatbots/index.ts';
import { listLinkedChatbots } from './queries.ts';

/** Tells every chatbot that has this document that what it knows has changed. */
export async function bumpLinked({
  deps,
  transaction,
  workspaceId,
  id,
  userId,
}: {
  deps: Deps;
  transaction: Transaction;
  workspaceId: string;
  id: string;
  /** The person whose change it is. */
  userId?: string | null;
}): Promise<void> {
  const ids = await listLinkedChatbots({ connection: transaction, workspaceId, id });
  await bumpKnowledge({ deps, transaction, workspaceId, ids, userId });
}

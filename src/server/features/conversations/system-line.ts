import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { addMessage } from './add-message.ts';
import { lockConversation, type MessageRow } from './queries.ts';

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

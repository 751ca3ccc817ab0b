import type { Deps } from '#server/deps.ts';
import { publishMessage } from '#server/features/conversations/add-message.ts';
import { findMessage, updateMessage } from '#server/features/conversations/queries.ts';
import { AppError } from '#shared/errors.ts';

/** A visitor's thumb up or down, and what they write with it. */
export async function rateAnswer({
  deps,
  workspaceId,
  messageId,
  conversationId,
  feedback,
  comment,
}: {
  deps: Deps;
  workspaceId: string;
  conversationId: string;
  messageId: string;
  feedback: 'up' | 'down' | null;
  comment: string;
}): Promise<void> {
  const of = { connection: deps.database.orm, workspaceId, id: messageId };
  const message = await findMessage(of);
  if (message?.conversationId !== conversationId || message.role === 'visitor') {
    throw new AppError('not_found', 'This message does not exist.');
  }
  const changes = { feedback, feedbackComment: comment || null };
  await updateMessage({ ...of, changes });
  await publishMessage({ deps, message });
}

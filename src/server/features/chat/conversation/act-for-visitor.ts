/** A visitor sends an action's form, or presses the button on its card. The only way to a call. */
import type { Deps } from '#server/deps.ts';
import { findAction, performAction, readFields } from '#server/features/actions/index.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { findConversation } from '#server/features/conversations/index.ts';
import type { RunActionResponse } from '#shared/contract/actions.ts';
import { AppError } from '#shared/errors.ts';
import { createConfirmation, readConfirmation } from './confirmation.ts';

export async function actForVisitor({
  deps,
  chatbot,
  conversationId,
  actionId,
  input,
}: {
  deps: Deps;
  chatbot: LiveChatbot;
  conversationId: string;
  actionId: string;
  input: { fields: Record<string, string>; confirmation?: string | undefined; page: string };
}): Promise<RunActionResponse> {
  const action = findAction({ chatbot, id: actionId });
  if (!action || !chatbot.isAnswering) {
    throw new AppError('not_found', 'This is no longer offered.');
  }
  const { workspaceId } = chatbot;
  const connection = deps.database.orm;
  const conversation = await findConversation({ connection, workspaceId, id: conversationId });
  if (conversation?.chatbotId !== chatbot.id) {
    throw new AppError('not_found', 'This conversation does not exist any more.');
  }
  const values = readFields({ action, given: input.fields });
  const card = { deps, kind: 'action', conversationId, content: [action, values] } as const;
  const idempotencyKey = action.changes
    ? readConfirmation({ ...card, token: input.confirmation })
    : null;
  if (action.changes && !idempotencyKey) {
    return { state: 'confirm', confirmation: createConfirmation(card) };
  }
  const { page } = input;
  return performAction({ deps, chatbot, conversation, action, values, page, idempotencyKey });
}

/** Actions: what visitors can look up or request in the chat. Definitions are settings of the chatbot. */
import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { getChatbot } from '#server/features/chatbots/index.ts';
import type { AnswerEvent } from '#shared/chat-events.ts';
import type { Action, ActionForm, ActionsResponse } from '#shared/contract/actions.ts';
import { bookingFormId } from '#shared/contract/booking.ts';
import { listSecrets } from './action-secrets.ts';
import { listCallRows } from './queries.ts';

const listedCalls = 50;

/** What an owner sees beside the definitions: which keys are stored, and the latest calls. */
export async function describeActions({
  deps,
  workspaceId,
  chatbotId,
}: {
  deps: Deps;
  workspaceId: string;
  chatbotId: string;
}): Promise<ActionsResponse> {
  await getChatbot({ deps, workspaceId, id: chatbotId });
  const of = { connection: deps.database.orm, workspaceId, chatbotId };
  const rows = await listCallRows({ ...of, limit: listedCalls });
  return {
    secrets: await listSecrets({ deps, workspaceId, chatbotId }),
    calls: rows.map(({ id, actionName, outcome, status, milliseconds, isTest, createdAt }) => ({
      id,
      actionName,
      outcome,
      status,
      milliseconds,
      isTest,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Null for one that doesn't exist or is switched off. */
export function findAction({
  chatbot,
  id,
}: {
  chatbot: Pick<LiveChatbot, 'settings'>;
  id: string;
}): Action | null {
  return chatbot.settings.actions.find((one) => one.id === id && one.enabled) ?? null;
}

/** What may leave the server of a definition. */
const formOf = ({ id, name, fields, changes }: Action): ActionForm => ({
  id,
  name,
  fields,
  needsConfirmation: changes,
});

/** The form, and its name as a button that opens it again later. */
export function* offerEvents(of: {
  chatbot: Pick<LiveChatbot, 'settings'>;
  id: string;
}): Generator<Extract<AnswerEvent, { type: 'options' | 'action' }>> {
  const { booking } = of.chatbot.settings;
  if (of.id === bookingFormId && booking?.enabled) {
    const { name } = booking;
    const form = { id: bookingFormId, name, fields: [], needsConfirmation: true };
    yield { type: 'options', options: [name] };
    yield { type: 'action', action: { ...form, isBooking: true } };
  }
  const action = findAction(of);
  if (!action) return;
  yield { type: 'options', options: [action.name] };
  yield { type: 'action', action: formOf(action) };
}

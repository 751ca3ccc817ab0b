/** Does what an action says, once, for a visitor who filled in its form, and notes how it ended. */
import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { type ConversationRow, publishConversation } from '#server/features/conversations/index.ts';
import { createLead } from '#server/features/leads/index.ts';
import type { Action, RunActionResponse } from '#shared/contract/actions.ts';
import { openSecrets } from './action-secrets.ts';
import { callService, plainHeaders, readJsonText } from './call-service.ts';
import { fillCall } from './fill-call.ts';
import { limitRuns } from './limit-runs.ts';
import { beginCall, type CallEnd, endCall, findCallByKey } from './queries.ts';
import { findChecks, showValues } from './show-values.ts';

type Performed = {
  deps: Deps;
  chatbot: LiveChatbot;
  conversation: ConversationRow;
  action: Action;
  /** As `readFields` gives them. */
  values: Record<string, string>;
  page: string;
};
type Outcome = Exclude<RunActionResponse, { state: 'confirm' }>;
type Ended = { outcome: Outcome; end: CallEnd };

export async function performAction({
  idempotencyKey,
  ...of
}: Performed & {
  /** Of the visitor's confirmation; null for what changes nothing. */
  idempotencyKey: string | null;
}): Promise<Outcome> {
  const { deps, chatbot, conversation, action, values } = of;
  const { workspaceId, id: chatbotId } = chatbot;
  await limitRuns({ deps, chatbotId, visitorId: conversation.visitorId, action, values });
  const row = { connection: deps.database.orm, workspaceId, chatbotId };
  const id = await beginCall({
    connection: deps.database.orm,
    call: {
      workspaceId,
      chatbotId,
      conversationId: conversation.id,
      actionId: action.id,
      actionName: action.name,
      idempotencyKey,
      outcome: 'running',
      createdAt: deps.clock.now(),
    },
  });
  if (id === null) {
    const before = await findCallByKey({ ...row, idempotencyKey: idempotencyKey ?? '' });
    return repeatOutcome({ action, outcome: before?.outcome });
  }
  const { outcome, end } = action.call
    ? await callOut({ ...of, call: action.call, idempotencyKey })
    : await leaveLead(of);
  await endCall({ ...row, id, end });
  // The inbox shows which actions were used.
  await publishConversation({ deps, conversation });
  return outcome;
}

/** The button was pressed twice, or the response was lost on its way: what happened once isn't done again. */
function repeatOutcome({
  action,
  outcome,
}: {
  action: Action;
  outcome: CallEnd['outcome'] | undefined;
}): Outcome {
  if (outcome === 'done') return { state: 'done', text: action.done, values: [] };
  return { state: outcome === 'failed' ? 'failed' : 'unclear' };
}

async function callOut({
  deps,
  chatbot,
  conversation,
  action,
  values,
  call,
  idempotencyKey,
}: Performed & {
  call: NonNullable<Action['call']>;
  idempotencyKey: string | null;
}): Promise<Ended> {
  const { workspaceId, id: chatbotId, settings } = chatbot;
  const secrets = await openSecrets({ deps, workspaceId, chatbotId, action });
  if (!secrets) {
    deps.log.warn({ chatbotId, actionId: action.id }, 'an action has no key for its address');
    return failed({ status: null, milliseconds: null });
  }
  const result = await callService({
    deps,
    call: fillCall({ call, values }),
    headers: { ...plainHeaders(call), ...secrets },
    idempotencyKey,
  });
  const { status, milliseconds, failure } = result;
  if (failure) {
    deps.log.warn({ chatbotId, actionId: action.id, failure }, 'an action failed');
    const neverLeft = failure === 'not-public';
    return failed({ status, milliseconds, isUnclear: action.changes && !neverLeft });
  }
  if (status >= 500) return failed({ status, milliseconds, isUnclear: action.changes });
  const isOk = status >= 200 && status < 300;
  if (!isOk && (action.changes || refusesUs.has(status))) return failed({ status, milliseconds });
  const response = isOk ? readJsonText(result.text) : undefined;
  const { checks, shown, done } = action;
  const isProven = findChecks({ checks, values, response }).every(({ isSame }) => isSame);
  const { language } = conversation.visitor;
  const { timeZone } = settings;
  const visible = isProven ? showValues({ shown, response, language, timeZone }) : [];
  // A wrong number, a wrong address and an order of someone else's are all the same to the person who asks.
  if (!action.changes && (!isProven || visible.length === 0)) {
    const outcome = 'not-found' as const;
    return { outcome: { state: outcome }, end: { outcome, status, milliseconds } };
  }
  return {
    outcome: { state: 'done', text: done, values: visible },
    end: { outcome: 'done', status, milliseconds },
  };
}

/** Our own key is refused, or we asked too often: that says nothing about what was looked for. */
const refusesUs = new Set([401, 403, 407, 429]);

const failed = ({
  status,
  milliseconds,
  isUnclear = false,
}: {
  status: number | null;
  milliseconds: number | null;
  isUnclear?: boolean;
}): Ended => ({
  outcome: { state: isUnclear ? 'unclear' : 'failed' },
  end: { outcome: isUnclear ? 'running' : 'failed', status, milliseconds },
});

async function leaveLead({
  deps,
  chatbot,
  conversation,
  action,
  values,
  page,
}: Performed): Promise<Ended> {
  const find = (wanted: string) =>
    values[action.fields.find(({ key, type }) => type === wanted || key === wanted)?.key ?? ''] ??
    '';
  await createLead({
    deps,
    chatbot,
    conversation,
    lead: {
      name: find('name'),
      email: find('email'),
      phone: find('phone'),
      message: '',
      fields: action.fields.flatMap(({ key, label }) =>
        values[key] ? [{ label, value: values[key] }] : [],
      ),
      question: action.name,
      pageUrl: page || conversation.pageUrl,
    },
  });
  return {
    outcome: { state: 'done', text: action.done, values: [] },
    end: { outcome: 'done', status: null, milliseconds: null },
  };
}

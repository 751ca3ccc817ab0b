/** An owner tries an action out: the real call, and all of the response, to choose from what visitors may see. */
import type { Deps } from '#server/deps.ts';
import { assertWritable } from '#server/features/chatbots/index.ts';
import type { Action, TestActionResponse } from '#shared/contract/actions.ts';
import { AppError } from '#shared/errors.ts';
import { openSecrets } from './action-secrets.ts';
import { type CallFailure, callService, plainHeaders, readJsonText } from './call-service.ts';
import { fillCall } from './fill-call.ts';
import { beginCall } from './queries.ts';
import { readFields } from './read-fields.ts';
import { listPaths } from './read-path.ts';
import { findChecks, showValues } from './show-values.ts';

const shownCharacters = 20_000;

const failures: Record<CallFailure, string> = {
  'not-public': 'Only public https addresses can be called. Check the address.',
  redirect: 'The address responds with a redirect. Enter the address that it leads to.',
  timeout: "The address didn't respond within 10 seconds.",
  unreachable: "The address can't be reached. Check the host name.",
  'too-large': 'The response is larger than 512 KB. Ask for fewer fields.',
};

export async function testAction({
  deps,
  workspaceId,
  chatbotId,
  action,
  given,
}: {
  deps: Deps;
  workspaceId: string;
  chatbotId: string;
  action: Action;
  given: Record<string, string>;
}): Promise<TestActionResponse> {
  const { chatbot } = await assertWritable({ deps, workspaceId, id: chatbotId });
  const { call, checks, shown } = action;
  if (!call) {
    throw new AppError('invalid_input', 'This action makes no call. Its form creates a lead.');
  }
  const values = readFields({ action, given });
  const nothing = {
    status: null,
    milliseconds: 0,
    response: '',
    values: [],
    checks: [],
    shown: [],
  };
  const secrets = await openSecrets({ deps, workspaceId, chatbotId, action });
  if (!secrets) {
    const message = 'No key is stored for this address. Store the key, then test again.';
    return { ...nothing, works: false, message };
  }
  const result = await callService({
    deps,
    call: fillCall({ call, values }),
    headers: { ...plainHeaders(call), ...secrets },
    idempotencyKey: null,
  });
  const { status, milliseconds, failure, text } = result;
  const isOk = status !== null && status >= 200 && status < 300;
  await beginCall({
    connection: deps.database.orm,
    call: {
      workspaceId,
      chatbotId,
      actionId: action.id,
      actionName: action.name,
      outcome: isOk ? 'done' : 'failed',
      status,
      milliseconds,
      isTest: true,
      createdAt: deps.clock.now(),
    },
  });
  if (failure) return { ...nothing, milliseconds, works: false, message: failures[failure] };
  const response = readJsonText(text);
  const pretty = response === undefined ? text : JSON.stringify(response, null, 2);
  const compared = findChecks({ checks, values, response });
  const isProven = compared.every(({ isSame }) => isSame);
  const { timeZone } = chatbot;
  return {
    works: isOk,
    message: describe({ status, isJson: response !== undefined, isProven }),
    status,
    milliseconds,
    response: pretty.slice(0, shownCharacters),
    values: listPaths(response),
    checks: compared,
    shown: isOk && isProven ? showValues({ shown, response, language: 'en', timeZone }) : [],
  };
}

function describe({
  status,
  isJson,
  isProven,
}: {
  status: number;
  isJson: boolean;
  isProven: boolean;
}): string {
  if (status === 401 || status === 403) {
    return `The address refuses the key (status ${status}). Check the key and what it may read.`;
  }
  if (status < 200 || status >= 300) return `The address responded with status ${status}.`;
  if (!isJson) return "The response isn't JSON, so nothing in it can be shown.";
  if (!isProven) return "The response doesn't match what you typed, so visitors would see nothing.";
  return 'It works.';
}

import type { Deps } from '#server/deps.ts';
import { getRun, requestRun } from '#server/features/answer-tests/index.ts';
import { assertChatbot } from '#server/features/api/chatbot-bounds.ts';
import { defineOperation } from '#server/features/api/operation.ts';
import { AppError } from '#shared/errors.ts';

/** Tests of a chatbot, for programs that check a change before they go on. */
export const answerTestOperations = [
  defineOperation({
    id: 'runTests',
    method: 'post',
    path: '/chatbots/{chatbotId}/tests/run',
    tag: 'Tests',
    summary: 'Run all tests of a chatbot',
    description:
      'Returns at once. Ask for the run until its state is done. With a language model, answers that have changed cost one call each.',
    scope: 'write',
    status: 201,
    answer: 'TestRun',
    async handle({ deps, caller, params: { chatbotId }, keepResponse: within }) {
      assertOn(deps);
      assertChatbot({ caller, chatbotId });
      const { workspaceId } = caller;
      return requestRun({ deps, workspaceId, chatbotId, trigger: 'api', within });
    },
  }),
  defineOperation({
    id: 'getTestRun',
    method: 'get',
    path: '/chatbots/{chatbotId}/tests/runs/{runId}',
    tag: 'Tests',
    summary: 'Get a run with the tests that failed',
    scope: 'read',
    answer: 'TestRun',
    async handle({ deps, caller, params: { chatbotId, runId: id } }) {
      assertOn(deps);
      assertChatbot({ caller, chatbotId });
      return getRun({ deps, workspaceId: caller.workspaceId, chatbotId, id });
    },
  }),
];

function assertOn({ env }: Deps): void {
  if (!env.flags.chatbotTesting) throw new AppError('not_found', 'Tests are switched off.');
}

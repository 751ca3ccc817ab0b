import {
  createAnswer,
  deleteAnswer,
  listAnswers,
  updateAnswer,
} from '#server/features/answers/index.ts';
import { assertChatbot } from '#server/features/api/chatbot-bounds.ts';
import { cutPage } from '#server/features/api/cut-page.ts';
import { defineOperation } from '#server/features/api/operation.ts';
import { apiQueries } from '#shared/contract/api.ts';

const all = '/chatbots/{chatbotId}/answers';
const one = '/chatbots/{chatbotId}/answers/{answerId}';

/** Curated answers: pairs that outrank the documents. */
export const answerOperations = [
  defineOperation({
    id: 'listAnswers',
    method: 'get',
    path: all,
    tag: 'Answers',
    summary: 'List curated answers',
    scope: 'read',
    query: apiQueries.page,
    answer: { list: 'Answer' },
    async handle({ deps, caller, params: { chatbotId }, query }) {
      assertChatbot({ caller, chatbotId });
      const { workspaceId } = caller;
      return cutPage({ items: await listAnswers({ deps, workspaceId, chatbotId }), query });
    },
  }),
  defineOperation({
    id: 'createAnswer',
    method: 'post',
    path: all,
    tag: 'Answers',
    summary: 'Write a curated answer',
    description: 'Said word for word when a visitor asks the same thing.',
    scope: 'write',
    body: 'CreateAnswer',
    status: 201,
    answer: 'Answer',
    async handle({ deps, caller, params: { chatbotId }, body: input, keepResponse: within }) {
      assertChatbot({ caller, chatbotId });
      const { workspaceId, userId } = caller;
      return createAnswer({ deps, workspaceId, chatbotId, userId, input, within });
    },
  }),
  defineOperation({
    id: 'updateAnswer',
    method: 'patch',
    path: one,
    tag: 'Answers',
    summary: 'Change a curated answer',
    scope: 'write',
    body: 'UpdateAnswer',
    answer: 'Answer',
    async handle({ deps, caller, params: { chatbotId, answerId: id }, body: changes }) {
      assertChatbot({ caller, chatbotId });
      const { workspaceId, userId } = caller;
      return updateAnswer({ deps, workspaceId, userId, chatbotId, id, changes });
    },
  }),
  defineOperation({
    id: 'deleteAnswer',
    method: 'delete',
    path: one,
    tag: 'Answers',
    summary: 'Delete a curated answer',
    scope: 'write',
    answer: 'Deleted',
    async handle({ deps, caller, params: { chatbotId, answerId: id } }) {
      assertChatbot({ caller, chatbotId });
      const { workspaceId, userId } = caller;
      await deleteAnswer({ deps, workspaceId, userId, chatbotId, id });
      return { deleted: true };
    },
  }),
];

import { assertChatbot, refuseBound } from '#server/features/api/chatbot-bounds.ts';
import { cutPage } from '#server/features/api/cut-page.ts';
import { defineOperation } from '#server/features/api/operation.ts';
import {
  createChatbot,
  deleteChatbot,
  getChatbot,
  listChatbots,
  updateChatbot,
} from '#server/features/chatbots/index.ts';
import { apiQueries } from '#shared/contract/api.ts';
import type { Chatbot } from '#shared/contract/chatbots.ts';

const one = '/chatbots/{chatbotId}';

export const chatbotOperations = [
  defineOperation({
    id: 'listChatbots',
    method: 'get',
    path: '/chatbots',
    tag: 'Chatbots',
    summary: 'List chatbots',
    scope: 'read',
    query: apiQueries.page,
    answer: { list: 'ChatbotSummary' },
    async handle({ deps, caller: { workspaceId, chatbotId }, query }) {
      const all = await listChatbots({ deps, workspaceId });
      const seen = all.filter(({ id }) => chatbotId === null || id === chatbotId);
      const items = seen.map(
        ({ avatarUrl: _, model: _model, modelKeyLast4: _key, ...chatbot }) => chatbot,
      );
      return cutPage({ items, query });
    },
  }),
  defineOperation({
    id: 'createChatbot',
    method: 'post',
    path: '/chatbots',
    tag: 'Chatbots',
    summary: 'Create a chatbot',
    description: 'Four texts are needed; everything else has a default.',
    scope: 'write',
    body: 'CreateChatbot',
    status: 201,
    answer: 'Chatbot',
    async handle({ deps, caller, body: input, keepResponse }) {
      refuseBound(caller);
      const { workspaceId, userId } = caller;
      const made = await createChatbot({
        deps,
        workspaceId,
        userId,
        input,
        within: ({ transaction, made }) => keepResponse({ transaction, made: cut(made) }),
      });
      return cut(made);
    },
  }),
  defineOperation({
    id: 'getChatbot',
    method: 'get',
    path: one,
    tag: 'Chatbots',
    summary: 'Get a chatbot',
    scope: 'read',
    answer: 'Chatbot',
    async handle({ deps, caller, params: { chatbotId } }) {
      assertChatbot({ caller, chatbotId });
      return cut(await getChatbot({ deps, workspaceId: caller.workspaceId, id: chatbotId }));
    },
  }),
  defineOperation({
    id: 'updateChatbot',
    method: 'patch',
    path: one,
    tag: 'Chatbots',
    summary: 'Change a chatbot',
    description:
      'Send what changes, and the `version` you have read. If someone else has changed it since, the answer is 409 with the current state.',
    scope: 'write',
    body: 'UpdateChatbot',
    answer: 'Chatbot',
    async handle({ deps, caller, params: { chatbotId: id }, body: input }) {
      assertChatbot({ caller, chatbotId: id });
      const { workspaceId, userId } = caller;
      return cut(await updateChatbot({ deps, workspaceId, userId, id, input }));
    },
  }),
  defineOperation({
    id: 'deleteChatbot',
    method: 'delete',
    path: one,
    tag: 'Chatbots',
    summary: 'Delete a chatbot',
    description: 'Its answers, conversations and leads go with it; documents stay.',
    scope: 'write',
    answer: 'Deleted',
    async handle({ deps, caller, params: { chatbotId: id } }) {
      refuseBound(caller);
      const { workspaceId, userId } = caller;
      await deleteChatbot({ deps, workspaceId, userId, id });
      return { deleted: true };
    },
  }),
];

/** Pictures are served to signed-in people, and no part of a model's key to anyone else. */
function cut({ avatarUrl: _, modelKeyLast4: __, ...chatbot }: Chatbot) {
  return chatbot;
}

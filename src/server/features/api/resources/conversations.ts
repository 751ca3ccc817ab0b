import type { Deps } from '#server/deps.ts';
import { assertChatbot, narrow } from '#server/features/api/chatbot-bounds.ts';
import { defineOperation } from '#server/features/api/operation.ts';
import type { ApiCaller } from '#server/features/api-keys/index.ts';
import {
  getConversation,
  getThread,
  listConversations,
  removeConversation,
  reply,
} from '#server/features/conversations/index.ts';
import { apiQueries } from '#shared/contract/api.ts';
import { AppError } from '#shared/errors.ts';

const one = '/conversations/{conversationId}';
const messages = `${one}/messages` as const;

export const conversationOperations = [
  defineOperation({
    id: 'listConversations',
    method: 'get',
    path: '/conversations',
    tag: 'Conversations',
    summary: 'List conversations, the latest first',
    description:
      'A search looks through a bounded number of conversations per page: a page may have few items or none while `nextCursor` still leads to older ones.',
    scope: 'read',
    query: apiQueries.conversations,
    answer: { list: 'Conversation' },
    async handle({ deps, caller, query }) {
      const { workspaceId } = caller;
      const found = await listConversations({
        deps,
        workspaceId,
        query: narrow({ caller, query }),
      });
      return { items: found.items, nextCursor: found.nextCursor };
    },
  }),
  defineOperation({
    id: 'getConversation',
    method: 'get',
    path: one,
    tag: 'Conversations',
    summary: 'Get a conversation',
    scope: 'read',
    answer: 'Conversation',
    handle: ({ deps, caller, params }) => getOwn({ deps, caller, id: params.conversationId }),
  }),
  defineOperation({
    id: 'deleteConversation',
    method: 'delete',
    path: one,
    tag: 'Conversations',
    summary: 'Delete a conversation',
    description: 'Gone for both sides, with all its messages.',
    scope: 'write',
    answer: 'Deleted',
    async handle({ deps, caller, params: { conversationId: id } }) {
      await getOwn({ deps, caller, id });
      await removeConversation({ deps, workspaceId: caller.workspaceId, id });
      return { deleted: true };
    },
  }),
  defineOperation({
    id: 'listMessages',
    method: 'get',
    path: messages,
    tag: 'Conversations',
    summary: 'List the messages of a conversation, the latest first',
    scope: 'read',
    query: apiQueries.page,
    answer: { list: 'Message' },
    async handle({ deps, caller, params: { conversationId: id }, query: { cursor, limit } }) {
      await getOwn({ deps, caller, id });
      const before = readSequence(cursor);
      const thread = await getThread({ deps, workspaceId: caller.workspaceId, id, before, limit });
      const [earliest] = thread.messages;
      return {
        items: thread.messages.toReversed(),
        nextCursor: thread.hasEarlier && earliest ? String(earliest.seq) : null,
      };
    },
  }),
  defineOperation({
    id: 'sendReply',
    method: 'post',
    path: messages,
    tag: 'Conversations',
    summary: 'Reply to a visitor as a human',
    description:
      'Anyone who replies has taken over: the chatbot is silent from then on. The visitor sees the name of the person who made the key.',
    scope: 'write',
    body: 'SendReply',
    status: 201,
    answer: 'Message',
    async handle({ deps, caller, params, body: { text }, keepResponse: within }) {
      const id = params.conversationId;
      await getOwn({ deps, caller, id });
      const human = { userId: caller.userId, name: caller.userName };
      return reply({ deps, workspaceId: caller.workspaceId, id, human, text, within });
    },
  }),
];

async function getOwn({ deps, caller, id }: { deps: Deps; caller: ApiCaller; id: string }) {
  const conversation = await getConversation({ deps, workspaceId: caller.workspaceId, id });
  assertChatbot({ caller, chatbotId: conversation.chatbotId });
  return conversation;
}

/** Messages of one conversation are numbered, so the number of the last one seen says where to go on. */
function readSequence(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(cursor))
    throw new AppError('bad_request', 'This page does not exist.');
  return Number(cursor);
}

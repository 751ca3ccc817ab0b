import { assertChatbot } from '#server/features/api/chatbot-bounds.ts';
import { defineOperation } from '#server/features/api/operation.ts';
import { readIdempotencyKey } from '#server/features/api/respond-once.ts';
import { actAsProgram, askAsProgram, collectAnswer } from '#server/features/chat/index.ts';
import { findLiveChatbot } from '#server/features/chatbots/index.ts';
import { type EventStream, streamEvents } from '#server/http/sse.ts';
import { AppError } from '#shared/errors.ts';

export const chatOperations = [
  defineOperation({
    id: 'askQuestion',
    method: 'post',
    path: '/chatbots/{chatbotId}/chat',
    tag: 'Chat',
    summary: 'Ask a chatbot',
    description:
      'Answers as the chat on a website does: from the documents, with sources, and it counts as one message. When the question can mean several things, the chatbot asks back and `options` holds what it can mean; send one of them as the next question of the same conversation. With `Accept: text/event-stream` the answer comes while it is made, as the events `start`, `token`, `sources`, `confidence`, `options`, `action`, `handoff`, `done` or `error`.',
    scope: 'chat',
    body: 'AskQuestion',
    answer: 'ChatAnswer',
    isStreamable: true,
    async handle({ deps, c, caller, params: { chatbotId }, body: input }) {
      assertChatbot({ caller, chatbotId });
      const chatbot = await findLiveChatbot({ deps, id: chatbotId });
      if (chatbot?.workspaceId !== caller.workspaceId) {
        throw new AppError('not_found', 'This chatbot does not exist.');
      }
      const key = readIdempotencyKey(c);
      const idempotencyKey = key ? `${caller.keyId} ${key}` : null;
      const circles = [
        { of: `key ${caller.keyId}`, most: 100 },
        { of: `workspace ${caller.workspaceId}`, most: 200 },
      ];
      return deps.streams.withPlace({
        pool: 'answers',
        circles,
        async use(place) {
          const asked = await askAsProgram({ deps, chatbot, input, idempotencyKey });
          const { conversationId, questionId } = asked;
          if (c.req.header('accept')?.includes('text/event-stream')) {
            const run = async ({ send, signal }: EventStream) => {
              await send({ type: 'start', data: { type: 'start', conversationId, questionId } });
              for await (const event of asked.events(signal)) {
                await send({ type: event.type, data: event });
              }
            };
            return streamEvents({ c, place, run });
          }
          const events = asked.events(c.req.raw.signal);
          const start = { conversationId, visitorToken: '' };
          const { visitorToken: _, ...answer } = await collectAnswer({ start, events });
          return answer;
        },
      });
    },
  }),
  defineOperation({
    id: 'runAction',
    method: 'post',
    path: '/chatbots/{chatbotId}/actions/{actionId}/runs',
    tag: 'Chat',
    summary: 'Send the form of an action',
    description:
      'For an action that an answer offered in `action`. What changes something happens only when the same fields are sent again with the `confirmation` of the first response, and only once.',
    scope: 'chat',
    body: 'RunAction',
    answer: 'ActionRun',
    async handle({ deps, caller, params: { chatbotId, actionId }, body: input }) {
      assertChatbot({ caller, chatbotId });
      const chatbot = await findLiveChatbot({ deps, id: chatbotId });
      if (chatbot?.workspaceId !== caller.workspaceId) {
        throw new AppError('not_found', 'This chatbot does not exist.');
      }
      return actAsProgram({ deps, chatbot, actionId, input });
    },
  }),
];

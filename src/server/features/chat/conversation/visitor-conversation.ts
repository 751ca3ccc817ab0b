import type { Context } from 'hono';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { describeOffer, listFreeTimes } from '#server/features/booking/index.ts';
import { answerMessage } from '#server/features/chat/answer/answer-message.ts';
import {
  answeringCircles,
  limitForms,
  limitMessages,
  listeningCircles,
} from '#server/features/chat/chat-limits.ts';
import {
  type ChatEnv,
  describeCaller,
  findVisitor,
  getVisitor,
} from '#server/features/chat/public-access.ts';
import { rateAnswer, receiveQuestion, type Visitor } from '#server/features/conversations/index.ts';
import { type EventStream, streamEvents } from '#server/http/sse.ts';
import type { StreamPlace } from '#server/http/stream-places.ts';
import type { sendMessageInput } from '#shared/contract/chat.ts';
import { actForVisitor } from './act-for-visitor.ts';
import { bookForVisitor } from './book-for-visitor.ts';
import { followConversation } from './follow-conversation.ts';
import {
  callHuman,
  collectAnswer,
  deleteOwnConversation,
  exportOwnConversation,
  getHistory,
  leaveDetails,
} from './visitor-requests.ts';
import { createVisitorToken } from './visitor-token.ts';
import type { WidgetConversation } from './widget-conversation.ts';

type Call = { deps: Deps; c: Context<ChatEnv> };

/** A visitor's conversation, counted and stored. */
export function openVisitorConversation({ deps, c }: Call): WidgetConversation {
  const chatbot = c.get('chatbot');
  const { workspaceId } = chatbot;
  const address = c.get('clientAddress');
  const limit = () => limitForms({ deps, chatbotId: chatbot.id, address });
  /** A form has a box of its own for consent, with the same link. */
  const describeSender = () => describeCaller({ deps, c, input: { visitor: {}, consent: true } });
  return {
    async ask(input) {
      const visitor = await describeCaller({ deps, c, input });
      const { conversationId } = visitor;
      // Before anything is stored: a question that is refused must not be left without an answer.
      return deps.streams.withPlace({
        pool: 'answers',
        circles: answeringCircles({ address, chatbot, conversationId }),
        use: (place) => answerVisitor({ deps, c, place, visitor, input }),
      });
    },
    getHistory: async () => getHistory({ deps, chatbot, ...getVisitor({ deps, c }) }),
    async follow({ after }) {
      const { conversationId } = getVisitor({ deps, c });
      return deps.streams.withPlace({
        pool: 'visitors',
        circles: listeningCircles({ address, chatbot, conversationId }),
        use: (place) => followConversation({ deps, c, place, workspaceId, conversationId, after }),
      });
    },
    async giveFeedback(input) {
      const { conversationId } = getVisitor({ deps, c });
      await rateAnswer({ deps, workspaceId, conversationId, ...input });
    },
    async callHuman(input) {
      await limit();
      const visitor = await describeCaller({ deps, c, input });
      return callHuman({ deps, chatbot, visitor, input });
    },
    async leaveDetails(input) {
      await limit();
      return leaveDetails({ deps, chatbot, visitor: await describeSender(), input });
    },
    async runAction({ actionId, input }) {
      await limit();
      const { conversationId } = getVisitor({ deps, c });
      // The form only opens in a conversation, whose visitor has agreed where that is asked for.
      await describeSender();
      return actForVisitor({ deps, chatbot, conversationId, actionId, input });
    },
    async showBooking({ language }) {
      getVisitor({ deps, c });
      return describeOffer({ chatbot, language });
    },
    async listFreeTimes(query) {
      getVisitor({ deps, c });
      return listFreeTimes({ deps, chatbot, query });
    },
    async book(input) {
      await limit();
      const visitor = getVisitor({ deps, c });
      await describeSender();
      return bookForVisitor({ deps, chatbot, visitor, input });
    },
    async exportAll() {
      const { conversationId } = getVisitor({ deps, c });
      return exportOwnConversation({ deps, chatbot, conversationId });
    },
    async deleteAll() {
      const visitor = findVisitor({ deps, c });
      if (visitor) await deleteOwnConversation({ deps, chatbot, ...visitor });
    },
  };
}

async function answerVisitor({
  deps,
  c,
  place,
  visitor,
  input,
}: Call & {
  place: StreamPlace;
  visitor: Visitor & { isNew: boolean };
  input: z.infer<typeof sendMessageInput>;
}): Promise<Response> {
  const chatbot = c.get('chatbot');
  await limitMessages({ deps, chatbot, ...visitor, address: c.get('clientAddress') });
  const received = await receiveQuestion({ deps, chatbot, visitor, input });
  const { conversation, question } = received;
  const token = { conversationId: conversation.id, visitorId: conversation.visitorId };
  const visitorToken = createVisitorToken({ deps, chatbotId: chatbot.id, ...token });
  const start = {
    type: 'start' as const,
    conversationId: conversation.id,
    visitorToken,
    questionId: question.id,
    state: conversation.state,
    ...(conversation.visitor.language && { language: conversation.visitor.language }),
  };
  if (c.req.header('accept')?.includes('application/json')) {
    const { signal } = c.req.raw;
    const events = answerMessage({ deps, chatbot, ...received, signal });
    return c.json(await collectAnswer({ start, events }));
  }
  const run = async (stream: EventStream) => {
    await stream.send({ type: 'start', data: start });
    const { signal } = stream;
    for await (const event of answerMessage({ deps, chatbot, ...received, signal })) {
      await stream.send({ type: event.type, data: event });
    }
  };
  return streamEvents({ c, place, run });
}

import type { Context } from 'hono';
import type { z } from 'zod';
import { traceStep } from '#server/config/active-span.ts';
import type { Deps } from '#server/deps.ts';
import type { Turn } from '#server/engine/retrieve/question-turns.ts';
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
import { rateAnswer, receiveQuestion } from '#server/features/conversations/index.ts';
import { type EventStream, streamEvents } from '#server/http/sse.ts';
import type { StreamPlace } from '#server/http/stream-places.ts';
import type { sendMessageInput } from '#shared/contract/chat.ts';
import { AppError } from '#shared/errors.ts';
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
      const conversationId = findVisitor({ deps, c })?.conversationId ?? null;
      // Before anything is stored: a question that is refused must not be left without an answer.
      return deps.streams.withPlace({
        pool: 'answers',
        circles: answeringCircles({ address, chatbot, conversationId }),
        use: (place) => answerInOwnTurn({ deps, c, place, input }),
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

type Asked = Call & { place: StreamPlace; input: z.infer<typeof sendMessageInput> };

/**
 * Receiving a question asks the database about as often as answering it does, so both are done in the shop's turn: a
 * hundred questions to one shop would otherwise stand before every step of another shop's.
 */
async function answerInOwnTurn(asked: Asked): Promise<Response> {
  const { deps, c } = asked;
  // From here on it's counted among the answers, which have limits of their own.
  c.get('leaveBusyPlace')?.();
  const { signal } = c.req.raw;
  const turn = await traceStep({ name: 'wait for turn' }, () =>
    deps.questionTurns.take({ of: c.get('chatbot').workspaceId, signal }),
  ).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    throw new AppError('bad_request', 'The visitor left before the question was read.');
  });
  try {
    return await answerVisitor({ ...asked, turn });
  } catch (error) {
    turn.end();
    throw error;
  }
}

async function answerVisitor({
  deps,
  c,
  place,
  input,
  turn,
}: Asked & { turn: Turn }): Promise<Response> {
  const chatbot = c.get('chatbot');
  const visitor = await describeCaller({ deps, c, input });
  await limitMessages({ deps, chatbot, ...visitor, address: c.get('clientAddress') });
  await turn.giveWay();
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
    const events = answerMessage({ deps, chatbot, ...received, turn, signal });
    const answer = await collectAnswer({ start, events });
    turn.end();
    return c.json(answer);
  }
  const run = async (stream: EventStream) => {
    const { signal } = stream;
    try {
      await stream.send({ type: 'start', data: start });
      for await (const event of answerMessage({ deps, chatbot, ...received, turn, signal })) {
        turn.endSoon();
        await stream.send({ type: event.type, data: event });
      }
    } finally {
      turn.end();
    }
  };
  return streamEvents({ c, place, run });
}

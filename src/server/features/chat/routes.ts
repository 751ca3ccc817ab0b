import { type Context, Hono } from 'hono';
import { every } from 'hono/combine';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { findChatbotAvatar } from '#server/features/chatbots/service.ts';
import {
  receiveQuestion,
  saveFeedback,
  type Visitor,
} from '#server/features/conversations/service.ts';
import { findLogo, findVisitorLabel } from '#server/features/white-label/service.ts';
import { allowMethods } from '#server/http/cors.ts';
import { type EventStream, streamEvents } from '#server/http/sse.ts';
import type { StreamPlace } from '#server/http/stream-places.ts';
import { validate } from '#server/http/validate.ts';
import { runActionInput } from '#shared/contract/actions.ts';
import {
  feedbackInput,
  handoffInput,
  identifyInput,
  leadInput,
  sendMessageInput,
} from '#shared/contract/chat.ts';
import { AppError } from '#shared/errors.ts';
import { actForVisitor } from './act-for-visitor.ts';
import { answerMessage } from './answer-message.ts';
import { answerPreview, answerPreviewQuestion } from './answer-preview.ts';
import { answeringCircles, limitForms, limitMessages, listeningCircles } from './chat-limits.ts';
import { followConversation } from './follow-conversation.ts';
import { createSiteNotes } from './ping.ts';
import {
  type ChatEnv,
  describeCaller,
  findVisitor,
  getVisitor,
  openChatbot,
  ownOriginOf,
} from './public-access.ts';
import {
  callHuman,
  collectAnswer,
  deleteOwnConversation,
  describeConfig,
  exportOwnConversation,
  getHistory,
  identifyVisitor,
  leaveDetails,
} from './service.ts';
import { createVisitorToken } from './visitor-token.ts';

const base = '/api/chat/:chatbotId';

/** The public chat API: for the widget, the chat page and customers' own programs. It knows no cookies. */
export function chatRoutes(deps: Deps): Hono<ChatEnv> {
  const open = every(openChatbot(deps), answerPreview(deps));
  const noteSite = createSiteNotes(deps);
  return new Hono<ChatEnv>()
    .options(`${base}/*`, open, (c) => {
      allowMethods({ c, methods: 'GET, POST, DELETE' });
      return c.body(null, 204);
    })
    .get(`${base}/config`, open, async (c) => {
      const chatbot = c.get('chatbot');
      const origin = c.req.header('origin');
      // The preview beside the owner's forms says nothing about their site.
      if (origin && origin !== ownOriginOf({ deps, c })) {
        await noteSite({ chatbot, address: c.get('clientAddress'), origin });
      }
      return c.json(await describeConfig({ deps, chatbot }));
    })
    .get(`${base}/avatar`, open, async (c) => {
      const picture = await findChatbotAvatar({ deps, id: c.get('chatbot').id });
      if (!picture) throw new AppError('not_found', 'There is no picture.');
      c.header('Cache-Control', 'public, max-age=86400');
      return c.body(new Uint8Array(picture.image), 200, { 'Content-Type': picture.type });
    })
    .get(`${base}/logo`, open, async (c) => {
      const chatbot = c.get('chatbot');
      const label = await findVisitorLabel({ deps, chatbot });
      if (!label) throw new AppError('not_found', 'There is no logo.');
      const logo = await findLogo({ deps, ...chatbot });
      if (!logo) return c.body(null, 204);
      c.header('Cache-Control', 'public, max-age=86400');
      return c.body(new Uint8Array(logo.image), 200, { 'Content-Type': logo.type });
    })
    .post(`${base}/messages`, open, validate({ json: sendMessageInput }), async (c) => {
      const chatbot = c.get('chatbot');
      const input = c.req.valid('json');
      const previewed = await answerPreviewQuestion({ deps, c, input });
      if (previewed) return previewed;
      const visitor = await describeCaller({ deps, c, input });
      const { conversationId } = visitor;
      const address = c.get('clientAddress');
      const circles = answeringCircles({ address, chatbot, conversationId });
      // Before anything is stored: a question that is refused must not be left without an answer.
      return deps.streams.withPlace({
        pool: 'answers',
        circles,
        use: (place) => answerVisitor({ deps, c, place, visitor, input }),
      });
    })
    .get(`${base}/history`, open, async (c) =>
      c.json(await getHistory({ deps, chatbot: c.get('chatbot'), ...getVisitor({ deps, c }) })),
    )
    .get(`${base}/events`, open, async (c) => {
      const chatbot = c.get('chatbot');
      const { conversationId } = getVisitor({ deps, c });
      const after = Number(c.req.header('last-event-id') ?? c.req.query('after') ?? Number.NaN);
      const { workspaceId } = chatbot;
      return deps.streams.withPlace({
        pool: 'visitors',
        circles: listeningCircles({ address: c.get('clientAddress'), chatbot, conversationId }),
        use: (place) => followConversation({ deps, c, place, workspaceId, conversationId, after }),
      });
    })
    .post(`${base}/identify`, open, validate({ json: identifyInput }), async (c) => {
      await limitForms({ deps, chatbotId: c.get('chatbot').id, address: c.get('clientAddress') });
      const { identity } = c.req.valid('json');
      return c.json(await identifyVisitor({ deps, chatbot: c.get('chatbot'), jwt: identity }));
    })
    .post(`${base}/feedback`, open, validate({ json: feedbackInput }), async (c) => {
      const { conversationId } = getVisitor({ deps, c });
      const { workspaceId } = c.get('chatbot');
      await saveFeedback({ deps, workspaceId, conversationId, ...c.req.valid('json') });
      return c.json({ saved: true });
    })
    .post(`${base}/handoff`, open, validate({ json: handoffInput }), async (c) => {
      const chatbot = c.get('chatbot');
      await limitForms({ deps, chatbotId: chatbot.id, address: c.get('clientAddress') });
      const input = c.req.valid('json');
      const visitor = await describeCaller({ deps, c, input });
      return c.json(await callHuman({ deps, chatbot, visitor, input }));
    })
    .post(`${base}/lead`, open, validate({ json: leadInput }), async (c) => {
      const chatbot = c.get('chatbot');
      await limitForms({ deps, chatbotId: chatbot.id, address: c.get('clientAddress') });
      const input = c.req.valid('json');
      // The form has a box of its own, with the same link.
      const visitor = await describeCaller({ deps, c, input: { visitor: {}, consent: true } });
      return c.json(await leaveDetails({ deps, chatbot, visitor, input }), 201);
    })
    .post(`${base}/actions/:actionId`, open, validate({ json: runActionInput }), async (c) => {
      const chatbot = c.get('chatbot');
      await limitForms({ deps, chatbotId: chatbot.id, address: c.get('clientAddress') });
      const { conversationId } = getVisitor({ deps, c });
      // The form only opens in a conversation, whose visitor has agreed where that is asked for.
      await describeCaller({ deps, c, input: { visitor: {}, consent: true } });
      const actionId = c.req.param('actionId');
      const input = c.req.valid('json');
      return c.json(await actForVisitor({ deps, chatbot, conversationId, actionId, input }));
    })
    .get(`${base}/conversation`, open, async (c) => {
      const { conversationId } = getVisitor({ deps, c });
      c.header('Content-Disposition', 'attachment; filename="chat.json"');
      return c.json(
        await exportOwnConversation({ deps, chatbot: c.get('chatbot'), conversationId }),
      );
    })
    .delete(`${base}/conversation`, open, async (c) => {
      const visitor = findVisitor({ deps, c });
      if (visitor) await deleteOwnConversation({ deps, chatbot: c.get('chatbot'), ...visitor });
      return c.json({ deleted: true });
    });
}

async function answerVisitor({
  deps,
  c,
  place,
  visitor,
  input,
}: {
  deps: Deps;
  c: Context<ChatEnv>;
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

import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { openConversation } from '#server/features/chat/conversation/open-conversation.ts';
import { describeOwnTexts } from '#server/features/chat/conversation/own-texts.ts';
import {
  describeConfig,
  identifyVisitor,
} from '#server/features/chat/conversation/visitor-requests.ts';
import { createSiteNotes } from '#server/features/chat/install/ping.ts';
import { findChatbotAvatar } from '#server/features/chatbots/index.ts';
import { findLogo, findVisitorLabel } from '#server/features/white-label/index.ts';
import { allowMethods } from '#server/http/cors.ts';
import { validate } from '#server/http/validate.ts';
import { runActionInput } from '#shared/contract/actions.ts';
import { bookInput, offerQuery, slotsQuery } from '#shared/contract/booking.ts';
import {
  feedbackInput,
  handoffInput,
  identifyInput,
  leadInput,
  sendMessageInput,
} from '#shared/contract/chat.ts';
import { wordingLanguage } from '#shared/contract/wording.ts';
import { AppError } from '#shared/errors.ts';
import { limitForms } from './chat-limits.ts';
import { type ChatEnv, openChatbot, ownOriginOf } from './public-access.ts';

const base = '/api/chat/:chatbotId';

/** The public chat API: for the widget, the chat page and customers' own programs. It knows no cookies. */
export function chatRoutes(deps: Deps): Hono<ChatEnv> {
  const open = openChatbot(deps);
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
    .get(`${base}/texts/:language`, open, validate({ param: wordingLanguage }), (c) => {
      const { settings } = c.get('chatbot');
      return c.json(describeOwnTexts({ settings, ...c.req.valid('param') }));
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
      const input = c.req.valid('json');
      const conversation = await openConversation({ deps, c, identity: input.identity });
      return conversation.ask(input);
    })
    .get(`${base}/history`, open, async (c) => {
      const conversation = await openConversation({ deps, c });
      return c.json(await conversation.getHistory());
    })
    .get(`${base}/events`, open, async (c) => {
      const after = Number(c.req.header('last-event-id') ?? c.req.query('after') ?? Number.NaN);
      const conversation = await openConversation({ deps, c });
      return conversation.follow({ after });
    })
    .post(`${base}/identify`, open, validate({ json: identifyInput }), async (c) => {
      await limitForms({ deps, chatbotId: c.get('chatbot').id, address: c.get('clientAddress') });
      const { identity } = c.req.valid('json');
      return c.json(await identifyVisitor({ deps, chatbot: c.get('chatbot'), jwt: identity }));
    })
    .post(`${base}/feedback`, open, validate({ json: feedbackInput }), async (c) => {
      const conversation = await openConversation({ deps, c });
      await conversation.giveFeedback(c.req.valid('json'));
      return c.json({ saved: true });
    })
    .post(`${base}/handoff`, open, validate({ json: handoffInput }), async (c) => {
      const conversation = await openConversation({ deps, c });
      return c.json(await conversation.callHuman(c.req.valid('json')));
    })
    .post(`${base}/lead`, open, validate({ json: leadInput }), async (c) => {
      const conversation = await openConversation({ deps, c });
      return c.json(await conversation.leaveDetails(c.req.valid('json')), 201);
    })
    .post(`${base}/actions/:actionId`, open, validate({ json: runActionInput }), async (c) => {
      const conversation = await openConversation({ deps, c });
      const actionId = c.req.param('actionId');
      return c.json(await conversation.runAction({ actionId, input: c.req.valid('json') }));
    })
    .get(`${base}/booking`, open, validate({ query: offerQuery }), async (c) => {
      const conversation = await openConversation({ deps, c });
      return c.json(await conversation.showBooking(c.req.valid('query')));
    })
    .get(`${base}/booking/slots`, open, validate({ query: slotsQuery }), async (c) => {
      const conversation = await openConversation({ deps, c });
      return c.json(await conversation.listFreeTimes(c.req.valid('query')));
    })
    .post(`${base}/booking`, open, validate({ json: bookInput }), async (c) => {
      const conversation = await openConversation({ deps, c });
      return c.json(await conversation.book(c.req.valid('json')));
    })
    .get(`${base}/conversation`, open, async (c) => {
      const conversation = await openConversation({ deps, c });
      c.header('Content-Disposition', 'attachment; filename="chat.json"');
      return c.json(await conversation.exportAll());
    })
    .delete(`${base}/conversation`, open, async (c) => {
      const conversation = await openConversation({ deps, c });
      await conversation.deleteAll();
      return c.json({ deleted: true });
    });
}

import { Hono } from 'hono';
import { every } from 'hono/combine';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import {
  describeOffer,
  getBookingSettings,
  getService,
  listFreeStarts,
} from '#server/features/booking/service.ts';
import type { LiveChatbot } from '#server/features/chatbots/service.ts';
import { validate } from '#server/http/validate.ts';
import { bookInput, type SlotsResponse, slotsQuery } from '#shared/contract/booking.ts';
import { answerPreview } from './answer-preview.ts';
import { bookForVisitor } from './book-for-visitor.ts';
import { limitForms } from './chat-limits.ts';
import { type ChatEnv, describeCaller, getVisitor, openChatbot } from './public-access.ts';

const base = '/api/chat/:chatbotId/booking';

/** The visitor's side of appointments, in a conversation that has begun. */
export function chatBookingRoutes(deps: Deps): Hono<ChatEnv> {
  const open = every(openChatbot(deps), answerPreview(deps));
  return new Hono<ChatEnv>()
    .get(base, open, (c) => {
      getVisitor({ deps, c });
      return c.json(describeOffer(c.get('chatbot')));
    })
    .get(`${base}/slots`, open, validate({ query: slotsQuery }), async (c) => {
      getVisitor({ deps, c });
      const query = c.req.valid('query');
      return c.json(await listSlotsOf({ deps, chatbot: c.get('chatbot'), query }));
    })
    .post(base, open, validate({ json: bookInput }), async (c) => {
      const chatbot = c.get('chatbot');
      await limitForms({ deps, chatbotId: chatbot.id, address: c.get('clientAddress') });
      const visitor = getVisitor({ deps, c });
      // Blocked visitors stop here. The form only opens in a conversation, whose visitor has agreed where that is asked for.
      await describeCaller({ deps, c, input: { visitor: {}, consent: true } });
      const input = c.req.valid('json');
      return c.json(await bookForVisitor({ deps, chatbot, visitor, input }));
    });
}

async function listSlotsOf({
  deps,
  chatbot,
  query: { serviceId, staffId, from },
}: {
  deps: Deps;
  chatbot: LiveChatbot;
  query: z.infer<typeof slotsQuery>;
}): Promise<SlotsResponse> {
  const settings = getBookingSettings(chatbot);
  const service = getService({ settings, serviceId });
  const wanted = { deps, chatbot, settings, service, staffId: staffId ?? null };
  return listFreeStarts({ ...wanted, from });
}

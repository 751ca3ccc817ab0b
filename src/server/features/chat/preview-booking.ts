import type { Context } from 'hono';
import type { Deps } from '#server/deps.ts';
import {
  describeOffer,
  getBookingSettings,
  getService,
  listFreeStarts,
} from '#server/features/booking/service.ts';
import { findLiveChatbot, type LiveChatbot } from '#server/features/chatbots/service.ts';
import { readJson } from '#server/http/read-json.ts';
import { readValid } from '#server/http/validate.ts';
import { type BookResponse, bookInput, slotsQuery } from '#shared/contract/booking.ts';
import type { Preview } from './preview-token.ts';
import type { ChatEnv } from './public-access.ts';

type Call = { deps: Deps; c: Context<ChatEnv>; preview: Preview };

/** Appointments for an owner who tries the widget: real services and free times, but nothing is booked. */
export const previewBooking = {
  booking: async (call: Call) => {
    const { c } = call;
    const chatbot = await openPreviewed(call);
    if (c.req.method === 'GET') return c.json(describeOffer(chatbot));
    const { confirmation, ...input } = readValid(bookInput, await readJson(c));
    const service = getService({ settings: getBookingSettings(chatbot), ...input });
    const response: BookResponse = confirmation
      ? {
          state: 'booked',
          reference: 'PREVIEW',
          start: input.start,
          staffName:
            describeOffer(chatbot).staff.find(({ id }) => id === input.staffId)?.name ?? '',
          link: '',
        }
      : { state: 'confirm', confirmation: `preview ${service.id}` };
    return c.json(response);
  },
  slots: async (call: Call) => {
    const { c, deps } = call;
    const chatbot = await openPreviewed(call);
    const { serviceId, staffId = null, from } = readValid(slotsQuery, c.req.query());
    const settings = getBookingSettings(chatbot);
    const service = getService({ settings, serviceId });
    return c.json(await listFreeStarts({ deps, chatbot, settings, service, staffId, from }));
  },
};

async function openPreviewed({ deps, c, preview }: Call): Promise<LiveChatbot> {
  const live = c.get('chatbot');
  return (await findLiveChatbot({ deps, id: live.id, view: preview.view })) ?? live;
}

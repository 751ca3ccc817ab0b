import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { validate } from '#server/http/validate.ts';
import { bookingsQuery, calendarInput } from '#shared/contract/booking.ts';
import {
  connectCalendar,
  disconnectCalendar,
  listCalendars,
  syncNow,
} from './calendars/manage-calendars.ts';
import { cancelBooking } from './change-booking.ts';
import { listBookings } from './manage-bookings.ts';
import { proposeBooking } from './propose-booking.ts';

const idParam = z.object({ id: z.uuid() });
const calendarParam = z.object({ id: z.uuid(), calendarId: z.uuid() });
const connectionsPerPerson = { name: 'booking-calendar', requests: 60, windowSeconds: 3600 };

/** The team's side: the calendar page, proposals from documents, and people's own calendars. */
export function bookingRoutes(deps: Deps): Hono<SessionEnv> {
  const mayTalk = requireSession(deps, 'conversations.read');
  const mayReply = requireSession(deps, 'conversations.edit');
  const mayRead = requireSession(deps, 'chatbots.read');
  const mayEdit = requireSession(deps, 'chatbots.edit');
  const limitConnections = rateLimit<SessionEnv>({
    deps,
    by: (c) => c.get('session').userId,
    ...connectionsPerPerson,
  });
  const base = '/api/chatbots/:id/booking';
  return new Hono<SessionEnv>()
    .get('/api/bookings', mayTalk, validate({ query: bookingsQuery }), async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await listBookings({ deps, workspaceId, query: c.req.valid('query') }));
    })
    .post('/api/bookings/:id/cancel', mayReply, validate({ param: idParam }), async (c) => {
      const { workspaceId, userId } = c.get('session');
      return c.json(await cancelBooking({ deps, workspaceId, userId, ...c.req.valid('param') }));
    })
    .get(`${base}/proposals`, mayRead, validate({ param: idParam }), async (c) => {
      const { workspaceId } = c.get('session');
      const chatbotId = c.req.valid('param').id;
      return c.json(await proposeBooking({ deps, workspaceId, chatbotId }));
    })
    .get(`${base}/calendars`, mayRead, validate({ param: idParam }), async (c) => {
      const { workspaceId } = c.get('session');
      const chatbotId = c.req.valid('param').id;
      return c.json(await listCalendars({ deps, workspaceId, chatbotId }));
    })
    .post(
      `${base}/calendars`,
      mayEdit,
      limitConnections,
      validate({ param: idParam, json: calendarInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const chatbotId = c.req.valid('param').id;
        const input = c.req.valid('json');
        return c.json(await connectCalendar({ deps, workspaceId, chatbotId, userId, input }), 201);
      },
    )
    .post(
      `${base}/calendars/:calendarId/sync`,
      mayEdit,
      limitConnections,
      validate({ param: calendarParam }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const { id: chatbotId, calendarId } = c.req.valid('param');
        return c.json(await syncNow({ deps, workspaceId, chatbotId, calendarId }));
      },
    )
    .delete(
      `${base}/calendars/:calendarId`,
      mayEdit,
      validate({ param: calendarParam }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const { id: chatbotId, calendarId } = c.req.valid('param');
        const of = { deps, workspaceId, chatbotId, userId, calendarId };
        return c.json(await disconnectCalendar(of));
      },
    );
}

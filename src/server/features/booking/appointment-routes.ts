import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { validate } from '#server/http/validate.ts';
import { bookingLinkInput, moveInput, ownSlotsInput } from '#shared/contract/booking.ts';
import {
  cancelOwnBooking,
  listOwnSlots,
  moveOwnBooking,
  showOwnBooking,
  writeOwnIcs,
} from './change-booking.ts';

const perAddress = { name: 'appointment', requests: 300, windowSeconds: 3600 };

/** Behind the link in a visitor's email. The link is the proof, and it's sent in the body so that no log has it. */
export function appointmentRoutes(deps: Deps): Hono<HttpEnv> {
  const byAddress = rateLimit({ deps, by: 'address', ...perAddress });
  const withLink = validate({ json: bookingLinkInput });
  return new Hono<HttpEnv>()
    .post('/api/appointments/show', byAddress, withLink, async (c) =>
      c.json(await showOwnBooking({ deps, ...c.req.valid('json') })),
    )
    .post('/api/appointments/slots', byAddress, validate({ json: ownSlotsInput }), async (c) => {
      const { token, from } = c.req.valid('json');
      return c.json(await listOwnSlots({ deps, token, from }));
    })
    .post('/api/appointments/move', byAddress, validate({ json: moveInput }), async (c) =>
      c.json(await moveOwnBooking({ deps, ...c.req.valid('json') })),
    )
    .post('/api/appointments/cancel', byAddress, withLink, async (c) =>
      c.json(await cancelOwnBooking({ deps, ...c.req.valid('json') })),
    )
    .post('/api/appointments/calendar', byAddress, withLink, async (c) => {
      const content = await writeOwnIcs({ deps, ...c.req.valid('json') });
      return c.body(content, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
    });
}

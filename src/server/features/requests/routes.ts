import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { validate } from '#server/http/validate.ts';
import { contactInput, quoteInput, requestsQuery } from '#shared/contract/requests.ts';
import { createContactRequest, createQuoteRequest, listRequests } from './keep-requests.ts';

/** The public forms: anyone may write, signed in or not. Superusers read. */
export function requestRoutes(deps: Deps): Hono<SessionEnv> {
  const limited = rateLimit({ deps, by: 'address', name: 'requests', ...deps.env.rateLimit });
  return new Hono<SessionEnv>()
    .get(
      '/api/requests',
      requireSession(deps, 'account'),
      validate({ query: requestsQuery }),
      async (c) =>
        c.json(
          await listRequests({ deps, session: c.get('session'), query: c.req.valid('query') }),
        ),
    )
    .post('/api/requests/contact', limited, validate({ json: contactInput }), async (c) => {
      await createContactRequest({ deps, input: c.req.valid('json') });
      return c.json({ received: true }, 201);
    })
    .post('/api/requests/quote', limited, validate({ json: quoteInput }), async (c) => {
      await createQuoteRequest({ deps, input: c.req.valid('json') });
      return c.json({ received: true }, 201);
    });
}

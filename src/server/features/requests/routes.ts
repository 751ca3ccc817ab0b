import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { validate } from '#server/http/validate.ts';
import { contactInput, quoteInput } from '#shared/contract/requests.ts';
import { createContactRequest, createQuoteRequest } from './service.ts';

/** The public forms: anyone may write, signed in or not. */
export function requestRoutes(deps: Deps): Hono<HttpEnv> {
  const limited = rateLimit({ deps, by: 'address', name: 'requests', ...deps.env.rateLimit });
  return new Hono<HttpEnv>()
    .post('/api/requests/contact', limited, validate({ json: contactInput }), async (c) => {
      await createContactRequest({ deps, input: c.req.valid('json') });
      return c.json({ received: true }, 201);
    })
    .post('/api/requests/quote', limited, validate({ json: quoteInput }), async (c) => {
      await createQuoteRequest({ deps, input: c.req.valid('json') });
      return c.json({ received: true }, 201);
    });
}

import { Hono } from 'hono';
import type Stripe from 'stripe';
import { getStripe } from '#server/adapters/payments/stripe-client.ts';
import type { Deps } from '#server/deps.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { readBytes } from '#server/http/read-json.ts';
import { AppError } from '#shared/errors.ts';
import { keepEvent } from './keep-event.ts';

const toleranceSeconds = 300;
const maxBytes = 1_048_576;

/** Stripe calls here, and is answered once the event is stored. */
export function webhookRoutes(deps: Deps): Hono<HttpEnv> {
  return new Hono<HttpEnv>().post('/api/stripe/webhook', async (c) => {
    const payload = await readBytes(c.req.raw, maxBytes);
    const event = await verifyEvent({ deps, payload, signature: c.req.header('stripe-signature') });
    await keepEvent({ deps, event });
    return c.json({ received: true });
  });
}

async function verifyEvent({
  deps,
  payload,
  signature,
}: {
  deps: Deps;
  payload: Uint8Array;
  signature: string | undefined;
}): Promise<Stripe.Event> {
  const secret = deps.env.payments?.webhookSecret;
  if (!secret) throw new AppError('not_found', 'Not found. Check the address.');
  try {
    return (await getStripe(deps)).webhooks.constructEvent(
      Buffer.from(payload),
      signature ?? '',
      secret,
      toleranceSeconds,
      undefined,
      deps.clock.now().getTime(),
    );
  } catch (cause) {
    throw new AppError('bad_request', 'The signature of this event is not valid.', { cause });
  }
}

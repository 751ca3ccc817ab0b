/** The one place that makes Stripe's client; its address is configurable, so that tests meet a double on the same code. */
import Stripe from 'stripe';
import type { Env } from '#server/config/env.ts';
import type { MemoryPart, ProcessMemory } from '#server/config/process-memory.ts';
import { AppError } from '#shared/errors.ts';

type Settings = NonNullable<Env['payments']>;

const clientPart: MemoryPart<Stripe> = { name: 'client of Stripe' };
/** Someone waits in front of a button: better a clear message than a long silence. */
const timeoutMs = 8000;

export function getStripe({
  env: { payments },
  memory,
}: {
  env: Pick<Env, 'payments'>;
  memory: ProcessMemory;
}): Stripe {
  if (!payments?.publishableKey) {
    throw new AppError('bad_request', 'Stripe is not configured. Check environment variables.');
  }
  return memory.get(clientPart, () => createClient(payments));
}

function createClient({ secretKey, apiUrl }: Settings): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isHttps = protocol === 'https:';
  return new Stripe(secretKey, {
    protocol: isHttps ? 'https' : 'http',
    host: hostname,
    port: port || (isHttps ? '443' : '80'),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** What Stripe said, as far as a shop owner should read it. */
export function describeStripeFailure(error: unknown): string {
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return 'Stripe could not be reached. Please try again in a moment.';
  }
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  ) {
    return 'Stripe does not accept the key of this installation.';
  }
  if (error instanceof Stripe.errors.StripeError) return error.message;
  return 'Something unexpected happened.';
}

export function isCardDeclined(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeCardError;
}

/** Whether Stripe knows nothing of what was asked for. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/** A failure at Stripe as one that says what was being tried. Our own refusals pass unchanged. */
export async function orExplain<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const code = isCardDeclined(error) ? 'payment_required' : 'unavailable';
    throw new AppError(code, `${what}: ${describeStripeFailure(error)}`, { cause: error });
  }
}

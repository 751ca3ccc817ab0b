/** The one place that makes Stripe's client; its address is configurable, so that tests meet a double on the same code. */
import type Stripe from 'stripe';
import type { Env } from '#server/config/env.ts';
import type { MemoryPart, ProcessMemory } from '#server/config/process-memory.ts';
import { AppError } from '#shared/errors.ts';

type Settings = NonNullable<Env['payments']>;

const clientPart: MemoryPart<Promise<Stripe>> = { name: 'client of Stripe' };
/** Someone waits in front of a button: better a clear message than a long silence. */
const timeoutMs = 8000;

/** Loaded when it's first needed: most installations take no payments. */
const loadStripe = async (): Promise<typeof Stripe> => (await import('stripe')).default;

export async function getStripe({
  env: { payments },
  memory,
}: {
  env: Pick<Env, 'payments'>;
  memory: ProcessMemory;
}): Promise<Stripe> {
  if (!payments?.publishableKey) {
    throw new AppError('bad_request', 'Stripe is not configured. Check environment variables.');
  }
  return memory.get(clientPart, () => createClient(payments));
}

async function createClient({ secretKey, apiUrl }: Settings): Promise<Stripe> {
  const Client = await loadStripe();
  const { protocol, hostname, port } = new URL(apiUrl);
  const isHttps = protocol === 'https:';
  return new Client(secretKey, {
    protocol: isHttps ? 'https' : 'http',
    host: hostname,
    port: port || (isHttps ? '443' : '80'),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

type Failure = { error: unknown; errors: typeof Stripe.errors };

/** What Stripe said, as far as a shop owner should read it. */
function describeFailure({ error, errors }: Failure): string {
  if (error instanceof errors.StripeConnectionError) {
    return 'Stripe could not be reached. Please try again in a moment.';
  }
  if (
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  ) {
    return 'Stripe does not accept the key of this installation.';
  }
  if (error instanceof errors.StripeError) return error.message;
  return 'Something unexpected happened.';
}

/** Whether Stripe knows nothing of what was asked for. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'resource_missing';
}

/** A failure at Stripe as one that says what was being tried. Our own refusals pass unchanged. */
export async function orExplain<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { errors } = await loadStripe();
    const isDeclined = error instanceof errors.StripeCardError;
    const said = describeFailure({ error, errors });
    throw new AppError(isDeclined ? 'payment_required' : 'unavailable', `${what}: ${said}`, {
      cause: error,
    });
  }
}

/** How often someone may try: counted for the address that asks and for the account it is about, whichever comes first. */
import type { Deps } from '#server/deps.ts';
import { addressGroup, addressNetwork } from '#server/http/client-address.ts';
import { consumeRateLimit } from '#server/http/rate-limit.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from './auth-call.ts';
import { isKnownDevice } from './known-devices.ts';

type Attempt = { deps: Deps; c: Caller; email: string };
type Limit = { name: string; requests: number; windowSeconds: number };

const tooManyAttempts = 'Too many attempts. Please wait a few minutes before trying again.';
const tooManyMails = 'Email rate limit exceeded. Please wait a few minutes before trying again.';

/**
 * Strangers who guess at an account use up its tries for a few minutes at a time. The owner's own browser, which has
 * signed in before, has tries of its own and is never kept out by them.
 */
export async function limitSignIn({
  deps,
  c,
  email,
}: Attempt): Promise<{ isKnownDevice: boolean }> {
  const perAddress = { ...addressLimit(deps), name: 'sign-in-address', windowSeconds: 300 };
  await consumeAddress({ deps, c, limit: perAddress, message: tooManyAttempts });
  const cookie = c.req.header('cookie');
  const isKnown = await isKnownDevice({ deps, email, cookie });
  const name = isKnown ? 'sign-in-known-device' : 'sign-in-account';
  const limit = { name, requests: 10, windowSeconds: 300 };
  await consume({ deps, limit, caller: email.toLowerCase(), message: tooManyAttempts });
  return { isKnownDevice: isKnown };
}

export async function limitSignUp({ deps, c, email }: Attempt): Promise<void> {
  const perAddress = { ...addressLimit(deps), name: 'sign-up-address' };
  await consumeAddress({ deps, c, limit: perAddress, message: tooManyAttempts });
  const limit = { name: 'sign-up-account', requests: 10, windowSeconds: 3600 };
  await consume({ deps, limit, caller: email.toLowerCase(), message: tooManyAttempts });
}

/** For everything that mails someone; the same for addresses we know and addresses we do not. */
export async function limitMail({ deps, c, email }: Attempt): Promise<void> {
  const perAddress = { ...addressLimit(deps), name: 'mail-address' };
  await consumeAddress({ deps, c, limit: perAddress, message: tooManyMails });
  const limit = { name: 'mail-account', requests: 3, windowSeconds: 300 };
  await consume({ deps, limit, caller: email.toLowerCase(), message: tooManyMails });
}

/** For codes and tokens, which name no account: guessing one is hopeless, trying is still not free. */
export async function limitByAddress({ deps, c }: Omit<Attempt, 'email'>): Promise<void> {
  const limit = { ...addressLimit(deps), name: 'auth-address', windowSeconds: 300 };
  await consumeAddress({ deps, c, limit, message: tooManyAttempts });
}

/** For a password asked again inside a session, which may have been stolen. */
export async function limitPasswordChecks({
  deps,
  userId,
}: {
  deps: Deps;
  userId: string;
}): Promise<void> {
  const limit = { name: 'password-check', requests: 10, windowSeconds: 300 };
  await consume({ deps, limit, caller: userId, message: tooManyAttempts });
}

function addressLimit(deps: Deps) {
  return deps.env.rateLimit;
}

/** The address, and with more room the network around it: one customer of a provider has 256 groups of IPv6 addresses. */
async function consumeAddress({
  deps,
  c,
  limit,
  message,
}: {
  deps: Deps;
  c: Caller;
  limit: Limit;
  message: string;
}): Promise<void> {
  const address = c.get('clientAddress');
  await consume({ deps, limit, caller: addressGroup(address), message });
  const network = addressNetwork(address);
  if (network === address) return;
  const wider = { ...limit, name: `${limit.name}-network`, requests: 2 * limit.requests };
  await consume({ deps, limit: wider, caller: network, message });
}

async function consume({
  deps,
  limit,
  caller,
  message,
}: {
  deps: Deps;
  limit: Limit;
  caller: string;
  message: string;
}): Promise<void> {
  const use = await consumeRateLimit({ deps, caller, ...limit });
  if (use.isAllowed) return;
  throw new AppError('too_many_requests', message, { retryAfterSeconds: use.resetSeconds });
}

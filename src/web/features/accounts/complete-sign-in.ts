import type { SignedInResponse } from '#shared/contract/accounts.ts';
import { describeOauthError } from '#shared/oauth-errors.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { Session } from './session-state.ts';

export const callbackPoll = { tries: 50, everyMs: 100 } as const;

type CallbackDeps = {
  exchangeCode: (code: string) => Promise<SignedInResponse>;
  enter: (user: SignedInResponse['user']) => void;
  reloadSession: () => Promise<void>;
  getSession: () => Session;
  wait: (ms: number) => Promise<void>;
};

type CallbackAddress = { query: URLSearchParams; hash: string; origin: string };

/** The way back from a mail or from Google: null once someone is signed in, else what to tell them. */
export async function completeSignIn({
  address: { query, hash, origin },
  deps,
}: {
  address: CallbackAddress;
  deps: CallbackDeps;
}): Promise<string | null> {
  const error = query.get('error');
  if (error !== null) {
    const description = query.get('error_description');
    return `OAuth error: ${chooseWords({ error, description, origin })}`;
  }
  try {
    const code = query.get('code');
    if (code !== null) {
      const { user } = await deps.exchangeCode(code);
      deps.enter(user);
    }
  } catch (failure) {
    return `Session error: ${describeCodeFailure(failure)}`;
  }
  try {
    if (hash.length > 1) await deps.reloadSession();
  } catch (failure) {
    return `Hash token error: ${messageOf(failure)}`;
  }
  return waitForSession(deps);
}

/** Anyone can write a link to this page, so it says nothing that is not ours: a text we know, else the error's code. */
function chooseWords({
  error,
  description,
  origin,
}: {
  error: string;
  description: string | null;
  origin: string;
}): string {
  if (description === describeOauthError({ error, publicUrl: origin })) return description;
  return /^[a-z_]{1,40}$/.test(error) ? error : 'unknown';
}

async function waitForSession({ getSession, wait }: CallbackDeps): Promise<string | null> {
  try {
    for (let tries = 0; tries < callbackPoll.tries; tries += 1) {
      const { status } = getSession();
      if (status === 'signed-in') return null;
      if (status === 'signed-out') return 'Authentication failed. Please try again.';
      await wait(callbackPoll.everyMs);
    }
    return 'Authentication is taking too long. Please try again.';
  } catch {
    return 'An unexpected error occurred. Please try again.';
  }
}

function describeCodeFailure(failure: unknown): string {
  switch (failure instanceof ApiError ? failure.code : null) {
    case 'code_expired':
      return 'The authentication code has expired. Please try signing in again.';
    // An empty or cut-off code never reaches the comparison with the real ones.
    case 'invalid_input':
    case 'code_invalid':
      return 'The authentication code is invalid. Please try signing in again.';
    case 'code_used':
      return 'This authentication code has already been used. Please try signing in again.';
    default:
      return messageOf(failure);
  }
}

function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}

type CallbackFailure = { title: string; illustration: 'robot' | 'lock' | 'timeout' | 'generic' };

/** Title and picture of the page that shows why signing in did not work out. */
export function describeCallbackFailure(message: string): CallbackFailure {
  if (message.startsWith('OAuth error: ')) {
    return { title: 'Oops! Authentication Failed', illustration: 'robot' };
  }
  if (message.startsWith('Session error: ')) {
    return { title: 'Session Expired', illustration: 'lock' };
  }
  if (message.includes('taking too long')) {
    return { title: 'Taking Too Long', illustration: 'timeout' };
  }
  return { title: 'Something Went Wrong', illustration: 'generic' };
}

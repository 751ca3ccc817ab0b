import { describe, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorCode } from '#web/lib/api-error.ts';
import { completeSignIn, describeCallbackFailure } from './complete-sign-in.ts';
import type { Session } from './session-state.ts';

const user = { id: 'u1', email: 'owner@shop.example', name: 'Owner', emailVerified: true };
const signedIn: Session = { status: 'signed-in', user };
const signedOut: Session = { status: 'signed-out', reason: 'none' };
const refusal = (code: ApiErrorCode, message = 'No.') =>
  new ApiError({ code, status: 400, message });

function arrive(
  url: string,
  deps: Partial<Parameters<typeof completeSignIn>[0]['deps']> & { session?: Session } = {},
) {
  const { searchParams: query, hash, origin } = new URL(url, 'http://shop.example');
  let session = deps.session ?? { status: 'loading' };
  return completeSignIn({
    address: { query, hash, origin },
    deps: {
      exchangeCode: async () => ({ user, signedIn: true }),
      enter: () => {
        session = signedIn;
      },
      reloadSession: async () => undefined,
      getSession: () => session,
      wait: async () => undefined,
      ...deps,
    },
  });
}

test('a code is exchanged for a session', async () => {
  const exchangeCode = vi.fn(async () => ({ user, signedIn: true }));
  expect(await arrive('/auth/callback?code=abc', { exchangeCode })).toBeNull();
  expect(exchangeCode).toHaveBeenCalledExactlyOnceWith('abc');
});

test('without a code the session of the cookie counts', async () => {
  expect(await arrive('/auth/callback', { session: signedIn })).toBeNull();
});

describe('failures, with the title each page gets', () => {
  test.each([
    ['?error=access_denied', 'OAuth error: access_denied'],
    [
      '?error=access_denied&error_description=Google+sign-in+was+cancelled.',
      'OAuth error: Google sign-in was cancelled.',
    ],
    [
      '?error=access_denied&error_description=Call+555-0100+to+unlock+your+account',
      'OAuth error: access_denied',
    ],
    ['?error=Call%20555-0100', 'OAuth error: unknown'],
    ['?error=&code=abc', 'OAuth error: unknown'],
  ])('%s', async (query, message) => {
    expect(await arrive(`/auth/callback${query}`)).toBe(message);
    expect(describeCallbackFailure(message).title).toBe('Oops! Authentication Failed');
  });

  test.each([
    ['code_expired', 'The authentication code has expired. Please try signing in again.'],
    ['code_invalid', 'The authentication code is invalid. Please try signing in again.'],
    ['invalid_input', 'The authentication code is invalid. Please try signing in again.'],
    ['code_used', 'This authentication code has already been used. Please try signing in again.'],
    ['network', 'The line is down.'],
  ] as const)('%s', async (code, text) => {
    const exchangeCode = () => Promise.reject(refusal(code, 'The line is down.'));
    const message = await arrive('/auth/callback?code=', { exchangeCode });
    expect(message).toBe(`Session error: ${text}`);
    expect(describeCallbackFailure(message ?? '').title).toBe('Session Expired');
  });

  test('a hash fragment that gives no session', async () => {
    const reloadSession = () => Promise.reject(refusal('internal', 'The line is down.'));
    const message = await arrive('/auth/callback#access_token=x', { reloadSession });
    expect(message).toBe('Hash token error: The line is down.');
    expect(describeCallbackFailure(message ?? '').title).toBe('Something Went Wrong');
  });

  test('no one is signed in', async () => {
    const message = await arrive('/auth/callback', { session: signedOut });
    expect(message).toBe('Authentication failed. Please try again.');
    expect(describeCallbackFailure(message ?? '').title).toBe('Something Went Wrong');
  });

  test('50 tries, 100 ms apart, without an answer', async () => {
    const wait = vi.fn(async () => undefined);
    const message = await arrive('/auth/callback', { wait });
    expect(message).toBe('Authentication is taking too long. Please try again.');
    expect(wait.mock.calls).toEqual(Array.from({ length: 50 }, () => [100]));
    expect(describeCallbackFailure(message ?? '')).toEqual({
      title: 'Taking Too Long',
      illustration: 'timeout',
    });
  });

  test('anything unforeseen', async () => {
    const getSession = () => {
      throw new Error('boom');
    };
    const message = await arrive('/auth/callback', { getSession });
    expect(message).toBe('An unexpected error occurred. Please try again.');
    expect(describeCallbackFailure(message ?? '').title).toBe('Something Went Wrong');
  });
});

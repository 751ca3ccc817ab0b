import { isAPIError } from 'better-auth/api';
import type { Context } from 'hono';
import { AppError } from '#shared/errors.ts';
import { clientAddressHeader } from './auth.ts';

/** As much of a request's context as is needed here, whatever else a route has put into it. */
export type Caller = Pick<Context, 'req' | 'header'> & { get(key: 'clientAddress'): string };

type CallOptions = { headers: Headers; returnHeaders: true };

/**
 * Calls better-auth on behalf of a request: its cookies go to the browser, its failures become ours. Nothing else of
 * its answer is passed on, so a session's token is never in a body.
 */
export type AuthCall = <T>(
  run: (options: CallOptions) => Promise<{ headers: Headers; response: T }>,
  how?: { withoutCookies?: boolean },
) => Promise<T>;

export function createAuthCall(c: Caller): AuthCall {
  return async (run, how = {}) => {
    try {
      const headers = authHeaders(c);
      if (how.withoutCookies) headers.delete('cookie');
      const answer = await run({ headers, returnHeaders: true });
      for (const cookie of answer.headers.getSetCookie()) {
        c.header('Set-Cookie', cookie, { append: true });
      }
      return answer.response;
    } catch (error) {
      throw isAPIError(error) ? toAppError(error) : error;
    }
  };
}

export function authHeaders(c: Caller): Headers {
  const headers = new Headers(c.req.raw.headers);
  headers.set(clientAddressHeader, c.get('clientAddress'));
  return headers;
}

type ApiError = { statusCode: number; body?: { code?: string } | undefined };

function toAppError(error: ApiError): AppError {
  const code = error.body?.code ?? '';
  const known = messages[code];
  if (known) return new AppError(known[0], known[1], { cause: error });
  if (error.statusCode === 401) {
    return new AppError('unauthorized', 'Please sign in.', { cause: error });
  }
  if (error.statusCode < 500) {
    return new AppError('bad_request', 'This could not be done.', { cause: error });
  }
  // better-auth answers 500 where the database did not answer it.
  return new AppError('unavailable', 'Something is not answering. Please try again in a moment.', {
    cause: error,
    retryAfterSeconds: 5,
  });
}

const accountExists = [
  'account_exists',
  'An account with this email already exists. Please sign in instead.',
] as const;
const codeInvalid = [
  'code_invalid',
  'This link is invalid or has expired. Please ask for a new one.',
] as const;

const messages: Record<string, readonly [AppError['code'], string]> = {
  INVALID_EMAIL_OR_PASSWORD: ['invalid_credentials', 'Invalid email or password'],
  EMAIL_NOT_VERIFIED: [
    'email_not_verified',
    'Please check your email and click the confirmation link to activate your account.',
  ],
  USER_ALREADY_EXISTS: accountExists,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: accountExists,
  FAILED_TO_CREATE_USER: accountExists,
  INVALID_EMAIL: ['invalid_input', 'Please enter a valid email address.'],
  INVALID_TOKEN: codeInvalid,
  TOKEN_EXPIRED: codeInvalid,
  USER_NOT_FOUND: codeInvalid,
  INVALID_PASSWORD: ['invalid_input', 'The current password is not correct.'],
  CREDENTIAL_ACCOUNT_NOT_FOUND: [
    'conflict',
    'This account has no password yet. Use “Forgot password” on the sign-in page to set one.',
  ],
};

import type { ErrorBody, ErrorCode } from '#shared/errors.ts';
import { pageLanguage } from './page-language.ts';

/** The server cannot name two failures: nothing came back (`network`), or not in time (`timeout`). */
export type ApiErrorCode = ErrorCode | 'network' | 'timeout';

/** A call that failed, in words fit for the person who made it. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  /** With `conflict`: what stands on the server now. */
  readonly current: unknown;

  constructor(given: {
    code: ApiErrorCode;
    message: string;
    status: number;
    fields?: Record<string, string> | undefined;
    requestId?: string | undefined;
    current?: unknown;
    cause?: unknown;
  }) {
    super(given.message, { cause: given.cause });
    this.name = 'ApiError';
    this.code = given.code;
    this.status = given.status;
    this.fields = given.fields ?? {};
    this.requestId = given.requestId;
    this.current = given.current;
  }
}

export function networkError(cause: unknown): ApiError {
  return new ApiError({
    code: 'network',
    status: 0,
    message: 'We could not reach the server. Check your internet connection and try again.',
    cause,
  });
}

/** No response came, so the connection is the likely reason. */
export function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.code === 'timeout');
}

export function timeoutError(cause: unknown): ApiError {
  return new ApiError({
    code: 'timeout',
    status: 0,
    message: 'The server took too long to respond. Check your internet connection and try again.',
    cause,
  });
}

/** Reads the one error shape; a proxy's error page or an empty body still becomes a readable sentence. */
export async function errorFromResponse({
  status,
  body,
}: {
  status: number;
  body: unknown;
}): Promise<ApiError> {
  if (isErrorBody(body)) return new ApiError({ ...(await inPageLanguage(body.error)), status });
  return new ApiError(
    status >= 500
      ? {
          code: 'internal',
          status,
          message: 'Something went wrong on our side. Please try again in a moment.',
        }
      : {
          code: 'bad_request',
          status,
          message: 'That failed. Please reload the page and try again.',
        },
  );
}

/** The server speaks English. */
async function inPageLanguage(error: ErrorBody['error']): Promise<ErrorBody['error']> {
  if (pageLanguage === 'en') return error;
  const { translateServerText } = await import('./server-texts.ts').catch(() => ({
    translateServerText: (text: string) => text,
  }));
  const { message, fields = {} } = error;
  const translated = Object.entries(fields).map(([name, text]) => [
    name,
    translateServerText(text),
  ]);
  return {
    ...error,
    message: translateServerText(message),
    fields: Object.fromEntries(translated),
  };
}

function isErrorBody(body: unknown): body is ErrorBody {
  const error = (body as Partial<ErrorBody> | null)?.error;
  return typeof error?.code === 'string' && typeof error.message === 'string';
}

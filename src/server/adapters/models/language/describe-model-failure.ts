import { ModelError } from './language-model.ts';

/** Sorts what the AI SDK and the network throw into the few kinds of failure that matter here. */
export function describeModelFailure(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const { statusCode, responseHeaders } = findResponse(error) ?? {};
  if (statusCode === undefined)
    return new ModelError(isMalformed(error) ? 'broken' : 'down', { cause: error });
  const retryAfterSeconds = readRetryAfter(responseHeaders?.['retry-after']);
  if (statusCode === 429 || statusCode === 529) {
    return new ModelError('busy', {
      cause: error,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
  }
  if (statusCode >= 500 || statusCode === 408 || statusCode < 300) {
    return new ModelError(statusCode < 300 ? 'broken' : 'down', { cause: error });
  }
  return new ModelError('refused', { cause: error });
}

type ResponseError = {
  statusCode?: number;
  responseHeaders?: Record<string, string>;
  responseBody?: string;
};

/** The SDK wraps errors in errors. */
export function findResponse(error: unknown): ResponseError | null {
  let part = error as (ResponseError & { cause?: unknown; lastError?: unknown }) | null | undefined;
  for (let depth = 0; typeof part === 'object' && part !== null && depth < 6; depth += 1) {
    if (typeof part.statusCode === 'number') return part;
    part = (part.lastError ?? part.cause) as typeof part;
  }
  return null;
}

const isMalformed = (error: unknown): boolean =>
  error instanceof Error &&
  /JSONParse|TypeValidation|InvalidResponse|EmptyResponse|NoOutput|InvalidStream/i.test(error.name);

function readRetryAfter(value: string | undefined): number | undefined {
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

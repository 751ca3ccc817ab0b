import type { Context, ErrorHandler } from 'hono';
import type { Log } from '#server/config/log.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { describeError } from './describe-error.ts';
import type { HttpEnv } from './http-env.ts';

/** The only place where a failure becomes bytes. Details go to the log under the request id, never to the client. */
export function createErrorHandler({ log }: { log: Log }): ErrorHandler<HttpEnv> {
  return (error, c: Context<HttpEnv>) => {
    const described = describeError(error);
    const requestId = c.get('requestId');
    if (described.status >= 500) {
      log.error({ requestId, err: described.cause ?? described }, described.code);
    }
    if (described.retryAfterSeconds !== undefined) {
      c.header('Retry-After', String(described.retryAfterSeconds));
    }
    c.header('Cache-Control', 'no-store');
    const { code, message, fields, current } = described;
    const body: ErrorBody = {
      error: {
        code,
        message,
        requestId,
        ...(fields && { fields }),
        ...(current !== undefined && { current }),
      },
    };
    return c.json(body, described.status);
  };
}

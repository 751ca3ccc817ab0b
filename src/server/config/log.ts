import { type DestinationStream, pino } from 'pino';
import { findActiveSpan } from './active-span.ts';

export type Log = pino.Logger;

const maxText = 2000;

/** One JSON object a line. Bodies are never logged; what could carry a secret is cut out by name as a second net. */
export function createLog(level: string, destination = openStandardOutput()): Log {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describe },
    mixin: describeTrace,
    hooks: {
      // Without a message of ours pino would write the error's own, uncut.
      logMethod(args, method) {
        method.apply(this, args.length === 1 && typeof args[0] === 'object' ? [args[0], ''] : args);
      },
    },
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[cut]' },
  };
  return pino(options, destination);
}

/** A line leads to its trace, where one is recorded. */
function describeTrace(): { traceId?: string; spanId?: string } {
  const span = findActiveSpan();
  return span ? { traceId: span.traceId, spanId: span.spanId } : {};
}

/** Pino's own stream waits for ever, blocking the process, once no one reads its output. A server must outlive its log. */
function openStandardOutput(): DestinationStream {
  if (!process.stdout.listeners('error').includes(ignore)) process.stdout.on('error', ignore);
  return { write: (line) => void process.stdout.write(line) };
}

function ignore(): void {}

const secretNames = [
  'password',
  'token',
  'secret',
  'apiKey',
  'cookie',
  'authorization',
  'headers',
  'body',
];

type Described = {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: Described;
};

/**
 * Only what is known to be harmless: database errors carry the values of the failed statement in their message,
 * parameters and detail, and those are other people's data.
 */
function describe(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: String(error).slice(0, maxText), stack: '' };
  }
  const { code, query } = error as { code?: unknown; query?: unknown };
  const message = typeof query === 'string' ? `Failed query: ${query}` : error.message;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: message.slice(0, maxText),
    ...(typeof code === 'string' && { code }),
    stack: frames.slice(0, 20).join('\n'),
    ...(error.cause !== undefined && depth < 4 && { cause: describe(error.cause, depth + 1) }),
  };
}

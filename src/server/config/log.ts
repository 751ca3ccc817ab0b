import { pino } from 'pino';

export type Log = pino.Logger;

/** One JSON object a line. Bodies are never logged; what could carry a secret is cut out by name as a second net. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'password',
        'token',
        'secret',
        'cookie',
        'authorization',
        '*.password',
        '*.token',
        '*.secret',
        '*.cookie',
        '*.authorization',
      ],
      censor: '[cut]',
    },
  });
}

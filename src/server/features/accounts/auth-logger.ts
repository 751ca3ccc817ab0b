import type { Log } from '#server/config/log.ts';

/** better-auth's words go to our log. It warns of every wrong password, so only what is wrong on our side is loud. */
export function createAuthLogger(log: Log) {
  const auth = log.child({ part: 'better-auth' });
  return {
    disableColors: true,
    level: 'warn',
    log(level: 'debug' | 'info' | 'warn' | 'error', message: string, ...details: unknown[]) {
      const err = details.find((detail) => detail instanceof Error);
      auth[level === 'error' ? 'warn' : 'debug']({ err }, message);
    },
  } as const;
}

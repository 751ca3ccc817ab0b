import type { Log } from '#server/config/log.ts';

/**
 * better-auth's words go to our log. It reports every wrong password as a warning and may add whole errors with
 * their queries, so only the sentence is kept and only what is wrong on our side is loud.
 */
export function createAuthLogger(log: Log) {
  const auth = log.child({ part: 'better-auth' });
  return {
    disableColors: true,
    level: 'warn',
    log(level: 'debug' | 'info' | 'warn' | 'error', message: string, ...details: unknown[]) {
      const cause = details.find((detail) => detail instanceof Error);
      const reason = cause?.message.slice(0, 300);
      auth[level === 'error' ? 'warn' : 'debug']({ reason }, message);
    },
  } as const;
}

import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './http-env.ts';

/** So long a screen of the dashboard waits at most: it's hardly noticed there. */
const mostMs = 250;

/**
 * For calls that read a lot: a visitor's question that is being answered goes first. On two processors it would take
 * half as long again beside someone who looks through their figures.
 */
export function visitorsFirst(
  { giveWay }: { giveWay(options: { mostMs: number }): Promise<void> },
  { when = () => true }: { when?(query: Record<string, string>): boolean } = {},
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (when(c.req.query())) await giveWay({ mostMs });
    return next();
  };
}

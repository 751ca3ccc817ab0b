import type { MiddlewareHandler } from 'hono';
import { AppError } from '#shared/errors.ts';
import { addressGroup } from './client-address.ts';
import type { HttpEnv } from './http-env.ts';

/**
 * So many requests are worked on at once; more are refused before anything is read of them. Each holds its body and its
 * place in the queue for the database, so without a limit a stalled database would fill the memory. Streams don't count
 * once they have begun, nor do questions that wait for their turn: both have limits of their own.
 */
const mostAtOnce = 1_000;
/** One address can't take the places of all others by sending slowly. */
const mostEach = 250;

export function busyGuard({ most = mostAtOnce, each = mostEach } = {}): MiddlewareHandler<HttpEnv> {
  const running = new Map<string, number>();
  let total = 0;
  return async (c, next) => {
    const group = addressGroup(c.get('clientAddress'));
    const own = running.get(group) ?? 0;
    if (total >= most || own >= each) {
      throw new AppError('unavailable', 'The server is busy. Please try again shortly.', {
        retryAfterSeconds: 2,
      });
    }
    total += 1;
    running.set(group, own + 1);
    let hasLeft = false;
    const leave = () => {
      if (hasLeft) return;
      hasLeft = true;
      total -= 1;
      const left = (running.get(group) ?? 1) - 1;
      if (left > 0) running.set(group, left);
      else running.delete(group);
    };
    c.set('leaveBusyPlace', leave);
    try {
      await next();
    } finally {
      leave();
    }
  };
}

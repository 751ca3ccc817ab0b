import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '#shared/errors.ts';

export type HashingQueue = { run<T>(work: () => Promise<T>): Promise<T> };

/** Set around calls whose hashing goes first. better-auth asks for hashing deep inside, so it can't be handed down. */
const first = new AsyncLocalStorage<true>();

/** Anyone who signs in from a browser we know, or is signed in already, is not kept waiting by strangers who guess. */
export const hashFirst = <T>(call: () => Promise<T>): Promise<T> => first.run(true, call);

/** A few at a time, and only so many waiting: beyond that a quick refusal serves everyone better than minutes of silence. */
export function createHashingQueue({
  atOnce,
  mostWaiting,
}: {
  atOnce: number;
  mostWaiting: number;
}): HashingQueue {
  const known: (() => void)[] = [];
  const strangers: (() => void)[] = [];
  let running = 0;

  function wait(): Promise<void> {
    const queue = first.getStore() ? known : strangers;
    if (queue.length >= mostWaiting) {
      throw new AppError('unavailable', 'Too many people are signing in. Please try again.', {
        retryAfterSeconds: 5,
      });
    }
    return new Promise((resolve) => queue.push(resolve));
  }

  return {
    async run(work) {
      if (running >= atOnce) await wait();
      else running++;
      try {
        return await work();
      } finally {
        // The turn is handed on, so that no one who comes now can overtake.
        const next = known.shift() ?? strangers.shift();
        if (next) next();
        else running--;
      }
    },
  };
}

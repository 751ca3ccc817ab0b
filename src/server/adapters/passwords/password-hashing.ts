import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { createHashingQueue } from './hashing-queue.ts';

const threadsOfNode = 4;

/**
 * better-auth's scrypt, a few at a time. It runs beside the event loop, on threads that files and name lookups share:
 * a wave of sign-ins must leave one of those threads, and one processor, to everyone else.
 */
export function createPasswordHashing(): PasswordHashing {
  /** Each takes about a tenth of a second, so the last of them waits a few seconds. */
  const queue = createHashingQueue({
    atOnce: Math.max(1, Math.min(threadsOfNode, availableParallelism()) - 1),
    mostWaiting: 30,
  });
  return {
    hash: (password) => queue.run(() => hashPassword(password)),
    verify: (given) => queue.run(() => verifyPassword(given)),
  };
}

export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
};

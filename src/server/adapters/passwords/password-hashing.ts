import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';

/**
 * better-auth's scrypt, a few at a time. It runs beside the event loop, on threads that files and name lookups share:
 * a wave of sign-ins must leave one of those threads, and one processor, to everybody else.
 */
export const passwordHashing: PasswordHashing = {
  hash: (password) => inTurn(() => hashPassword(password)),
  verify: (given) => inTurn(() => verifyPassword(given)),
};

export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
};

const threadsOfNode = 4;
const atOnce = Math.max(1, Math.min(threadsOfNode, availableParallelism()) - 1);
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    // The turn is handed on, so that nobody who comes now can overtake.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

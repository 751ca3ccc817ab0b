import { vi } from 'vitest';

/**
 * For tests with a real network and a fake clock (`toFake` must leave setImmediate alone): waits until something is
 * true, and moves the clock by `step` milliseconds a round.
 */
export async function until(isTrue: () => boolean, step = 0): Promise<void> {
  while (!isTrue()) {
    if (step > 0) await vi.advanceTimersByTimeAsync(step);
    await new Promise(setImmediate);
  }
}

/** Enough rounds for everything under way to arrive, without moving the clock. */
export async function settle(): Promise<void> {
  let rounds = 0;
  await until(() => ++rounds > 50);
}

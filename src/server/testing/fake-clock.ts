import type { Clock } from '#server/config/clock.ts';

export type FakeClock = Clock & { advance(seconds: number): void };

/** Time that stands still until a test moves it. */
export function createFakeClock(start = new Date()): FakeClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (seconds) => {
      now += seconds * 1000;
    },
  };
}

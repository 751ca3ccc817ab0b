/** Minutes after the first failure, the second, and so on: three days in all, as Standard Webhooks advises. */
const pausesMinutes = [1, 5, 30, 120, 300, 600, 840, 1200, 1440];

/** When to try again after so many tries, or null when it is enough. Up to a fifth earlier or later, so that what failed together does not come back together. */
export function findNextAttempt({
  tries,
  random,
  now,
}: {
  tries: number;
  now: Date;
  random?: () => number;
}): Date | null {
  const minutes = pausesMinutes[tries - 1];
  if (minutes === undefined) return null;
  const jitter = 0.8 + 0.4 * (random ?? Math.random)();
  return new Date(now.getTime() + minutes * jitter * 60_000);
}

const minuteMs = 60_000;
const longestPauseMs = 60 * minuteMs;
/** After which an endpoint that only failed is switched off: as long as one event is tried. */
const mostFailingMs = 3 * 24 * 60 * minuteMs;

/** How long nothing is sent to an endpoint that fails: as long as it has failed already, from a minute to an hour. */
export function findPauseEnd({ failingSince, now }: { failingSince: Date; now: Date }): Date {
  const failingMs = now.getTime() - failingSince.getTime();
  return new Date(now.getTime() + Math.min(longestPauseMs, Math.max(minuteMs, failingMs)));
}

export const isFailingForGood = ({ failingSince, now }: { failingSince: Date; now: Date }) =>
  now.getTime() - failingSince.getTime() >= mostFailingMs;

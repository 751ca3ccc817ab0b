/** Minutes after the first failure, the second, and so on: three days in all, as Standard Webhooks advises. */
const pausesMinutes = [1, 5, 30, 120, 300, 600, 840, 1200, 1440];

/** When to try again after so many tries, or null when it is enough. Up to a fifth earlier or later, so that what failed together does not come back together. */
export function findNextAttempt(o: {
  tries: number;
  now: Date;
  random?: () => number;
}): Date | null {
  const minutes = pausesMinutes[o.tries - 1];
  if (minutes === undefined) return null;
  const jitter = 0.8 + 0.4 * (o.random ?? Math.random)();
  return new Date(o.now.getTime() + minutes * jitter * 60_000);
}

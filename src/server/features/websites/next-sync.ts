import type { SyncSchedule } from '#shared/contract/websites.ts';

const dayMs = 24 * 60 * 60_000;
const waits: Record<SyncSchedule, number | null> = { off: null, daily: dayMs, weekly: 7 * dayMs };

export function nextSync({ schedule, now }: { schedule: SyncSchedule; now: Date }): Date | null {
  const wait = waits[schedule];
  return wait === null ? null : new Date(now.getTime() + wait);
}

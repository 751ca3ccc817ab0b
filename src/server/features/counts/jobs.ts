import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { updateCounts } from './keep-counts.ts';

const updateCountsJob = 'update-counts';

export function countJobs(deps: Deps): JobHandler[] {
  return [{ name: updateCountsJob, handle: () => updateCounts(deps) }];
}

export const countSchedules = [{ name: updateCountsJob, cron: '* * * * *' }];

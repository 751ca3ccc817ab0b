import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { sendDueReports } from './reports.ts';

export function analyticsJobs(deps: Deps): JobHandler[] {
  const isOn = deps.env.flags.analytics;
  return [
    {
      name: 'send-analytics-reports',
      handle: async () => (isOn ? sendDueReports(deps) : undefined),
    },
  ];
}

export const analyticsSchedules = [{ name: 'send-analytics-reports', cron: '10 6 * * *' }];

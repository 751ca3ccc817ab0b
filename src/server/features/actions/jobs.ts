import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { deleteCallsBefore, deleteUnusedSecrets } from './queries.ts';

const cleanUpJob = 'clean-up-actions';
const dayMs = 86_400_000;
/** Long enough to look into what went wrong. */
const keptDays = 90;

export function actionJobs({ clock, database: { orm: connection } }: Deps): JobHandler[] {
  return [
    {
      name: cleanUpJob,
      async handle(_, signal) {
        const now = clock.now().getTime();
        await deleteCallsBefore({ connection, moment: new Date(now - keptDays * dayMs), signal });
        await deleteUnusedSecrets({ connection, before: new Date(now - dayMs) });
      },
    },
  ];
}

export const actionSchedules = [{ name: cleanUpJob, cron: '50 3 * * *' }];

import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { deleteExpiredSignIns } from './lifetime-queries.ts';

const day = 86_400_000;
/** An expired code is remembered for a while, so that its link can still say what is wrong with it. */
const codeDays = 30;
const deviceDays = 400;

export function accountJobs({ clock, database }: Deps): JobHandler[] {
  return [
    {
      name: 'delete-expired-sign-ins',
      async handle() {
        const now = clock.now();
        const ago = (days: number) => new Date(now.getTime() - days * day);
        await deleteExpiredSignIns({
          connection: database.orm,
          now,
          codesBefore: ago(codeDays),
          devicesBefore: ago(deviceDays),
        });
      },
    },
  ];
}

export const accountSchedules = [{ name: 'delete-expired-sign-ins', cron: '42 3 * * *' }];

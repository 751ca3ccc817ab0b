import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { deleteKeysBefore } from './queries.ts';
import { rememberedHours } from './respond-once.ts';

export function apiJobs({ clock, database: { orm: connection } }: Deps): JobHandler[] {
  return [
    {
      name: 'delete-old-api-answers',
      handle() {
        const before = new Date(clock.now().getTime() - rememberedHours * 3_600_000);
        return deleteKeysBefore({ connection, before });
      },
    },
  ];
}

export const apiSchedules = [{ name: 'delete-old-api-answers', cron: '17 * * * *' }];

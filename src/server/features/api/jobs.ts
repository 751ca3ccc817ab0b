import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { rememberedHours } from './answer-once.ts';
import { deleteKeysBefore } from './queries.ts';

export function apiJobs({ clock, database }: Deps): JobHandler[] {
  return [
    {
      name: 'delete-old-api-answers',
      handle() {
        const before = new Date(clock.now().getTime() - rememberedHours * 3_600_000);
        return deleteKeysBefore({ database, before });
      },
    },
  ];
}

export const apiSchedules = [{ name: 'delete-old-api-answers', cron: '17 * * * *' }];

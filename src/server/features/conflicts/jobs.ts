import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { checkConflicts } from './check-conflicts.ts';
import { listUncheckedChatbots } from './queries.ts';

const checkJob = 'check-conflicts';
/** Chatbots compared by one run; the rest wait for the next minute. */
const mostAtOnce = 20;

export function conflictJobs(deps: Deps): JobHandler[] {
  return [{ name: checkJob, options: { expireInSeconds: 300 }, handle: () => checkAll(deps) }];
}

/** Looking once a minute turns many changes into one comparison. */
export const conflictSchedules = [{ name: checkJob, cron: '* * * * *' }];

export async function checkAll(deps: Deps): Promise<void> {
  const connection = deps.database.orm;
  for (const chatbot of await listUncheckedChatbots({ connection, limit: mostAtOnce })) {
    await checkConflicts({ deps, ...chatbot });
  }
}

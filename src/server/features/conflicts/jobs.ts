import type { Deps } from '#server/deps.ts';
import { checkConflictsJob } from '#server/features/chatbots/index.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { checkConflicts } from './check-conflicts.ts';
import { listUncheckedChatbots } from './queries.ts';

/** Chatbots compared by one run; the rest wait for the next minute. */
const mostAtOnce = 20;
const hourMs = 3_600_000;

export function conflictJobs(deps: Deps): JobHandler[] {
  return [
    { name: checkConflictsJob, options: { expireInSeconds: 300 }, handle: () => checkAll(deps) },
  ];
}

/** Every change wakes it; what it finds unread, and what has dates, is found again later. */
export const conflictSchedules = [{ name: checkConflictsJob, cron: '* * * * *' }];

export async function checkAll(deps: Deps): Promise<void> {
  const connection = deps.database.orm;
  const staleBefore = new Date(deps.clock.now().getTime() - hourMs);
  const due = await listUncheckedChatbots({ connection, limit: mostAtOnce, staleBefore });
  for (const chatbot of due) {
    await checkConflicts({ deps, ...chatbot });
  }
}

import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { checkDraftsJob } from '#server/features/chatbots/index.ts';
import { recordUntested } from '#server/features/versions/index.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import type { TestTrigger } from '#shared/contract/answer-tests.ts';
import { queueRun, runTestsJob } from './queue-run.ts';
import {
  deleteUnusedModelAnswers,
  listChangedChatbots,
  listOpenRuns,
  listUntestedSince,
} from './run-queries.ts';
import { startRunWithin } from './runs.ts';
import { workOnRuns } from './work-on-run.ts';

const nightlyJob = 'run-nightly-tests';
const ofChatbot = z.object({ workspaceId: z.uuid(), chatbotId: z.uuid() });
const hour = 3_600_000;
/** Chatbots whose tests are started by one check; the rest wait for the next minute. */
const mostAtOnce = 50;
const modelAnswersKeptDays = 90;

export function answerTestJobs(deps: Deps): JobHandler[] {
  return [
    {
      name: runTestsJob,
      options: { expireInSeconds: 180, retryLimit: 2 },
      handle: (data, signal) => workOnRuns({ deps, ...ofChatbot.parse(data), signal }),
    },
    { name: checkDraftsJob, handle: () => checkChanges(deps) },
    { name: nightlyJob, handle: () => runNightly(deps) },
  ];
}

export const answerTestSchedules = [
  { name: checkDraftsJob, cron: '* * * * *' },
  { name: nightlyJob, cron: '35 2 * * *' },
];

/**
 * Tests what has changed; without tests it's published already, and only becomes a version. Each change wakes this job,
 * and what it finds unread is found again within a minute.
 */
export async function checkChanges(deps: Deps): Promise<void> {
  const connection = deps.database.orm;
  for (const chatbot of await listOpenRuns({ connection })) await queueRun({ deps, ...chatbot });
  for (const chatbot of await listChangedChatbots({ connection, limit: mostAtOnce })) {
    await start({ deps, trigger: 'change', ...chatbot });
  }
  await recordUntested({ deps, limit: mostAtOnce });
}

/** Answers also change with the date: what is open today, what is on this week. */
export async function runNightly(deps: Deps): Promise<void> {
  const connection = deps.database.orm;
  const now = deps.clock.now().getTime();
  const since = new Date(now - 20 * hour);
  for (const chatbot of await listUntestedSince({ connection, since })) {
    await start({ deps, trigger: 'nightly', ...chatbot });
  }
  const before = new Date(now - modelAnswersKeptDays * 24 * hour);
  await deleteUnusedModelAnswers({ connection, before });
}

async function start({
  deps,
  ...run
}: {
  deps: Deps;
  trigger: TestTrigger;
  workspaceId: string;
  chatbotId: string;
}): Promise<void> {
  await deps.database.orm.transaction((transaction) =>
    startRunWithin({ deps, transaction, ...run }),
  );
}

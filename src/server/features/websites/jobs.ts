import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { runWebsite } from '#server/features/websites/crawl/run-website.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { AppError } from '#shared/errors.ts';
import { startSync } from './manage-websites.ts';
import { nextSync } from './next-sync.ts';
import { listDueWebsites, listWaitingWebsites, updateWebsiteRow } from './queries.ts';
import { queueWebsite, runWebsiteJob } from './queue-website.ts';

const checkWebsitesJob = 'check-websites';
const ofWebsite = z.object({ workspaceId: z.uuid(), id: z.uuid() });

export function websiteJobs(deps: Deps): JobHandler[] {
  return [
    {
      name: runWebsiteJob,
      // One for each workspace: its ten websites leave room for everyone else's.
      options: { concurrency: 2, mostPerWorkspace: 1, expireInSeconds: 180, retryLimit: 2 },
      handle: (data, signal) => runWebsite({ deps, ...ofWebsite.parse(data), signal }),
    },
    { name: checkWebsitesJob, handle: () => checkWebsites(deps) },
  ];
}

export const websiteSchedules = [{ name: checkWebsitesJob, cron: '*/5 * * * *' }];

/** Starts the syncs that are due, and goes on with what a crash left half done. */
export async function checkWebsites(deps: Deps): Promise<void> {
  const of = { connection: deps.database.orm, now: deps.clock.now() };
  for (const website of await listDueWebsites(of)) await syncDue({ deps, ...website });
  for (const website of await listWaitingWebsites(of)) await queueWebsite({ deps, ...website });
}

async function syncDue({ deps, ...of }: { deps: Deps; workspaceId: string; id: string }) {
  try {
    await startSync({ deps, ...of });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The plan doesn't include it any more: asked again in a week.
    const nextSyncAt = nextSync({ schedule: 'weekly', now: deps.clock.now() });
    await updateWebsiteRow({ connection: deps.database.orm, ...of, changes: { nextSyncAt } });
  }
}

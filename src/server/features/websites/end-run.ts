import type { Deps } from '#server/deps.ts';
import { describeWebsiteFailure, type PageFailureCode } from './crawl/page-failures.ts';
import { nextSync } from './next-sync.ts';
import { countPages, findStartFailure } from './page-queries.ts';
import { updateWebsiteRow, type WebsiteRow } from './queries.ts';

/** `outage`: the website could not be read; what is known of it stays as it is. */
export async function endRun({
  deps,
  website,
  outage,
}: {
  deps: Deps;
  website: WebsiteRow;
  outage?: PageFailureCode;
}): Promise<void> {
  const { workspaceId, id } = website;
  const connection = deps.database.orm;
  const now = deps.clock.now();
  const of = { connection, workspaceId, id };
  if (website.state === 'finding') {
    const found = await countPages({ connection, workspaceId, websiteId: id, states: ['found'] });
    const code =
      found > 0 ? null : await findStartFailure({ connection, workspaceId, websiteId: id });
    const changes =
      found > 0
        ? ({ state: 'choosing', failureCode: null, failureMessage: null } as const)
        : ({ state: 'failed', ...describe(code ?? 'empty') } as const);
    await updateWebsiteRow({ ...of, changes: { ...changes, updatedAt: now } });
    return;
  }
  const failure = outage ? describe(outage) : { failureCode: null, failureMessage: null };
  const changes = {
    ...failure,
    state: 'ready' as const,
    nextSyncAt: nextSync({ schedule: website.schedule, now }),
    updatedAt: now,
    ...(!outage && { lastSyncedAt: now }),
  };
  await updateWebsiteRow({ ...of, changes });
}

const describe = (code: string) => ({
  failureCode: code,
  failureMessage: describeWebsiteFailure(code),
});

import type { Deps } from '#server/deps.ts';
import { describeWebsiteFailure, type PageFailureCode } from './crawl/page-failures.ts';
import { nextSync } from './next-sync.ts';
import { countPages, findStartFailure, movePages } from './page-queries.ts';
import { lockWebsite, updateWebsiteRow, type WebsiteRow } from './queries.ts';

/** True when nothing is left to do. `outage`: the website could not be read; what is known of it stays as it is. */
export async function endRun({
  deps,
  website,
  outage,
}: {
  deps: Deps;
  website: WebsiteRow;
  outage?: PageFailureCode;
}): Promise<boolean> {
  if (website.state === 'finding') return endSearch({ deps, website });
  const { workspaceId, id } = website;
  const now = deps.clock.now();
  const failure = outage ? describe(outage) : { failureCode: null, failureMessage: null };
  const changes = {
    ...failure,
    state: 'ready' as const,
    nextSyncAt: nextSync({ schedule: website.schedule, now }),
    updatedAt: now,
    ...(!outage && { lastSyncedAt: now }),
  };
  await updateWebsiteRow({ connection: deps.database.orm, workspaceId, id, changes });
  return true;
}

/** The row is locked, because its owner may say at this very moment that all pages are to be imported. */
function endSearch({ deps, website }: { deps: Deps; website: WebsiteRow }): Promise<boolean> {
  const { workspaceId, id } = website;
  return deps.database.orm.transaction(async (transaction) => {
    const of = { connection: transaction, workspaceId, id };
    const ofPages = { connection: transaction, workspaceId, websiteId: id };
    const current = await lockWebsite(of);
    const found = await countPages({ ...ofPages, states: ['found'] });
    const importsAll = found > 0 && current?.importsAll === true;
    if (importsAll) await movePages({ ...ofPages, from: 'found', to: 'selected' });
    const code = found > 0 ? null : ((await findStartFailure(ofPages)) ?? 'empty');
    const changes = {
      state: code
        ? ('failed' as const)
        : importsAll
          ? ('importing' as const)
          : ('choosing' as const),
      ...(code ? describe(code) : { failureCode: null, failureMessage: null }),
      updatedAt: deps.clock.now(),
    };
    await updateWebsiteRow({ ...of, changes });
    return !importsAll;
  });
}

const describe = (code: string) => ({
  failureCode: code,
  failureMessage: describeWebsiteFailure(code),
});

import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { listChanges } from '#server/features/websites/change-queries.ts';
import { nameOf } from '#server/features/websites/describe-website.ts';
import { nextSync } from '#server/features/websites/next-sync.ts';
import { countPages, findStartFailure, movePages } from '#server/features/websites/page-queries.ts';
import {
  lockWebsite,
  updateWebsiteRow,
  type WebsiteRow,
} from '#server/features/websites/queries.ts';
import { announceEvent } from '#server/jobs/announce-event.ts';
import { describeWebsiteFailure, type PageFailureCode } from './page-failures.ts';

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
  await deps.database.orm.transaction(async (transaction) => {
    const isThere = await updateWebsiteRow({ connection: transaction, workspaceId, id, changes });
    if (isThere) await tellOfSync({ deps, transaction, website, outage });
  });
  return true;
}

const mostTold = 100;

async function tellOfSync({
  deps,
  transaction,
  website: { workspaceId, id, address, run, summary },
  outage,
}: {
  deps: Deps;
  transaction: Transaction;
  website: WebsiteRow;
  outage: PageFailureCode | undefined;
}): Promise<void> {
  const connection = transaction;
  const found = await listChanges({ connection, workspaceId, websiteId: id, run });
  const counts = summary ?? { changed: 0, added: 0, gone: 0, failed: 0, unchanged: 0 };
  const data = {
    ...{ sourceId: id, kind: 'website' as const, name: nameOf(address), address, ...counts },
    pages: found.slice(0, mostTold).map(({ url, kind }) => ({ url, change: kind })),
    failure: outage ? { code: outage, message: describeWebsiteFailure(outage) } : null,
  };
  const event = { type: 'source.synced' as const, data };
  await announceEvent({ deps, transaction, workspaceId, event });
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

import type { Deps } from '#server/deps.ts';
import type { PageChange } from '#shared/contract/websites.ts';
import { listChanges } from './change-queries.ts';
import { getWebsite } from './manage-websites.ts';

/** What the last sync that changed something found to be different. */
export async function getChanges({
  deps,
  workspaceId,
  id,
}: {
  deps: Deps;
  workspaceId: string;
  id: string;
}): Promise<PageChange[]> {
  await getWebsite({ deps, workspaceId, id });
  const connection = deps.database.orm;
  const rows = await listChanges({ connection, workspaceId, websiteId: id });
  return rows.map(({ id: changeId, kind, url, title, createdAt, ...lines }) => ({
    ...{ id: changeId, kind, url, title },
    addedLines: lines.addedLines,
    removedLines: lines.removedLines,
    moreLines: lines.moreLines,
    at: createdAt.toISOString(),
  }));
}

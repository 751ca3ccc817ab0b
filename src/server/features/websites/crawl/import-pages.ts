import { gunzipSync } from 'node:zlib';
import type { Deps } from '#server/deps.ts';
import { addPageDocument, deletePageDocuments } from '#server/features/documents/index.ts';
import { nextSync } from '#server/features/websites/next-sync.ts';
import {
  countPages,
  listSelectedPages,
  movePages,
  updatePage,
} from '#server/features/websites/page-queries.ts';
import {
  listWebsiteChatbots,
  updateWebsiteRow,
  type WebsiteRow,
} from '#server/features/websites/queries.ts';

const atOnce = 10;

/** Turns the pages that the owner picked into documents; true when all are. What the plan has no room for is listed. */
export async function importPages({
  deps,
  website,
  pageLimit,
  until,
  signal,
}: {
  deps: Deps;
  website: WebsiteRow;
  pageLimit: number;
  until: number;
  signal: AbortSignal;
}): Promise<boolean> {
  const { workspaceId, id, userId } = website;
  const connection = deps.database.orm;
  const of = { connection, workspaceId, websiteId: id };
  while (!signal.aborted && Date.now() < until) {
    // The plan may have changed since the pages were found.
    const room = pageLimit - (await countPages({ ...of, states: ['imported'] }));
    if (room <= 0) await movePages({ ...of, from: 'selected', to: 'over-limit' });
    const pages = await listSelectedPages({ ...of, limit: Math.min(atOnce, Math.max(room, 1)) });
    if (pages.length === 0) {
      const now = deps.clock.now();
      const changes = {
        state: 'ready' as const,
        lastSyncedAt: now,
        nextSyncAt: nextSync({ schedule: website.schedule, now }),
        updatedAt: now,
      };
      await updateWebsiteRow({ connection, workspaceId, id, changes });
      return true;
    }
    for (const page of pages) {
      const chatbotIds = await listWebsiteChatbots({ connection, workspaceId, id });
      const html = page.content ? gunzipSync(page.content).toString('utf8') : '';
      const { url, title: name } = page;
      const text = { deps, workspaceId, userId, url, name, html, chatbotIds };
      const documentId = await addPageDocument(text);
      const changes = { state: 'imported' as const, documentId, content: null };
      if (await updatePage({ connection, workspaceId, id: page.id, changes })) continue;
      // The website was deleted while its pages were being imported.
      await deps.database.orm.transaction((transaction) =>
        deletePageDocuments({ deps, transaction, workspaceId, ids: [documentId], chatbotIds }),
      );
      return true;
    }
  }
  return false;
}

import type { Deps } from '#server/deps.ts';
import { exportCorrections, exportValidity } from '#server/features/documents/index.ts';
import { findPreviewRow } from '#server/features/websites/preview/preview-queries.ts';
import { describePage, describeWebsite } from './describe-website.ts';
import { getChanges } from './get-changes.ts';
import { listPageRows } from './page-queries.ts';
import { listWebsiteRows } from './queries.ts';

/** What an account's export holds of its websites. The text of a page isn't in it, what its owner set for it is. */
export function websiteAccountData(deps: Deps) {
  const connection = deps.database.orm;
  return {
    name: 'websites',
    async exportData({ workspaceId }: { workspaceId: string }): Promise<unknown> {
      const all = [];
      const correctionsOf = await exportCorrections({ connection, workspaceId });
      const validityOf = await exportValidity({ connection, workspaceId });
      for (const row of await listWebsiteRows({ connection, workspaceId })) {
        const pages = await listPageRows({ connection, workspaceId, websiteId: row.id });
        const pageList = pages.map((page) => ({
          ...describePage({ row: page, website: row }),
          corrections: correctionsOf(page.documentId),
          validity: validityOf(page.documentId),
        }));
        const preview = await findPreviewRow({ connection, workspaceId, websiteId: row.id });
        all.push({
          ...describeWebsite(row),
          pageList,
          changes: await getChanges({ deps, workspaceId, id: row.id }),
          ...(preview && { preview: { profile: preview.profile, answers: preview.answers } }),
        });
      }
      return all;
    },
  };
}

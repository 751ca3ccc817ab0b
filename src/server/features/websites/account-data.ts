import type { Deps } from '#server/deps.ts';
import { exportCorrections } from '#server/features/documents/service.ts';
import { describePage, describeWebsite } from './describe-website.ts';
import { listPageRows } from './page-queries.ts';
import { listWebsiteRows } from './queries.ts';

/** What an account's export holds of its websites. The text of a page isn't in it, what was corrected in it is. */
export function websiteAccountData(deps: Deps) {
  const connection = deps.database.orm;
  return {
    name: 'websites',
    async exportData({ workspaceId }: { workspaceId: string }): Promise<unknown> {
      const all = [];
      const correctionsOf = await exportCorrections({ connection, workspaceId });
      for (const row of await listWebsiteRows({ connection, workspaceId })) {
        const pages = await listPageRows({ connection, workspaceId, websiteId: row.id });
        const pageList = pages.map((page) => ({
          ...describePage(page),
          corrections: correctionsOf(page.documentId),
        }));
        all.push({ ...describeWebsite(row), pageList });
      }
      return all;
    },
  };
}

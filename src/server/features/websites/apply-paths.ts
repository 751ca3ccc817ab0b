import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { deletePageDocuments } from '#server/features/documents/index.ts';
import { isWanted, type PathRules } from '#shared/match-path.ts';
import { isOtherStart } from './crawl/page-address.ts';
import { forgetTags, listRuledPages, movePages } from './page-queries.ts';
import { listWebsiteChatbots, type WebsiteRow } from './queries.ts';

/**
 * Leaves out the pages that these paths don't want: they are gone from answers with the transaction. Pages that are
 * wanted again are read by the next sync.
 */
export async function applyPaths({
  deps,
  transaction,
  workspaceId,
  id,
  rules,
}: {
  deps: Deps;
  transaction: Transaction;
  workspaceId: string;
  id: string;
  rules: PathRules & Pick<WebsiteRow, 'otherSites'>;
}): Promise<void> {
  const of = { connection: transaction, workspaceId, websiteId: id };
  const pages = await listRuledPages(of);
  const isOut = ({ url, key }: { url: string; key: string }) =>
    !isWanted({ url, ...rules }) && !isOtherStart({ key, otherSites: rules.otherSites });
  const leaving = pages.filter((page) => page.state !== 'excluded' && isOut(page));
  const returning = pages.filter((page) => page.state === 'excluded' && !isOut(page));
  // Links that were not followed before may be wanted now.
  await forgetTags(of);
  for (const from of ['pending', 'found', 'imported', 'failed'] as const) {
    const ids = leaving.flatMap((page) => (page.state === from ? [page.id] : []));
    await movePages({ ...of, from, to: 'excluded', ids });
  }
  await movePages({
    ...{ ...of, from: 'excluded', to: 'pending', ids: returning.map((page) => page.id) },
  });
  const ids = leaving.flatMap(({ documentId }) => documentId ?? []);
  if (ids.length === 0) return;
  const chatbotIds = await listWebsiteChatbots({ connection: transaction, workspaceId, id });
  await deletePageDocuments({ deps, transaction, workspaceId, ids, chatbotIds });
}

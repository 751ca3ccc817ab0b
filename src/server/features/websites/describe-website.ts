import type { Website, WebsitePage } from '#shared/contract/websites.ts';
import { isOtherStart, sectionOf } from './crawl/page-address.ts';
import { describePageFailure } from './crawl/page-failures.ts';
import type { listPageRows } from './page-queries.ts';
import type { ListedWebsite, WebsiteRow } from './queries.ts';

export function describeWebsite(row: ListedWebsite): Website {
  return {
    id: row.id,
    address: row.address,
    name: nameOf(row.address),
    state: row.state,
    failure: row.failureCode ? { code: row.failureCode, message: row.failureMessage ?? '' } : null,
    schedule: row.schedule,
    includePaths: row.includePaths,
    excludePaths: row.excludePaths,
    otherAddresses: row.otherSites.map(({ address }) => address),
    chatbotIds: row.chatbotIds,
    pages: row.pages,
    pagesReady: row.pagesReady,
    summary: row.summary,
    lastSyncedAt: row.lastSyncedAt?.toISOString() ?? null,
    nextSyncAt: row.nextSyncAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** "example.com/shop" for "https://www.example.com/shop/". */
export function nameOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
}

export function describePage({
  row,
  website: { otherSites },
}: {
  row: Awaited<ReturnType<typeof listPageRows>>[number];
  website: Pick<WebsiteRow, 'otherSites'>;
}): WebsitePage {
  const isReady = row.documentState === 'ready' || row.documentState === 'embedding';
  const documentFailure =
    row.documentState === 'failed'
      ? { code: 'unreadable', message: describePageFailure('unreadable') }
      : null;
  return {
    id: row.id,
    url: row.url,
    title: row.title || row.url,
    section: sectionOf(row.url),
    isStart: row.depth === 0 || isOtherStart({ key: row.key, otherSites }),
    state: row.state,
    language: row.language,
    characters: row.characters,
    failure: row.failureCode
      ? { code: row.failureCode, message: describePageFailure(row.failureCode) }
      : documentFailure,
    documentId: row.documentId,
    isReady,
    readAt: row.readAt?.toISOString() ?? null,
  };
}

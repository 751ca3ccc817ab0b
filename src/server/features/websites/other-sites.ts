/** Other hosts that an owner adds to a website, such as a shop that runs elsewhere. */
import { isPublicTarget } from '#server/adapters/outbound/guarded-fetch.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { deletePageDocuments } from '#server/features/documents/index.ts';
import { readWebsiteAddress } from '#shared/contract/websites.ts';
import { AppError } from '#shared/errors.ts';
import { hostOf, isOnWebsite, pageKey, siteOf } from './crawl/page-address.ts';
import { createPages, deletePages, forgetTags, listPageHosts } from './page-queries.ts';
import { listWebsiteChatbots, type WebsiteRow } from './queries.ts';

export type OtherSites = WebsiteRow['otherSites'];

/** What an owner typed as other addresses of a website, each once. Throws with a sentence about the first wrong one. */
export function readOtherSites({
  deps,
  address,
  typed,
}: {
  deps: Deps;
  /** Of the website that they are added to. */
  address: string;
  typed: readonly string[];
}): OtherSites {
  const found = new Map<string, string>();
  for (const text of typed) {
    const other = readWebsiteAddress(text);
    if (!other) {
      throw ofField(
        new AppError(
          'invalid_input',
          `“${text}” is not a web address. Enter one like shop.example.com`,
        ),
      );
    }
    const url = new URL(other);
    const isTrusted = deps.env.websiteTrustedOrigins.includes(url.origin);
    if (!isTrusted && !isPublicTarget(url, { allowsHttp: true })) {
      throw ofField(
        new AppError(
          'invalid_input',
          `${url.host} isn't on the public internet, so we can't read it.`,
        ),
      );
    }
    if (siteOf(other) === siteOf(address)) {
      throw ofField(
        new AppError(
          'invalid_input',
          `${url.host} belongs to ${siteOf(address)}, so its pages are found anyway.`,
        ),
      );
    }
    if (!found.has(pageKey(other))) found.set(pageKey(other), other);
  }
  return [...found.values()].map((other) => ({ address: other, parts: [] }));
}

/** Shown at the field, too. */
const ofField = ({ code, message }: AppError) =>
  new AppError(code, message, { fields: { otherAddresses: message } });

/** Pages that are requested although nothing may link to them. */
export async function addOtherStarts({
  deps,
  transaction,
  workspaceId,
  websiteId,
  otherSites,
}: {
  deps: Deps;
  transaction: Transaction;
  workspaceId: string;
  websiteId: string;
  otherSites: OtherSites;
}): Promise<void> {
  const createdAt = deps.clock.now();
  const rows = otherSites.map(({ address: url }) => ({
    ...{ workspaceId, websiteId, url, key: pageKey(url), depth: 1, createdAt },
    state: 'pending' as const,
  }));
  await createPages({ connection: transaction, rows });
}

/**
 * Pages of hosts that were taken out are gone from answers with the transaction. Those of new hosts are read by the
 * next sync.
 */
export async function changeOtherSites({
  deps,
  transaction,
  website,
  typed,
}: {
  deps: Deps;
  transaction: Transaction;
  website: WebsiteRow;
  typed: readonly string[];
}): Promise<{ otherSites: OtherSites }> {
  const { workspaceId, id, address } = website;
  const before = website.otherSites;
  const otherSites = readOtherSites({ deps, address, typed }).map(
    (site) => before.find((known) => known.address === site.address) ?? site,
  );
  const ofPages = { connection: transaction, workspaceId, websiteId: id };
  const changed = { site: siteOf(address), otherSites };
  const pages = await listPageHosts(ofPages);
  const leaving = pages.filter(({ url }) => wasAdded({ url, before, website: changed }));
  await deletePages({ ...ofPages, ids: leaving.map((page) => page.id) });
  await addOtherStarts({ deps, transaction, workspaceId, websiteId: id, otherSites });
  // Links that were not followed before may be wanted now.
  await forgetTags(ofPages);
  const ids = leaving.flatMap(({ documentId }) => documentId ?? []);
  if (ids.length > 0) {
    const chatbotIds = await listWebsiteChatbots({ connection: transaction, workspaceId, id });
    await deletePageDocuments({ deps, transaction, workspaceId, ids, chatbotIds });
  }
  return { otherSites };
}

/** On a host that was added before and isn't any more. */
const wasAdded = ({
  url,
  before,
  website,
}: {
  url: string;
  before: OtherSites;
  website: { site: string; otherSites: OtherSites };
}): boolean =>
  !isOnWebsite({ url, website }) && before.some(({ address }) => hostOf(address) === hostOf(url));

import type { Deps } from '#server/deps.ts';
import { countShapes, createPages } from '#server/features/websites/page-queries.ts';
import type { WebsiteRow } from '#server/features/websites/queries.ts';
import { isWanted } from '#shared/match-path.ts';
import { isOtherStart, isPageOf, pageKey, readAddress, shapeOf } from './page-address.ts';

/** A calendar can be paged through for ever; so many of its pages are enough. */
const mostOfShape = 30;
/** With numbers in the path alone: products and articles, of which there are many more. */
const mostOfPlainShape = 500;
const deepest = 12;
const insertedAtOnce = 500;

/**
 * Notes addresses that are to be requested. Those in a sitemap (`isListed`) are real pages however many there are;
 * links are followed with care, because some websites make up new ones without end.
 */
export async function addPages({
  deps,
  website,
  addresses,
  depth,
  isListed = false,
  pageLimit,
}: {
  deps: Deps;
  website: WebsiteRow;
  addresses: readonly string[];
  depth: number;
  isListed?: boolean;
  pageLimit: number;
}): Promise<void> {
  if (depth > deepest) return;
  const { workspaceId, id: websiteId, includePaths, excludePaths, otherSites } = website;
  const found = new Map<string, string>();
  for (const address of addresses) {
    const url = readAddress(address);
    if (!url || !isPageOf({ url, website })) continue;
    const key = pageKey(url);
    const isStart = depth === 0 || isOtherStart({ key, otherSites });
    if (!isStart && !isWanted({ url, includePaths, excludePaths })) continue;
    if (!found.has(key)) found.set(key, url);
  }
  const of = { connection: deps.database.orm, workspaceId, websiteId };
  const shapes = isListed ? [] : [...found.values()].flatMap((url) => shapeOf(url) ?? []);
  const { total, byShape } = await countShapes({ ...of, shapes: [...new Set(shapes)] });
  let room = mostAddresses(pageLimit) - total;
  const createdAt = deps.clock.now();
  const rows = [...found].flatMap(([key, url]) => {
    const shape = isListed ? null : shapeOf(url);
    const before = shape ? (byShape.get(shape) ?? 0) : 0;
    const most = shape?.endsWith('?') && !isDated(url) ? mostOfPlainShape : mostOfShape;
    if (room <= 0 || (shape && before >= most)) return [];
    if (shape) byShape.set(shape, before + 1);
    room -= 1;
    const state = 'pending' as const;
    return [{ workspaceId, websiteId, url, key, shape, depth, state, createdAt }];
  });
  for (let from = 0; from < rows.length; from += insertedAtOnce) {
    const some = rows.slice(from, from + insertedAtOnce);
    await createPages({ connection: of.connection, rows: some });
  }
}

const isDated = (url: string): boolean => /\d{4}[-/]\d{1,2}/.test(new URL(url).pathname);

/** Redirects, copies and failures take up addresses too, so there are more of them than pages. */
const mostAddresses = (pageLimit: number): number => Math.min(pageLimit * 3 + 100, 30_000);

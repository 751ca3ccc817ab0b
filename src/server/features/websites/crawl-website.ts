/** Goes through a website page by page: the first time to find what there is, later to see what has changed. */
import { createPageRenderer, type PageRenderer } from '#server/adapters/browser/page-renderer.ts';
import type { Deps } from '#server/deps.ts';
import { createPageReader, type PageReader } from '#server/engine/ingest/web/page-reader.ts';
import { addPages } from './add-pages.ts';
import { isPageOf, readAddress } from './crawl/page-address.ts';
import { isOutage } from './crawl/page-failures.ts';
import { createSiteClient, type SiteClient } from './crawl/site-client.ts';
import { type Visit, visitPage } from './crawl/visit-page.ts';
import { endRun } from './end-run.ts';
import {
  countPages,
  findStartFailure,
  listNextPages,
  movePages,
  type PageRow,
} from './page-queries.ts';
import { type Preview, startPreview } from './preview-website.ts';
import { findWebsiteRow, updateWebsiteRow, type WebsiteRow } from './queries.ts';
import { type Run, saveVisit } from './save-visit.ts';

type Crawl = Run & {
  client: SiteClient;
  reader: PageReader;
  renderer: PageRenderer | null;
  preview: Preview | null;
};

const pagesAtOnce = 2;
const mostSitemaps = 50;
/** So many failures in a row and the website is down, whatever single pages say. */
const failuresUntilDown = 10;

/** Works until everything is requested or `until` has come; true when the run is over. */
export async function crawlWebsite({
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
  const { workspaceId, id } = website;
  const connection = deps.database.orm;
  const saveRobots = async (robots: WebsiteRow['robots']) => {
    await updateWebsiteRow({ connection, workspaceId, id, changes: { robots } });
  };
  const client = createSiteClient({ deps, robots: website.robots, saveRobots, signal });
  const preview = await startPreview({ deps, website, client });
  const reader = createPageReader();
  const renderer = openRenderer({ deps, website, client });
  const crawl = { deps, website, pageLimit, client, reader, renderer, preview };
  let failures = 0;
  try {
    while (!signal.aborted && Date.now() < until) {
      const pages = await listNext(crawl);
      if (pages[0]?.depth !== 0 && !website.hasReadSitemaps) {
        if (await isWrongAddress(crawl)) return await endRun({ deps, website });
        await readSitemaps(crawl);
        continue;
      }
      if (pages.length === 0) {
        await preview?.complete();
        return await endRun({ deps, website });
      }
      const visits = await Promise.all(pages.map((page) => visit({ ...crawl, page })));
      if (!(await findWebsiteRow({ connection, workspaceId, id }))) return true;
      for (const [at, page] of pages.entries()) {
        const made = visits[at];
        if (!made) continue;
        const outage = made.outcome === 'failed' && isOutage(made.code) ? made.code : null;
        failures = outage ? failures + 1 : 0;
        if (outage && isDown({ website, page, failures })) {
          return await endRun({ deps, website, outage });
        }
        await saveVisit({ deps, website, pageLimit, page, visit: made });
        if (made.outcome === 'read') preview?.take(made.page);
      }
    }
    return false;
  } finally {
    await preview?.close();
    reader.close();
    renderer?.close();
  }
}

/** Pages that only a script fills are read where the operator named a browser. */
function openRenderer({
  deps,
  website,
  client,
}: {
  deps: Deps;
  website: WebsiteRow;
  client: SiteClient;
}): PageRenderer | null {
  const path = deps.env.crawl.browser;
  if (!path) return null;
  const warn = (err: unknown) =>
    deps.log.warn({ err, websiteId: website.id }, 'a page could not be rendered');
  return createPageRenderer({ path, userAgent: client.userAgent, warn });
}

/** A page that failed to answer the first time is a failed page; a website that no longer answers keeps its pages. */
const isDown = ({
  website,
  page,
  failures,
}: {
  website: WebsiteRow;
  page: PageRow;
  failures: number;
}): boolean => website.state === 'syncing' && (page.depth === 0 || failures >= failuresUntilDown);

async function visit({
  client,
  reader,
  renderer,
  website,
  page,
}: Crawl & { page: PageRow }): Promise<Visit> {
  // The page that brings in the contact details of the footer has to bring them each time.
  const knownParts = page.depth === 0 ? null : website.siteParts;
  const isKnown = page.documentId !== null;
  return visitPage({
    client,
    reader,
    renderer,
    url: page.url,
    etag: isKnown ? page.etag : null,
    lastModified: isKnown ? page.lastModified : null,
    knownParts,
  });
}

/** As many as may be requested at once. New pages beyond the plan's number are only listed. */
async function listNext({ deps, website, pageLimit }: Crawl): Promise<PageRow[]> {
  const of = {
    connection: deps.database.orm,
    workspaceId: website.workspaceId,
    websiteId: website.id,
  };
  const readable = await countPages({ ...of, states: ['found', 'selected', 'imported'] });
  const room = pageLimit - readable;
  if (room <= 0) await movePages({ ...of, from: 'pending', to: 'over-limit' });
  const pages = await listNextPages({ ...of, run: website.run, limit: pagesAtOnce });
  // The start page comes alone: what it has in its footer is left out of all others.
  return pages[0]?.depth === 0 || room === 1 ? pages.slice(0, 1) : pages;
}

/** A typo or a file: the website that is meant can't be told from its sitemap. */
async function isWrongAddress({ deps, website }: Crawl): Promise<boolean> {
  if (website.state !== 'finding') return false;
  const { workspaceId, id: websiteId } = website;
  const code = await findStartFailure({ connection: deps.database.orm, workspaceId, websiteId });
  return code === 'not-html' || code === 'not-found' || code === 'other-website';
}

async function readSitemaps({ deps, website, client, reader, pageLimit }: Crawl): Promise<void> {
  const { origin } = new URL(website.address);
  const robots = await client.robotsOf(website.address).catch(() => null);
  const waiting = robots?.sitemaps.length ? [...robots.sitemaps] : [`${origin}/sitemap.xml`];
  const seen = new Set<string>();
  while (robots && waiting.length > 0 && seen.size < mostSitemaps) {
    const url = readAddress(waiting.shift() ?? '', origin);
    if (!url || seen.has(url)) continue;
    seen.add(url);
    const bytes = await client.getSitemap(url);
    if (!bytes) continue;
    const { pages, sitemaps } = await reader.readSitemap(bytes);
    waiting.push(...sitemaps);
    const own = pages.filter((page) => {
      const address = readAddress(page, url);
      return address !== null && isPageOf({ address, site: website.site });
    });
    await addPages({ deps, website, pageLimit, addresses: own, depth: 1, isListed: true });
  }
  website.hasReadSitemaps = true;
  const { workspaceId, id } = website;
  const changes = { hasReadSitemaps: true };
  await updateWebsiteRow({ connection: deps.database.orm, workspaceId, id, changes });
}

/** Goes through a website page by page: the first time to find what there is, later to see what has changed. */
import { createPageRenderer, type PageRenderer } from '#server/adapters/browser/page-renderer.ts';
import type { Deps } from '#server/deps.ts';
import { createPageReader, type PageReader } from '#server/engine/ingest/web/page-reader.ts';
import {
  countPages,
  findStartFailure,
  listNextPages,
  movePages,
  type PageRow,
} from '#server/features/websites/page-queries.ts';
import { type Preview, startPreview } from '#server/features/websites/preview/preview-website.ts';
import {
  findWebsiteRow,
  updateWebsiteRow,
  type WebsiteRow,
} from '#server/features/websites/queries.ts';
import { addPages } from './add-pages.ts';
import { endRun } from './end-run.ts';
import { hostOf, isOtherStart, isPageOf, pageKey, readAddress, siteOf } from './page-address.ts';
import { isOutage, type PageFailureCode } from './page-failures.ts';
import { type Run, saveVisit } from './save-visit.ts';
import { createSiteClient, type SiteClient } from './site-client.ts';
import { type Visit, visitPage } from './visit-page.ts';

type Crawl = Run & {
  client: SiteClient;
  reader: PageReader;
  renderer: PageRenderer | null;
  preview: Preview | null;
  /** Other hosts that no longer answer, and why. The rest of their pages isn't requested in this turn. */
  down: Map<string, PageFailureCode>;
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
  const down: Crawl['down'] = new Map();
  const crawl = { deps, website, pageLimit, client, reader, renderer, preview, down };
  /** In a row, by what fails together: the website, or one of the hosts that its owner added. */
  const failures = new Map<string, number>();
  try {
    while (!signal.aborted && Date.now() < until) {
      await deps.questionTurns.giveWay();
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
        const where = placeOf({ website, page });
        const inRow = outage ? (failures.get(where) ?? 0) + 1 : 0;
        failures.set(where, inRow);
        if (outage && isDown({ website, page, failures: inRow })) {
          if (where === website.site) return await endRun({ deps, website, outage });
          down.set(where, outage);
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

const placeOf = ({ website, page: { url } }: { website: WebsiteRow; page: PageRow }): string =>
  siteOf(url) === website.site ? website.site : hostOf(url);

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
  down,
  page,
}: Crawl & { page: PageRow }): Promise<Visit> {
  const outage = down.get(placeOf({ website, page }));
  if (outage) return { outcome: 'failed', code: outage };
  const isKnown = page.documentId !== null;
  return visitPage({
    client,
    reader,
    renderer,
    url: page.url,
    etag: isKnown ? page.etag : null,
    lastModified: isKnown ? page.lastModified : null,
    knownParts: knownPartsOf({ website, page }),
  });
}

/** The page that brings in the contact details of the footer has to bring them each time. */
function knownPartsOf({
  website: { siteParts, otherSites },
  page,
}: {
  website: WebsiteRow;
  page: PageRow;
}): string[] | null {
  if (page.depth === 0) return null;
  if (isOtherStart({ key: page.key, otherSites })) return [];
  const own = otherSites.filter(({ address }) => hostOf(address) === hostOf(page.url));
  return own.length > 0 ? own.flatMap(({ parts }) => parts) : siteParts;
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
  const { run, otherSites } = website;
  const firstKeys = otherSites.map(({ address }) => pageKey(address));
  const pages = await listNextPages({ ...of, run, firstKeys, limit: pagesAtOnce });
  // A start page comes alone: what it has in its footer is left out of all others.
  const isStart = pages[0] && (pages[0].depth === 0 || firstKeys.includes(pages[0].key));
  return isStart || room === 1 ? pages.slice(0, 1) : pages;
}

/** A typo or a file: the website that is meant can't be told from its sitemap. */
async function isWrongAddress({ deps, website }: Crawl): Promise<boolean> {
  if (website.state !== 'finding') return false;
  const { workspaceId, id: websiteId } = website;
  const code = await findStartFailure({ connection: deps.database.orm, workspaceId, websiteId });
  return code === 'not-html' || code === 'not-found' || code === 'other-website';
}

async function readSitemaps(crawl: Crawl): Promise<void> {
  const { deps, website } = crawl;
  for (const address of [website.address, ...website.otherSites.map((site) => site.address)]) {
    await readSitemapsOf({ ...crawl, address });
  }
  website.hasReadSitemaps = true;
  const { workspaceId, id } = website;
  const changes = { hasReadSitemaps: true };
  await updateWebsiteRow({ connection: deps.database.orm, workspaceId, id, changes });
}

async function readSitemapsOf({
  address,
  deps,
  website,
  client,
  reader,
  pageLimit,
}: Crawl & { address: string }): Promise<void> {
  const { origin } = new URL(address);
  const robots = await client.robotsOf(address).catch(() => null);
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
      const listed = readAddress(page, url);
      return listed !== null && isPageOf({ url: listed, website });
    });
    await addPages({ deps, website, pageLimit, addresses: own, depth: 1, isListed: true });
  }
}

/** What a visit to a page means for what is known of it. */
import { gzipSync } from 'node:zlib';
import type { Deps } from '#server/deps.ts';
import { compareTexts } from '#server/engine/ingest/compare-texts.ts';
import {
  addPageDocument,
  deletePageDocuments,
  getPageText,
  replacePageDocument,
} from '#server/features/documents/index.ts';
import { createChange } from '#server/features/websites/change-queries.ts';
import {
  countShapes,
  findTwin,
  type PageRow,
  updatePage,
} from '#server/features/websites/page-queries.ts';
import {
  listWebsiteChatbots,
  updateWebsiteRow,
  type WebsiteRow,
} from '#server/features/websites/queries.ts';
import type { PageChangeKind, SyncSummary } from '#shared/contract/websites.ts';
import { addPages } from './add-pages.ts';
import {
  isOnWebsite,
  isOtherStart,
  isPageOf,
  pageKey,
  readAddress,
  siteOf,
} from './page-address.ts';
import { isMissing, type PageFailureCode } from './page-failures.ts';
import type { Visit } from './visit-page.ts';

export type Run = {
  deps: Deps;
  /** As this run has left it so far. */
  website: WebsiteRow;
  pageLimit: number;
};
type OnPage = Run & { page: PageRow };
type ReadVisit = Extract<Visit, { outcome: 'read' }>;

/** A page that is missing this many runs in a row leaves the answers. */
const missesUntilGone = 2;
const mostRedirects = 5;

export async function saveVisit({ visit, ...run }: OnPage & { visit: Visit }): Promise<void> {
  if (visit.outcome === 'unchanged') return saveUnchanged(run);
  if (visit.outcome === 'moved') return saveMoved({ ...run, to: visit.to });
  if (visit.outcome === 'failed') return saveFailure({ ...run, code: visit.code });
  return saveRead({ ...run, visit });
}

const change = ({ deps, website, page }: OnPage, changes: Partial<PageRow>) =>
  updatePage({
    connection: deps.database.orm,
    workspaceId: website.workspaceId,
    id: page.id,
    changes: { lastRun: website.run, ...changes },
  });

async function changeWebsite({ deps, website }: Run, changes: Partial<WebsiteRow>): Promise<void> {
  Object.assign(website, changes);
  const { workspaceId, id } = website;
  await updateWebsiteRow({ connection: deps.database.orm, workspaceId, id, changes });
}

async function note(run: Run, what: keyof SyncSummary): Promise<void> {
  const { summary } = run.website;
  if (!summary) return;
  await changeWebsite(run, { summary: { ...summary, [what]: summary[what] + 1 } });
}

/** Counts a page that is different from the last run, and keeps what is different. */
async function noteChange(
  run: OnPage,
  {
    kind,
    title = run.page.title,
    url = run.page.url,
    before = '',
    after = '',
  }: { kind: PageChangeKind; title?: string; url?: string; before?: string; after?: string },
): Promise<void> {
  const { deps, website } = run;
  const { workspaceId, id: websiteId } = website;
  const difference = compareTexts({ before, after });
  const change = {
    ...{ workspaceId, websiteId, run: website.run, kind, url, title, ...difference },
    createdAt: deps.clock.now(),
  };
  await createChange({ connection: deps.database.orm, change });
  await note(run, kind);
}

async function saveUnchanged(run: OnPage): Promise<void> {
  await change(run, { misses: 0, failureCode: null });
  await note(run, 'unchanged');
}

/** Where a redirect leads is a page of its own, so that it is read once however many addresses lead there. */
async function saveMoved({ to, ...run }: OnPage & { to: string }): Promise<void> {
  const { website, page } = run;
  const url = readAddress(to);
  if (!url) return saveFailure({ ...run, code: 'unreadable' });
  const isStart = page.depth === 0 && website.state === 'finding';
  if (isStart) {
    const of = { connection: run.deps.database.orm, workspaceId: website.workspaceId };
    const { total } = await countShapes({ ...of, websiteId: website.id, shapes: [] });
    if (total > mostRedirects) return saveFailure({ ...run, code: 'unreachable' });
    // "example.com" often leads to "www.example.com" or to another domain: that is the website that is meant.
    await changeWebsite(run, { address: url, site: siteOf(url) });
  } else if (isNewOtherStart({ page, website }) && siteOf(url) !== website.site) {
    const otherSites = website.otherSites.map((site) =>
      pageKey(site.address) === page.key ? { ...site, address: url } : site,
    );
    await changeWebsite(run, { otherSites });
  } else if (!isOnWebsite({ url, website })) return saveFailure({ ...run, code: 'other-website' });
  if (pageKey(url) === page.key) return retryAt({ ...run, url });
  // Counted as a link, so that a chain of redirects ends.
  await addPages({ ...run, addresses: [url], depth: isStart ? 0 : page.depth + 1 });
  if (page.documentId) return saveFailure({ ...run, code: 'moved' });
  await change(run, { state: 'duplicate', failureCode: 'moved', content: null });
}

/** Where an added address leads the first time is what its owner means; later it may have changed hands. */
const isNewOtherStart = ({ page, website }: { page: PageRow; website: WebsiteRow }): boolean =>
  page.documentId === null && isOtherStart({ key: page.key, otherSites: website.otherSites });

/** The same page at a slightly different address, with https or a slash at the end: requested there, a few times. */
async function retryAt({ url, ...run }: OnPage & { url: string }): Promise<void> {
  if (run.page.misses >= mostRedirects) return saveFailure({ ...run, code: 'unreachable' });
  const { lastRun } = run.page;
  await change(run, { url, lastRun, misses: run.page.misses + 1 });
}

async function saveFailure({ code, ...run }: OnPage & { code: PageFailureCode }): Promise<void> {
  const { page } = run;
  if (!page.documentId) {
    await change(run, { state: page.state === 'gone' ? 'gone' : 'failed', failureCode: code });
    return;
  }
  const misses = isMissing(code) ? page.misses + 1 : page.misses;
  if (misses < missesUntilGone) {
    // Its last text goes on answering.
    await change(run, { misses, failureCode: code });
    return note(run, 'failed');
  }
  await deletePageDocument({ ...run, documentId: page.documentId });
  await change(run, { state: 'gone', misses, failureCode: code, documentId: null });
  await noteChange(run, { kind: 'gone' });
}

async function deletePageDocument({ deps, website, documentId }: OnPage & { documentId: string }) {
  const { workspaceId, id } = website;
  await deps.database.orm.transaction(async (transaction) => {
    const chatbotIds = await listWebsiteChatbots({ connection: transaction, workspaceId, id });
    const ids = [documentId];
    await deletePageDocuments({ deps, transaction, workspaceId, ids, chatbotIds });
  });
}

/** What stands in headers and footers is brought in by the page that the owner entered, for all pages of its host. */
async function keepParts({ parts, ...run }: OnPage & { parts: string[] }): Promise<void> {
  const { website, page } = run;
  if (page.depth === 0) return changeWebsite(run, { siteParts: parts });
  if (!isOtherStart({ key: page.key, otherSites: website.otherSites })) return;
  const otherSites = website.otherSites.map((site) =>
    pageKey(site.address) === page.key ? { ...site, parts } : site,
  );
  await changeWebsite(run, { otherSites });
}

async function saveRead({ visit, ...run }: OnPage & { visit: ReadVisit }): Promise<void> {
  const { deps, website, page } = run;
  const read = visit.page;
  await keepParts({ ...run, parts: read.siteParts });
  await addPages({ ...run, addresses: read.links, depth: page.depth + 1 });
  const of = {
    connection: deps.database.orm,
    workspaceId: website.workspaceId,
    websiteId: website.id,
    id: page.id,
  };
  const canonical = canonicalOf({ website, page, canonical: read.canonical });
  const isKnown = canonical && (await findTwin({ ...of, twin: { key: canonical.key } }));
  const isCopy = isKnown || (await findTwin({ ...of, twin: { contentKey: read.contentKey } }));
  const described = {
    ...(canonical && !isKnown ? canonical : {}),
    title: cleanTitle(read.title) || page.url,
    language: read.language,
    characters: read.characters,
    contentKey: read.contentKey,
    etag: visit.etag,
    lastModified: visit.lastModified,
    failureCode: null,
    misses: 0,
    readAt: deps.clock.now(),
  };
  if (isCopy && !page.documentId) {
    await change(run, { ...described, state: 'duplicate', content: null });
  } else if (website.state === 'finding') {
    const content = gzipSync(read.html);
    await change(run, { ...described, state: 'found', content });
  } else if (page.documentId && page.contentKey === read.contentKey) {
    await change(run, described);
    await note(run, 'unchanged');
  } else await importRead({ ...run, visit, described });
}

/** During a sync: new text for a page that has some, or a new page. */
async function importRead({
  visit,
  described,
  ...run
}: OnPage & { visit: ReadVisit; described: Partial<PageRow> & { title: string } }): Promise<void> {
  const { deps, website, page } = run;
  const { workspaceId, userId } = website;
  const { title } = described;
  const text = { deps, workspaceId, name: title, html: visit.page.html };
  const after = visit.page.text;
  if (page.documentId) {
    const id = page.documentId;
    const before = await getPageText({ deps, workspaceId, id });
    if (await replacePageDocument({ ...text, id })) {
      await change(run, described);
      return noteChange(run, { kind: 'changed', title, before, after });
    }
  }
  const connection = deps.database.orm;
  const chatbotIds = await listWebsiteChatbots({ connection, workspaceId, id: website.id });
  const url = described.url ?? page.url;
  const documentId = await addPageDocument({ ...text, userId, url, chatbotIds });
  if (await change(run, { ...described, state: 'imported', documentId })) {
    return noteChange(run, { kind: 'added', title, url, after });
  }
  // The website was deleted while its page was being added.
  await deletePageDocument({ ...run, documentId });
}

/** The address a page wants to be known by. Many websites name their home page on every page by mistake. */
function canonicalOf({
  website,
  page,
  canonical,
}: {
  website: WebsiteRow;
  page: PageRow;
  canonical: string | null;
}): { url: string; key: string } | null {
  const url = canonical ? readAddress(canonical) : null;
  if (!url || !isPageOf({ url, website })) return null;
  const key = pageKey(url);
  return key === page.key || new URL(url).pathname === '/' ? null : { url, key };
}

const cleanTitle = (title: string): string =>
  title
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

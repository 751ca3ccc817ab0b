/** Pages a second, memory and processor time of reading a website on this machine, beside `wget --mirror` of the same website. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type APIRequestContext, request } from 'playwright-core';
import { createAccount } from '../scripts/testing/create-account.ts';
import { startApp } from '../scripts/testing/start-app.ts';
import { startWebsiteDouble } from '../tests/doubles/website.ts';
import { writePage } from '../tests/doubles/website-pages.ts';
import { type ProcessFigures, watchProcesses } from './crawl/watch-processes.ts';

/** Added to the website of the tests, so that starting up is a small part of what is measured. */
const catalogPages = 300;
const mostSeconds = 180;
/** wget follows the calendar and the page that never ends for ever; it gets what can be finished. */
const endless = '/(calendar|huge)';

type Figures = ProcessFigures & { seconds: number; pages: number; requests: number };

const site = await startWebsiteDouble();
addCatalog();
try {
  const found = await measureOurs();
  console.log(describe('finding pages, for a chatbot', found));
  const previewed = await measureOurs({ isPreviewed: true });
  console.log(describe('finding pages, with a preview', previewed));
  const mirrored = await measureWget();
  console.log(mirrored ? describe('wget --mirror', mirrored) : 'wget is not installed here');
  const compared = mirrored
    ? `; wget ${perSecond(mirrored)} pages/s, ${mirrored.megabytes.toFixed(0)} MB, ${perPage(mirrored)} ms a page`
    : '';
  console.log(
    `${perSecond(found)} pages/s, ${found.megabytes.toFixed(0)} MB at most, ${perPage(found)} ms of processor time a page${compared}`,
  );
} finally {
  await site.stop();
}

function describe(name: string, figures: Figures): string {
  const { seconds, cpuSeconds, megabytes, pages, requests } = figures;
  return `${name}: ${pages} pages with ${requests} requests in ${seconds.toFixed(1)} s (${perSecond(figures)} pages/s), processor ${cpuSeconds.toFixed(1)} s, memory ${megabytes.toFixed(0)} MB`;
}

function perSecond({ pages, seconds }: Figures): string {
  return (pages / seconds).toFixed(1);
}

function perPage({ pages, cpuSeconds }: Figures): string {
  return ((cpuSeconds * 1_000) / pages).toFixed(1);
}

/** A list with a link to every item, and a page of a few KB for each. */
function addCatalog(): void {
  const paths = Array.from({ length: catalogPages }, (_, at) => `/catalog/item-${at}`);
  const links = paths.map((path, at) => `<a href="${path}">Item ${at}</a>`).join(' ');
  const home = site.pages.get('/');
  const body = String(home?.body).replace('</main>', '<a href="/catalog">Catalog</a></main>');
  site.pages.set('/', { ...home, body });
  site.pages.set('/catalog', { body: writePage({ title: 'Catalog', content: links }) });
  for (const [at, path] of paths.entries()) {
    const sentence = `Item ${at} is made by hand in lot ${at * 7} and costs ${at + 5} euros. `;
    const content = `<p>${sentence}</p><p>${`It comes with part ${at} of the set. `.repeat(60)}</p>`;
    site.pages.set(path, { body: writePage({ title: `Item ${at}`, content }) });
  }
}

async function measureOurs({ isPreviewed = false } = {}): Promise<Figures> {
  const app = await startApp({
    ...{ LOG_LEVEL: 'error', WEBSITE_TRUSTED_ORIGINS: site.origin },
    PLAN_WITHOUT_PAYMENTS: 'business',
  });
  const caller = await request.newContext({ baseURL: app.address });
  try {
    await createAccount({ request: caller });
    const headers = { origin: app.address };
    const chatbotIds = isPreviewed ? [] : [await createChatbot({ caller, headers })];
    const requestsBefore = site.requests.length;
    const watch = watchProcesses(app.child.pid ?? 0);
    const started = performance.now();
    const data = { address: site.origin, chatbotIds };
    const made = await caller.post('/api/websites', { headers, data });
    const { id } = await made.json();
    const pages = await waitForPages({ caller, id });
    const seconds = (performance.now() - started) / 1_000;
    const requests = site.requests.length - requestsBefore;
    return { seconds, pages, requests, ...(await watch.stop()) };
  } finally {
    await caller.dispose();
    await app.stop();
  }
}

async function createChatbot({
  caller,
  headers,
}: {
  caller: APIRequestContext;
  headers: Record<string, string>;
}): Promise<string> {
  const data = {
    ...{ name: 'Rollwerk', description: 'Answers about bikes.', greeting: 'Hello' },
    systemPrompt: 'Answer from the website.',
  };
  const response = await caller.post('/api/chatbots', { headers, data });
  if (!response.ok()) throw new Error(`No chatbot was created: ${await response.text()}`);
  return (await response.json()).id;
}

async function waitForPages({ caller, id }: { caller: APIRequestContext; id: string }) {
  const until = performance.now() + mostSeconds * 1_000;
  while (performance.now() < until) {
    await sleep(200);
    const response = await caller.get(`/api/websites/${id}`);
    const { state, pages } = await response.json();
    if (state === 'choosing') return pages.found as number;
    if (state !== 'finding') throw new Error(`The website is ${state ?? response.status()}.`);
  }
  throw new Error(`The website was not read in ${mostSeconds} seconds.`);
}

/** Null where wget isn't installed. */
async function measureWget(): Promise<Figures | null> {
  const folder = mkdtempSync(join(tmpdir(), 'askwell-wget-'));
  try {
    const requestsBefore = site.requests.length;
    const started = performance.now();
    const options = ['--mirror', '--quiet', '--tries=1', '--timeout=10', '-P', folder];
    const rejected = [`--reject-regex=${endless}`, site.origin];
    const child = spawn('wget', [...options, ...rejected], {
      stdio: 'ignore',
      timeout: mostSeconds * 1_000,
    });
    const watch = watchProcesses(child.pid ?? 0);
    const isInstalled = await new Promise<boolean>((resolve) => {
      child.once('error', () => resolve(false));
      child.once('exit', () => resolve(true));
    });
    const seconds = (performance.now() - started) / 1_000;
    const figures = await watch.stop();
    if (!isInstalled) return null;
    const answered = site.requests.slice(requestsBefore);
    const pages = answered.filter(({ status }) => status === 200).length;
    return { seconds, pages, requests: answered.length, ...figures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

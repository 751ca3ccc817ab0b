/** Lets the scripts of a page run in the Chromium that the operator named, and returns what they made of the page. */
import { setTimeout as sleep } from 'node:timers/promises';
import { answerRequest, type PausedRequest, type SentPage } from './answer-request.ts';
import { type Browser, startBrowser } from './start-browser.ts';

export type PageRenderer = {
  /** Null where the browser doesn't start, or the page takes too long. */
  render(page: SentPage): Promise<Buffer | null>;
  close(): void;
};

export type RenderLimits = {
  /** Then the page is taken as it is. */
  scriptMs: number;
  /** Then the browser is ended. */
  hardMs: number;
};

const usualLimits: RenderLimits = { scriptMs: 10_000, hardMs: 15_000 };
/** Without a request for so long, the page has all it asked for. */
const quietMs = 500;
const mostRequests = 100;
const mostBytes = 20 * 1024 * 1024;
const mostCharacters = 4 * 1024 * 1024;

/** One page at a time; the browser is started for the first and kept for the next ones. */
export function createPageRenderer({
  path,
  userAgent,
  warn,
  limits = usualLimits,
}: {
  path: string;
  userAgent: string;
  /** Told why a page could not be rendered. */
  warn: (error: unknown) => void;
  limits?: RenderLimits;
}): PageRenderer {
  let browser: Browser | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    browser?.close();
    browser = null;
  };
  const run = async (page: SentPage): Promise<Buffer | null> => {
    const timer = setTimeout(end, limits.hardMs);
    try {
      browser ??= startBrowser({ path, userAgent });
      return await renderPage({ browser, page, limits });
    } catch (error) {
      end();
      warn(error);
      return null;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    render(page) {
      const turn = queue.then(() => run(page));
      queue = turn;
      return turn;
    },
    close: end,
  };
}

/** In a profile that no other page has used. */
async function renderPage({
  browser,
  page,
  limits,
}: {
  browser: Browser;
  page: SentPage;
  limits: RenderLimits;
}): Promise<Buffer> {
  const context = await browser.send({ method: 'Target.createBrowserContext' });
  const { browserContextId } = context;
  try {
    const params = { url: 'about:blank', browserContextId };
    const { targetId } = await browser.send({ method: 'Target.createTarget', params });
    const attached = { targetId, flatten: true };
    const tab = await browser.send({ method: 'Target.attachToTarget', params: attached });
    return await runScripts({ browser, sessionId: String(tab.sessionId), page, limits });
  } finally {
    const params = { browserContextId };
    // A browser that has ended has nothing left to clean up.
    browser.send({ method: 'Target.disposeBrowserContext', params }).catch(() => {});
  }
}

async function runScripts({
  browser,
  sessionId,
  page,
  limits,
}: {
  browser: Browser;
  sessionId: string;
  page: SentPage;
  limits: RenderLimits;
}): Promise<Buffer> {
  const send = (method: string, params: object = {}) => browser.send({ method, params, sessionId });
  const left = { requests: mostRequests, bytes: mostBytes, isPageSent: false };
  let open = 0;
  let quietSince = Date.now();
  let isLoaded = false;
  const stop = browser.listen(({ method, params, sessionId: of }) => {
    if (of !== sessionId) return;
    if (method === 'Page.loadEventFired') isLoaded = true;
    if (method === 'Page.javascriptDialogOpening') {
      send('Page.handleJavaScriptDialog', { accept: false }).catch(() => {});
    }
    if (method !== 'Fetch.requestPaused') return;
    open += 1;
    answerRequest({ send, page, left, paused: params as PausedRequest })
      // The tab was closed in the meantime.
      .catch(() => {})
      .finally(() => {
        open -= 1;
        quietSince = Date.now();
      });
  });
  try {
    await send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
    await send('Page.enable');
    const until = Date.now() + limits.scriptMs;
    const { frameId } = await send('Page.navigate', { url: page.url });
    const isQuiet = () => isLoaded && open === 0 && Date.now() - quietSince >= quietMs;
    while (!isQuiet() && Date.now() < until) await sleep(50);
    return await readDocument({ send, frameId });
  } finally {
    stop();
  }
}

/** From a world of its own: scripts of the page can't change what its functions do. */
async function readDocument({
  send,
  frameId,
}: {
  send: (method: string, params?: object) => Promise<Record<string, unknown>>;
  frameId: unknown;
}): Promise<Buffer> {
  const world = await send('Page.createIsolatedWorld', { frameId, worldName: 'reader' });
  const evaluated = await send('Runtime.evaluate', {
    contextId: world.executionContextId,
    expression: `document.documentElement.outerHTML.slice(0, ${mostCharacters})`,
    returnByValue: true,
  });
  const { value } = evaluated.result as { value?: unknown };
  return Buffer.from(typeof value === 'string' ? value : '', 'utf8');
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const inFlight = new WeakMap<Page, Set<Request>>();

/** Counts the page's requests from its first one on, so that `settle` knows what is under way. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  inFlight.set(page, open);
  page.on('request', (request) => {
    if (!isEventStream(request)) open.add(request);
  });
  const forget = (request: Request) => void open.delete(request);
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  // A page that is left takes its requests with it.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) open.clear();
  });
}

/** Event streams stay open for as long as the page does. */
const isEventStream = (request: Request): boolean =>
  new URL(request.url()).pathname.endsWith('/events');

const quietMilliseconds = 250;
const longestWait = 60_000;

/** Waits until the page has loaded and has asked the server for nothing more for a moment. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const open = inFlight.get(page);
  if (!open) throw new Error('Only pages whose requests are watched can settle.');
  const started = performance.now();
  let quietSince = started;
  while (performance.now() - quietSince < quietMilliseconds) {
    if (open.size > 0) quietSince = performance.now();
    if (performance.now() - started > longestWait)
      throw new Error(`Still under way: ${[...open].map((request) => request.url()).join(', ')}`);
    await sleep(25);
  }
}

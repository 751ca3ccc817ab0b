import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { waitForHydration, watchRequests } from '../../../scripts/testing/settle.ts';
import { getBrowser } from './get-browser.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** The help chatbot loads while the page idles: a person who signs out in that moment is rightly refused it. */
const rightful = /status of 401 .*\/api\/chat\/helper\/(config|ping)$/;

type Open = (options?: BrowserContextOptions & { path?: string }) => Promise<Page>;

/**
 * A test with `open()`: a page in a browser profile of its own. Whatever that page complains about (console errors,
 * uncaught exceptions, refused by the content security policy) fails the test unless `tolerate` names it.
 */
export const journey = test.extend<{ open: Open; tolerate: (message: RegExp) => void }>({
  tolerate: async ({ task }, use) => {
    const tolerated: RegExp[] = [];
    Object.assign(task.meta, { tolerated });
    await use((message) => void tolerated.push(message));
  },
  open: async ({ task }, use) => {
    const browser = await getBrowser();
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async ({ path, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: inject('address'),
        viewport: desktop,
        // What moves costs time and proves nothing here; journeys about motion ask for it.
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      // Sooner than the test's own limit, so that a failure names the step that hung.
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      watchRequests(page);
      listenForComplaints({ page, complaints });
      if (path) await page.goto(path, { waitUntil: 'load' });
      if (path && options.javaScriptEnabled !== false) await waitForHydration(page);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    const { tolerated = [] } = task.meta as { tolerated?: RegExp[] };
    const known = [rightful, ...tolerated];
    expect(complaints.filter((text) => !known.some((each) => each.test(text)))).toEqual([]);
  },
});

export function listenForComplaints({
  page,
  complaints,
}: {
  page: Page;
  complaints: string[];
}): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
}

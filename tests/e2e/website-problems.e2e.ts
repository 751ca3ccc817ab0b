/** Addresses that can't be read, and websites that can be read only in part: their owner is told why, and what to do. */
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import type { App } from '../../scripts/testing/start-app.ts';
import { plans } from '../../src/shared/plans.ts';
import { selfSigned } from '../doubles/self-signed.ts';
import { startWebsiteDouble, type WebsiteDouble } from '../doubles/website.ts';
import { writePage } from '../doubles/website-pages.ts';
import { desktop, journey, phone } from './harness/journey.ts';
import { startPreparedApp } from './harness/prepared-data.ts';

type Setting = { site: WebsiteDouble; secured: string; app: App };

async function withSites(run: (setting: Setting) => Promise<void>): Promise<void> {
  const site = await startWebsiteDouble();
  const secured = createServer(selfSigned, (_, response) => void response.end('<p>Hello</p>'));
  secured.listen(0, '127.0.0.1');
  await once(secured, 'listening');
  const securedOrigin = `https://127.0.0.1:${(secured.address() as AddressInfo).port}`;
  const app = await startPreparedApp({
    ...{ WEBSITE_TRUSTED_ORIGINS: `${site.origin},${securedOrigin}`, LOG_LEVEL: 'error' },
    CRAWL_BROWSER: '',
  });
  try {
    await run({ site, secured: securedOrigin, app });
  } finally {
    await app.stop();
    await site.stop();
    secured.closeAllConnections();
    secured.close();
  }
}

async function enter(page: Page, address: string): Promise<void> {
  await page.getByLabel('Website address').fill(address);
  await page.getByRole('button', { name: 'Find pages' }).click();
}

/** On a wide screen and on a phone. */
async function expectToFit(page: Page): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(viewport.width);
  }
}

/** An address that fails says why, and leaves the owner one click from another address. */
async function expectFailure(page: Page, failed: { address: string; says: RegExp }): Promise<void> {
  await enter(page, failed.address);
  await page.getByText('Failed', { exact: true }).waitFor();
  await page.getByText(failed.says).waitFor();
  await page.getByRole('button', { name: 'Upload files' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await expectToFit(page);
  await page.getByRole('button', { name: 'Change address' }).click();
  const field = page.getByLabel('Website address');
  await expect.poll(() => field.inputValue()).toContain(failed.address.replace(/\/$/, ''));
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
}

journey('an address that can not be read says why', { timeout: 240_000 }, async ({ open }) => {
  await withSites(async ({ site, secured, app }) => {
    // A start page that can't be read doesn't matter where a sitemap names others.
    const robots = { body: 'User-agent: *\nDisallow: /private/', type: 'text/plain' };
    site.pages.set('/robots.txt', robots);
    const page = await open({ baseURL: app.address });
    await createAccount(page);
    await page.goto('/app?tab=documents&source=websites');

    for (const typed of ['', 'our bakery', 'ftp://example.com', 'me@example.com', 'localhost']) {
      await enter(page, typed);
      await page.getByText('Enter a web address, for example www.example.com').waitFor();
    }

    await expectFailure(page, {
      address: 'https://no-such-bakery.invalid/',
      says: /couldn't find this website\. Check the address for typos/,
    });
    await expectFailure(page, { address: secured, says: /security certificate isn't valid/ });
    await expectFailure(page, {
      address: 'http://10.0.0.1/',
      says: /isn't on the public internet/,
    });
    await expectFailure(page, {
      address: `${site.origin}/report`,
      says: /This address is a file, not a website/,
    });
    await expectFailure(page, {
      address: `${site.origin}/planner`,
      says: /empty until a script fills it in/,
    });
    await expectFailure(page, {
      address: `${site.origin}/account`,
      says: /asks visitors to sign in/,
    });
    await expectFailure(page, {
      address: `${site.origin}/nothing-here`,
      says: /There's no page at this address/,
    });

    site.pages.set('/robots.txt', { body: 'User-agent: *\nDisallow: /', type: 'text/plain' });
    await enter(page, site.origin);
    await page.getByText(/doesn't allow programs to read it \(robots\.txt\)/).waitFor();
    expect(site.listRequested().filter((path) => path === '/')).toEqual([]);
    await page.getByRole('button', { name: 'Upload files' }).click();
    await page.locator('input[type=file][multiple]').waitFor({ state: 'attached' });
    await page.getByRole('tab', { name: 'Websites' }).click();

    // The owner allows it, and the same website is read.
    site.pages.set('/robots.txt', robots);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Choose pages', { exact: true }).waitFor({ timeout: 120_000 });
    await expectToFit(page);
    await page.close();
  });
});

journey(
  'a website with more pages than the plan keeps what was read and says what was not',
  { timeout: 480_000 },
  async ({ open }) => {
    await withSites(async ({ site, app }) => {
      const limit = plans.starter.pagesPerWebsite;
      const names = Array.from({ length: limit + 4 }, (_, at) => `catalog/item-${at}`);
      const links = ['planner', 'private/plans', ...names].map(
        (name) => `<a href="/${name}">${name}</a>`,
      );
      site.pages.set('/', {
        body: writePage({ title: 'Harbor supplies', content: links.join(' ') }),
      });
      site.pages.delete('/sitemap_index.xml');
      for (const path of ['/bikes', '/prices', '/tours', '/faq', '/contact'])
        site.pages.delete(path);
      for (const [at, name] of names.entries()) {
        const content = `<p>Part ${at} from shelf ${at} costs ${at + 3} € and is in stock.</p>`;
        site.pages.set(`/${name}`, { body: writePage({ title: `Part ${at}`, content }) });
      }
      const page = await open({ baseURL: app.address });
      await createAccount(page);
      await page.goto('/app?tab=documents&source=websites');
      await enter(page, site.origin);
      await page.getByText('Choose pages', { exact: true }).waitFor({ timeout: 200_000 });
      const beyond = page.getByText(
        /were found but not read\. Your plan reads 100 pages of each website/,
      );
      await beyond.waitFor();
      await page.getByRole('button', { name: `Import ${limit} pages` }).click();
      await page.getByText(new RegExp(`${limit} pages ready`)).waitFor({ timeout: 200_000 });
      await beyond.waitFor();
      await page.getByText('Pages', { exact: true }).click();
      const unread = page.getByRole('list', { name: 'Not read' });
      await unread.getByText('Beyond your plan').first().waitFor();
      await unread.getByText(/empty until a script fills it in/).waitFor();
      await unread.getByText(/asks not to have this page read/).waitFor();
      await expectToFit(page);
      await page.close();
    });
  },
);

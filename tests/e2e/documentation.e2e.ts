/** The manual: only for members, every page whole, found by search, its links and samples good. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { settle } from '../../scripts/testing/settle.ts';
import {
  documentationPath,
  documentationSections,
} from '../../src/web/features/documentation/documentation-sections.ts';
import { findAxeViolations } from './harness/find-axe-violations.ts';
import { desktop, journey, phone } from './harness/journey.ts';
import { createShop } from './harness/shop.ts';
import { signInOnScreen } from './harness/sign-up.ts';

async function openManual({ page, path }: { page: Page; path: string }): Promise<void> {
  await createAccount(page);
  await page.goto(path);
  await settle(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

journey('signed out, the manual asks to sign in and then opens', async ({ open }) => {
  const page = await open();
  const email = await createAccount(page);
  await page.context().clearCookies();
  await page.goto('/documentation');
  await page.waitForURL(/\/auth\/login\?redirect=%2Fdocumentation%2Fgetting-started$/);
  await signInOnScreen({ page, email });
  await page.waitForURL('**/documentation/getting-started');
  await page.getByRole('heading', { level: 1, name: 'Getting started' }).waitFor();
  await page.getByRole('link', { name: 'Start Now' }).click();
  await page.waitForURL('**/app');
});

journey(
  'the whole manual is read from page to page: accessible, fit for a small phone, its links good',
  async ({ open }) => {
    const page = await open({ colorScheme: 'light' });
    await openManual({ page, path: '/documentation' });
    const links = new Map<string, string>();
    const ids = new Set<string>();
    for (const [index, { slug, title }] of documentationSections.entries()) {
      const path = documentationPath(slug);
      await page.waitForURL(`**${path}`);
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await expect.poll(() => page.title()).toBe(`${title} · Askwell`);
      const contents = page.getByRole('navigation', { name: 'Documentation' });
      expect(await contents.locator('[aria-current=page]').innerText()).toBe(title);
      // All pages are drawn by one style sheet: each shows it in one theme, by turns.
      await page.emulateMedia({ colorScheme: index % 2 ? 'dark' : 'light' });
      // What is around the text is the same on all pages, and looked at with the other screens.
      expect.soft(await findAxeViolations({ page, within: 'main' }), slug).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, { message: slug }).toBeLessThanOrEqual(320);
      await page.setViewportSize(desktop);
      const found = await readPage(page);
      for (const href of found.links) links.set(href, path);
      for (const id of found.ids) ids.add(`${path}#${id}`);
      const isLast = index === documentationSections.length - 1;
      if (!isLast) await page.getByRole('link', { name: /^Next/ }).click();
    }
    await expectGoodLinks({ page, links, ids });
    await page.getByRole('link', { name: /^Previous/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
    await page.getByRole('link', { name: 'Back to dashboard' }).click();
    await page.waitForURL('**/app');
  },
);

/** Where the page's links lead, and the places in it that a link may name. */
function readPage(page: Page): Promise<{ links: string[]; ids: string[] }> {
  return page.getByRole('main').evaluate((main) => ({
    links: [...main.querySelectorAll('a')].map(({ href }) => href),
    ids: [...main.querySelectorAll('[id]')].map(({ id }) => id),
  }));
}

async function expectGoodLinks({
  links,
  page,
  ids,
}: {
  page: Page;
  /** Each with the page it stands on. */
  links: Map<string, string>;
  ids: Set<string>;
}): Promise<void> {
  const expected = ['mailto:', '/dashboard?tab=chatbots&action=create', '/dashboard?tab=documents'];
  for (const part of expected) {
    expect([...links.keys()].some((href) => href.includes(part))).toBe(true);
  }
  const known: string[] = documentationSections.map(({ slug }) => documentationPath(slug));
  for (const [href, from] of links) {
    // Other people's sites are theirs to keep, and a test asks no one outside.
    if (/^(mailto|https):/.test(href)) continue;
    expect(href, from).toContain(inject('address'));
    const { pathname, search, hash } = new URL(href);
    const answer = await page.request.get(pathname + search);
    expect(answer.status(), `${href} on ${from}`).toBe(200);
    if (!pathname.startsWith('/documentation/')) continue;
    expect(known).toContain(pathname);
    if (hash) expect([...ids], `${href} on ${from}`).toContain(pathname + hash);
  }
}

journey('a page that is not in the manual says so', async ({ open, tolerate }) => {
  tolerate(/status of 404 .*nonsense$/);
  const page = await open();
  await openManual({ page, path: '/documentation/nonsense' });
  await page.getByRole('heading', { name: 'Lost in Space?' }).waitFor();
});

journey('search finds a place on another page, by keyboard alone', async ({ open }) => {
  const page = await open();
  await openManual({ page, path: '/documentation/theming' });
  const box = page.getByRole('searchbox', { name: 'Search the documentation' });
  await box.fill('wordpress functions');
  await page.getByRole('link', { name: /^Deployment › WordPress/ }).waitFor();
  await box.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/documentation/deployment#wordpress');
  await expect
    .poll(() => page.locator('#wordpress').evaluate((it) => it.getBoundingClientRect().top))
    .toBeLessThan(400);
  expect(await box.inputValue()).toBe('');

  await box.fill('submarine');
  await page.getByText('Nothing about “submarine”').waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByText('Nothing about “submarine”').waitFor({ state: 'detached' });
  await box.press('Escape');
  expect(await box.inputValue()).toBe('');
});

journey('samples are copied with the address of this installation', async ({ open }) => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openManual({ page, path: '/documentation/deployment' });
  const samples = page.locator('.code-frame');
  for (const [index, kind] of ['HTML', 'one line', 'WordPress', 'React'].entries()) {
    const sample = samples.nth(index);
    await sample.getByRole('button', { name: 'Copy' }).click();
    await sample.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied, kind).toBe(await sample.locator('code').textContent());
    expect(copied, kind).toContain(`${inject('address')}/widget.js`);
    if (kind !== 'one line') expect(copied, kind).toMatch(/Askwell\.init\(\{\s+chatbotId: /);
    expect(copied, kind).toMatch(/position/);
  }
});

journey('both HTML samples, pasted into a page, show the chat', async ({ open }) => {
  const page = await open();
  const id = await createShop({ page, settings: { position: 'bottom-right' } });
  await page.goto('/documentation/deployment');
  await page.getByRole('heading', { level: 1 }).waitFor();
  let pasted = '';
  const site = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Shop</title><link rel="icon" href="data:,">${pasted}`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const samples = await page.locator('.code-frame code').allTextContents();
  for (const sample of samples.slice(0, 2)) {
    // The other corner than the chatbot's own: the sample's word counts.
    pasted = sample.replace('YOUR_CHATBOT_ID', id).replace('bottom-right', 'bottom-left');
    await page.goto(address);
    const launcher = page.getByRole('button', { name: 'Chat', exact: true });
    await launcher.waitFor();
    expect((await launcher.boundingBox())?.x, sample).toBeLessThan(100);
    await launcher.click();
    await page.getByRole('dialog', { name: 'Bakery' }).waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  }
  await page.close();
  await new Promise((resolve) => site.close(resolve));
});

journey('on a phone the contents unfold and close behind you', async ({ open }) => {
  const page = await open({ viewport: phone });
  await openManual({ page, path: '/documentation/getting-started' });
  await page.locator('summary').click();
  await page.getByRole('link', { name: 'Troubleshooting', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Troubleshooting' }).waitFor();
  expect(await page.getByRole('link', { name: 'Theming', exact: true }).isVisible()).toBe(false);
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitForHydration } from '../../scripts/testing/settle.ts';
import { journey } from './harness/journey.ts';

const ground = { light: 'rgb(250, 250, 250)', dark: 'rgb(10, 10, 11)' };

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

function barColorOf(page: Page): Promise<string | null> {
  return page.getAttribute('meta[name="theme-color"]', 'content');
}

async function choose(page: Page, theme: 'Light' | 'Dark' | 'System') {
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: theme }).click();
}

journey('the first paint already wears the stored theme', async ({ open, tolerate }) => {
  tolerate(/ERR_FAILED/);
  const page = await open({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('askwell-theme', 'dark'));
  // Without its bundles the page stays as it was first painted.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  expect(await groundOf(page)).toBe(ground.dark);
  expect(await barColorOf(page)).toBe('#0A0A0B');
});

journey('a choice is kept, for the next visit and for other tabs', async ({ open }) => {
  const page = await open({ path: '/', colorScheme: 'light' });
  const otherTab = await page.context().newPage();
  await otherTab.goto('/');
  await choose(page, 'Dark');
  await expect.poll(() => groundOf(page)).toBe(ground.dark);
  await expect.poll(() => groundOf(otherTab)).toBe(ground.dark);
  expect(await barColorOf(page)).toBe('#0A0A0B');
  await page.reload();
  expect(await groundOf(page)).toBe(ground.dark);
  await choose(page, 'Light');
  await expect.poll(() => groundOf(page)).toBe(ground.light);
  expect(await barColorOf(page)).toBe('#FAFAFA');
});

journey('System follows the system setting while the page is open', async ({ open }) => {
  const page = await open({ path: '/', colorScheme: 'light' });
  await choose(page, 'System');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => groundOf(page)).toBe(ground.dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => groundOf(page)).toBe(ground.light);
});

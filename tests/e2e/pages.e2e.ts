/** The public pages: accessible on every screen, light on the first view. */
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { budgets } from '../../scripts/build/budgets.ts';
import { publicScreens } from '../../scripts/screenshots/screens.ts';
import { settle } from '../../scripts/testing/settle.ts';
import { checkScreens } from './harness/check-screens.ts';
import { journey } from './harness/journey.ts';

checkScreens(publicScreens);

journey('the landing page carries its title, description and social card', async ({ open }) => {
  const page = await open({ path: '/', javaScriptEnabled: false });
  const content = (selector: string) => page.getAttribute(selector, 'content');
  expect(await page.title()).toContain('Askwell');
  expect(await content('meta[name="description"]')).toMatch(/\w{3}/);
  expect(await content('meta[name="keywords"]')).toMatch(/\w{3}/);
  expect(await content('meta[property="og:title"]')).toMatch(/\w{3}/);
  expect(await page.getAttribute('html', 'lang')).toBe('en');
});

journey('the first view of the landing page stays within its script budget', async ({ open }) => {
  const page = await open();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/');
  await settle(page);
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length);
  expect(sizes.length).toBeGreaterThan(0);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThanOrEqual(budgets.firstViewScript.maxGzipBytes);
});

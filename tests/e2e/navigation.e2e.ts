import { expect, inject } from 'vitest';
import { journey, phone } from './harness/journey.ts';

/** The page itself is the missing resource. */
const notFound = /status of 404 .*no.such.page$/;

journey('an unknown address says so and leads home', async ({ open, tolerate }) => {
  tolerate(notFound);
  const page = await open();
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Lost in Space?');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await page.waitForURL('/');
  expect(await page.title()).toContain('Askwell');
});

const moved = [
  ['/home?ref=mail', '/?ref=mail'],
  ['/landing', '/'],
  ['/login?message=Hello%20there', '/auth/login?message=Hello%20there'],
  ['/dashboard?tab=documents&action=upload', '/app?tab=documents&action=upload'],
  ['/dashboard/anything', '/app'],
  ['/dashboard?tab=billing', '/app/settings'],
  ['/documentation', '/documentation/getting-started'],
] as const;

for (const [from, to] of moved) {
  journey(`${from} is answered with a redirect to ${to}`, async () => {
    const response = await fetch(`${inject('address')}${from}`, { redirect: 'manual' });
    expect(response.status).toBeGreaterThanOrEqual(301);
    expect(response.status).toBeLessThanOrEqual(308);
    expect(new URL(response.headers.get('location') ?? '', inject('address')).href).toBe(
      new URL(to, inject('address')).href,
    );
  });
}

journey(
  'a moved address clicked inside the app keeps its query too',
  async ({ open, tolerate }) => {
    tolerate(notFound);
    const page = await open({ path: '/no-such-page' });
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    await page.evaluate(() => {
      type Router = { navigate(to: string): Promise<void> };
      return (
        window as unknown as { __reactRouterDataRouter: Router }
      ).__reactRouterDataRouter.navigate('/home?ref=inside');
    });
    await page.waitForURL('/?ref=inside');
  },
);

journey('the keyboard skips to the content and walks the menu', async ({ open }) => {
  const page = await open({ path: '/' });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await expect.poll(async () => ((await skip.boundingBox())?.y ?? -1) >= 0).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');

  const theme = page.getByRole('button', { name: 'Theme' });
  await theme.focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitemradio');
  await items.first().waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe(
    'menuitemradio',
  );
  await page.keyboard.press('Escape');
  await items.first().waitFor({ state: 'detached' });
  await expect.poll(() => theme.evaluate((button) => button === document.activeElement)).toBe(true);
});

journey('the menu of a phone opens, leads on and closes', async ({ open }) => {
  const page = await open({ path: '/', viewport: phone, hasTouch: true });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.tap();
  const panel = page.getByRole('navigation', { name: 'Menu' });
  await panel.waitFor();
  const sections = await panel.getByRole('link').allInnerTexts();
  expect(sections).toEqual(['Pricing', 'How it works', 'Features', 'FAQ']);
  expect(await page.getByRole('link', { name: 'Sign In' }).last().isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await menu.tap();
  await panel.getByRole('link', { name: 'Pricing' }).tap();
  await panel.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('#pricing');
});

/** The landing page as visitors use it: pricing, questions, industries, the footer, with and without script. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { journey, phone } from './harness/journey.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

for (const [label, plan] of [
  ['Start with Starter', 'starter'],
  ['Start with Business', 'business'],
] as const) {
  journey(`"${label}" lets a stranger sign up and remembers the plan`, async ({ open }) => {
    const page = await open({ path: '/' });
    await page.waitForLoadState('networkidle');
    await button(page, label).click();
    await dialog(page).getByRole('heading', { name: 'Create Account' }).waitFor();
    const stored = await page.evaluate(() => localStorage.getItem('askwell-chosen-plan'));
    expect(JSON.parse(stored ?? '{}').plan).toBe(plan);
  });

  journey(`"${label}" without script leads to the sign-up page with the plan`, async ({ open }) => {
    const page = await open({ path: '/', javaScriptEnabled: false });
    await button(page, label).click();
    await page.waitForURL(`/auth/signup?plan=${plan}`);
  });
}

journey('a member goes from a plan straight to the dashboard', async ({ open }) => {
  const page = await open({ path: '/' });
  await createAccount(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await button(page, 'Start with Starter').click();
  await page.waitForURL('/app');
});

journey(
  'a member who presses before the session is known is not asked to sign up',
  async ({ open }) => {
    const page = await open({ path: '/' });
    await createAccount(page);
    let wasAsked = (_answer: () => void) => {};
    const asked = new Promise<() => void>((resolve) => {
      wasAsked = resolve;
    });
    await page.route('/api/auth/get-session', async (route) => {
      await new Promise<void>((resolve) => wasAsked(resolve));
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'load' });
    const answer = await asked;
    expect(await headline.isVisible()).toBe(false);
    answer();
    await expect.poll(() => headline.isVisible()).toBe(true);
    expect(await headline.innerText()).toContain('Let us build your chatbot.');
    const action = page.getByRole('main').getByRole('link', { name: 'Set up your first chatbot' });
    expect(await action.getAttribute('href')).toBe('/dashboard?onboarding=industry');
  },
);

journey('the map is asked of nobody before the visitor asks for it', async ({ open }) => {
  const page = await open();
  const foreign: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' });
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
  await button(page, 'Show the map').click();
  await page.frameLocator('iframe').getByText('Map').waitFor();
  expect(foreign[0]).toContain('www.openstreetmap.org/export/embed.html?bbox=');
});

journey(
  'the names move, stop under the pointer or on request, and rest if asked to',
  async ({ open }) => {
    const page = await open({ path: '/' });
    const strip = page.locator('section[aria-labelledby="experts-title"] div > div').first();
    const style = () =>
      strip.evaluate((element) => {
        const { animationName, animationPlayState } = getComputedStyle(element);
        return [animationName, animationPlayState];
      });
    await expect.poll(style).toEqual(['strip', 'running']);
    await page.getByLabel('Stop the moving names').check({ force: true });
    expect(await style()).toEqual(['strip', 'paused']);
    await page.getByLabel('Stop the moving names').uncheck({ force: true });
    // Playwright's own hover waits for things to stand still.
    const box = await strip.locator('..').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 20);
    await expect.poll(style).toEqual(['strip', 'paused']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await style())[0]).toBe('none');
  },
);

journey('the menu of a phone leads to every section', async ({ open }) => {
  const page = await open({ path: '/', viewport: phone, hasTouch: true });
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  expect(await links.allInnerTexts()).toEqual(['Pricing', 'How it works', 'Features', 'FAQ']);
});

/** A link whose page can't be loaded: the page it is on stays, and says so. */
import { expect } from 'vitest';
import { journey, phone } from './harness/journey.ts';
import { createShop } from './harness/shop.ts';

const scripts = '**/assets/*.js';
const failed = /ERR_(INTERNET_DISCONNECTED|FAILED)/;

journey('a page opens again once its script can be loaded', async ({ open, tolerate }) => {
  tolerate(failed);
  const page = await open();
  await createShop({ page });
  await page.goto('/app');
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  await page.getByRole('link', { name: 'Bakery' }).first().waitFor();
  let refused = 0;
  await page.route(scripts, async (route) => {
    await route.abort();
    refused += 1;
  });
  await page.getByRole('link', { name: 'Leads', exact: true }).first().click();
  await page.getByRole('alert').getByText('This page can’t be opened right now').waitFor();
  expect(new URL(page.url()).pathname).toBe('/app');
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  // Still blocked: said again, and nothing else changes.
  const before = refused;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => refused).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/app');
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor();
  expect(await page.getByText('This page can’t be opened right now').count()).toBe(0);
});

journey('offline on a phone, the tab bar keeps the page', async ({ open, tolerate }) => {
  tolerate(failed);
  const page = await open({ viewport: phone, hasTouch: true });
  await createShop({ page });
  await page.goto('/app');
  await page.getByRole('link', { name: 'Bakery' }).first().waitFor();
  await page.context().setOffline(true);
  await page
    .getByRole('link', { name: /^Inbox/ })
    .first()
    .click();
  await page.getByRole('alert').getByText('This page can’t be opened right now').waitFor();
  expect(new URL(page.url()).pathname).toBe('/app');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('/app/inbox');
  await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
});

journey(
  'an address whose script is missing is loaded again once, and then says so',
  async ({ open, tolerate }) => {
    tolerate(/ERR_FAILED|Error loading route module|dynamically imported module/);
    const page = await open();
    await createShop({ page });
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    await page.route('**/assets/leads-page-*.js', (route) => route.abort());
    await page.goto('/app/leads');
    await page.getByRole('heading', { name: 'This page can’t be opened right now' }).waitFor();
    // The rest of the dashboard is there, so that there is a way out.
    await page.getByRole('link', { name: 'Inbox', exact: true }).first().waitFor();
    expect(loads).toBe(2);
    await page.unroute('**/assets/leads-page-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor();
    expect(loads).toBe(3);
  },
);

journey(
  'offline, what was not saved is said, and stays in its field',
  async ({ open, tolerate }) => {
    tolerate(failed);
    const page = await open({ viewport: phone, hasTouch: true });
    await createShop({ page });
    const toasts = page.waitForResponse(/\/assets\/toaster-[^/]*\.js/);
    await page.goto('/profile');
    await (await toasts).finished();
    await page.context().setOffline(true);
    await page.getByLabel('Full name').fill('Rosa Bianchi');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Your name was not saved').waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Rosa Bianchi');
  },
);

journey('a page goes on where toasts cannot be loaded', async ({ open, tolerate }) => {
  tolerate(failed);
  const page = await open();
  await createShop({ page });
  const refused: string[] = [];
  await page.route('**/assets/toaster-*.js', (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await page.goto('/profile');
  await page.getByLabel('Full name').fill('Rosa Bianchi');
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByText('You are offline').waitFor();
  await page.getByRole('button', { name: 'Save name' }).waitFor();
  expect(await page.getByLabel('Full name').inputValue()).toBe('Rosa Bianchi');
});

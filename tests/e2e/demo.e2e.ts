/** The demo dashboard and the help chatbot: what someone can try without an account, and ask with one. */
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { settle } from '../../scripts/testing/settle.ts';
import { findAxeViolations } from './harness/find-axe-violations.ts';
import { journey, phone } from './harness/journey.ts';

journey('the demo works in memory alone', async ({ open, tolerate }) => {
  tolerate(/ERR_FAILED|Failed to load resource/);
  const page = await open();
  await page.route('/api/**', (route) => route.abort());
  await page.goto('/dashboard-test');
  await page.getByRole('link', { name: 'Bella' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Gino');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gino' }).waitFor();
  await page.getByRole('link', { name: 'Playground' }).click();
  await settle(page);
  await page.getByLabel('Your question').fill('When are you open on Sunday?');
  await page.keyboard.press('Enter');
  await page
    .getByRole('log')
    .getByText("On Sundays we're open from 12:00 to 15:00")
    .first()
    .waitFor();
  await page.getByLabel('Your question').fill('How much is a main?');
  await page.keyboard.press('Enter');
  const option = page.getByRole('button', { name: 'Lasagne verdi' });
  await option.click();
  await page.getByRole('log').getByText('Lasagne verdi costs 15.50 €').first().waitFor();
  expect(await option.count()).toBe(0);
  const summary = page.getByText(/Confident \d+% · menu\.csv row \d+ · \d+ ms$/);
  expect(await page.getByText('Minimum confidence').count()).toBe(0);
  await summary.last().click();
  await page.getByText('Minimum confidence').waitFor();
  await page.getByText('Understood as').waitFor();
  expect(await findAxeViolations({ page })).toEqual([]);

  await page.getByRole('link', { name: /^Inbox/ }).click();
  await page.getByRole('link', { name: /Jonas Weber/ }).click();
  await page.getByLabel('Your reply').fill('Of course, for twelve.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await page.getByRole('log').getByText('Of course, for twelve.').waitFor();

  await page.getByRole('link', { name: 'Sign up for your own Askwell' }).click();
  await page.waitForURL('/auth/signup');
  await page.goto('/dashboard-test');
  await page.getByRole('link', { name: 'Bella' }).waitFor();
});

journey(
  'the help chatbot answers a member from the manual, and stays away where it is narrow',
  async ({ open }) => {
    const page = await open();
    await createAccount(page);
    await page.clock.install();
    const lines = followLines(page);
    await page.goto('/app');
    const help = page.getByRole('button', { name: 'Help', exact: true });
    await help.click();
    await page.getByText('What happens when the trial ends?').click();
    await page.getByText('Nothing is deleted.').waitFor();

    // A browser has six connections for all tabs of a site: one that no one looks at holds none.
    const both = ['/api/chat/helper/events', '/api/events'];
    await expect.poll(lines).toEqual(both);
    await setHidden(page, true);
    await expect.poll(lines).toEqual(['/api/events']);
    await page.clock.fastForward(10_000);
    await expect.poll(lines).toEqual([]);
    await setHidden(page, false);
    await expect.poll(lines).toEqual(both);

    await page.reload();
    await page.getByText('Nothing is deleted.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await help.waitFor();

    await page.setViewportSize(phone);
    // The dashboard's bar is there, and leads to help itself.
    await help.waitFor({ state: 'detached' });
    await page.goto('/documentation');
    await help.waitFor();
    // It would cover the buttons of the forms.
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await help.waitFor({ state: 'detached' });
  },
);

/** The event streams that the page holds open, by path. */
function followLines(page: Page): () => string[] {
  const open = new Map<Request, string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/events')) open.set(request, pathname);
  });
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => open.delete(request));
  return () => [...open.values()].sort();
}

/** As if another tab were in front: pages of a browser without windows never are in the back. */
function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** The demo dashboard and the helper: what somebody can try without an account, and ask with one. */
import { expect } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
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
  await page.getByLabel('Your question').fill('When are you open on Sunday?');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('On Sunday we serve lunch only').first().waitFor();
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
  'the helper answers a member from the manual, and stays away where it is narrow',
  async ({ open }) => {
    const page = await open({ path: '/' });
    await createAccount(page);
    await page.goto('/app');
    const help = page.getByRole('button', { name: 'Help', exact: true });
    await help.click();
    await page.getByText('What happens when the trial ends?').click();
    await page.getByText('Nothing is deleted.').waitFor();
    await page.reload();
    await page.getByText('Nothing is deleted.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await help.waitFor();

    await page.setViewportSize(phone);
    await page.getByRole('link', { name: 'Inbox' }).click();
    await help.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Leads' }).click();
    await help.waitFor();
  },
);

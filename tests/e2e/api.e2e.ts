/** What a plan with API access gives: a key, its use, its end; and what a plan without it shows. */
import { expect, inject } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { findAxeViolations } from './harness/find-axe-violations.ts';
import { journey, phone } from './harness/journey.ts';
import { runSql } from './harness/run-sql.ts';
import { createShop } from './harness/shop.ts';

journey('a key is made, used here and by a program, and refused once revoked', async ({ open }) => {
  const page = await open();
  await createShop({ page });
  const { user } = await (await page.request.get('/api/auth/get-session')).json();
  await runSql(
    `update profiles set plan_id = 'business', subscription_status = 'active' where id = $1`,
    [user.id],
  );
  await page.goto('/app/settings/integrations');
  await page.getByRole('button', { name: 'New API key' }).click();
  await page.getByRole('button', { name: 'Make key' }).click();
  await page.getByText('Please name this key').waitFor();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Web shop');
  await page.getByRole('combobox', { name: 'For' }).selectOption({ label: 'Only Bakery' });
  await page.getByRole('button', { name: 'Make key' }).click();
  const key = await page.getByTestId('api-key').innerText();
  await page.getByRole('button', { name: 'I have copied it' }).click();

  const use = () =>
    fetch(new URL('/api/v1/chatbots', inject('address')), {
      headers: { authorization: `Bearer ${key}` },
    });
  const used = await use();
  expect(used.status).toBe(200);
  expect(await used.json()).toMatchObject({ items: [{ name: 'Bakery' }] });

  await page.goto('/api/docs');
  await page.getByLabel('API key').fill(key);
  const call = page.locator('#listChatbots');
  await call.getByText('Try it').click();
  await call.getByRole('button', { name: 'Send' }).click();
  await call.getByText('Status 200').waitFor();
  expect(await call.locator('pre').innerText()).toContain('"Bakery"');
  // The rest of the page is looked at with all other screens.
  expect(await findAxeViolations({ page, within: '#listChatbots' })).toEqual([]);

  await page.goto('/app/settings/integrations');
  const row = page.getByRole('listitem').filter({ hasText: 'only Bakery' });
  await row.getByText('Last used').waitFor();
  await page.getByRole('button', { name: 'Revoke Web shop' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await page.getByText('No API keys yet.').waitFor();
  expect((await use()).status).toBe(401);
});

journey('a plan without API access says what it is and how to get it', async ({ open }) => {
  const page = await open({ viewport: phone });
  await createAccount(page);
  await page.goto('/app/settings/integrations');
  await page.getByText('API access: part of the Business plan.').waitFor();
  const section = page.getByRole('region', { name: 'API keys' });
  expect(await section.getByRole('button', { name: 'New API key' }).count()).toBe(0);
  await section.getByRole('link', { name: 'Upgrade' }).click();
  await page.waitForURL('**/contact?topic=plans&intent=general');
});

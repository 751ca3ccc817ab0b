/** What owners do to their own account, until the account itself is gone. */
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accountPassword, createAccount } from '../../scripts/testing/create-account.ts';
import { settle } from '../../scripts/testing/settle.ts';
import { journey } from './harness/journey.ts';
import { newEmail, signInOnScreen } from './harness/sign-up.ts';

async function openProfile(page: Page): Promise<string> {
  const email = await createAccount(page);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Profile Settings' }).waitFor();
  return email;
}

journey('name, picture, address and choices are changed and stay', async ({ open }) => {
  const page = await open();
  await openProfile(page);
  await page.getByLabel('Full name').fill('Giulia Bianchi');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByText('Settings saved').waitFor();

  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'shop.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await page.getByRole('button', { name: 'Change picture' }).waitFor();

  await page.getByLabel('Weekly summary').uncheck();
  const next = newEmail();
  await page.getByLabel('New email address').fill(next);
  await page.getByLabel('Your password').fill(accountPassword);
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByText(`Signed in as ${next}`).waitFor();

  await page.reload();
  await page.getByText(`Signed in as ${next}`).waitFor();
  expect(await page.getByLabel('Full name').inputValue()).toBe('Giulia Bianchi');
  expect(await page.getByLabel('Weekly summary').isChecked()).toBe(false);
  const picture = page.locator('main img');
  await picture.waitFor();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Upload picture' }).waitFor();
});

journey('a file that is no picture is refused in words', async ({ open }) => {
  const page = await open();
  await openProfile(page);
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'shop.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  });
  await page.getByText('Your picture was not changed').waitFor();
});

journey('a changed password ends the other sessions', async ({ open, tolerate }) => {
  tolerate(/status of 40[013]/);
  const page = await open();
  const email = await openProfile(page);
  const elsewhere = await open({ path: '/auth/login?redirect=/profile' });
  await settle(elsewhere);
  await signInOnScreen({ page: elsewhere, email });
  await elsewhere.getByText('This device').waitFor();

  await page.reload();
  await page.getByRole('button', { name: /^End the session/ }).waitFor();
  await page.getByLabel('Current password').fill('Wrong-one-1');
  await page.getByLabel('New password').fill('Osteria-88');
  await page.getByLabel('Confirm password').fill('Osteria-88');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('The password was not changed').waitFor();
  await page.getByLabel('Current password').fill(accountPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed').waitFor();
  await page.getByRole('button', { name: /^End the session/ }).waitFor({ state: 'detached' });

  await elsewhere.getByRole('button', { name: 'Save name' }).click();
  await elsewhere.getByRole('heading', { name: 'Authentication Required' }).waitFor();
});

journey('another session is seen and ended', async ({ open, tolerate }) => {
  tolerate(/status of 401/);
  const page = await open();
  const email = await openProfile(page);
  const phone = await open({
    path: '/auth/login',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  await settle(phone);
  await signInOnScreen({ page: phone, email });
  await phone.waitForURL('**/app');

  await page.reload();
  await page.getByText('This device').waitFor();
  await page.getByRole('button', { name: /^End the session on .*iPhone/ }).click();
  await page.getByRole('button', { name: /^End the session/ }).waitFor({ state: 'detached' });
  await phone.reload();
  await phone.waitForURL('**/auth/login?redirect=%2Fapp');
});

journey('everything the account owns comes in one file', async ({ open }) => {
  const page = await open();
  const email = await openProfile(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^askwell-account-\d{4}-\d\d-\d\d\.json$/);
  const content = await download.createReadStream();
  expect(await text(content)).toContain(email);
});

journey(
  'an account is deleted only by its typed address and password',
  async ({ open, tolerate }) => {
    tolerate(/status of 40[013]/);
    const page = await open();
    const email = await openProfile(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete ${email}?` });
    await dialog.getByText('your workspace and everything stored in it').waitFor();
    const confirm = dialog.getByRole('button', { name: 'Delete account' });
    await confirm.click();
    await dialog.getByText(`Please type ${email}`).waitFor();
    await dialog.getByLabel(/^Type /).fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('Wrong-one-1');
    await confirm.click();
    await page.getByText('Nothing was deleted').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(accountPassword);
    await confirm.click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('Account deleted').waitFor();

    await page.goto('/auth/login', { waitUntil: 'load' });
    await signInOnScreen({ page, email });
    await page.getByRole('alert').getByText('Invalid email or password').waitFor();
  },
);

journey('the outbox shows what no mail server has taken', async ({ open }) => {
  const page = await open();
  const email = await createAccount(page);
  await page.goto('/auth/forgot-password', { waitUntil: 'load' });
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByText(/no mail server/).waitFor();
  await page.goto('/dev/outbox');
  const mail = page.getByRole('listitem').filter({ hasText: `To ${email}` });
  // The worker writes it a moment later.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      return mail.count();
    })
    .toBe(1);
  await mail.getByRole('link', { name: /\/auth\/reset-password\?token=/ }).waitFor();
});

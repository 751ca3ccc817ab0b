import type { Page } from 'playwright-core';
import { accountPassword } from '../../../scripts/testing/create-account.ts';
import { waitForHydration } from '../../../scripts/testing/settle.ts';

export function newEmail(): string {
  return `maria-${crypto.randomUUID().slice(0, 8)}@bella.example`;
}

/** Walks through the sign-up screen up to the click; what follows depends on the server. */
export async function signUpOnScreen({
  page,
  email = newEmail(),
}: {
  page: Page;
  email?: string;
}): Promise<string> {
  await page.goto('/auth/signup');
  await waitForHydration(page);
  await page.getByLabel('Full name').fill('Maria Rossi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(accountPassword);
  await page.getByLabel('Confirm password').fill(accountPassword);
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  return email;
}

export async function signInOnScreen({
  page,
  email,
  password = accountPassword,
}: {
  page: Page;
  email: string;
  password?: string;
}): Promise<void> {
  await waitForHydration(page);
  const button = page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true });
  // The address changes before the page does, and the form before it has the same fields.
  await button.waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button.click();
}

export function dashboard(page: Page) {
  // The one thing in the bar that stays whatever the page below becomes.
  return page.getByRole('banner').getByRole('button', { name: 'Sign Out' });
}

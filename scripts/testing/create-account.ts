import type { Page } from 'playwright-core';
import { termsVersion } from '../../src/shared/contract/accounts.ts';

export const accountPassword = 'Trattoria-7';

/** A fresh account signed in to this page's browser, without walking through the form. Returns its address. */
export async function createAccount(page: Page): Promise<string> {
  const { email, data, headers } = newAccount(page);
  const response = await page.request.post('/api/auth/sign-up/email', { headers, data });
  if (!response.ok()) throw new Error(`The account was not created: ${await response.text()}`);
  return email;
}

/** The same without touching the browser, which stays signed out. */
export async function createAccountElsewhere(page: Page): Promise<string> {
  const { email, data, headers } = newAccount(page);
  const response = await fetch(new URL('/api/auth/sign-up/email', page.url()), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  if (!response.ok) throw new Error(`The account was not created: ${await response.text()}`);
  return email;
}

function newAccount(page: Page) {
  const email = `maria-${crypto.randomUUID().slice(0, 8)}@bella.example`;
  return {
    email,
    headers: { origin: new URL(page.url()).origin },
    data: { name: 'Maria Rossi', email, password: accountPassword, termsVersion },
  };
}

import type { Page } from 'playwright-core';
import { termsVersion } from '../../src/shared/contract/accounts.ts';

export const accountPassword = 'Trattoria-7';

/** A fresh account signed in to this page's browser, without opening a page or walking through the form. Returns its address. */
export async function createAccount(page: Page): Promise<string> {
  const { email, data, headers } = newAccount(await findOrigin(page));
  const response = await page.request.post('/api/auth/sign-up/email', { headers, data });
  if (!response.ok()) throw new Error(`The account was not created: ${await response.text()}`);
  return email;
}

/** The same without touching the browser, which stays signed out. */
export async function createAccountElsewhere(page: Page): Promise<string> {
  const origin = await findOrigin(page);
  const { email, data, headers } = newAccount(origin);
  const response = await fetch(new URL('/api/auth/sign-up/email', origin), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  if (!response.ok) throw new Error(`The account was not created: ${await response.text()}`);
  return email;
}

/** Where this page's browser profile finds the app, whatever the page shows. */
export async function findOrigin(page: Page): Promise<string> {
  const response = await page.request.get('/healthz');
  return new URL(response.url()).origin;
}

function newAccount(origin: string) {
  const email = `maria-${crypto.randomUUID().slice(0, 8)}@bella.example`;
  return {
    email,
    headers: { origin },
    data: { name: 'Maria Rossi', email, password: accountPassword, termsVersion },
  };
}

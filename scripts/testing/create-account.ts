import type { Page } from 'playwright-core';
import { termsVersion } from '../../src/shared/contract/accounts.ts';

export const accountPassword = 'Trattoria-7';

/** A fresh account signed in to this page's browser, without walking through the form. Returns its address. */
export async function createAccount(page: Page): Promise<string> {
  const email = `maria-${crypto.randomUUID().slice(0, 8)}@bella.example`;
  const { origin } = new URL(page.url());
  const answer = await page.request.post('/api/auth/sign-up/email', {
    headers: { origin },
    data: { name: 'Maria Rossi', email, password: accountPassword, termsVersion },
  });
  if (!answer.ok()) throw new Error(`The account was not created: ${await answer.text()}`);
  return email;
}

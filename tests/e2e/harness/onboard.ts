import type { Page } from 'playwright-core';

/** From the dashboard of a new account to the first answers of a website. */
export async function readWebsite({
  page,
  address,
  industry,
}: {
  page: Page;
  address: string;
  industry: string | RegExp;
}): Promise<void> {
  await page.getByRole('button', { name: 'Create chatbot' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Website address').fill(address);
  await dialog.getByRole('button', { name: 'Read my website' }).click();
  await dialog.getByRole('button', { name: industry }).click();
}

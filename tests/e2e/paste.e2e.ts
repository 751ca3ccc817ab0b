/** What an owner copied elsewhere becomes knowledge: a picture of a price list is read, copied cells become a table. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { createScan, toPng } from '../../src/server/engine/ingest/read/testing/create-scan.ts';
import { journey, phone } from './harness/journey.ts';

const lines = [
  [72, 700, 'Prices of the workshop in spring'],
  [72, 660, 'Bicycle check'],
  [300, 660, '$24.00'],
  [72, 630, 'New inner tube'],
  [300, 630, '$18.50'],
  [72, 600, 'Brake pads'],
  // Among prices with two decimals this may be a misread $31.90.
  [300, 600, '$3190'],
] as const;

/** Puts it where the browser's own copy command puts it. */
async function copy(page: Page, copied: { type: string; base64: string }): Promise<void> {
  await page.evaluate(async ({ type, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const item = new ClipboardItem({ [type]: new Blob([bytes], { type }) });
    await navigator.clipboard.write([item]);
  }, copied);
}

/** Opens what was read from the pasted picture, and confirms the price that looks wrong. */
async function checkPasted(page: Page): Promise<void> {
  const row = page
    .getByRole('list', { name: 'Documents' })
    .getByRole('listitem')
    .filter({ hasText: /Pasted picture \d{4}-\d\d-\d\d/ });
  await row.getByText('Ready', { exact: true }).waitFor({ timeout: 150_000 });
  await row.getByRole('button', { name: /^Open/ }).click();
  const dialog = page.getByRole('dialog', { name: /Pasted picture/ });
  await dialog.getByText('$18.50').filter({ visible: true }).first().waitFor();
  const show = dialog.getByRole('button', { name: 'Show original' });
  if (await show.isVisible()) await show.click();
  const original = dialog.getByRole('img', { name: /^Original of Pasted picture/ });
  const widthOf = (picture: HTMLImageElement) => picture.naturalWidth;
  await expect
    .poll(() => original.evaluate(widthOf as (node: Node) => number))
    .toBeGreaterThan(300);
  await dialog.getByText('Please check the marked words').waitFor();
  expect(await dialog.locator('mark').allTextContents()).toEqual(['$3190']);
  await dialog.getByRole('button', { name: /^Confirm: Brake pads/ }).click();
  await dialog.getByText('Confirmed by you').waitFor();
  await expect.poll(() => dialog.locator('mark').count()).toBe(0);
  await page.keyboard.press('Escape');
}

journey(
  'a copied picture is pasted with the keyboard and read, copied cells become a table',
  { timeout: 240_000 },
  async ({ open }) => {
    const picture = toPng(await createScan(lines, { dpi: 110 })).toString('base64');
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await createAccount(page);
    await page.goto('/app?tab=documents');
    await page.getByText('Drop files or folders here', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'Paste', exact: true }).count()).toBe(0);

    await copy(page, { type: 'image/png', base64: picture });
    await page.keyboard.press('Control+V');
    await checkPasted(page);

    const cells = Buffer.from('Boat\tHalf day\nKayak\t24.50 €\n').toString('base64');
    await copy(page, { type: 'text/plain', base64: cells });
    await page.keyboard.press('Control+V');
    const editor = page.getByRole('textbox', { name: 'Text', exact: true });
    await expect.poll(() => editor.inputValue()).toContain('| Kayak | 24.50 € |');
  },
);

journey(
  'a copied picture is pasted with a button on a phone',
  { timeout: 240_000 },
  async ({ open }) => {
    const picture = toPng(await createScan(lines, { dpi: 110 })).toString('base64');
    const page = await open({
      ...{ viewport: phone, hasTouch: true, isMobile: true },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await createAccount(page);
    await page.goto('/app?tab=documents');
    await page.getByText('Choose files to upload').waitFor();
    await copy(page, { type: 'image/png', base64: picture });
    await page.getByRole('button', { name: 'Paste', exact: true }).tap();
    await checkPasted(page);
    expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(phone.width);

    await page.context().clearPermissions();
    await page.getByRole('button', { name: 'Paste', exact: true }).tap();
    await page
      .getByText("Your browser didn't let us read what you copied", { exact: false })
      .waitFor();
  },
);

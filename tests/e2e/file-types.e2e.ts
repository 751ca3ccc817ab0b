/** Spreadsheets, pictures, what is on the clipboard and whole folders become documents, on a desk and on a phone. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { createXlsx } from '../../src/server/engine/ingest/read/testing/create-xlsx.ts';
import { desktop, journey, phone } from './harness/journey.ts';

const documents = (page: Page) =>
  page.getByRole('list', { name: 'Documents' }).getByRole('listitem');

/** Opens a document that is ready and returns its dialog. */
async function openText(page: Page, name: RegExp) {
  const row = documents(page).filter({ hasText: name });
  await row.getByText('Ready', { exact: true }).waitFor({ timeout: 240_000 });
  await row.getByRole('button', { name: /^Open/ }).click();
  return page.getByRole('dialog', { name });
}

/** Drops files and folders of this machine, as a person drags them out of a window. */
async function drop(page: Page, paths: string[]): Promise<void> {
  const box = await page.getByText('Drop files or folders here', { exact: false }).boundingBox();
  if (!box) throw new Error('There is no place to drop files.');
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x, y, data });
  }
}

/** As if a picture or a file had been copied elsewhere. */
async function paste(page: Page, file: { name: string; type: string; bytes: Buffer }) {
  await page.evaluate(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], name, { type }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    { name: file.name, type: file.type, base64: file.bytes.toString('base64') },
  );
}

// Text recognition takes only the time that the processor has left.
const timeout = 400_000;

journey('files of every kind are taken in and read', { timeout }, async ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'askwell-folder-'));
  try {
    const page = await open();
    await createAccount(page);
    await page.goto('/app?tab=documents');

    const workbook = createXlsx(
      [
        {
          name: 'Boats',
          rows: [
            ['Boat', 'Half day'],
            ['Kayak', { number: 24.5, format: 0 }],
            ['Canoe', { number: 32, format: 0 }],
          ],
        },
      ],
      { formats: ['0.00 €'] },
    );
    writeFileSync(join(folder, 'boats.xlsx'), workbook);
    mkdirSync(join(folder, 'rules'));
    writeFileSync(join(folder, 'rules', 'dogs.txt'), 'Dogs wear a life vest on the water.');
    await drop(page, [folder]);
    await documents(page).getByText('dogs.txt').waitFor();
    const sheet = await openText(page, /boats\.xlsx/);
    await sheet.getByText('24.50 €').filter({ visible: true }).first().waitFor();
    await page.keyboard.press('Escape');

    const sign = '../../src/server/engine/ingest/read/testing/price-sign.jpg';
    const bytes = readFileSync(new URL(sign, import.meta.url));
    await paste(page, { name: 'image.jpg', type: 'image/jpeg', bytes });

    await page.setViewportSize(phone);
    const picture = await openText(page, /Pasted picture/);
    await picture
      .getByText(/New inner tube/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await documents(page).getByText('Read from pictures by text recognition').first().waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phone.width);
    await page.setViewportSize(desktop);
    expect(await documents(page).count()).toBe(3);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A folder with a spreadsheet is dropped on the page, and each of its files becomes a document. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { settle } from '../../scripts/testing/settle.ts';
import { createXlsx } from '../../src/server/engine/ingest/read/testing/create-xlsx.ts';
import { expectToFitPhone } from './harness/expect-to-fit-phone.ts';
import { journey } from './harness/journey.ts';

const documents = (page: Page) =>
  page.getByRole('list', { name: 'Documents' }).getByRole('listitem');

/** Opens a document that is ready and returns its dialog. */
async function openText(page: Page, name: RegExp) {
  const row = documents(page).filter({ hasText: name });
  await row.getByText('Ready', { exact: true }).waitFor({ timeout: 150_000 });
  await row.getByRole('button', { name: /^Open/ }).click();
  return page.getByRole('dialog', { name });
}

/** Drops files and folders of this machine, as a person drags them out of a window. */
async function drop(page: Page, paths: string[]): Promise<void> {
  const place = page.getByText('Drop files or folders here', { exact: false });
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  const send = async (type: 'dragEnter' | 'dragOver' | 'drop') => {
    // The place moves while the page around it is still coming in.
    await place.scrollIntoViewIfNeeded();
    const box = await place.boundingBox();
    if (!box) throw new Error('There is no place to drop files.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await session.send('Input.dispatchDragEvent', { type, x, y, data });
  };
  const isTaken = () => place.evaluate((text) => text.closest('.bg-accent-soft') !== null);
  // A browser that hasn't heard yet that the page takes the files takes them back: it is asked from the start again.
  await expect
    .poll(async () => {
      await send('dragEnter');
      await send('dragOver');
      return isTaken();
    })
    .toBe(true);
  await send('dragOver');
  await send('drop');
}

journey('a dropped folder is taken in, and its spreadsheet read', async ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'askwell-folder-'));
  try {
    const page = await open();
    await createAccount(page);
    await page.goto('/app?tab=documents');
    await settle(page);

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
    await expectToFitPhone(page);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

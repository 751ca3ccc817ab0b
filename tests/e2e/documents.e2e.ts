/** Files on their way from an owner's disk, when something is wrong with the file, the line or the plan. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { journey } from './harness/journey.ts';

const text = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`This is ${name}. We open at nine.`),
});

async function openDocuments(page: Page) {
  await createAccount(page);
  await page.goto('/app?tab=documents');
  return {
    uploads: page.getByRole('list', { name: 'Uploads' }).getByRole('listitem'),
    documents: page.getByRole('list', { name: 'Documents' }).getByRole('listitem'),
    choose: (files: ReturnType<typeof text>[]) =>
      page.locator('input[type=file][multiple]').setInputFiles(files),
  };
}

journey('an upload that is cut off can be tried again', async ({ open, tolerate }) => {
  tolerate(/ERR_(FAILED|CONNECTION)/);
  const page = await open();
  const { uploads, documents, choose } = await openDocuments(page);
  await page.route('**/api/documents', (route) => route.abort('connectionreset'), { times: 1 });
  await choose([text('hours.txt')]);
  await uploads.getByRole('button', { name: 'Try again' }).click();
  await documents.getByText('hours.txt').waitFor();
  expect(await uploads.count()).toBe(0);
});

journey('queued files are uploaded while another tab is open', async ({ open }) => {
  const page = await open();
  const { uploads, documents, choose } = await openDocuments(page);
  const held: (() => void)[] = [];
  await page.route('**/api/documents', async (route) => {
    if (route.request().method() === 'POST') await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await choose([text('a.txt'), text('b.txt'), text('c.txt')]);
  await expect.poll(() => held.length).toBe(2);
  await page.getByRole('tab', { name: /Chatbots/ }).click();
  held.shift()?.();
  await expect.poll(() => held.length).toBe(2);
  await page.getByRole('tab', { name: /Documents/ }).click();
  await expect.poll(() => uploads.count()).toBe(2);
  for (const go of held) go();
  await documents.getByText('c.txt').waitFor();
  await expect.poll(() => uploads.count()).toBe(0);
});

journey('a hostile name is shown as the text that it is', async ({ open }) => {
  const page = await open();
  const { documents, choose } = await openDocuments(page);
  page.on('dialog', (dialog) => {
    throw new Error(`Something ran: ${dialog.message()}`);
  });
  const name = '..\\..\\"><img src=x onerror=alert(1)>\u202Efdp.txt';
  await choose([text(name)]);
  const shown = documents.getByText('<img src=x onerror=alert(1)>');
  await shown.waitFor();
  expect(await shown.innerText()).not.toContain('\u202E');
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

journey(
  'what the plan has no room for is refused with the way to more',
  async ({ open, tolerate }) => {
    tolerate(/status of 402/);
    const page = await open();
    const { uploads, choose } = await openDocuments(page);
    await choose(Array.from({ length: 11 }, (_, number) => text(`file-${number}.txt`)));
    const refused = uploads.filter({ has: page.getByRole('link', { name: 'Upgrade' }) });
    await refused
      .getByText("You've reached your document limit. Upgrade to Business to continue.")
      .waitFor();
    expect(await refused.getByRole('link').getAttribute('href')).toContain(
      'intent=upload-document',
    );
    await page.getByText('10 documents').or(page.getByText('10 / 10')).first().waitFor();
  },
);

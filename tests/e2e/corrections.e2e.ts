/** An owner corrects what was read in a file, leaves a passage out, and takes both back. */
import { expect } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { chatbotDefaults } from '../../src/shared/contract/chatbots.ts';
import { journey, phone } from './harness/journey.ts';
import { ask, log } from './harness/widget-parts.ts';

journey(
  'an owner corrects what was read, sees it in answers and undoes it',
  { timeout: 180_000 },
  async ({ open }) => {
    const page = await open({ viewport: phone });
    await page.goto('/');
    await createAccount(page);
    const headers = { origin: new URL(page.url()).origin };
    const made = await page.request.post('/api/chatbots', {
      ...{ headers, data: { ...chatbotDefaults, name: 'Harbor' } },
    });
    const { id } = await made.json();
    await page.goto('/app?tab=documents');
    const name = 'ferry.txt';
    const content = `The ferry leaves at seven.\n\nDogs travel free.\n\nEdition ${Date.now()}.`;
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from(content) }]);
    const row = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
    await row.getByText('Ready', { exact: true }).waitFor();
    const { items } = await (await page.request.get('/api/documents')).json();
    const documentIds = [items[0].id];
    await page.request.put(`/api/chatbots/${id}/documents`, { headers, data: { documentIds } });
    await row.getByRole('button', { name: `Open ${name}` }).click();
    const dialog = page.getByRole('dialog', { name });
    const text = dialog.getByRole('list', { name: 'Text' });

    await dialog.getByRole('button', { name: 'Show original' }).click();
    const original = dialog.frameLocator('iframe');
    await original.getByText('The ferry leaves at seven.').waitFor();
    await dialog.getByRole('button', { name: 'Hide original' }).click();

    await dialog.getByRole('button', { name: 'Correct: The ferry leaves at seven.' }).click();
    const editor = dialog.getByLabel('Always read this passage as');
    await editor.fill(' ');
    await dialog.getByRole('button', { name: 'Save correction' }).click();
    await dialog.getByText('Enter the text, or leave this passage out instead').waitFor();
    await editor.fill('The ferry leaves at half past eight.');
    await dialog.getByRole('button', { name: 'Save correction' }).click();
    await text.getByText('Corrected by you').waitFor();
    await dialog.getByText('The document says: The ferry leaves at seven.').waitFor();
    await dialog.getByRole('button', { name: 'Correct: Dogs travel free.' }).click();
    await dialog.getByRole('button', { name: 'Leave out' }).click();
    await text.getByText('Left out', { exact: true }).waitFor();
    await expect.poll(() => text.getByText(/Reading again/).count(), { timeout: 60_000 }).toBe(0);
    await page.keyboard.press('Escape');

    const visitor = await open({ path: `/chat/${id}` });
    await ask(visitor, 'When does the ferry leave?');
    await log(visitor)
      .getByText(/half past eight/)
      .first()
      .waitFor();
    await visitor.close();

    await page.getByRole('button', { name: '2 corrections' }).click();
    const corrections = page.getByRole('dialog', { name: 'Corrections' });
    const listed = corrections.getByRole('listitem');
    await listed.filter({ hasText: 'Dogs travel free.' }).getByText('In use').waitFor();
    await listed
      .filter({ hasText: 'The ferry leaves at seven.' })
      .getByRole('button', { name: /^Undo/ })
      .click();
    await expect.poll(() => listed.count()).toBe(1);
    await page.keyboard.press('Escape');

    await row.getByRole('button', { name: `Open ${name}` }).click();
    await dialog.getByRole('button', { name: 'Correct: The ferry leaves at seven.' }).waitFor();
    await dialog.getByText('Corrections (1)').click();
    await dialog.getByRole('list', { name: 'Corrections' }).getByText('Left out').waitFor();
  },
);

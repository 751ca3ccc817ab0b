/** Questions and answers come from a spreadsheet and go back into one. */
import { expect } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { chatbotDefaults } from '../../src/shared/contract/chatbots.ts';
import { journey, phone } from './harness/journey.ts';
import { ask, log } from './harness/widget-parts.ts';

journey(
  'an owner imports answers after a preview, gets them asked in other words and exports them',
  { timeout: 180_000 },
  async ({ open, tolerate }) => {
    tolerate(/status of 400 .*\/answers\/import/);
    const page = await open({ viewport: phone });
    await page.goto('/');
    await createAccount(page);
    const headers = { origin: new URL(page.url()).origin };
    const made = await page.request.post('/api/chatbots', {
      ...{ headers, data: { ...chatbotDefaults, name: 'Climbing hall' } },
    });
    const { id } = await made.json();
    await page.goto('/app?tab=documents&source=answers');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import questions and answers' });
    const choose = (name: string, text: string) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles([{ name, mimeType: 'text/csv', buffer: Buffer.from(text) }]);
    await choose('one-column.csv', 'just\nwords\n');
    await dialog.getByText('We need two columns').waitFor();
    await choose(
      'answers.csv',
      'question,answer\nDo you have a kids play area?,"Yes, next to the bar."\n,Lost\nDo you have a KIDS play area,Twice\nCan I rent shoes?,=3 euros\n',
    );
    const rows = dialog.getByRole('list', { name: 'Rows' }).getByRole('listitem');
    await rows.filter({ hasText: 'Row 3' }).getByText('Question is required').waitFor();
    await rows.filter({ hasText: 'Row 4' }).getByText('Same question as in row 2').waitFor();
    await dialog.getByRole('button', { name: 'Import 2 answers' }).click();
    await page.getByText('2 added, 2 left out').waitFor();
    await page.getByText('2 questions').waitFor();

    const visitor = await open({ path: `/chat/${id}` });
    await ask(visitor, 'can I rent shoes');
    await log(visitor).getByText('=3 euros').waitFor();
    await visitor.close();

    const link = page.getByRole('link', { name: 'Export CSV' });
    const exported = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(await exported.text()).toContain("Can I rent shoes?,'=3 euros");
  },
);

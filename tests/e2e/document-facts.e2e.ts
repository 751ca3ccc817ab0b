/** What was found in a document, and an owner who knows better. */
import { expect } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { journey, phone } from './harness/journey.ts';
import { runSql } from './harness/run-sql.ts';

const facts = {
  tables: [
    {
      title: 'Boarding',
      columns: [
        { name: 'Animal', role: 'name', unit: '' },
        { name: 'Per night', role: 'price', unit: '$' },
      ],
      rows: [
        { block: 0, row: 2, cells: ['Cat', '$18'] },
        { block: 0, row: 3, cells: ['Rabbit', '$12'] },
      ],
    },
  ],
  schedules: [{ subject: 'Reception', lines: [{ block: 0, text: 'Mon-Fri 7-7' }] }],
  contacts: [{ kind: 'phone', label: '', value: '555 0175', block: 0 }],
  passageOfBlock: [0],
};

journey('an owner corrects, hides and restores what was found', async ({ open }) => {
  const page = await open({ viewport: phone });
  await createAccount(page);
  await page.goto('/app?tab=documents');
  const name = 'boarding.txt';
  const buffer = Buffer.from(`Reception is open Mon-Fri 7-7. ${Date.now()}`);
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([{ name, mimeType: 'text/plain', buffer }]);
  const row = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  await row.getByText('Ready', { exact: true }).waitFor();
  const list = await page.request.get('/api/documents');
  const [document] = ((await list.json()) as { items: { id: string }[] }).items;
  await runSql('update document_facts set facts = $1 where document_id = $2', [
    JSON.stringify(facts),
    document?.id,
  ]);
  await row.getByRole('button', { name: `Open ${name}` }).click();
  const dialog = page.getByRole('dialog');

  await dialog.getByRole('button', { name: 'Edit opening hours: Mon-Fri 7-7' }).click();
  const editor = dialog.getByLabel('New text for opening hours');
  await editor.fill('  ');
  await editor.press('Enter');
  await dialog.getByText('Enter a value, or hide this instead').waitFor();
  await editor.fill('Mon-Fri 8-6');
  await editor.press('Enter');
  await dialog.getByText('Corrected by you').waitFor();
  await dialog.getByText('The document says: Mon-Fri 7-7').waitFor();

  await dialog.getByRole('button', { name: 'Hide Phone: 555 0175' }).click();
  await dialog.getByText('Not used in answers').waitFor();

  await dialog.getByText('Boarding: 2 items').click();
  await dialog.getByRole('button', { name: 'Details of Cat' }).click();
  await dialog.getByRole('button', { name: 'Edit Per night of Cat: $18' }).click();
  await dialog.getByLabel('New text for Per night of Cat').fill('$21');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('The document says: $18').waitFor();

  await page.reload();
  await row.getByRole('button', { name: `Open ${name}` }).click();
  await dialog.getByText('Mon-Fri 8-6').waitFor();
  await dialog.getByRole('button', { name: 'Undo opening hours: Mon-Fri 8-6' }).click();
  await dialog.getByRole('button', { name: 'Edit opening hours: Mon-Fri 7-7' }).waitFor();
  await dialog.getByRole('button', { name: 'Undo Phone: 555 0175' }).click();
  await dialog.getByRole('button', { name: 'Hide Phone: 555 0175' }).waitFor();
  expect(await dialog.getByText('Not used in answers').count()).toBe(0);
});

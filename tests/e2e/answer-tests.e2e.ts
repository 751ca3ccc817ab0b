/** Tests come from the documents, a changed document fails one, and both answers are shown. */
import { expect } from 'vitest';
import { createAccount, findOrigin } from '../../scripts/testing/create-account.ts';
import { findAxeViolations } from './harness/find-axe-violations.ts';
import { desktop, journey, phone } from './harness/journey.ts';
import { createChatbot, teachChatbot } from './harness/shop.ts';

const handbook = `# Opening hours

Monday to Friday: 9:00 - 17:00

Saturday: 10:00 - 14:00

# How much is a bike service?

A bike service costs 45 euros and takes two days.

# Do you rent helmets?

Yes, helmets cost 6.50 euros a day.`;

journey.for([
  ['a desktop', desktop],
  ['a phone', phone],
] as const)(
  'suggested tests are accepted and tell of a change on %s',
  { timeout: 240_000 },
  async ([, viewport], { open }) => {
    const page = await open({ viewport });
    await page.goto('/');
    await createAccount(page);
    const id = await createChatbot({ page });
    await teachChatbot({ page, id, name: 'handbook.md', text: handbook });
    await page.goto(`/app/chatbots/${id}/tests`);
    await page.getByRole('heading', { name: 'No tests yet' }).waitFor();
    await page.getByRole('button', { name: 'Suggest tests' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tests from your documents' });
    await dialog.getByText('Do you rent helmets?').waitFor();
    await dialog.getByText('When are you open on Saturday?').waitFor();
    const offered = await dialog.getByRole('checkbox').count();
    expect(offered).toBeGreaterThanOrEqual(4);
    await dialog.getByRole('button', { name: `Add ${offered} tests` }).click();
    await page.getByText(`${offered} passed`).waitFor();

    await page.getByRole('button', { name: 'Add test' }).click();
    const form = page.getByRole('dialog', { name: 'New test' });
    await form.getByRole('button', { name: 'Save test' }).click();
    await form.getByText('Question is required').waitFor();
    await form.getByRole('textbox', { name: 'Question' }).fill('Do you sell cars?');
    await form
      .getByRole('combobox', { name: 'What should happen?' })
      .selectOption('It says it doesn’t know');
    await form.getByRole('button', { name: 'Save test' }).click();
    await page.getByText(`${offered + 1} passed`).waitFor();

    const documents = await (await page.request.get('/api/documents')).json();
    const headers = { origin: await findOrigin(page) };
    const text = handbook.replace('6.50 euros', '8.50 euros');
    const documentId = documents.items[0].id;
    const replaced = await page.request.put(`/api/documents/${documentId}/file`, {
      headers,
      multipart: {
        file: { name: 'handbook.md', mimeType: 'text/markdown', buffer: Buffer.from(text) },
      },
    });
    expect(replaced.ok()).toBe(true);
    await expect
      .poll(
        async () => (await (await page.request.get(`/api/documents/${documentId}`)).json()).state,
      )
      .toBe('ready');
    await page.getByRole('button', { name: 'Run tests' }).click();
    await page.getByText('1 failed').waitFor();
    await page.getByText(`${offered} passed`).waitFor();
    const failed = page
      .getByRole('list', { name: 'Tests' })
      .getByRole('listitem')
      .filter({ hasText: 'Do you rent helmets?' })
      .first();
    await failed.getByText('“6.50 euros” is missing.').waitFor();
    await failed.getByRole('button', { name: 'Compare answers to Do you rent helmets?' }).click();
    const before = failed.getByRole('region', { name: 'Before, when it passed' });
    await before.locator('del', { hasText: '6.50' }).waitFor();
    await failed.getByRole('region', { name: 'Now' }).locator('ins', { hasText: '8.50' }).waitFor();
    await failed.getByRole('region', { name: 'Used now' }).getByText('8.50').waitFor();
    expect(await findAxeViolations({ page })).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);

    await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Failed (1)' });
    await page.getByText('Do you sell cars?').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Change the test Do you rent helmets?' }).click();
    const change = page.getByRole('dialog', { name: 'Change this test' });
    await change.getByRole('textbox', { name: 'The answer contains' }).fill('$8.50');
    await change.getByRole('button', { name: 'Save test' }).click();
    // Dollars are not euros, however alike the number is.
    await failed.getByText('“$8.50” is missing.').waitFor();
  },
);

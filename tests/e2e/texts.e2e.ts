/** Knowledge is typed in, answers, is changed in two tabs, and leaves again. */
import { expect } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { chatbotDefaults } from '../../src/shared/contract/chatbots.ts';
import { journey, phone } from './harness/journey.ts';
import { ask, log } from './harness/widget-parts.ts';

journey(
  'an owner types a text that answers, keeps a draft and resolves a conflict',
  { timeout: 180_000 },
  async ({ open, tolerate }) => {
    tolerate(/status of 409 .*\/api\/texts\//);
    const page = await open({ viewport: phone });
    await page.goto('/');
    await createAccount(page);
    const headers = { origin: new URL(page.url()).origin };
    const made = await page.request.post('/api/chatbots', {
      headers,
      data: { ...chatbotDefaults, name: 'Kiln' },
    });
    const { id } = await made.json();
    await page.goto('/app?tab=documents&source=text');
    await page.getByRole('button', { name: 'Add text' }).click();
    await page.getByRole('button', { name: 'Save text' }).click();
    await page.getByText('Enter a title').waitFor();
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
    const label = await page.getByText('Title', { exact: true }).boundingBox();
    const header = await page.locator('header').first().boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));

    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await title.fill('Courses');
    await text.fill('Opening hours');
    await page.getByRole('button', { name: 'Heading' }).click();
    expect(await text.inputValue()).toBe('## Opening hours');
    await text.press('End');
    await text.pressSequentially('\nThe kiln opens at ten.');
    await page.reload();
    expect(await text.inputValue()).toBe('## Opening hours\nThe kiln opens at ten.');
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('region', { name: 'Preview' }).getByText('Opening hours').waitFor();
    await page.getByRole('button', { name: 'Save text' }).click();
    const row = page.getByRole('list', { name: 'Texts' }).getByRole('listitem');
    await row.getByText('Ready').waitFor();

    const visitor = await open({ path: `/chat/${id}` });
    await ask(visitor, 'When does the kiln open?');
    await log(visitor).getByText('The kiln opens at ten.').first().waitFor();
    await visitor.close();

    await row.getByRole('button', { name: 'Edit Courses' }).click();
    await text.fill('The kiln opens at nine.');
    const textId = new URL(page.url()).searchParams.get('text');
    const elsewhere = await page.request.put(`/api/texts/${textId}`, {
      headers,
      data: { title: 'Courses', text: 'The kiln opens at eight.', version: 1 },
    });
    expect(elsewhere.ok()).toBe(true);
    await page.getByRole('button', { name: 'Save text' }).click();
    const dialog = page.getByRole('dialog', { name: 'This text was changed elsewhere' });
    await dialog.getByText('The kiln opens at eight.').waitFor();
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await row.getByText('Ready').waitFor();
    const now = await (await page.request.get(`/api/texts/${textId}`)).json();
    expect(now).toMatchObject({ text: 'The kiln opens at nine.', version: 3 });

    // A message stays as long as the pointer is over it.
    await page.mouse.move(0, 0);
    await row.getByRole('button', { name: 'More for Courses' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete document' }).click();
    await page.getByText('No texts yet').waitFor();
  },
);

/** A change that breaks a test is held back until its owner fixes it, and an earlier version is restored. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount, findOrigin } from '../../scripts/testing/create-account.ts';
import { findAxeViolations } from './harness/find-axe-violations.ts';
import { desktop, journey, phone } from './harness/journey.ts';
import { createChatbot, teachChatbot } from './harness/shop.ts';

const handbook = (price: string) => `# How much is a bike service?

A bike service costs 45 euros and takes two days.

# Do you rent helmets?

Yes, helmets cost ${price} euros a day.`;
const question = 'Do you rent helmets?';

async function replace({ page, text }: { page: Page; text: string }): Promise<void> {
  const { items } = await (await page.request.get('/api/documents')).json();
  const replaced = await page.request.put(`/api/documents/${items[0].id}/file`, {
    headers: { origin: await findOrigin(page) },
    multipart: {
      file: { name: 'handbook.md', mimeType: 'text/markdown', buffer: Buffer.from(text) },
    },
  });
  expect(replaced.ok()).toBe(true);
}

/** What the chat on a site would say. */
async function askAsVisitor({ page, id }: { page: Page; id: string }): Promise<string> {
  const response = await page.request.post(`/api/chat/${id}/messages`, {
    headers: { origin: await findOrigin(page), accept: 'application/json' },
    data: { text: question },
  });
  return (await response.json()).answer;
}

const readDraft = async ({ page, id }: { page: Page; id: string }) =>
  (await page.request.get(`/api/chatbots/${id}/draft`)).json();

journey.for([
  ['a desktop', desktop],
  ['a phone', phone],
] as const)(
  'a change that breaks a test is held, fixed and published, and a version restored on %s',
  { timeout: 300_000 },
  async ([, viewport], { open }) => {
    const page = await open({ viewport });
    await page.goto('/');
    await createAccount(page);
    const id = await createChatbot({ page });
    await teachChatbot({ page, id, name: 'handbook.md', text: handbook('6.50') });
    const headers = { origin: await findOrigin(page) };
    const tests = [
      { question, expectations: { facts: ['6.50 euros'] } },
      { question: 'How much is a bike service?', expectations: { facts: ['45 euros'] } },
    ];
    await page.request.post(`/api/chatbots/${id}/tests/bulk`, { headers, data: { items: tests } });
    const patient = { timeout: 60_000, interval: 500 };
    await expect.poll(async () => (await readDraft({ page, id })).published, patient).toBe(1);

    await replace({ page, text: handbook('8.50') });
    await page.goto(`/app/chatbots/${id}/versions`);
    const notice = page.getByRole('status').filter({ hasText: 'Your last change isn’t live yet' });
    await notice.waitFor({ timeout: 60_000 });
    await notice.getByText('“6.50 euros” is missing.').waitFor();
    await notice.getByText('Visitors still get version 1.').waitFor();
    expect(await askAsVisitor({ page, id })).toContain('6.50');
    const list = page.getByRole('list', { name: 'Versions' });
    await list.getByText('Not live: tests fail').waitFor();
    await page.getByRole('button', { name: 'Compare the draft' }).click();
    await page.getByRole('region', { name: 'Documents' }).getByText('8.50').waitFor();
    expect(await findAxeViolations({ page })).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);

    await page.goto(`/app/chatbots/${id}/playground`);
    const chat = page.getByRole('log', { name: 'Test chat' });
    const ask = async () => {
      await page.getByRole('textbox', { name: 'Your question' }).fill(question);
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
    };
    await page.getByRole('button', { name: 'Draft', exact: true }).waitFor();
    await ask();
    await chat.getByText('helmets cost 8.50 euros').first().waitFor();
    await page.getByRole('button', { name: 'Live', exact: true }).click();
    await ask();
    await chat.getByText('helmets cost 6.50 euros').first().waitFor();

    await page.goto('/app');
    await page.getByRole('heading', { name: 'Changes that aren’t live' }).waitFor();
    await page.getByRole('link', { name: /^Review the change of/ }).click();
    await notice.waitFor();

    await replace({ page, text: `${handbook('6.50')}\n\nBring your size.` });
    await notice.waitFor({ state: 'detached', timeout: 60_000 });
    await expect.poll(async () => (await readDraft({ page, id })).published, patient).toBe(2);

    await page.goto(`/app/chatbots/${id}/versions`);
    await list.getByText('Changed handbook.md').waitFor();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Restore version 1?' });
    await dialog.getByRole('button', { name: 'Restore version' }).click();
    await list.getByText('Version 1 restored').waitFor();
    const newest = list.getByRole('listitem').filter({ hasText: 'Version 3' }).first();
    await newest.getByText('Live', { exact: true }).waitFor();
    const { items } = await (await page.request.get('/api/documents')).json();
    const file = await page.request.get(`/api/documents/${items[0].id}/file`);
    expect(await file.text()).toBe(handbook('6.50'));
  },
);

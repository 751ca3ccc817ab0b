/** An installation with analytics, the playground and uploads switched off: no screen, no link, status 404. */
import { afterAll, beforeAll, expect } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import type { App } from '../../scripts/testing/start-app.ts';
import { chatbotDefaults } from '../../src/shared/contract/chatbots.ts';
import { journey } from './harness/journey.ts';
import { startPreparedApp } from './harness/prepared-data.ts';

let app: App;

beforeAll(async () => {
  app = await startPreparedApp({
    FLAG_ANALYTICS: 'false',
    FLAG_CHATBOT_TESTING: 'false',
    FLAG_DOCUMENT_UPLOAD: 'false',
  });
});
afterAll(async () => {
  await app.stop();
});

journey('what is switched off has no screen, no link and no page', async ({ open, tolerate }) => {
  tolerate(/status of 404/);
  const page = await open({ baseURL: app.address });
  await createAccount(page);
  await page.goto('/app');
  await page.getByRole('heading', { name: 'Welcome, Maria' }).waitFor();
  await page.getByRole('heading', { name: 'Two steps to your first answer' }).waitFor();
  expect(await page.getByRole('link', { name: 'Analytics' }).count()).toBe(0);
  expect(await page.getByRole('tab', { name: /Documents/ }).count()).toBe(0);

  await page.getByRole('button', { name: 'Create chatbot' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Restaurants & Food/ }).click();
  await dialog.getByRole('button', { name: 'Create chatbot' }).click();
  await page.waitForURL('**/app/chatbots/*/answers');
  const sections = page.getByRole('navigation', { name: 'Sections of this chatbot' });
  await expect
    .poll(() => sections.getByRole('link').allInnerTexts())
    .toEqual([
      'Basics',
      'Conversation',
      'Handover',
      'Wording',
      'Actions',
      'Booking',
      'Appearance',
      'Model',
      'Answers',
      'Health',
      'Versions',
      'Access',
      'Install',
    ]);

  const chatbot = page.url().replace(/\/answers$/, '');
  for (const address of [`${chatbot}/playground`, `${chatbot}/knowledge`, '/app/analytics']) {
    expect((await page.goto(address))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Lost in Space?' }).waitFor();
  }
});

journey('calls of what is switched off are answered with 404', async ({ open }) => {
  const page = await open({ baseURL: app.address });
  await createAccount(page);
  const headers = { origin: app.address };
  const made = await page.request.post('/api/chatbots', {
    headers,
    data: { ...chatbotDefaults, name: 'Front desk' },
  });
  const { id } = await made.json();
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('We are open.') };
  for (const answer of [
    await page.request.get('/api/analytics'),
    await page.request.post(`/api/chatbots/${id}/playground`, { headers, data: { text: 'Hi' } }),
    await page.request.post('/api/documents', { headers, multipart: { file } }),
  ])
    expect(answer.status()).toBe(404);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { createShop } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { chatPagePolicy } from './routes.ts';

let app: TestApp;
let chatbotId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ chatbotId } = await createShop({ app }));
});
afterAll(() => app.close());

test('the chat as a page: the widget and nothing inline, the name as text', async () => {
  await app.deps.database.orm.update(chatbots).set({ name: '</title><script>alert(1)</script>' });
  const response = await app.request(`/chat/${chatbotId}`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(`data-chatbot-id="${chatbotId}" data-mode="page"`);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('the page is in the first of the browser’s languages that we have', async () => {
  const languageFor = async (accepted: string) => {
    const headers = { 'accept-language': accepted };
    const response = await app.request(`/chat/${chatbotId}`, { headers });
    return /<html lang="(.*)">/.exec(await response.text())?.[1];
  };
  expect(await languageFor('hi, pt-BR;q=0.9, de;q=0.8')).toBe('pt');
  expect(await languageFor('ja')).toBe('ja');
  expect(await languageFor('hi')).toBe('en');
  expect(await languageFor('"><script>')).toBe('en');
});

test('a chatbot that does not exist has no page', async () => {
  for (const id of [crypto.randomUUID(), 'nonsense', '%22%3E']) {
    expect((await app.request(`/chat/${id}`)).status).toBe(404);
  }
});

test('only the sites on the list may frame it; without a list any may', () => {
  expect(chatPagePolicy([])).toMatch(/frame-ancestors \*$/);
  expect(chatPagePolicy(['shop.example', '*.shop.example'])).toMatch(
    /frame-ancestors 'self' shop\.example \*\.shop\.example$/,
  );
});

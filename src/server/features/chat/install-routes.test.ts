import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLiveChatbot } from '#server/features/chatbots/service.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant } from '#server/testing/tenants.ts';
import type { InstallAnswer } from '#shared/contract/install.ts';
import { recordPing } from './ping.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('an owner sees where the widget was seen and refused; nobody else does', async () => {
  const ann = await createTenant(app);
  const bob = await createTenant(app);
  const { id } = await ann.createChatbot();
  const { deps } = app;
  const chatbot = await findLiveChatbot({ deps, id });
  if (!chatbot) throw new Error('The chatbot is not there');
  await recordPing({ deps, chatbot, origin: 'https://shop.example', isRefused: false });
  await recordPing({ deps, chatbot, origin: 'https://thief.example', isRefused: true });
  const path = `/api/chatbots/${id}/install`;
  const { items } = (await ann.send<InstallAnswer>('GET', path)).body;
  expect(items).toHaveLength(2);
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ origin: 'https://shop.example', refused: false }),
      expect.objectContaining({ origin: 'https://thief.example', refused: true }),
    ]),
  );
  expect((await bob.send('GET', path)).status).toBe(404);
  expect((await app.request(path)).status).toBe(401);
});

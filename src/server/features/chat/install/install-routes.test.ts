import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLiveChatbot } from '#server/features/chatbots/index.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant } from '#server/testing/tenants.ts';
import type { InstallResponse } from '#shared/contract/install.ts';
import { recordPing } from './ping.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('an owner sees where the widget was seen and refused; no one else does', async () => {
  const ann = await createTenant(app);
  const bob = await createTenant(app);
  const { id } = await ann.createChatbot();
  const { deps } = app;
  const chatbot = await findLiveChatbot({ deps, id });
  if (!chatbot) throw new Error('The chatbot is not there');
  const address = '203.0.113.1';
  await recordPing({ deps, chatbot, address, origin: 'https://shop.example', isRefused: false });
  await recordPing({ deps, chatbot, address, origin: 'https://thief.example', isRefused: true });
  const path = `/api/chatbots/${id}/install`;
  const { items } = (await ann.send<InstallResponse>('GET', path)).body;
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

test('made-up sites do not crowd out the real one', async () => {
  const ann = await createTenant(app);
  const { id } = await ann.createChatbot();
  const ping = (origin: string, from: string) =>
    app.request(`/api/chat/${id}/config`, { headers: { origin }, from });
  const list = async () => {
    const { body } = await ann.send<InstallResponse>('GET', `/api/chatbots/${id}/install`);
    return body.items.map(({ origin }) => origin);
  };
  for (let n = 0; n < 30; n++) await ping(`https://fake-${n}.example`, '203.0.113.7');
  expect(await list()).toHaveLength(20);
  for (let n = 0; n < 60; n++) {
    app.clock.advance(1);
    await ping(`https://other-${n}.example`, `198.51.100.${n}`);
  }
  app.clock.advance(1);
  await ping('https://real.example', '192.0.2.1');
  const origins = await list();
  expect(origins).toHaveLength(50);
  expect(origins[0]).toBe('https://real.example');
});

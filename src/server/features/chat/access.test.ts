import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { widgetPings } from '#server/db/schema/conversations.ts';
import { createShop, type Shop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import type { ChatHistory, IdentifyResponse } from '#shared/contract/chat.ts';

let app: TestApp;
let open: Shop;
let listed: Shop;
beforeAll(async () => {
  app = await createTestApp();
  open = await createShop({ app });
  const allowedDomains = ['good.test', '*.wide.test', 'localhost:4000'];
  listed = await createShop({ app, settings: { allowedDomains } });
});
afterAll(() => app.close());

const call = (of: Shop, path: string, init: Parameters<TestApp['request']>[1]) =>
  app.request(`/api/chat/${of.chatbotId}/${path}`, { asBrowser: false, ...init });

describe('allowed domains', () => {
  test.each([
    ['https://good.test', 200],
    ['http://good.test', 200],
    ['https://a.wide.test', 200],
    ['https://a.b.wide.test', 200],
    ['http://localhost:4000', 200],
    ['http://localhost:3000', 200],
    ['https://wide.test', 403],
    ['https://evilwide.test', 403],
    ['https://www.good.test', 403],
    ['https://evilgood.test', 403],
    ['https://good.test.evil.test', 403],
    ['https://good.test:8443', 403],
    ['http://localhost:4001', 403],
    ['null', 403],
    ['file://', 403],
    ['', 403],
  ])('%s gets %i', async (origin, status) => {
    const headers = { origin, referer: 'https://good.test/' };
    for (const path of ['config', 'messages'] as const) {
      const json = path === 'messages' ? { json: { text: 'Hello' } } : {};
      const response = await call(listed, path, { headers, ...json });
      await response.text();
      expect(response.status).toBe(status);
      const allowed = response.headers.get('access-control-allow-origin');
      expect(allowed).toBe(status === 200 ? origin : null);
      expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    }
  });

  test('a page that hides its origin is refused, a program is not', async () => {
    const hidden = { 'sec-fetch-site': 'cross-site' };
    expect((await call(listed, 'config', { headers: hidden })).status).toBe(403);
    expect((await call(listed, 'config', {})).status).toBe(200);
  });

  test('without a list any site may ask, but never with cookies', async () => {
    const headers = { origin: 'https://anywhere.test', 'access-control-request-method': 'POST' };
    const preflight = await call(open, 'messages', { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': 'https://anywhere.test',
      'access-control-allow-methods': 'GET, POST, DELETE',
    });
    expect(preflight.headers.has('access-control-allow-credentials')).toBe(false);
    const refused = await call(listed, 'messages', { method: 'OPTIONS', headers });
    expect(refused.status).toBe(403);
    expect(refused.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('where it was seen and refused is remembered for the owner', async () => {
    await call(listed, 'ping', { method: 'POST', headers: { origin: 'https://good.test' } });
    const pings = await app.deps.database.orm
      .select()
      .from(widgetPings)
      .where(eq(widgetPings.chatbotId, listed.chatbotId));
    expect(pings).toContainEqual(
      expect.objectContaining({ origin: 'https://good.test', refused: false }),
    );
    expect(pings).toContainEqual(
      expect.objectContaining({ origin: 'https://evilgood.test', refused: true }),
    );
  });

  test('the config counts no chatbots and no documents', async () => {
    const spy = vi.spyOn(app.deps.database.pool, 'query');
    await call(open, 'config', {});
    const asked = spy.mock.calls.map(([query]) => JSON.stringify(query));
    spy.mockRestore();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((text) => /select count\(\*\) from/i.test(text))).toEqual([]);
  });

  test('the config tells a page nothing it must not know', async () => {
    const text = await (await call(open, 'config', {})).text();
    expect(text).not.toMatch(/systemPrompt|allowedDomains|notifyEmails|workspace|retention/);
  });
});

describe('who a visitor is', () => {
  const sign = (o: { secret: string; claims: object; alg?: string }) => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const body = `${encode({ alg: o.alg ?? 'HS256', typ: 'JWT' })}.${encode(o.claims)}`;
    const signature = createHmac('sha256', o.secret).update(body).digest('base64url');
    return `${body}.${o.alg === 'none' ? '' : signature}`;
  };
  const createSecret = async (of: Shop) =>
    (await of.browser.call<{ secret: string }>(`/api/chatbots/${of.chatbotId}/identity-secret`, {}))
      .body.secret;

  test('is believed by signature only, and then known on every device', async () => {
    const secret = await createSecret(open);
    const foreign = await createSecret(listed);
    const exp = app.clock.now().getTime() / 1000 + 600;
    const claims = { sub: '42', email: 'ann@customer.test', name: 'Ann', exp };
    const visitor = new TestVisitor({ app, chatbotId: open.chatbotId });
    const { body } = await visitor.ask('Hello', { identity: sign({ secret, claims }) });

    const identify = async (identity: string) => {
      const response = await call(open, 'identify', { json: { identity } });
      return (await response.json()) as IdentifyResponse;
    };
    const known = await identify(sign({ secret, claims }));
    expect(known.conversationId).toBe(body.conversationId);
    const elsewhere = new TestVisitor({ app, chatbotId: open.chatbotId });
    elsewhere.token = known.visitorToken;
    const history = (await (await elsewhere.request('history')).json()) as ChatHistory;
    expect(history.messages[0]?.text).toBe('Hello');

    const forgeries = [
      sign({ secret: foreign, claims }),
      sign({ secret, claims, alg: 'none' }),
      sign({ secret, claims, alg: 'HS512' }),
      sign({ secret, claims: { ...claims, exp: exp - 700 } }),
      sign({ secret, claims: { ...claims, exp: undefined } }),
      sign({ secret, claims: { ...claims, aud: listed.chatbotId } }),
      sign({ secret: '', claims }),
      'x.y.z',
    ];
    for (const identity of forgeries) {
      expect(await identify(identity)).toEqual({ conversationId: null, visitorToken: null });
      const stranger = new TestVisitor({ app, chatbotId: open.chatbotId });
      const asked = await stranger.ask('Hi', { identity, visitor: { email: 'ann@customer.test' } });
      expect(asked.body.conversationId).not.toBe(body.conversationId);
      const inbox = await open.browser.call<{ conversation: { visitor: { isVerified: boolean } } }>(
        `/api/conversations/${asked.body.conversationId}`,
      );
      expect(inbox.body.conversation.visitor.isVerified).toBe(false);
    }
  });
});

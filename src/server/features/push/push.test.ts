import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGuardedFetch } from '#server/adapters/outbound/guarded-fetch.ts';
import { conversationJobs } from '#server/features/conversations/jobs.ts';
import { createShop, type Shop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { joinTeam } from '#server/testing/team-fixtures.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { pushResponse } from '#shared/contract/push.ts';
import { visitorAlias } from '#shared/visitor-alias.ts';
import {
  type PushServiceDouble,
  startPushService,
} from '../../../../tests/doubles/push-service.ts';

let service: PushServiceDouble;
let app: TestApp;
let shop: Shop;

beforeAll(async () => {
  service = await startPushService();
  const variables = {
    WEBHOOK_TRUSTED_ORIGINS: service.origin,
    PLAN_WITHOUT_PAYMENTS: 'enterprise',
  };
  app = await createTestApp({ variables });
});
beforeEach(async () => {
  shop = await createShop({ app });
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const read = async (browser: TestBrowser) =>
  pushResponse.parse((await browser.call('/api/push')).body);

const put = (browser: TestBrowser, json: object) =>
  browser.call('/api/push/device', json, { method: 'PUT' });

/** A browser that has allowed notifications. */
async function turnOn(browser: TestBrowser) {
  const { publicKey } = await read(browser);
  const device = service.subscribe(publicKey);
  const { status, body } = await put(browser, { ...device.subscription, publicKey });
  expect(status).toBe(200);
  const { devices } = pushResponse.parse(body);
  return { ...device, id: devices.find(({ isCurrent }) => isCurrent)?.id ?? '' };
}

/** Asks for a human; then the worker does what waits. */
async function waitForHuman(chatbotId = shop.chatbotId) {
  const visitor = new TestVisitor({ app, chatbotId });
  const { body } = await visitor.ask('Can I talk to a human?');
  await runJobs();
  return body.conversationId;
}

async function runJobs(): Promise<void> {
  const { rows } = await app.deps.database.orm.execute<{ data: object }>(
    sql`delete from pgboss.job where name = 'push-waiting' returning data`,
  );
  const job = conversationJobs(app.deps).find(({ name }) => name === 'push-waiting');
  for (const { data } of rows) await job?.handle(data, new AbortController().signal);
}

const aliasOf = async (conversationId: string): Promise<string> => {
  const { rows } = await app.deps.database.orm.execute<{ visitor_id: string }>(
    sql`select visitor_id from conversations where id = ${conversationId}`,
  );
  return visitorAlias(rows[0]?.visitor_id ?? '');
};

test('a waiting visitor is announced to a browser that turned notifications on', async () => {
  const device = await turnOn(shop.browser);
  const conversationId = await waitForHuman();
  expect(service.refused).toEqual([]);
  expect(device.arrived.map(({ message }) => message)).toEqual([
    {
      title: 'A visitor is waiting',
      text: 'Bakery',
      path: `/app/inbox/${conversationId}`,
      tag: `waiting-${conversationId}`,
    },
  ]);
  const [{ headers, claims } = expect.fail()] = device.arrived;
  expect(headers.urgency).toBe('high');
  expect(Number(headers.ttl)).toBeGreaterThan(0);
  expect(claims.aud).toBe(service.origin);
});

test.each([
  ['de', 'Ein Besucher wartet'],
  ['es', 'Un visitante está esperando'],
])('is announced in the language of the account: %s', async (locale, title) => {
  const device = await turnOn(shop.browser);
  await app.deps.database.orm.execute(
    sql`update users set locale = ${locale} from push_devices d where d.id = ${device.id} and users.id = d.user_id`,
  );
  const conversationId = await waitForHuman();
  expect(device.arrived.map(({ message }) => message)).toEqual([
    expect.objectContaining({ title, path: `/${locale}/app/inbox/${conversationId}` }),
  ]);
});

test('what the visitor wrote is sent only to a device that allows it', async () => {
  const device = await turnOn(shop.browser);
  const path = `/api/push/devices/${device.id}`;
  await shop.browser.call(path, { showsText: true }, { method: 'PATCH' });
  const conversationId = await waitForHuman();
  expect(device.arrived.map(({ message }) => message)).toEqual([
    expect.objectContaining({
      title: `${await aliasOf(conversationId)} is waiting`,
      text: 'Bakery: Can I talk to a human?',
    }),
  ]);
});

test.each([404, 410])('an endpoint that answers %i is removed', async (status) => {
  const device = await turnOn(shop.browser);
  device.behave(status);
  await waitForHuman();
  expect((await read(shop.browser)).devices).toEqual([]);
});

test('a push service that fails is tried again, and only for the device that failed', async () => {
  const device = await turnOn(shop.browser);
  const agent = await joinTeam({ app, owner: shop.browser, role: 'agent' });
  const other = await turnOn(agent.browser);
  device.behave(503);
  await waitForHuman();
  device.behave(201);
  await runJobs();
  expect([device.arrived.length, other.arrived.length]).toEqual([1, 1]);
  await runJobs();
  expect([device.arrived.length, other.arrived.length]).toEqual([1, 1]);
});

test('nothing is sent once someone has taken over', async () => {
  const device = await turnOn(shop.browser);
  const visitor = new TestVisitor({ app, chatbotId: shop.chatbotId });
  const { body } = await visitor.ask('Can I talk to a human?');
  await shop.browser.call(`/api/conversations/${body.conversationId}/takeover`, {});
  await runJobs();
  expect(device.arrived).toEqual([]);
});

test('team members hear of it when their role lets them answer, other workspaces never', async () => {
  const agent = await joinTeam({ app, owner: shop.browser, role: 'agent' });
  const viewer = await joinTeam({ app, owner: shop.browser, role: 'viewer' });
  const stranger = await createShop({ app });
  const [heard, read, foreign] = await Promise.all(
    [agent, viewer, stranger].map(({ browser }) => turnOn(browser)),
  );
  await waitForHuman();
  expect(heard?.arrived).toHaveLength(1);
  expect(read?.arrived).toEqual([]);
  expect(foreign?.arrived).toEqual([]);
});

test('a device is shown to, changed by and tested by its own person alone', async () => {
  const device = await turnOn(shop.browser);
  const stranger = await createShop({ app });
  expect((await read(stranger.browser)).devices).toEqual([]);
  const path = `/api/push/devices/${device.id}`;
  for (const [method, address, json] of [
    ['PATCH', path, { showsText: true }],
    ['DELETE', path, undefined],
    ['POST', `${path}/test`, {}],
  ] as const) {
    expect((await stranger.browser.call(address, json, { method })).status, method).toBe(404);
  }
  expect((await read(shop.browser)).devices).toMatchObject([{ id: device.id, showsText: false }]);
  expect(device.arrived).toEqual([]);
  expect((await shop.browser.call(`${path}/test`, {})).status).toBe(200);
  expect(device.arrived.map(({ message }) => message)).toMatchObject([{ path: '/app/inbox' }]);
});

test('a browser that signs in as someone else notifies them alone, without what the first allowed', async () => {
  const { publicKey } = await read(shop.browser);
  const device = await turnOn(shop.browser);
  const path = `/api/push/devices/${device.id}`;
  await shop.browser.call(path, { showsText: true }, { method: 'PATCH' });
  const next = await createShop({ app });
  await put(next.browser, { ...device.subscription, publicKey });
  expect((await read(shop.browser)).devices).toEqual([]);
  expect((await read(next.browser)).devices).toMatchObject([{ showsText: false }]);
  await waitForHuman();
  expect(device.arrived).toEqual([]);
  await waitForHuman(next.chatbotId);
  expect(device.arrived).toHaveLength(1);
});

test('signing out ends notifications', async () => {
  const device = await turnOn(shop.browser);
  await shop.browser.call('/api/auth/sign-out', {});
  await waitForHuman();
  expect(device.arrived).toEqual([]);
});

test('one device gets a bounded number of notifications an hour', async () => {
  const device = await turnOn(shop.browser);
  const path = `/api/push/devices/${device.id}/test`;
  const statuses = [];
  for (let sent = 0; sent < 21; sent += 1)
    statuses.push((await shop.browser.call(path, {})).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(409);
  expect(device.arrived).toHaveLength(20);
});

test.each([
  'http://push.test/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
])('%s is refused as an endpoint', async (endpoint) => {
  const { publicKey } = await read(shop.browser);
  const { keys } = service.subscribe(publicKey).subscription;
  const { status, body } = await put(shop.browser, { endpoint, keys, publicKey });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('public https');
});

test('a name that leads into the own network is refused when it is connected to', async () => {
  const outbound = createGuardedFetch({
    resolveHost: (_host, _options, done) => done(null, [{ address: '10.0.0.8', family: 4 }]),
  });
  const inside = await createTestApp({ deps: { outbound } });
  try {
    const own = await createShop({ app: inside });
    const { publicKey } = await read(own.browser);
    const { keys } = service.subscribe(publicKey).subscription;
    const endpoint = 'https://push.internal.test/x';
    await put(own.browser, { endpoint, keys, publicKey });
    const [device] = (await read(own.browser)).devices;
    const test = await own.browser.call(`/api/push/devices/${device?.id}/test`, {});
    expect(test.status).toBe(409);
    expect((await read(own.browser)).devices).toEqual([]);
  } finally {
    await inside.close();
  }
});

test('keys that are none are refused, and so is a key of another installation', async () => {
  const { publicKey } = await read(shop.browser);
  const { endpoint, keys } = service.subscribe(publicKey).subscription;
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  const bad = await put(shop.browser, { endpoint, keys: { ...keys, p256dh }, publicKey });
  expect(bad.status).toBe(400);
  const other = Buffer.alloc(65, 4).toString('base64url');
  expect((await put(shop.browser, { endpoint, keys, publicKey: other })).status).toBe(409);
});

test('keys are generated once, kept sealed, and replaced when they cannot be opened', async () => {
  const first = (await read(shop.browser)).publicKey;
  expect((await read((await createShop({ app })).browser)).publicKey).toBe(first);
  const { rows } = await app.deps.database.orm.execute<{ value: { sealedPrivateKey: string } }>(
    sql`select value from installation where key = 'vapid-keys'`,
  );
  expect(rows[0]?.value.sealedPrivateKey).toMatch(/^v1\./);
  await turnOn(shop.browser);
  const { orm } = app.deps.database;
  await orm.execute(
    sql`update installation set value = jsonb_set(value, '{sealedPrivateKey}', '"v1.AAAA"') where key = 'vapid-keys'`,
  );
  const after = await read(shop.browser);
  expect(after.publicKey).not.toBe(first);
  expect(after.devices).toEqual([]);
});

test('the account’s export names the browsers without the addresses that reach them', async () => {
  const { subscription } = await turnOn(shop.browser);
  const { body } = await shop.browser.call<{ push_devices: object[] }>('/api/profiles/me/export');
  expect(body.push_devices).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain(subscription.endpoint);
});

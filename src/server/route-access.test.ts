/** Who may use which route: the list is the app's own, so a new route is walked by being mounted. */
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processDocuments } from '#server/features/documents/jobs.ts';
import { goodPassword } from '#server/testing/account-fixtures.ts';
import { createAction } from '#server/testing/action-fixtures.ts';
import { bookFirst, createBookingSettings } from '#server/testing/booking-fixtures.ts';
import { createShop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { joinTeam, sendInvitation } from '#server/testing/team-fixtures.ts';
import { chatbotInput, createTenant } from '#server/testing/tenants.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import type { Profile } from '#shared/contract/accounts.ts';
import type { BookingsResponse } from '#shared/contract/booking.ts';
import type { PushResponse } from '#shared/contract/push.ts';
import { hasPermission, memberRoles, type Permission, type Role } from '#shared/permissions.ts';

/** Everything that is not asked of a person who is signed in, and who answers for it instead. */
const openRoutes = [
  /^GET \/(healthz|readyz|metrics)$/,
  // The visitor's own token, and the chatbot's allowed domains.
  /^\w+ \/api\/chat\/:chatbotId\//,
  /^GET \/chat\/:chatbotId$/,
  // An API key, and what describes the API.
  /^\w+ \/api\/v1\//,
  /^POST \/api\/mcp$/,
  /^GET \/api\/docs$/,
  // What leads to a session or ends it.
  /^(GET|POST) \/api\/auth\/(sign-|exchange-code|request-password-reset|reset-password|send-verification|callback|get-session)/,
  // The secret of a link; Stripe's signature; public forms, demos and facts; a flag for developers.
  /^POST \/api\/invitations\/show$/,
  /^POST \/api\/stripe\/webhook$/,
  /^POST \/api\/requests\//,
  /^POST \/api\/appointments\/(show|slots|move|cancel|calendar)$/,
  /^POST \/api\/demo-shops\/:industry\/ask$/,
  /^GET \/api\/(config|dev\/outbox)$/,
];

let app: TestApp;
beforeAll(async () => {
  const many = { RATE_LIMIT_REQUESTS: '1000000', ADDRESS_REQUESTS_PER_MINUTE: '1000000' };
  app = await createTestApp({ variables: { ...many, PLAN_WITHOUT_PAYMENTS: 'enterprise' } });
});
afterAll(() => app.close());

type Route = { method: string; path: string; permission: Permission | 'account' | null };

function listRoutes(): Route[] {
  const routes = new Map<string, Route>();
  for (const { method, path, handler } of app.app.routes) {
    if (method === 'ALL') continue;
    const route = routes.get(`${method} ${path}`) ?? { method, path, permission: null };
    if ('permission' in handler) route.permission = handler.permission as Permission | 'account';
    routes.set(`${method} ${path}`, route);
  }
  return [...routes.values()];
}

const listGuarded = () => listRoutes().filter(({ permission }) => permission !== null);

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function call(input: {
  browser: TestBrowser | TestApp;
  route: Route;
  path: string;
  json: object;
}) {
  const { method, path } = input.route;
  const isPicture = method === 'PUT' && /(avatar|logo)$/.test(path);
  const response = await input.browser.request(input.path, {
    method,
    ...(method !== 'GET' && !isPicture && { json: input.json }),
    ...(isPicture && { body: picture, headers: { 'content-type': 'image/png' } }),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream) await response.body?.cancel();
  return { status: response.status, text: isStream ? '' : await response.text() };
}

const fill = (path: string, id: string) => path.replace(/:\w+/g, id);
const nameOf = ({ method, path }: Route) => `${method} ${path}`;

test('every route asks for a permission or is known to need none', () => {
  const undecided = listRoutes()
    .filter(({ permission }) => permission === null)
    .map(nameOf)
    .filter((name) => !openRoutes.some((open) => open.test(name)));
  expect(undecided).toEqual([]);
  expect(listGuarded().length).toBeGreaterThan(80);
});

describe('each guarded route', { timeout: 300_000 }, () => {
  test('is closed to strangers, no matter who they say they are', async () => {
    const { userId, workspaceId } = await createShop({ app });
    const role = 'owner';
    const json = {
      userId,
      user_uuid: userId,
      workspaceId,
      role,
      permissions: ['*'],
      isAdmin: true,
    };
    const wrong: string[] = [];
    for (const route of listGuarded()) {
      const { status } = await call({ browser: app, route, path: fill(route.path, userId), json });
      if (status !== 401) wrong.push(`${nameOf(route)}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('lets in exactly the roles that its permission is given to', async () => {
    const owner = await createTenant(app, { plan: 'enterprise' });
    const people: [Role, TestBrowser][] = [['owner', owner.browser]];
    for (const role of memberRoles) {
      people.push([role, (await joinTeam({ app, owner: owner.browser, role })).browser]);
    }
    const wrong: string[] = [];
    for (const [role, browser] of people) {
      for (const route of listGuarded()) {
        const { permission } = route;
        const path = fill(route.path, randomUUID());
        const { status } = await call({ browser, route, path, json: {} });
        const isLetIn = status !== 403 && status !== 401;
        const isAllowed =
          permission === 'account' || (permission && hasPermission({ role, permission }));
        if (isLetIn !== isAllowed) wrong.push(`${role}: ${nameOf(route)}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('knows nothing of what another workspace holds, and changes none of it', async () => {
    const { ids, visible } = await createAccountData();
    const before = await visible();
    const stranger = await createTenant(app, { plan: 'enterprise' });
    const wrong: string[] = [];
    for (const route of listGuarded()) {
      if (!route.path.includes(':')) continue;
      const [kind = ''] = Object.keys(ids).filter((start) => route.path.startsWith(start));
      const { param, nested } = ids[kind] ?? {};
      if (!param) {
        wrong.push(`${nameOf(route)}: add what it names to this test`);
        continue;
      }
      const path = route.path
        .replace(/:\w+/, param)
        .replace(':number', '1')
        .replace(/:\w+/, nested ?? randomUUID());
      const { status, text } = await call({
        browser: stranger.browser,
        route,
        path,
        json: anything,
      });
      if (status !== 404) wrong.push(`${nameOf(route)}: ${status} ${text.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
    expect(await visible()).toEqual(before);
  });
});

test('what is named in a body is looked up in the caller’s own workspace', async () => {
  const { named, visible } = await createAccountData();
  const before = await visible();
  const stranger = await createTenant(app, { plan: 'enterprise' });
  const own = await stranger.createChatbot();
  const document = await stranger.addDocument({ chatbotIds: [own.id] });
  const failures: string[] = [];
  for (const route of listGuarded()) {
    if (route.method === 'GET' || route.path.includes(':')) continue;
    // Ends the sessions or the account that the rest is tried with.
    if (/sessions|deletion/.test(route.path)) continue;
    const json = { ...anything, ...named, id: named.chatbotId };
    const { status, text } = await call({
      browser: stranger.browser,
      route,
      path: route.path,
      json,
    });
    if (status >= 500) failures.push(`${nameOf(route)}: ${text}`);
  }
  expect(failures).toEqual([]);
  expect(await visible()).toEqual(before);
  const { chatbotId, documentId } = named;
  const references: [method: string, path: string, json: object][] = [
    ['PUT', `/api/chatbots/${own.id}/documents`, { documentIds: [documentId] }],
    ['PATCH', `/api/documents/${document.id}`, { chatbotIds: [chatbotId] }],
    ['POST', '/api/api-keys', { name: 'Key', scopes: ['read'], chatbotId }],
    ['POST', '/api/team/transfer', { userId: named.userId, password: goodPassword }],
    ['POST', '/api/workspaces/choose', { workspaceId: named.workspaceId }],
    ['POST', '/api/team/leave', { workspaceId: named.workspaceId }],
  ];
  for (const [method, path, json] of references) {
    expect((await stranger.send(method, path, json)).status, `${method} ${path}`).toBe(404);
  }
});

/** Good enough for every route's schema. */
const anything = {
  page: 1,
  ...{ text: 'Hello', title: 'Hello', name: 'Hello', question: 'Why?', answer: 'So.' },
  ...{ items: [{ question: 'Why?' }], csv: 'question\nWhy?' },
  ...{ blocked: true, isDone: true, version: 1, role: 'viewer', messageId: randomUUID() },
  ...{ key: 'sk-0123456789', documentIds: [], active: false, history: [] },
  ...{ settings: chatbotInput, usesLogo: false, decision: 'different', showsText: true },
  ...{ actionId: randomUUID(), header: 'X-Key', address: 'https://example.com', value: 'key' },
  ...{
    action: createAction({ kind: 'order', shop: { origin: 'https://example.com' } }),
    fields: {},
  },
  ...{ kind: 'ics', staffId: randomUUID() },
  ...{ choice: 'keep', validFrom: null, validUntil: null },
};

async function addPushDevice(browser: TestBrowser): Promise<string> {
  const { publicKey } = (await browser.call<PushResponse>('/api/push')).body;
  const key = createECDH('prime256v1').generateKeys('base64url');
  const device = {
    endpoint: `https://push.test/${randomUUID()}`,
    keys: { p256dh: key, auth: randomBytes(16).toString('base64url') },
    publicKey,
  };
  const made = await browser.call<PushResponse>('/api/push/device', device, { method: 'PUT' });
  return made.body.devices[0]?.id ?? '';
}

async function addBooking({
  browser,
  chatbot: { id, version },
  visitor,
}: {
  browser: TestBrowser;
  chatbot: { id: string; version: number };
  visitor: TestVisitor;
}): Promise<string> {
  const booking = createBookingSettings();
  await browser.call(`/api/chatbots/${id}`, { booking, version }, { method: 'PATCH' });
  await bookFirst({ visitor, booking });
  const from = app.clock.now();
  const to = new Date(from.getTime() + 30 * 86_400_000);
  const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
  const { body } = await browser.call<BookingsResponse>(`/api/bookings?${query}`);
  return body.items[0]?.id ?? '';
}

/** A workspace with one of everything, the ids by which it is named, and how it looks to its owner. */
async function createAccountData() {
  const owner = await createTenant(app, { plan: 'enterprise' });
  const { browser } = owner;
  const chatbot = await owner.createChatbot();
  const document = await owner.addDocument({ chatbotIds: [chatbot.id] });
  const visitor = new TestVisitor({ app, chatbotId: chatbot.id });
  const { body: asked } = await visitor.ask('Can I talk to a human?');
  const fields = { email: 'a@visitor.test' };
  await visitor.request('lead', { json: { fields, consent: true } });
  const bookingId = await addBooking({ browser, chatbot, visitor });
  const make = async (path: string, json: object) => {
    const { status, body } = await browser.call<Record<string, unknown>>(path, json);
    if (status !== 201) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body;
  };
  const idOf = (made: unknown) => (made as { id: string }).id;
  const answers = `/api/chatbots/${chatbot.id}/answers`;
  const answer = idOf(await make(answers, { question: 'Why?', answer: 'So.' }));
  const reply = idOf(await make('/api/saved-replies', { title: 'Hi', text: 'Hello' }));
  const apiKey = idOf((await make('/api/api-keys', { name: 'Key', scopes: ['read'] })).apiKey);
  const hook = { name: 'Hook', url: 'https://example.com/', events: ['lead.captured'] };
  const made = await make('/api/webhooks', hook);
  const webhook = idOf(made.endpoint);
  const website = idOf(await make('/api/websites', { address: 'https://website.test' }));
  const pushDevice = await addPushDevice(browser);
  const note = { title: 'Note', text: 'Ring twice at the blue gate and wait for us.' };
  const text = idOf((await make('/api/texts', note)).document);
  const { signal } = new AbortController();
  for (let turn = 0; turn < 5; turn += 1) await processDocuments({ deps: app.deps, signal });
  const member = await joinTeam({ app, owner: browser, role: 'agent' });
  await sendInvitation({ owner: browser, email: 'open@team.test', role: 'viewer' });
  type Listed<Key extends string> = Record<Key, { id: string }[]>;
  const list = async <Key extends string>(path: string, key: Key) =>
    idOf((await browser.call<Listed<Key>>(path)).body[key][0]);
  const ids: Record<string, { param: string; nested?: string }> = {
    '/api/chatbots/': { param: chatbot.id, nested: answer },
    '/api/documents/': { param: document.id },
    '/api/conversations/': { param: asked.conversationId },
    '/api/saved-replies/': { param: reply },
    '/api/bookings/': { param: bookingId },
    '/api/leads/': { param: await list('/api/leads', 'items') },
    '/api/team/members/': { param: member.userId },
    '/api/team/invitations/': { param: await list('/api/team', 'invitations') },
    '/api/sessions/': { param: await list('/api/sessions', 'sessions') },
    '/api/billing/checkouts/': { param: 'cs_test_1' },
    '/api/api-keys/': { param: apiKey },
    '/api/webhooks/': { param: webhook },
    '/api/websites/': { param: website },
    '/api/texts/': { param: text },
    '/api/push/devices/': { param: pushDevice },
  };
  const paths = [
    ...['chatbots', 'documents', 'conversations', 'saved-replies', 'leads', 'team'],
    ...[
      'corrections',
      'api-keys',
      'webhooks',
      'websites',
      'push',
      `conversations/${asked.conversationId}`,
      'audit',
    ],
    answers.slice('/api/'.length),
    `texts/${text}`,
  ];
  const visible = () =>
    Promise.all(paths.map(async (path) => (await browser.call(`/api/${path}`)).body));
  const { workspace_id: workspaceId } = (await browser.call<Profile>('/api/profiles/me')).body;
  const who = { userId: owner.userId, user_uuid: owner.userId, ownerId: owner.userId };
  const named = { workspaceId, ...who, chatbotId: chatbot.id, documentId: document.id };
  return { ids, named, visible };
}

import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGuardedFetch } from '#server/adapters/outbound/guarded-fetch.ts';
import { usageMonths } from '#server/db/schema/chatbots.ts';
import { mails } from '#server/db/schema/mail.ts';
import { webhookEndpoints } from '#server/db/schema/webhooks.ts';
import { findLiveChatbot } from '#server/features/chatbots/index.ts';
import { reserveMessage } from '#server/features/plans/index.ts';
import { TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import {
  createTestWebhook,
  type Received,
  sendWebhooks,
  startWebhookReceiver,
} from '#server/testing/webhook-receiver.ts';
import {
  type DeliveriesResponse,
  deliveriesResponse,
  type WebhookDelivery,
  type WebhooksResponse,
  type WebhookWithSecret,
  webhookEvents,
  webhooksResponse,
} from '#shared/contract/webhooks.ts';

type Refusal = { error: { message: string; fields: object } };
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let app: TestApp;
let ann: Tenant;
/** What the name on our side of the internet answers with. */
let address = '93.184.216.34';

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  const outbound = createGuardedFetch({
    trustedOrigins: [receiver.origin],
    resolveHost: (_, __, done) => done(null, [{ address, family: 4 }]),
  });
  const variables = { WEBHOOK_TRUSTED_ORIGINS: receiver.origin };
  app = await createTestApp({ variables, deps: { outbound } });
  ann = await createTenant(app);
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});
beforeEach(async () => {
  await app.deps.database.orm.delete(webhookEndpoints);
  receiver.received.length = 0;
  receiver.behave(204);
});

const createWebhook = (of: Tenant, changes: object = {}) =>
  createTestWebhook({ of, url: `${receiver.origin}/in`, ...changes });

/** As a receiver would with the library of its choice; the clock of the app is ours. */
const verify = ({ secret, got }: { secret: string; got: Received | undefined }) =>
  new Webhook(secret).verify(got?.body ?? '', got?.headers as Record<string, string>);

/** Something worth telling: a document that cannot be read. */
const failSomething = () =>
  ann.addDocument({ name: 'empty.txt', content: ' '.repeat(1 + spaces++) });
let spaces = 0;

test('what happens in a chat is told, signed, each event once', async () => {
  const { id: chatbotId } = await ann.createChatbot({ fallback: 'human' });
  const { path, secret, log } = await createWebhook(ann);
  const visitor = new TestVisitor({ app, chatbotId });
  await visitor.ask('Do you repair bicycles?', { page: 'https://shop.test/prices' });
  const fields = { name: 'Bo', email: 'bo@x.test', message: 'Call me' };
  expect((await visitor.request('lead', { json: { fields, consent: true } })).status).toBe(201);
  await ann.addDocument({ name: 'hours.txt', content: 'We open at nine.' });
  await failSomething();
  await sendWebhooks(app);
  await sendWebhooks(app);
  const events = receiver.received.map(
    (got) => verify({ secret, got }) as { type: string; data: unknown },
  );
  expect(events.map(({ type }) => type).sort()).toEqual([
    'conversation.started',
    'document.failed',
    'document.ready',
    'handoff.requested',
    'lead.captured',
    'message.unanswered',
  ]);
  for (const { type, data } of events) {
    expect(
      webhookEvents[type as keyof typeof webhookEvents].strict().safeParse(data).error,
    ).toBeUndefined();
  }
  const lead = events.find(({ type }) => type === 'lead.captured');
  expect(lead?.data).toMatchObject({
    email: 'bo@x.test',
    question: 'Call me',
    chatbot: { id: chatbotId },
  });
  const page = deliveriesResponse.parse((await ann.send('GET', `${path}/deliveries?limit=4`)).body);
  expect(page.items.map(({ state }) => state)).toEqual(Array(4).fill('delivered'));
  const next = `${path}/deliveries?cursor=${page.nextCursor}`;
  expect((await ann.send<DeliveriesResponse>('GET', next)).body.items).toHaveLength(2);
  // Visitors who delete their chat leave nothing of it in a log.
  await visitor.request('conversation', { method: 'DELETE' });
  const left = (await log()).map(({ eventType }) => eventType);
  expect(left.sort()).toEqual(['document.failed', 'document.ready']);
});

test('the quota is told of at 80 and at 100 percent', async () => {
  const bob = await createTenant(app, { plan: 'business' });
  const { id } = await bob.createChatbot();
  await createWebhook(bob, { events: ['quota.warning', 'quota.reached'] });
  await bob.setPlan('starter');
  const workspaceId = (await findLiveChatbot({ deps: app.deps, id }))?.workspaceId ?? '';
  const reserve = () => reserveMessage({ deps: app.deps, workspaceId });
  const setMessages = (messages: number) =>
    app.deps.database.orm
      .update(usageMonths)
      .set({ messages })
      .where(eq(usageMonths.workspaceId, workspaceId));
  await reserve();
  await setMessages(1599);
  await reserve();
  await setMessages(1999);
  await reserve();
  await bob.setPlan('business');
  await sendWebhooks(app);
  const told = receiver.received.map(({ body }) => JSON.parse(body));
  expect(told.map(({ type, data }) => [type, data.percent, data.limit]).sort()).toEqual([
    ['quota.reached', 100, 2000],
    ['quota.warning', 80, 2000],
  ]);
});

describe('a receiver that', () => {
  test.each([
    [500, 'status', 500],
    ['redirect', 'redirect', null],
    ['hang', 'timeout', null],
  ] as const)(
    'answers with %s is tried again later, its answer is shown to no one',
    async (answer, failure, status) => {
      const hook = await createWebhook(ann);
      receiver.behave(answer);
      await failSomething();
      await sendWebhooks(app, { answerMs: 300 });
      expect(receiver.received).toHaveLength(1);
      const [delivery] = await hook.log();
      expect(delivery).toMatchObject({ state: 'pending', attempts: [{ failure, status }] });
      expect(JSON.stringify(delivery)).not.toContain('secret of the receiver');
      await sendWebhooks(app);
      expect(receiver.received).toHaveLength(1);
      receiver.behave(200);
      app.clock.advance(2 * 60);
      await sendWebhooks(app);
      expect(await hook.log()).toMatchObject([{ state: 'delivered', nextAttemptAt: null }]);
      const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
      expect(ids).toEqual([delivery?.eventId, delivery?.eventId]);
    },
  );

  test('fails for days is given up, switched off and can be switched on again', async () => {
    const hook = await createWebhook(ann);
    receiver.behave(503);
    await failSomething();
    let hours = 0;
    for (; (await hook.log())[0]?.state !== 'failed' && hours < 200; hours += 4) {
      await sendWebhooks(app);
      app.clock.advance(4 * 3600);
    }
    expect(hours).toBeGreaterThan(48);
    expect(receiver.received.length).toBeGreaterThan(7);
    expect(await hook.get()).toMatchObject({ active: false, disabledReason: 'failing' });
    receiver.behave(204);
    await ann.send('PATCH', hook.path, { active: true });
    expect(await hook.get()).toMatchObject({ active: true, disabledReason: null });
    const [failed] = await hook.log();
    const replay = await ann.send<WebhookDelivery>(
      'POST',
      `${hook.path}/deliveries/${failed?.id}/replay`,
    );
    expect(replay.body).toMatchObject({ state: 'delivered', eventId: failed?.eventId });
  });

  test('is gone (410) is sent nothing more, and its owner is told', async () => {
    const hook = await createWebhook(ann, { name: 'Old CRM' });
    receiver.behave(410);
    await failSomething();
    await sendWebhooks(app);
    expect(await hook.get()).toMatchObject({ active: false, disabledReason: 'gone' });
    await failSomething();
    app.clock.advance(86_400);
    await sendWebhooks(app);
    expect(receiver.received).toHaveLength(1);
    const sent = await app.deps.database.orm.select({ props: mails.props }).from(mails);
    expect(sent).toContainEqual({
      props: expect.objectContaining({ name: 'Old CRM', reason: 'gone' }),
    });
  });
});

test('a rotated secret signs beside the old one for a day', async () => {
  const hook = await createWebhook(ann);
  const { body } = await ann.send<WebhookWithSecret>('POST', `${hook.path}/rotate-secret`);
  expect(body.secret).not.toBe(hook.secret);
  await ann.send('POST', `${hook.path}/test`);
  const [both] = receiver.received;
  const signatures = String(both?.headers['webhook-signature']);
  expect(signatures.split(' ')).toHaveLength(2);
  app.clock.advance(86_401);
  await ann.send('POST', `${hook.path}/test`);
  const after = receiver.received[1];
  const sign = (secret: string) =>
    new Webhook(secret).sign(
      String(after?.headers['webhook-id']),
      new Date(Number(after?.headers['webhook-timestamp']) * 1000),
      after?.body ?? '',
    );
  expect(after?.headers['webhook-signature']).toBe(sign(body.secret));
});

test('an address inside is refused when it is typed and, should the name change, when something is sent', async () => {
  for (const url of [
    'http://example.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/',
    'https://169.254.169.254/',
    'https://0x7f.1/',
  ]) {
    const input = { name: 'In', url, events: ['lead.captured'] };
    const { status, body } = await ann.send<Refusal>('POST', '/api/webhooks', input);
    expect(status, url).toBe(400);
    expect(body.error.fields).toHaveProperty('url');
  }
  const hook = await createWebhook(ann, { url: 'https://hooks.shop.test/in' });
  address = '127.0.0.1';
  await failSomething();
  await sendWebhooks(app);
  const test = await ann.send<WebhookDelivery>('POST', `${hook.path}/test`);
  for (const delivery of [test.body, ...(await hook.log())]) {
    expect(delivery.attempts).toMatchObject([{ failure: 'not-public', status: null }]);
  }
});

test('a Slack message is readable and can call no one', async () => {
  await createWebhook(ann, { format: 'slack', events: ['document.ready'] });
  await ann.addDocument({ name: '<!channel> & co.txt', content: 'We sell bread.' });
  await sendWebhooks(app);
  const { text, blocks } = JSON.parse(receiver.received[0]?.body ?? '{}');
  expect(text).toBe('&lt;!channel&gt; &amp; co.txt is ready');
  expect(blocks[0].text.text).toContain('|Open>');
});

test('another workspace’s webhook is not there, a stranger must sign in, bad input is named', async () => {
  const bob = await createTenant(app);
  const hook = await createWebhook(ann);
  await ann.send('POST', `${hook.path}/test`);
  const [{ id } = { id: '' }] = await hook.log();
  const calls: [string, string, object?][] = [
    ['PATCH', hook.path, { name: 'Mine' }],
    ['DELETE', hook.path],
    ['POST', `${hook.path}/rotate-secret`],
    ['POST', `${hook.path}/test`],
    ['GET', `${hook.path}/deliveries`],
    ['POST', `${hook.path}/deliveries/${id}/replay`],
  ];
  for (const [method, path, json] of calls) {
    expect((await bob.send(method, path, json)).status, `${method} ${path}`).toBe(404);
    expect((await app.request(path, { method, ...(json && { json }) })).status).toBe(401);
  }
  expect((await bob.send<WebhooksResponse>('GET', '/api/webhooks')).body.items).toEqual([]);
  const wrong = { name: ' ', url: 'ftp://x', events: [] };
  const { status, body } = await ann.send<Refusal>('POST', '/api/webhooks', wrong);
  expect([status, Object.keys(body.error.fields)]).toEqual([400, ['name', 'url', 'events']]);
});

test('a plan without webhooks says which has them; a downgrade stops the sending and keeps the rest', async () => {
  const bob = await createTenant(app, { plan: 'starter' });
  const input = { name: 'CRM', url: `${receiver.origin}/in`, events: ['document.failed'] };
  const refused = await bob.send<Refusal>('POST', '/api/webhooks', input);
  expect(refused.status).toBe(402);
  expect(refused.body.error.message).toContain('Upgrade to Business');

  await bob.setPlan('business');
  const hook = await createWebhook(bob, input);
  await bob.addDocument({ name: 'empty.txt', content: '  ' });
  await bob.setPlan('starter');
  await sendWebhooks(app);
  expect(receiver.received).toEqual([]);
  const kept = webhooksResponse.parse((await bob.send('GET', '/api/webhooks')).body);
  expect(kept).toMatchObject({ isIncluded: false, items: [{ name: 'CRM' }] });
  expect((await bob.send('POST', `${hook.path}/test`)).status).toBe(402);
  expect((await hook.delete()).status).toBe(200);
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { webhookEndpoints } from '#server/db/schema/webhooks.ts';
import { announceEvent, announceEventJob } from '#server/jobs/announce-event.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import { createTestWebhook, sendWebhooks } from '#server/testing/webhook-receiver.ts';
import { deliverDue } from './jobs.ts';

let app: TestApp;
let ann: Tenant;
let bob: Tenant;
/** Hosts in the order they were called. */
let called: string[] = [];
/** Calls that hang until the test lets them go. */
let hanging: (() => void)[] = [];

beforeAll(async () => {
  const outbound = async (input: string | URL | Request) => {
    const { host } = new URL(String(input));
    called.push(host);
    if (host.startsWith('dead')) throw new Error('getaddrinfo ENOTFOUND');
    if (host.startsWith('slow')) await new Promise<void>((resolve) => hanging.push(resolve));
    return new Response(null, { status: 204 });
  };
  app = await createTestApp({ deps: { outbound } });
  ann = await createTenant(app);
  bob = await createTenant(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.database.orm.delete(webhookEndpoints);
  called = [];
  hanging = [];
});

const hook = (of: Tenant, host: string) =>
  createTestWebhook({ of, url: `https://${host}.test/in` });

async function announce(of: Tenant, count = 1): Promise<void> {
  const { id: workspaceId } = await workspaceOf(of);
  const data = { percent: 80 as const, limit: 100, month: '2026-01-01' };
  await app.deps.database.orm.transaction(async (transaction) => {
    for (let at = 0; at < count; at++) {
      const event = { type: 'quota.warning' as const, data };
      await announceEvent({ deps: app.deps, transaction, workspaceId, event });
    }
  });
}

async function workspaceOf({ userId }: Tenant): Promise<{ id: string }> {
  const { rows } = await app.deps.database.orm.execute<{ id: string }>(
    sql`select id from workspaces where owner_id = ${userId}`,
  );
  return rows[0] ?? { id: '' };
}

test('one failed attempt pauses every event of that endpoint and of no other', async () => {
  const dead = await hook(ann, 'dead');
  await announce(ann, 20);
  await hook(bob, 'alive');
  await announce(bob, 3);
  await sendWebhooks(app);
  expect(called.filter((host) => host === 'dead.test')).toHaveLength(1);
  expect(called.filter((host) => host === 'alive.test')).toHaveLength(3);
  app.clock.advance(75);
  await sendWebhooks(app);
  expect(called.filter((host) => host === 'dead.test')).toHaveLength(2);
  const states = (await dead.log()).map(({ state }) => state);
  expect(new Set(states)).toEqual(new Set(['pending']));
});

test('an event that is sent while the next one is looked for does not end the run', async () => {
  await hook(bob, 'alive');
  await announce(bob, 3);
  const deps = { ...app.deps, database: { ...app.deps.database, orm: delayUpdates(250) } };
  await sendWebhooks({ deps });
  expect(called).toHaveLength(3);
});

/** A connection that is told late what an update outside a transaction found. */
function delayUpdates(ms: number): TestApp['deps']['database']['orm'] {
  const delayed = <T extends object>(builder: T): T =>
    new Proxy(builder, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'then') return (...args: unknown[]) => delayed(value.apply(target, args));
        return (done: (found: unknown) => void, failed: (error: unknown) => void) =>
          value.call(target, (found: unknown) => setTimeout(done, ms, found), failed);
      },
    });
  return new Proxy(app.deps.database.orm, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'update') return typeof value === 'function' ? value.bind(target) : value;
      return (table: typeof webhookEndpoints) => delayed(target.update(table));
    },
  });
}

test('a paused endpoint sends everything once it works again', async () => {
  const dead = await hook(ann, 'dead');
  await announce(ann, 5);
  await sendWebhooks(app);
  // The owner corrects the address, and nothing waits for the pause to end.
  await ann.send('PATCH', dead.path, { url: 'https://alive.test/in' });
  app.clock.advance(75);
  await sendWebhooks(app);
  expect(called.filter((host) => host === 'alive.test')).toHaveLength(5);
});

test('an endpoint that only fails is switched off after three days, however many events wait', async () => {
  const dead = await hook(ann, 'dead');
  await announce(ann, 30);
  for (let hours = 0; hours < 80; hours += 2) {
    await sendWebhooks(app);
    app.clock.advance(2 * 3600);
  }
  expect(await dead.get()).toMatchObject({ active: false, disabledReason: 'failing' });
});

test('receivers that hang take only some of the places, and another shop’s events go out', async () => {
  for (let at = 0; at < 10; at++) await hook(ann, `slow-${at}`);
  await announce(ann, 2);
  await hook(bob, 'alive');
  await announce(bob);
  const sending = sendWebhooks(app);
  await vi.waitFor(() => expect(called).toContain('alive.test'), 30_000);
  expect(hanging.length).toBeLessThanOrEqual(4);
  const release = setInterval(() => {
    for (const go of hanging.splice(0)) go();
  }, 20);
  await sending;
  clearInterval(release);
  expect(called.filter((host) => host.startsWith('slow'))).toHaveLength(20);
});

test('only so many events wait for one endpoint; the rest are shown as not sent', async () => {
  await hook(ann, 'dead');
  await announce(ann, 520);
  await sendWebhooks(app);
  const { rows } = await app.deps.database.orm.execute(
    sql`select state, count(*)::int as count, min(attempts->0->>'failure') as failure
      from webhook_deliveries group by state order by state`,
  );
  expect(rows).toEqual([
    { state: 'failed', count: 20, failure: 'overflow' },
    { state: 'pending', count: 500, failure: 'unreachable' },
  ]);
}, 60_000);

test('nothing is queued for a workspace where no webhook listens', async () => {
  await announce(bob);
  const off = await hook(bob, 'alive');
  await bob.send('PATCH', off.path, { active: false });
  await announce(bob);
  const { rows } = await app.deps.database.orm.execute(
    sql`select from pgboss.job where name = ${announceEventJob} and state = 'created'`,
  );
  expect(rows).toHaveLength(0);
});

test('two workers never send to one endpoint at the same time', async () => {
  await hook(ann, 'slow-1');
  await announce(ann, 2);
  const first = sendWebhooks(app);
  await vi.waitFor(() => expect(hanging).toHaveLength(1), 30_000);
  await deliverDue({ deps: app.deps, signal: new AbortController().signal });
  expect(called).toHaveLength(1);
  const release = setInterval(() => {
    for (const go of hanging.splice(0)) go();
  }, 20);
  await first;
  clearInterval(release);
});

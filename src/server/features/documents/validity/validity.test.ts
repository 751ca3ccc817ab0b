/** Documents and parts with a first and a last day: what answers use, what is proposed, and who is told. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mails } from '#server/db/schema/mail.ts';
import { checkChanges } from '#server/features/answer-tests/jobs.ts';
import { findLiveChatbot } from '#server/features/chatbots/index.ts';
import { checkAll } from '#server/features/conflicts/jobs.ts';
import { documentAccountData } from '#server/features/documents/account-data.ts';
import { openKnowledge } from '#server/features/documents/knowledge/knowledge.ts';
import { askChatbot } from '#server/testing/ask-chatbot.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import type { FakeClock } from '#server/testing/fake-clock.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import type { ConflictsResponse } from '#shared/contract/conflicts.ts';
import type { Document } from '#shared/contract/documents.ts';
import { type HealthResponse, healthResponse } from '#shared/contract/health.ts';
import {
  type DocumentValidityResponse,
  documentValidityResponse,
} from '#shared/contract/validity.ts';
import type { VersionComparison, VersionsResponse } from '#shared/contract/versions.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { remindOfEnds } from './remind-of-ends.ts';

const daySeconds = 86_400;
let app: TestApp;
let clock: FakeClock;
let ann: Tenant;
let bob: Tenant;
beforeAll(async () => {
  app = await createTestApp();
  clock = app.clock;
  clock.advance((Date.parse('2026-12-20T12:00:00Z') - clock.now().getTime()) / 1000);
  ann = await createTenant(app, { plan: 'enterprise' });
  bob = await createTenant(app);
});
afterAll(() => app.close());

const menu = `# Our food

## Christmas menu, 1–26 December 2026

Goose with dumplings is served by the fire.

| Dish | Price |
| --- | --- |
| Roast goose | $48 |

Reserve a goose under 555 010 2222.

## Lunch

Soup is served at the counter.

| Dish | Price |
| --- | --- |
| Lentil soup | $6 |`;

let made = 0;
async function createShop({ content = menu, name = 'menu.md', timeZone = 'UTC' } = {}) {
  made += 1;
  const { id } = await ann.createChatbot({ timeZone });
  const text = `${content}\n\nKitchen number ${made}.`;
  const document = await ann.addDocument({ name, content: text, chatbotIds: [id] });
  const path = `/api/documents/${document.id}/validity`;
  const read = async (of = document.id) => {
    const { body } = await ann.send<DocumentValidityResponse>(
      'GET',
      `/api/documents/${of}/validity`,
    );
    return documentValidityResponse.parse(body);
  };
  const set = (
    key: string,
    validFrom: string | null,
    validUntil: string | null,
    of = document.id,
  ) =>
    ann.send<DocumentValidityResponse & ErrorBody>('PUT', `/api/documents/${of}/validity/${key}`, {
      validFrom,
      validUntil,
    });
  const ask = (question: string) => askChatbot({ deps: app.deps, id, question });
  const health = async () => {
    const { body } = await ann.send<HealthResponse>('GET', `/api/chatbots/${id}/health`);
    return healthResponse.parse(body);
  };
  return { id, document, path, read, set, ask, health };
}

const goose = 'How much is the roast goose?';
const soup = 'How much is the lentil soup?';

describe('dates that the text names', () => {
  test('are proposed, never applied, and one click accepts or dismisses them', async () => {
    const shop = await createShop();
    const { items, proposals } = await shop.read();
    expect(items).toEqual([]);
    expect(proposals).toMatchObject([
      {
        label: 'Christmas menu, 1–26 December 2026',
        validFrom: '2026-12-01',
        validUntil: '2026-12-26',
      },
    ]);
    expect((await shop.health()).proposed).toMatchObject([{ id: shop.document.id }]);
    clock.advance(10 * daySeconds);
    expect(await shop.ask(goose)).toContain('$48');
    clock.advance(-10 * daySeconds);
    const { key = '', validFrom = null, validUntil = null } = proposals[0] ?? {};
    const { body } = await shop.set(key, validFrom, validUntil);
    expect(body).toMatchObject({ items: [{ key, validUntil, isFound: true }], proposals: [] });
    expect((await shop.health()).proposed).toEqual([]);

    const other = await createShop();
    await other.set(key, null, null);
    expect(await other.read()).toEqual({ items: [], proposals: [] });
  });

  test('of the whole document are those of its name and of its only heading', async () => {
    const { read } = await createShop({
      name: 'Offers.md',
      content: 'Our offers are valid until 31 March 2027.\n\nTwo soups for $10.',
    });
    expect((await read()).proposals).toMatchObject([
      { key: 'document', label: '', validFrom: null, validUntil: '2027-03-31' },
    ]);
  });
});

describe('a part that is out of its time', () => {
  test('is neither quoted nor answered with, and comes back with later dates', async () => {
    const shop = await createShop();
    const { key = '' } = (await shop.read()).proposals[0] ?? {};
    await shop.set(key, '2026-12-01', '2026-12-26');
    expect(await shop.ask(goose)).toContain('$48');
    clock.advance(7 * daySeconds);
    for (const question of [goose, 'Where is goose with dumplings served?', 'Your phone number?']) {
      expect(await shop.ask(question)).not.toMatch(/\$48|by the fire|555 010/);
    }
    expect(await shop.ask(soup)).toContain('$6');
    expect(await shop.ask('Where is the soup served?')).toContain('counter');
    // A model is given no more than what is loaded here.
    const chatbot = await findLiveChatbot({ deps: app.deps, id: shop.id });
    if (!chatbot) throw new Error('No chatbot');
    const { index, loadPassages, close } = await openKnowledge({ deps: app.deps, chatbot });
    const loaded = await loadPassages(index.segments.flatMap(({ ids }) => ids));
    close();
    expect(JSON.stringify(loaded)).not.toMatch(/\$48|by the fire|555 010/);
    expect(JSON.stringify(loaded)).toContain('counter');
    await shop.set(key, null, '2027-12-26');
    expect(await shop.ask(goose)).toContain('$48');
    clock.advance(-7 * daySeconds);
  });
});

describe('a whole document', () => {
  test('counts from its first day to its last, by the clock of the chatbot', async () => {
    // It is noon in UTC: the next day has begun in Kiritimati, where it is 2 in the morning.
    const shop = await createShop({ timeZone: 'Pacific/Kiritimati' });
    await shop.set('document', '2026-12-21', '2026-12-22');
    expect(await shop.ask(soup)).toContain('$6');
    clock.advance(daySeconds);
    expect(await shop.ask(soup)).toContain('$6');
    clock.advance(daySeconds);
    expect(await shop.ask(soup)).not.toContain('$6');
    clock.advance(-3 * daySeconds);
    expect(await shop.ask(soup)).not.toContain('$6');
    clock.advance(daySeconds);
  });

  test('that is over no longer hides what contradicts it', async () => {
    const content = '# Prices\n\n## How much is the lentil soup?\n\nThe lentil soup costs $5.';
    const shop = await createShop({ content, name: 'questions.md' });
    clock.advance(60);
    const newer = await ann.addDocument({
      name: 'menu.csv',
      content: `Dish,Price\nLentil soup,$9\nBread,$${made + 100}\n`,
      chatbotIds: [shop.id],
    });
    const conflicts = async () => {
      await checkAll(app.deps);
      const path = `/api/chatbots/${shop.id}/conflicts`;
      return (await ann.send<ConflictsResponse>('GET', path)).body.items.length;
    };
    expect(await conflicts()).toBe(1);
    expect(await shop.ask(soup)).toContain('$9');
    await shop.set('document', null, '2026-12-24', newer.id);
    clock.advance(5 * daySeconds);
    expect(await shop.ask(soup)).toContain('$5');
    expect(await shop.ask(soup)).not.toContain('$9');
    expect(await conflicts()).toBe(0);
    clock.advance(-5 * daySeconds);
  });

  test('shows its dates, and is changed by programs like a name', async () => {
    const { document, ask } = await createShop();
    const path = `/api/documents/${document.id}`;
    const { body } = await ann.send<Document>('PATCH', path, { validUntil: '2026-12-19' });
    expect(body).toMatchObject({ validFrom: null, validUntil: '2026-12-19' });
    expect(await ask(soup)).not.toContain('$6');
    const late = await ann.send<ErrorBody>('PATCH', path, { validFrom: '2026-12-20' });
    expect(late.status).toBe(400);
    expect(late.body.error.fields).toHaveProperty('validUntil');
    await ann.send('PATCH', path, { validUntil: null });
    expect(await ask(soup)).toContain('$6');
  });
});

test('wrong days are refused', async () => {
  const { set, document } = await createShop();
  expect((await set('document', '2026-12-24', '2026-12-23')).body.error.fields).toHaveProperty(
    'validUntil',
  );
  for (const day of ['soon', '2026-02-30', '24.12.2026', '']) {
    expect((await set('document', null, day)).status).toBe(400);
  }
  expect((await set('f'.repeat(32), null, '2026-12-24')).status).toBe(404);
  const path = `/api/documents/${document.id}/validity`;
  expect((await bob.send('GET', path)).status).toBe(404);
  const dates = { validFrom: null, validUntil: '2026-12-24' };
  expect((await bob.send('PUT', `${path}/document`, dates)).status).toBe(404);
  expect((await app.request(path)).status).toBe(401);
});

test('a version keeps the dates, and restoring it brings them back', async () => {
  const { id, set, read } = await createShop();
  const versions = `/api/chatbots/${id}/versions`;
  const record = async () => {
    clock.advance(3);
    await checkChanges(app.deps);
    return (await ann.send<VersionsResponse>('GET', versions)).body.items[0]?.number ?? 0;
  };
  await set('document', null, '2027-01-31');
  const dated = await record();
  await set('document', null, null);
  const undated = await record();
  expect(undated).toBe(dated + 1);
  const compared = await ann.send<VersionComparison>(
    'GET',
    `${versions}/${undated}/comparison?with=${dated}`,
  );
  expect(JSON.stringify(compared.body)).toContain('Valid until 2027-01-31');
  expect((await ann.send('POST', `${versions}/${dated}/restore`, {})).status).toBe(200);
  expect((await read()).items).toMatchObject([{ key: 'document', validUntil: '2027-01-31' }]);
});

test('the health page lists what is over and what ends within two weeks', async () => {
  const { health, set, read } = await createShop();
  const { key = '' } = (await read()).proposals[0] ?? {};
  await set('document', null, '2027-01-04');
  expect((await health()).ending).toEqual([]);
  await set('document', null, '2027-01-03');
  await set(key, null, '2026-12-19');
  expect((await health()).ending).toMatchObject([
    { label: 'Christmas menu, 1–26 December 2026', state: 'expired', validUntil: '2026-12-19' },
    { label: '', state: 'expiring', validUntil: '2027-01-03' },
  ]);
});

test('the owner gets one email for several that end soon, once', async () => {
  const cat = await createTenant(app);
  const { id: chatbotId } = await cat.createChatbot();
  const chatbotIds = [chatbotId];
  const end = (name: string, validUntil: string, used = chatbotIds) =>
    cat
      .addDocument({ name, content: `${name} tells of soup.`, chatbotIds: used })
      .then(({ id }) => cat.send('PATCH', `/api/documents/${id}`, { validUntil }));
  await end('first.txt', '2026-12-27');
  await end('second.txt', '2026-12-26');
  await end('unused.txt', '2026-12-26', []);
  await end('later.txt', '2026-12-28');
  await end('over.txt', '2026-12-19');
  const sent = async () =>
    (await app.deps.database.orm.select().from(mails)).filter(
      ({ userId, template }) => userId === cat.userId && template === 'documents-expiring',
    );
  await remindOfEnds(app.deps);
  // Another instance, or the same after a restart.
  await Promise.all([remindOfEnds(app.deps), remindOfEnds(app.deps)]);
  expect((await sent()).map(({ props }) => props)).toMatchObject([
    { total: 2, items: [{ name: 'second.txt' }, { name: 'first.txt' }] },
  ]);
  clock.advance(daySeconds);
  await remindOfEnds(app.deps);
  clock.advance(-daySeconds);
  expect((await sent()).map(({ props }) => props)).toMatchObject([{ total: 2 }, { total: 1 }]);
});

test('an account takes its dates along', async () => {
  const { document, set } = await createShop();
  await set('document', null, '2027-06-30');
  const [{ workspaceId } = { workspaceId: '' }] =
    await app.deps.database.orm.query.documents.findMany({
      where: (table, { eq }) => eq(table.id, document.id),
    });
  const exported = await documentAccountData(app.deps).exportData({ workspaceId });
  expect(exported).toContainEqual(
    expect.objectContaining({
      id: document.id,
      validity: [{ part: null, validFrom: null, validUntil: '2027-06-30' }],
    }),
  );
});

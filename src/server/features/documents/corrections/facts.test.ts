/** What was found in a document: shown to its owner, corrected by them, and given to the engine. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { documentFactCorrections, documentFacts, documents } from '#server/db/schema/documents.ts';
import type { DocumentFacts } from '#server/engine/facts/document-facts.ts';
import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import { documentAccountData } from '#server/features/documents/account-data.ts';
import { openKnowledge } from '#server/features/documents/knowledge/knowledge.ts';
import { getLiveChatbot } from '#server/testing/ask-chatbot.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import type { AuditResponse } from '#shared/contract/audit.ts';
import {
  type DocumentFactsResponse,
  documentFactRowsResponse,
  documentFactsResponse,
} from '#shared/contract/documents.ts';
import type { ErrorBody } from '#shared/errors.ts';

let app: TestApp;
let ann: Tenant;
let bob: Tenant;
beforeAll(async () => {
  app = await createTestApp();
  ann = await createTenant(app, { plan: 'enterprise' });
  bob = await createTenant(app);
});
afterAll(() => app.close());

const rows = Array.from({ length: 150 }, (_, at) => ({
  block: at + 2,
  row: at + 2,
  cells: [`Plant ${at}`, at % 2 ? 'Shrubs' : 'Trees', `$${at + 10}`],
}));
const line = {
  ...{ kind: 'hours' as const, state: 'open' as const, days: [], weeks: [], dates: [] },
  ...{ season: null, spans: [], meal: null, byAppointment: false, part: '', note: '' },
};
const contact = {
  ...{ channel: '', person: '', note: '', heading: '', context: '', isEmergency: false },
};
const facts: DocumentFacts = {
  language: 'en',
  vocabulary: {},
  tables: [
    {
      title: 'Plants',
      columns: [
        { name: 'Plant', role: 'name', unit: '' },
        { name: 'Kind', role: 'category', unit: '' },
        { name: 'Price', role: 'price', unit: '$' },
      ],
      rows,
    },
  ],
  schedules: [
    {
      ...{ subject: 'Nursery', context: '', role: 'hours', language: 'en' },
      lines: [
        { ...line, block: 0, text: 'Mon-Sat 8-5' },
        { ...line, block: 0, text: 'Sunday closed' },
      ],
    },
  ],
  contacts: [{ ...contact, kind: 'phone', label: 'Delivery', value: '555 0134', block: 1 }],
  passageOfBlock: [0, 0],
};

let made = 0;
async function addDocumentWithFacts(who: Tenant) {
  made += 1;
  const { id: chatbotId } = await who.createChatbot();
  const content = `The nursery is open Mon-Sat 8-5. This is list number ${made}.`;
  const { id } = await who.addDocument({ name: 'plants.txt', content, chatbotIds: [chatbotId] });
  const { orm } = app.deps.database;
  await orm.update(documentFacts).set({ facts }).where(eq(documentFacts.documentId, id));
  await who.send('PATCH', `/api/documents/${id}`, { chatbotIds: [chatbotId] });
  await orm.update(documents).set({ factsRevision: 1 }).where(eq(documents.id, id));
  return { id, chatbotId, path: `/api/documents/${id}` };
}
const show = async (who: Tenant, path: string): Promise<DocumentFactsResponse> =>
  documentFactsResponse.parse((await who.send('GET', `${path}/facts`)).body);
const listOpened = ({ schedules, tables, contacts }: OpenFacts) => ({
  lines: schedules.flatMap(({ schedule }) => schedule.lines.map(({ text }) => text)),
  rows: tables[0]?.rows.length,
  price: tables[0]?.rows[0]?.cells[2],
  contacts: contacts.map(({ contact: { value } }) => value),
});
async function open(chatbotId: string) {
  const { deps } = app;
  const knowledge = await openKnowledge({
    deps,
    chatbot: await getLiveChatbot({ deps, id: chatbotId }),
  });
  knowledge.close();
  return knowledge;
}

describe('an owner', () => {
  test('sees what was found', async () => {
    const { path } = await addDocumentWithFacts(ann);
    const shown = await show(ann, path);
    expect(shown).toMatchObject({
      isRead: true,
      schedules: [{ subject: 'Nursery', lines: [{ text: 'Mon-Sat 8-5', state: 'found' }, {}] }],
      tables: [{ title: 'Plants', rowCount: 150, categoryCount: 2 }],
      contacts: [{ kind: 'phone', label: 'Delivery', value: { text: '555 0134' } }],
    });
    const [table] = shown.tables;
    const first = table?.rows.length ?? 0;
    expect(table?.rows[0]?.cells.map(({ text }) => text)).toEqual(['Plant 0', 'Trees', '$10']);
    const more = await ann.send('GET', `${path}/fact-rows?table=0&from=${first}`);
    const next = documentFactRowsResponse.parse(more.body).rows;
    expect(next[0]?.cells[0]?.text).toBe(`Plant ${first}`);
    const none = await ann.send('GET', `${path}/fact-rows?table=3`);
    expect(none.body).toEqual({ rows: [] });
  });

  test('sees that a document has not been looked at yet', async () => {
    const { id, path } = await addDocumentWithFacts(ann);
    const { orm } = app.deps.database;
    await orm.delete(documentFacts).where(eq(documentFacts.documentId, id));
    expect(await show(ann, path)).toEqual({
      isRead: false,
      schedules: [],
      tables: [],
      contacts: [],
    });
  });

  test('corrects and hides facts, the engine gets them at once, and all of it can be undone', async () => {
    const { path, chatbotId } = await addDocumentWithFacts(ann);
    const untouched = listOpened((await open(chatbotId)).facts);
    expect(untouched).toMatchObject({ lines: ['Mon-Sat 8-5', 'Sunday closed'], rows: 150 });
    const { schedules, tables, contacts } = await show(ann, path);
    const line = schedules[0]?.lines[0]?.key;
    const sunday = schedules[0]?.lines[1]?.key;
    const price = tables[0]?.rows[0]?.cells[2]?.key;
    const row = tables[0]?.rows[1]?.key;
    const phone = contacts[0]?.value.key;
    const correct = async (key: string | undefined, text: string | null) =>
      (await ann.send('PUT', `${path}/facts/${key}`, { text })).status;
    expect(await correct(line, '  Mon-Sat 9-5 ')).toBe(200);
    expect(await correct(sunday, null)).toBe(200);
    expect(await correct(price, '$12')).toBe(200);
    expect(await correct(row, null)).toBe(200);
    expect(await correct(phone, '555 0199')).toBe(200);
    const shown = await show(ann, path);
    expect(shown.schedules[0]?.lines).toEqual([
      { key: line, text: 'Mon-Sat 9-5', original: 'Mon-Sat 8-5', state: 'corrected' },
      { key: sunday, text: '', original: 'Sunday closed', state: 'hidden' },
    ]);
    expect(shown.tables[0]?.rows[0]?.cells[2]).toMatchObject({ text: '$12', original: '$10' });
    expect(shown.tables[0]?.rows[1]?.isHidden).toBe(true);
    expect(listOpened((await open(chatbotId)).facts)).toEqual({
      lines: ['Mon-Sat 9-5'],
      rows: 149,
      price: '$12',
      contacts: ['555 0199'],
    });
    for (const key of [line, sunday, price, row]) {
      expect((await ann.send('DELETE', `${path}/facts/${key}`)).status).toBe(200);
    }
    // The document's own words are no correction.
    expect(await correct(phone, '555 0134')).toBe(200);
    expect((await ann.send('DELETE', `${path}/facts/${phone}`)).status).toBe(404);
    expect(listOpened((await open(chatbotId)).facts)).toEqual(untouched);
    expect((await show(ann, path)).schedules).toEqual(schedules);
    const audit = await ann.send<AuditResponse>('GET', '/api/audit');
    const recorded = audit.body.items.filter(({ action }) => action === 'document.corrected');
    expect(recorded).toHaveLength(10);
    expect(recorded[0]).toMatchObject({ target: 'plants.txt' });
  });

  test('keeps a correction when the document is read again', async () => {
    const { path, id } = await addDocumentWithFacts(ann);
    const key = (await show(ann, path)).contacts[0]?.value.key;
    await ann.send('PUT', `${path}/facts/${key}`, { text: '555 0199' });
    const { orm } = app.deps.database;
    await orm.update(documents).set({ readerVersion: 0 }).where(eq(documents.id, id));
    await ann.addDocument({ content: `Wakes the worker, number ${made}.` });
    const [row] = await orm.select().from(documents).where(eq(documents.id, id));
    expect(row?.readerVersion).toBeGreaterThan(0);
    await orm.update(documentFacts).set({ facts }).where(eq(documentFacts.documentId, id));
    expect((await show(ann, path)).contacts[0]?.value.text).toBe('555 0199');
  });

  test('takes corrections along in the export, and they go with the document', async () => {
    const carl = await createTenant(app);
    const { path, id, chatbotId } = await addDocumentWithFacts(carl);
    const key = (await show(carl, path)).contacts[0]?.value.key;
    await carl.send('PUT', `${path}/facts/${key}`, { text: '555 0199' });
    const { workspaceId } = await getLiveChatbot({ deps: app.deps, id: chatbotId });
    const exported = await documentAccountData(app.deps).exportData({ workspaceId });
    expect(exported).toMatchObject([
      { id, corrections: [{ original: '555 0134', text: '555 0199' }] },
    ]);
    await carl.send('DELETE', path);
    const { orm } = app.deps.database;
    for (const table of [documentFacts, documentFactCorrections]) {
      expect(await orm.select().from(table).where(eq(table.documentId, id))).toEqual([]);
    }
  });
});

describe('a correction is refused', () => {
  test.each([
    ['an empty text', { text: '  ' }, 'Enter a value, or hide this instead'],
    ['a long text', { text: 'x'.repeat(501) }, 'Use at most 500 characters'],
    ['two lines', { text: 'a\nb' }, 'Use a single line of text'],
    ['no text', {}, 'Enter a value'],
  ])('with %s', async (_, json, message) => {
    const { path } = await addDocumentWithFacts(ann);
    const key = (await show(ann, path)).contacts[0]?.value.key;
    const response = await ann.send<ErrorBody>('PUT', `${path}/facts/${key}`, json);
    expect(response.status).toBe(400);
    expect(response.body.error.fields?.text).toBe(message);
  });

  test('of something that the document does not say, and of a whole row', async () => {
    const { path } = await addDocumentWithFacts(ann);
    const unknown = await ann.send('PUT', `${path}/facts/${'0'.repeat(32)}`, { text: 'x' });
    expect(unknown.status).toBe(404);
    const row = (await show(ann, path)).tables[0]?.rows[0]?.key;
    const whole = await ann.send<ErrorBody>('PUT', `${path}/facts/${row}`, { text: 'x' });
    expect(whole.status).toBe(400);
    expect(whole.body.error.message).toContain('one by one');
  });

  test('of strangers and of other workspaces, who see nothing either', async () => {
    const { path } = await addDocumentWithFacts(ann);
    const before = await show(ann, path);
    const key = before.contacts[0]?.value.key;
    const calls = [
      ['GET', `${path}/facts`],
      ['GET', `${path}/fact-rows`],
      ['PUT', `${path}/facts/${key}`, { text: 'x' }],
      ['DELETE', `${path}/facts/${key}`],
    ] as const;
    for (const [method, address, json] of calls) {
      const stranger = await app.request(address, { method, ...(json && { json }) });
      expect(stranger.status, `${method} ${address}`).toBe(401);
      expect((await bob.send(method, address, json)).status, `${method} ${address}`).toBe(404);
    }
    expect(await show(ann, path)).toEqual(before);
  });
});

async function countQueries<T>(run: () => Promise<T>): Promise<{ result: T; queries: number }> {
  const { pool } = app.deps.database;
  const queries = vi.spyOn(pool, 'query');
  try {
    return { result: await run(), queries: queries.mock.calls.length };
  } finally {
    queries.mockRestore();
  }
}

describe('the engine', () => {
  test('gets facts with the ids of their passages, and asks the database only when something changed', async () => {
    const { chatbotId, id } = await addDocumentWithFacts(ann);
    const first = await open(chatbotId);
    const ids = first.index.segments.flatMap((segment) => segment.ids);
    expect(first.facts.contacts).toMatchObject([{ documentId: id, title: 'plants.txt' }]);
    expect(first.facts.findPassageId({ documentId: id, block: 1 })).toBe(ids[0]);
    const chatbot = await getLiveChatbot({ deps: app.deps, id: chatbotId });
    const cached = await countQueries(() => openKnowledge({ deps: app.deps, chatbot }));
    expect(cached.queries).toBe(0);
    cached.result.close();
    expect(cached.result.facts).toBe(first.facts);
    const changed = { ...chatbot, knowledgeVersion: -1 };
    const fresh = await countQueries(() => openKnowledge({ deps: app.deps, chatbot: changed }));
    fresh.result.close();
    // The documents, and what their owner decided about conflicts between them.
    expect(fresh.queries).toBe(2);
    await ann.send('PATCH', `/api/documents/${id}`, { name: 'trees.txt' });
    expect((await open(chatbotId)).facts.contacts[0]?.title).toBe('trees.txt');
  });

  test('gets no facts of another chatbot’s documents', async () => {
    await addDocumentWithFacts(ann);
    const { id: other } = await ann.createChatbot();
    expect((await open(other)).facts.contacts).toEqual([]);
  });
});

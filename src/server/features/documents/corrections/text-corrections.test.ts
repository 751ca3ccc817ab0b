/** What an owner corrects in the text of a document, and what becomes of it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documents, documentTextCorrections } from '#server/db/schema/documents.ts';
import { documentAccountData } from '#server/features/documents/account-data.ts';
import { processDocuments } from '#server/features/documents/jobs.ts';
import { addPageDocument, replacePageDocument } from '#server/features/documents/page-documents.ts';
import { leaseDocument } from '#server/features/documents/reading/lease-document.ts';
import { rereadDocument } from '#server/features/documents/reading/reread-document.ts';
import { askChatbot, getLiveChatbot } from '#server/testing/ask-chatbot.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import { type CorrectionsResponse, correctionsResponse } from '#shared/contract/corrections.ts';
import {
  type DocumentFactsResponse,
  type DocumentTextResponse,
  documentTextResponse,
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

const work = () => processDocuments({ deps: app.deps, signal: new AbortController().signal });
const ask = (id: string, question: string) => askChatbot({ deps: app.deps, id, question });
const question = 'When does the sauna open?';
const sauna = 'The sauna opens at six.';
let made = 0;

async function addGuide(who = ann) {
  made += 1;
  const { id: chatbotId } = await who.createChatbot();
  const content = `${sauna}\n\nTowels cost 3 euros. Phone: 555 0134\n\nThis is guide number ${made}.`;
  const { id } = await who.addDocument({ content, chatbotIds: [chatbotId] });
  return { id, chatbotId, path: `/api/documents/${id}` };
}

async function textOf(path: string): Promise<DocumentTextResponse> {
  return documentTextResponse.parse((await ann.send('GET', `${path}/text`)).body);
}
async function partOf(path: string, said: string) {
  const part = (await textOf(path)).parts.find(({ original }) => original.includes(said));
  if (!part) throw new Error(`The document doesn't say ${said}`);
  return part;
}
const correct = async (path: string, { said, text }: { said: string; text: string | null }) => {
  const { key } = await partOf(path, said);
  const response = await ann.send('PUT', `${path}/text-corrections/${key}`, { page: 1, text });
  expect(response.status).toBe(200);
  return key;
};
async function list(query: Record<string, string>): Promise<CorrectionsResponse['items']> {
  const response = await ann.send('GET', `/api/corrections?${new URLSearchParams(query)}`);
  return correctionsResponse.parse(response.body).items;
}

describe('a corrected passage', () => {
  test('answers once the document is read again; until then the old text does', async () => {
    const { path, chatbotId, id } = await addGuide();
    await correct(path, { said: 'sauna', text: 'The sauna opens at eight.' });
    expect(await partOf(path, 'sauna')).toMatchObject({
      text: 'The sauna opens at eight.',
      original: sauna,
      state: 'corrected',
      isPending: true,
    });
    expect(await list({ documentId: id })).toMatchObject([{ state: 'waiting' }]);
    expect(await ask(chatbotId, question)).toContain('six');
    await work();
    expect(await ask(chatbotId, question)).toContain('eight');
    expect(await ask(chatbotId, question)).not.toContain('six');
    expect(await partOf(path, 'sauna')).toMatchObject({ state: 'corrected', isPending: false });
    expect((await textOf(path)).text).not.toContain('six');
    expect(await list({ documentId: id })).toMatchObject([
      { kind: 'text', original: sauna, text: 'The sauna opens at eight.', state: 'used' },
    ]);
  });

  test('is left out of answers, and comes back when that is undone', async () => {
    const { path, chatbotId } = await addGuide();
    const key = await correct(path, { said: 'sauna', text: null });
    await work();
    expect(await ask(chatbotId, question)).not.toContain('six');
    expect(await partOf(path, 'sauna')).toMatchObject({ text: null, state: 'excluded' });
    expect((await ann.send('DELETE', `${path}/text-corrections/${key}`)).status).toBe(200);
    expect(await partOf(path, 'sauna')).toMatchObject({ state: 'found', isPending: true });
    await work();
    expect(await ask(chatbotId, question)).toContain('six');
    expect(await partOf(path, 'sauna')).toMatchObject({ state: 'found', isPending: false });
    expect((await ann.send('DELETE', `${path}/text-corrections/${key}`)).status).toBe(404);
  });

  test('stays corrected when a newer reader reads the document', async () => {
    const { path, chatbotId, id } = await addGuide();
    await correct(path, { said: 'sauna', text: 'The sauna opens at nine.' });
    await work();
    const { orm } = app.deps.database;
    await orm.update(documents).set({ readerVersion: 1 }).where(eq(documents.id, id));
    await work();
    const [row] = await orm.select().from(documents).where(eq(documents.id, id));
    expect(row?.readerVersion).toBeGreaterThan(1);
    expect(await ask(chatbotId, question)).toContain('nine');
  });

  test('is kept and reported when the document no longer says it, and used when it does again', async () => {
    const { path, chatbotId, id } = await addGuide();
    await correct(path, { said: 'sauna', text: 'The sauna opens at nine.' });
    await work();
    await ann.replace(id, { content: `The sauna opens at five. Guide ${made}, second edition.` });
    await work();
    expect(await ask(chatbotId, question)).toContain('five');
    expect(await list({ documentId: id })).toMatchObject([{ state: 'not-found' }]);
    await ann.replace(id, { content: `Guide ${made}, third edition.\n\n${sauna}` });
    await work();
    expect(await ask(chatbotId, question)).toContain('nine');
    expect(await list({ documentId: id })).toMatchObject([{ state: 'used' }]);
  });

  test('of a web page survives a sync that changes other text of the page', async () => {
    const { chatbotId } = await addGuide();
    const { workspaceId } = await getLiveChatbot({ deps: app.deps, id: chatbotId });
    const of = { deps: app.deps, workspaceId };
    const page = (rest: string) => ({
      name: 'Pool',
      html: `<h1>Pool</h1><p>The pool is 25 meters long.</p><p>${rest}</p>`,
    });
    const url = 'https://pool.test/';
    const added = { ...of, ...page('Since 1990.'), userId: ann.userId, url };
    const id = await addPageDocument({ ...added, chatbotIds: [chatbotId] });
    await work();
    const path = `/api/documents/${id}`;
    await correct(path, { said: '25 meters', text: 'The pool is 50 meters long.' });
    await work();
    expect(await replacePageDocument({ ...of, ...page('Since 1991.'), id })).toBe(true);
    await work();
    expect((await textOf(path)).text).toMatch(/50 meters[\s\S]*1991/);
    expect(await ask(chatbotId, 'How long is the pool?')).toContain('50');
    expect(await list({ documentId: id })).toMatchObject([{ state: 'used', url }]);
  });

  test('may be all there is: the document says nothing, and all of it can be taken back', async () => {
    const { path, chatbotId, id } = await addGuide();
    for (const { original } of (await textOf(path)).parts) {
      await correct(path, { said: original, text: null });
    }
    await work();
    expect((await textOf(path)).parts.every(({ state }) => state === 'excluded')).toBe(true);
    expect(await ask(chatbotId, question)).not.toContain('six');
    const { body } = await ann.send<{ state: string }>('GET', path);
    expect(body.state).toBe('ready');
    expect(await list({ documentId: id })).toHaveLength(3);
  });

  test('is not lost when it is made while the document is being read', async () => {
    const { path, chatbotId, id } = await addGuide();
    const { orm } = app.deps.database;
    await orm.update(documents).set({ readerVersion: 1 }).where(eq(documents.id, id));
    const lease = await leaseDocument(app.deps);
    expect(lease?.document.id).toBe(id);
    if (!lease) return;
    await correct(path, { said: 'sauna', text: 'The sauna opens at noon.' });
    const { signal } = new AbortController();
    await rereadDocument({ deps: app.deps, lease, signal });
    await work();
    expect(await ask(chatbotId, question)).toContain('noon');
  });
});

describe('corrections', () => {
  test('are listed with those of facts, by document and by chatbot', async () => {
    const one = await addGuide();
    const other = await addGuide();
    await correct(one.path, { said: 'sauna', text: 'The sauna opens at nine.' });
    const facts = await ann.send<DocumentFactsResponse>('GET', `${other.path}/facts`);
    const phone = facts.body.contacts[0]?.value.key;
    await ann.send('PUT', `${other.path}/facts/${phone}`, { text: '555 0199' });
    await work();
    expect(await list({ chatbotId: one.chatbotId })).toMatchObject([
      { documentId: one.id, documentName: 'hours.txt', url: null },
    ]);
    const ofFact = { kind: 'fact', text: '555 0199', documentId: other.id };
    expect(await list({ chatbotId: other.chatbotId })).toMatchObject([
      { ...ofFact, state: 'used' },
    ]);
    expect((await list({})).length).toBeGreaterThanOrEqual(2);
    await correct(other.path, { said: 'Towels', text: null });
    await work();
    expect(await list({ documentId: other.id })).toMatchObject([
      { kind: 'text', state: 'used' },
      { ...ofFact, state: 'not-found' },
    ]);
  });

  test('are in the export and go with the document', async () => {
    const { path, id, chatbotId } = await addGuide();
    await correct(path, { said: 'sauna', text: 'The sauna opens at nine.' });
    const { workspaceId } = await getLiveChatbot({ deps: app.deps, id: chatbotId });
    const exported = await documentAccountData(app.deps).exportData({ workspaceId });
    expect(exported).toContainEqual(
      expect.objectContaining({
        id,
        corrections: [expect.objectContaining({ original: sauna })],
      }),
    );
    await ann.send('DELETE', path);
    const { orm } = app.deps.database;
    const table = documentTextCorrections;
    expect(await orm.select().from(table).where(eq(table.documentId, id))).toEqual([]);
  });

  test('of the same words as the document are none', async () => {
    const { path, id } = await addGuide();
    await correct(path, { said: 'sauna', text: 'Other.' });
    await correct(path, { said: 'sauna', text: ` ${sauna} ` });
    expect(await list({ documentId: id })).toEqual([]);
  });

  test.each([
    ['an empty text', { page: 1, text: ' ' }, 'Enter the text, or leave this passage out instead'],
    ['a long text', { page: 1, text: 'x'.repeat(50_001) }, 'Use at most 50,000 characters'],
    ['no text', { page: 1 }, 'Enter the text'],
  ])('with %s are refused', async (_, json, message) => {
    const { path } = await addGuide();
    const { key } = await partOf(path, 'sauna');
    const response = await ann.send<ErrorBody>('PUT', `${path}/text-corrections/${key}`, json);
    expect([response.status, response.body.error.fields?.text]).toEqual([400, message]);
  });

  test('of what the document does not say, of typed texts and by strangers are refused', async () => {
    const { path } = await addGuide();
    const unknown = `${path}/text-corrections/${'0'.repeat(32)}`;
    expect((await ann.send('PUT', unknown, { page: 1, text: 'x' })).status).toBe(404);
    expect((await ann.send('PUT', unknown, { page: 9, text: 'x' })).status).toBe(404);
    const { key } = await partOf(path, 'sauna');
    const address = `${path}/text-corrections/${key}`;
    for (const [method, json] of [['PUT', { page: 1, text: 'x' }], ['DELETE']] as const) {
      expect((await bob.send(method, address, json)).status).toBe(404);
      expect((await app.request(address, { method, ...(json && { json }) })).status).toBe(401);
    }
    expect((await bob.send<CorrectionsResponse>('GET', '/api/corrections')).body.items).toEqual([]);
    const typed = { title: 'Note', text: `Ring twice, number ${made}.`, chatbotIds: [] };
    const note = await ann.send<{ document: { id: string } }>('POST', '/api/texts', typed);
    await work();
    const notePath = `/api/documents/${note.body.document.id}`;
    const ring = await partOf(notePath, 'Ring');
    const refused = await ann.send<ErrorBody>('PUT', `${notePath}/text-corrections/${ring.key}`, {
      page: 1,
      text: 'x',
    });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'This text was typed in. Edit it under Text instead.',
    ]);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chatbotDocuments,
  documentPages,
  documents,
  passages,
  storedFiles,
} from '#server/db/schema/documents.ts';
import { sweepStoredFiles } from '#server/features/documents/files/stored-files.ts';
import { goodPassword } from '#server/testing/account-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { listContents } from '#server/testing/list-contents.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import {
  type Document,
  documentsResponse,
  documentTextResponse,
  uploadResponse,
} from '#shared/contract/documents.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { documentAccountData } from './account-data.ts';
import { documentJobs } from './jobs.ts';

let app: TestApp;
let ann: Tenant;
let bob: Tenant;
beforeAll(async () => {
  app = await createTestApp();
  ann = await createTenant(app);
  bob = await createTenant(app);
});
afterAll(() => app.close());

let unique = 0;
async function put(who: Tenant, file: Parameters<Tenant['upload']>[0] = {}): Promise<Document> {
  unique += 1;
  const answer = await who.upload({ content: `Text number ${unique}.`, ...file });
  expect(answer.status).toBe(201);
  return uploadResponse.parse(await answer.json()).document;
}
const rowOf = async (id: string) => {
  const [row] = await app.deps.database.orm.select().from(documents).where(eq(documents.id, id));
  return row;
};
const isStored = async (key = '') => (await listContents(app.deps)).includes(key);

describe('an owner', () => {
  test('uploads a file, reads its text, renames it and gets it back', async () => {
    const made = await ann.addDocument({
      name: 'hours.md',
      content: '# Hours\n\nWe open at nine.',
    });
    expect(made).toMatchObject({ name: 'hours.md', type: 'md', state: 'ready', chatbotIds: [] });
    const path = `/api/documents/${made.id}`;
    const text = await ann.send('GET', `${path}/text`);
    expect(documentTextResponse.parse(text.body)).toEqual({
      page: 1,
      pages: 1,
      text: 'Hours\n\nWe open at nine.',
      url: null,
      parts: ['Hours', 'We open at nine.'].map((original) => ({
        ...{ key: expect.any(String), text: original, original },
        ...{ state: 'found', unsure: [], isPending: false },
      })),
    });
    expect((await ann.send('GET', `${path}/text?page=2`)).status).toBe(404);
    const renamed = await ann.send<Document>('PATCH', path, { name: 'Öffnungszeiten' });
    expect(renamed.body.name).toBe('Öffnungszeiten');
    const file = await ann.browser.request(`${path}/file`);
    expect(await file.text()).toBe('# Hours\n\nWe open at nine.');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*%C3%96ffnungszeiten$/);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
  });

  test('is shown the document that has the same content, which then serves that chatbot too', async () => {
    const { id: chatbotId } = await ann.createChatbot();
    const first = await put(ann, { content: 'The same menu' });
    const again = await ann.upload({
      name: 'b.txt',
      content: 'The same menu',
      chatbotIds: [chatbotId],
    });
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({
      duplicateOf: first.id,
      document: { id: first.id, chatbotIds: [chatbotId] },
    });
    const other = await put(bob, { content: 'The same menu' });
    expect(other.id).not.toBe(first.id);
  });

  test('uploads the same file ten times at once and has it once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => bob.upload({ content: 'Ten times at once' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill(200), 201]);
    const { orm } = app.deps.database;
    const same = await orm.select().from(documents).where(eq(documents.name, 'hours.txt'));
    expect(same.filter(({ bytes }) => bytes === 17)).toHaveLength(1);
  });

  test('finds documents by name, chatbot and state, page by page', async () => {
    const carl = await createTenant(app);
    const { id: chatbotId } = await carl.createChatbot();
    for (const name of ['Menu_2025.txt', 'Menu 100%.txt', 'Terms.txt']) await put(carl, { name });
    const linked = await put(carl, { name: 'Linked.txt', chatbotIds: [chatbotId] });
    const list = async (query: string) =>
      documentsResponse.parse((await carl.send('GET', `/api/documents?${query}`)).body);
    const first = await list('limit=3');
    expect([first.items.length, first.total]).toEqual([3, 4]);
    const second = await list(`limit=3&cursor=${first.nextCursor}`);
    expect(second.nextCursor).toBeNull();
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4);
    const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
    expect(await names('search=menu')).toHaveLength(2);
    expect(await names('search=100%25')).toEqual(['Menu 100%.txt']);
    expect(await names('search=u_2')).toEqual(['Menu_2025.txt']);
    expect(await names(`chatbotId=${chatbotId}`)).toEqual(['Linked.txt']);
    expect(await names('state=failed')).toEqual([]);
    expect(await names(`ids=${linked.id}`)).toEqual(['Linked.txt']);
    expect((await carl.send('GET', '/api/documents?count=1')).body).toEqual({ count: 4 });
    expect((await carl.send('GET', `/api/documents?cursor=' OR 1=1`)).status).toBe(200);
  });

  test('replaces the file: the old content is gone from answers at once, the new one is read', async () => {
    const made = await ann.addDocument({ content: 'The old price is 5 euros.' });
    const before = await rowOf(made.id);
    const answer = await ann.replace(made.id, { name: 'new.txt', content: 'The new price is 6.' });
    expect(await answer.json()).toMatchObject({ id: made.id, name: 'new.txt', state: 'queued' });
    await ann.addDocument({ content: 'Something that wakes the worker up.' });
    const after = await ann.send('GET', `/api/documents/${made.id}/text`);
    expect(after.body).toMatchObject({ text: 'The new price is 6.' });
    const { orm } = app.deps.database;
    const left = await orm.select().from(passages).where(eq(passages.documentId, made.id));
    expect(left.map(({ text }) => text)).toEqual(['The new price is 6.']);
    await runJob('delete-stored-files', { keys: [before?.storageKey] });
    expect(await isStored(before?.storageKey)).toBe(false);
    const taken = await put(ann, { content: 'Mine already' });
    const twin = await ann.replace(made.id, { content: 'Mine already' });
    expect([twin.status, taken.name]).toEqual([409, 'hours.txt']);
  });

  test('deletes it with everything that was made of it', async () => {
    const { id: chatbotId } = await ann.createChatbot();
    const made = await ann.addDocument({ content: 'To be deleted.', chatbotIds: [chatbotId] });
    const row = await rowOf(made.id);
    expect((await ann.send('DELETE', `/api/documents/${made.id}`)).status).toBe(200);
    const { orm } = app.deps.database;
    for (const table of [passages, documentPages, chatbotDocuments]) {
      expect(await orm.select().from(table).where(eq(table.documentId, made.id))).toEqual([]);
    }
    for (const path of ['', '/text', '/file'])
      expect((await ann.send('GET', `/api/documents/${made.id}${path}`)).status).toBe(404);
    await runJob('delete-stored-files', { keys: [row?.storageKey] });
    expect(await isStored(row?.storageKey)).toBe(false);
    expect(
      await orm
        .select()
        .from(storedFiles)
        .where(eq(storedFiles.key, row?.storageKey ?? '')),
    ).toEqual([]);
  });
});

async function runJob(name: string, data: object) {
  const job = documentJobs(app.deps).find((one) => one.name === name);
  await job?.handle(data, new AbortController().signal);
}

test('a file that a document names is never deleted, no matter who asks for it', async () => {
  const row = await rowOf((await put(ann)).id);
  await runJob('delete-stored-files', { keys: [row?.storageKey] });
  expect(await isStored(row?.storageKey)).toBe(true);
});

test('strangers get 401 and other tenants 404 from every route, and change nothing', async () => {
  const { id, name } = await put(ann, { name: 'mine.txt' });
  const routes: [string, string, unknown?][] = [
    ['GET', ''],
    ['PATCH', '', { name: 'Stolen' }],
    ['DELETE', ''],
    ['GET', '/text'],
    ['GET', '/file'],
    ['POST', '/retry'],
  ];
  for (const [method, path, json] of routes) {
    const address = `/api/documents/${id}${path}`;
    expect((await app.request(address, { method, json })).status, `${method} ${path}`).toBe(401);
    expect((await bob.send(method, address, json)).status, `${method} ${path}`).toBe(404);
  }
  expect((await bob.replace(id, { content: 'Stolen' })).status).toBe(404);
  for (const path of ['/api/documents', `/api/documents/${id}/file`]) {
    const init = { method: path.endsWith('file') ? 'PUT' : 'POST', body: new FormData() };
    expect((await app.request(path, init)).status).toBe(401);
  }
  expect((await ann.send<Document>('GET', `/api/documents/${id}`)).body.name).toBe(name);
});

test('a foreign id inside a request is as if it did not exist', async () => {
  const foreign = { chatbot: await ann.createChatbot(), document: await put(ann) };
  const own = { chatbot: await bob.createChatbot(), document: await put(bob) };
  const chatbotIds = [own.chatbot.id, foreign.chatbot.id];
  const path = `/api/documents/${own.document.id}`;
  expect((await bob.send('PATCH', path, { chatbotIds })).status).toBe(404);
  expect((await bob.upload({ content: 'x marks', chatbotIds })).status).toBe(404);
  const documentIds = [own.document.id, foreign.document.id];
  const links = `/api/chatbots/${own.chatbot.id}/documents`;
  expect((await bob.send('PUT', links, { documentIds })).status).toBe(404);
  expect((await bob.send<Document>('GET', path)).body.chatbotIds).toEqual([]);
  expect((await bob.send('PUT', links, { documentIds: [own.document.id] })).status).toBe(200);
  expect((await bob.send<Document>('GET', path)).body.chatbotIds).toEqual([own.chatbot.id]);
});

test('of fifty uploads at the edge of the plan one is taken, and no file of the others stays', async () => {
  const dora = await createTenant(app, { plan: 'starter' });
  for (let made = 0; made < 9; made += 1) await put(dora);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => dora.upload({ content: `At the edge ${at}` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 402);
  const bodies = await Promise.all(refused.map((answer) => answer.json() as Promise<ErrorBody>));
  expect(bodies).toHaveLength(49);
  expect(new Set(bodies.map(({ error }) => error.message))).toEqual(
    new Set(["You've reached your document limit. Upgrade to Business to continue."]),
  );
  app.clock.advance(2 * 60 * 60);
  await sweepStoredFiles(app.deps);
  const { orm } = app.deps.database;
  const { body } = await dora.send<{ items: Document[] }>('GET', '/api/documents');
  const workspaceId = (await rowOf(body.items[0]?.id ?? ''))?.workspaceId ?? '';
  const contents = await listContents(app.deps);
  expect(contents.filter((key) => key.includes(workspaceId))).toHaveLength(10);
  const listed = await orm.select().from(storedFiles);
  expect(listed.filter(({ key }) => key.includes(workspaceId))).toHaveLength(10);
});

test('an account takes its documents with it, and its export lists them', async () => {
  const emil = await createTenant(app);
  const made = await put(emil, { name: 'secret plan.txt' });
  const row = await rowOf(made.id);
  const exported = await emil.browser.request('/api/profiles/me/export');
  expect(await exported.json()).toMatchObject({ documents: [{ name: 'secret plan.txt' }] });
  const { body } = await emil.send<{ email: string }>('GET', '/api/profiles/me');
  const deletion = { confirmation: body.email, password: goodPassword };
  expect((await emil.send('POST', '/api/profiles/me/deletion', deletion)).status).toBe(200);
  expect(await rowOf(made.id)).toBeUndefined();
  expect(documentAccountData(app.deps).name).toBe('documents');
  await runJob('delete-stored-files', { keys: [row?.storageKey] });
  expect(await isStored(row?.storageKey)).toBe(false);
});

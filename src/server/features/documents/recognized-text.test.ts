/** A price on a scan that may be misread: it's left out of answers until its owner confirms it. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recognizedTexts } from '#server/db/schema/documents.ts';
import { createScan, toPng } from '#server/engine/ingest/read/testing/create-scan.ts';
import { askChatbot } from '#server/testing/ask-chatbot.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import { type DocumentTextResponse, documentTextResponse } from '#shared/contract/documents.ts';
import { processDocuments } from './jobs.ts';

const lines = [
  [72, 700, 'Prices of the workshop in spring'],
  [72, 660, 'Bicycle check'],
  [300, 660, '$24.00'],
  [72, 630, 'New inner tube'],
  [300, 630, '$18.50'],
  [72, 600, 'Brake pads'],
  // Among prices with two decimals this may be a misread $31.90.
  [300, 600, '$3190'],
] as const;

/** Text recognition only gets the time that the processor has left. */
const readingMs = 300_000;
let app: TestApp;
let ann: Tenant;
let bob: Tenant;
let chatbotId: string;
let id: string;

beforeAll(async () => {
  app = await createTestApp();
  ann = await createTenant(app);
  bob = await createTenant(app);
  ({ id: chatbotId } = await ann.createChatbot());
  const content = toPng(await createScan(lines, { dpi: 110 }));
  ({ id } = await ann.addDocument({ name: 'sign.png', content, chatbotIds: [chatbotId] }));
}, readingMs);
afterAll(() => app.close());

const { signal } = new AbortController();
const work = () => processDocuments({ deps: app.deps, signal });
const ask = (question: string) => askChatbot({ deps: app.deps, id: chatbotId, question });
const question = 'How much are brake pads?';

async function textOf(): Promise<DocumentTextResponse> {
  return documentTextResponse.parse((await ann.send('GET', `/api/documents/${id}/text`)).body);
}

async function partOf(said: string) {
  const part = (await textOf()).parts.find(({ original }) => original.includes(said));
  if (!part) throw new Error(`The document doesn't say ${said}`);
  return part;
}

const pathOf = (key: string) => `/api/documents/${id}/text-corrections/${key}`;

test('is marked, and no visitor is told', async () => {
  const { original, unsure } = await partOf('Brake pads');
  expect(unsure.map(({ from, to }) => original.slice(from, to))).toEqual(['$3190']);
  expect(await ask(question)).not.toContain('3190');
  expect(await ask('How much is a new inner tube?')).toContain('$18.50');
});

test('can be confirmed by people of its workspace only', async () => {
  const { key, original: text } = await partOf('Brake pads');
  const json = { page: 1, text };
  expect((await bob.send('PUT', pathOf(key), json)).status).toBe(404);
  expect((await app.request(pathOf(key), { method: 'PUT', json })).status).toBe(401);
  expect(await ask(question)).not.toContain('3190');
});

test('is answered once it is confirmed, without recognizing the scan again', async () => {
  await changeRecognized({ from: 'spring', to: 'summer' });
  const { key, original: text } = await partOf('Brake pads');
  expect((await ann.send('PUT', pathOf(key), { page: 1, text })).status).toBe(200);
  await work();
  expect(await ask(question)).toContain('$3190');
  expect((await partOf('Brake pads')).unsure).toEqual([]);
  expect((await textOf()).text).toContain('Prices of the workshop in summer');
});

test('is left out again when the confirmation is undone', async () => {
  const { key } = await partOf('Brake pads');
  expect((await ann.send('DELETE', pathOf(key))).status).toBe(200);
  await work();
  expect(await ask(question)).not.toContain('3190');
});

test('is answered as its owner corrects it', async () => {
  const { key, original } = await partOf('Brake pads');
  const json = { page: 1, text: original.replace('$3190', '$31.90') };
  expect((await ann.send('PUT', pathOf(key), json)).status).toBe(200);
  await work();
  expect(await ask(question)).toContain('$31.90');
});

/** Shows whether a reading comes from what recognition left. */
async function changeRecognized({ from, to }: { from: string; to: string }): Promise<void> {
  const { orm } = app.deps.database;
  const isOne = eq(recognizedTexts.documentId, id);
  const [row] = await orm.select().from(recognizedTexts).where(isOne);
  if (!row) throw new Error('Nothing was kept of the scan.');
  const text = gunzipSync(row.content).toString('utf8');
  expect(text).toContain(from);
  const content = gzipSync(text.replace(from, to));
  await orm.update(recognizedTexts).set({ content }).where(isOne);
}

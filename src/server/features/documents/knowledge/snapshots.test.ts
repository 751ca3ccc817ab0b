/** The index of a long document, read from a file after a start: the same answers, and never an old one. */
import { createHash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createProcessMemory } from '#server/config/process-memory.ts';
import { documentSnapshots, storedFiles } from '#server/db/schema/documents.ts';
import type { Deps } from '#server/deps.ts';
import { sweepStoredFiles } from '#server/features/documents/files/stored-files.ts';
import { documentJobs, processDocuments } from '#server/features/documents/jobs.ts';
import { askChatbot } from '#server/testing/ask-chatbot.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createEmbedderDouble } from '#server/testing/embedder-double.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import type { Document } from '#shared/contract/documents.ts';
import { readIndexCounts } from './knowledge.ts';
import { leastPassages, saveSnapshotJob } from './queue-snapshot.ts';

const embedding = createEmbedderDouble();
const jobs: { name: string; data: object }[] = [];
let app: TestApp;
let ann: Tenant;
beforeAll(async () => {
  app = await createTestApp({ deps: { embedding } });
  ann = await createTenant(app);
  const { queue } = app.deps;
  app.deps.queue = {
    ...queue,
    enqueue: async (job) => {
      if (job.name === saveSnapshotJob) jobs.push(job);
      else await queue.enqueue(job);
    },
  };
});
afterAll(() => app.close());
beforeEach(() => void jobs.splice(0));

/** A long document: each section is a passage of its own. */
const write = (price: number): string =>
  Array.from({ length: leastPassages + 20 }, (_, n) => {
    const filler = `it is baked by hand in our oven number ${n % 7} before sunrise and `.repeat(12);
    return `# Loaf ${n}\n\nLoaf number ${n} costs ${price + n} euros. Every day ${filler}sold.`;
  }).join('\n\n');

/** A server that has just started: nothing is in its memory. */
const restart = (): Deps => ({ ...app.deps, memory: createProcessMemory() });
const question = 'What does loaf number 7 cost?';
/** How long it took differs. */
const withoutTimes = (answer: string) => answer.replace(/"milliseconds":\{[^}]*\}/, '');

async function saveWaiting(): Promise<void> {
  const job = documentJobs(app.deps).find(({ name }) => name === saveSnapshotJob);
  for (const { data } of jobs.splice(0)) await job?.handle(data, new AbortController().signal);
}

async function createBakery(price = 100) {
  const { id: chatbotId } = await ann.createChatbot();
  const content = write(price);
  const { id } = await ann.addDocument({
    name: `${randomUUID()}.md`,
    content,
    chatbotIds: [chatbotId],
  });
  await readWhole(id);
  return { chatbotId, id };
}

/** A busy machine may need several runs of the job. */
async function readWhole(id: string): Promise<void> {
  for (;;) {
    await processDocuments({ deps: app.deps, signal: new AbortController().signal });
    const { body } = await ann.send<Document>('GET', `/api/documents/${id}`);
    if (body.state === 'ready') return;
  }
}

async function readSnapshot(documentId: string) {
  const { orm } = app.deps.database;
  const [row] = await orm
    .select()
    .from(documentSnapshots)
    .where(eq(documentSnapshots.documentId, documentId));
  return row;
}

test('a new server reads the index from the snapshot and answers the same', async () => {
  const { chatbotId, id } = await createBakery(100);
  const first = restart();
  const before = await askChatbot({ deps: first, id: chatbotId, question });
  expect(before).toContain('107 euros');
  expect(readIndexCounts(first)).toMatchObject({ builds: 1, snapshots: 0 });
  await saveWaiting();
  expect(await readSnapshot(id)).toMatchObject({ embedderId: 'double-1' });

  const second = restart();
  const after = await askChatbot({ deps: second, id: chatbotId, question });
  expect(withoutTimes(after)).toBe(withoutTimes(before));
  expect(readIndexCounts(second)).toMatchObject({ builds: 0, snapshots: 1, hits: 0 });
  expect(readIndexCounts(second).bytes).toBe(readIndexCounts(first).bytes);
  await askChatbot({ deps: second, id: chatbotId, question });
  expect(readIndexCounts(second)).toMatchObject({ builds: 0, snapshots: 1, hits: 1 });
  expect(jobs).toEqual([]);
});

test('a document that was replaced is never answered from the old snapshot', async () => {
  const { chatbotId, id } = await createBakery(200);
  await saveWaiting();
  const old = await readSnapshot(id);
  await ann.replace(id, { name: 'new.md', content: write(300) });
  await readWhole(id);
  expect(await askChatbot({ deps: restart(), id: chatbotId, question })).toContain('307 euros');
  await saveWaiting();
  const next = await readSnapshot(id);
  expect(next?.generation).not.toBe(old?.generation);
  const deps = restart();
  expect(await askChatbot({ deps, id: chatbotId, question })).toContain('307 euros');
  expect(readIndexCounts(deps)).toMatchObject({ builds: 0, snapshots: 1 });
});

test('words are read from the snapshot while the model is being opened', async () => {
  const { chatbotId } = await createBakery(400);
  await saveWaiting();
  const none = { current: () => null, find: () => null, isPreparing: () => true };
  const deps = { ...restart(), embedding: { ...none, close: async () => {} } };
  expect(await askChatbot({ deps, id: chatbotId, question })).toContain('407 euros');
  expect(readIndexCounts(deps)).toMatchObject({ builds: 0, snapshots: 1 });
  expect(jobs).toEqual([]);
});

test('a damaged snapshot is thrown away, and the answer comes from the passages', async () => {
  const { chatbotId, id } = await createBakery(500);
  await saveWaiting();
  const snapshot = await readSnapshot(id);
  if (!snapshot) throw new Error('There is no snapshot.');
  const content = await buffer(await app.deps.storage.get(snapshot.storageKey));
  content[content.length - 5] = (content[content.length - 5] ?? 0) ^ 1;
  const path = join(app.deps.env.dataDir, 'damaged');
  writeFileSync(path, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const { storageKey: key, bytes } = snapshot;
  await app.deps.storage.put({ key, path, bytes, sha256 });
  const deps = restart();
  expect(await askChatbot({ deps, id: chatbotId, question })).toContain('507 euros');
  expect(readIndexCounts(deps)).toMatchObject({ builds: 1, snapshots: 0 });
  expect(await readSnapshot(id)).toBeUndefined();
  await saveWaiting();
  const again = restart();
  expect(await askChatbot({ deps: again, id: chatbotId, question })).toContain('507 euros');
  expect(readIndexCounts(again)).toMatchObject({ builds: 0, snapshots: 1 });
});

test('a snapshot that is gone, or of another format, is built again', async () => {
  const { chatbotId, id } = await createBakery(600);
  await saveWaiting();
  const gone = await readSnapshot(id);
  await app.deps.storage.delete(gone?.storageKey ?? '');
  expect(await askChatbot({ deps: restart(), id: chatbotId, question })).toContain('607 euros');
  await saveWaiting();
  const { orm } = app.deps.database;
  const isOfDocument = eq(documentSnapshots.documentId, id);
  await orm.update(documentSnapshots).set({ format: 'of an older version' }).where(isOfDocument);
  const deps = restart();
  expect(await askChatbot({ deps, id: chatbotId, question })).toContain('607 euros');
  expect(readIndexCounts(deps)).toMatchObject({ builds: 1, snapshots: 0 });
  expect(jobs).toHaveLength(1);
});

test('a deleted document takes its snapshot along', async () => {
  const { id } = await createBakery(700);
  await saveWaiting();
  const { storageKey = '' } = (await readSnapshot(id)) ?? {};
  await ann.send('DELETE', `/api/documents/${id}`);
  const listed = async () => {
    const { orm } = app.deps.database;
    return orm.select().from(storedFiles).where(eq(storedFiles.key, storageKey));
  };
  expect(await listed()).toHaveLength(1);
  const later = { now: () => new Date(Date.now() + 2 * 60 * 60_000) };
  await sweepStoredFiles({ ...app.deps, clock: later });
  expect(await readSnapshot(id)).toBeUndefined();
  expect(await listed()).toEqual([]);
  await expect(app.deps.storage.get(storageKey)).rejects.toThrow();
});

test('a job for a reading that is gone writes nothing', async () => {
  const { id } = await createBakery(800);
  const [job] = jobs.splice(0);
  await ann.send('DELETE', `/api/documents/${id}`);
  jobs.push(...(job ? [job] : []));
  await saveWaiting();
  expect(await readSnapshot(id)).toBeUndefined();
});

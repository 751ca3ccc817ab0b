/** Files where several servers share a database, and on their way from one place to another. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createFileStorage } from '#server/adapters/storage/create-file-storage.ts';
import { createDatabaseStorage } from '#server/adapters/storage/database-storage.ts';
import { createDiskStorage } from '#server/adapters/storage/disk-storage.ts';
import type { FileStorage } from '#server/adapters/storage/file-storage.ts';
import { createS3Storage } from '#server/adapters/storage/s3-storage.ts';
import { createApp } from '#server/app.ts';
import { readEnv } from '#server/config/env.ts';
import { documents, fileParts, storedFiles } from '#server/db/schema/documents.ts';
import { moveFiles } from '#server/features/documents/files/move-files.ts';
import { callApp } from '#server/testing/call-app.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import type { Document } from '#shared/contract/documents.ts';
import { startS3Double } from '../../../../tests/doubles/s3.ts';
import { processDocuments } from './jobs.ts';

let app: TestApp;
let ann: Tenant;
const folder = mkdtempSync(join(tmpdir(), 'askwell-elsewhere-'));
beforeAll(async () => {
  app = await createTestApp();
  ann = await createTenant(app);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
const { signal } = new AbortController();
const isPostgres = inject('databaseTemplate').kind === 'postgres';

/** The same installation, on another machine with a data folder of its own. */
function startElsewhere(): TestApp {
  const env = { ...app.deps.env, dataDir: folder };
  const storage = createFileStorage({ env, pool: app.deps.database.pool });
  const deps = { ...app.deps, env, storage };
  const elsewhere = createApp(deps);
  return { ...app, deps, request: (path, init) => callApp({ app: elsewhere, path, init }) };
}

const readRow = async (id: string) => {
  const [row] = await app.deps.database.orm.select().from(documents).where(eq(documents.id, id));
  if (!row) throw new Error('The document is gone');
  return row;
};

test.runIf(isPostgres)(
  'two servers on one PostgreSQL read each other’s uploads without a shared folder',
  async () => {
    const servers = [app, startElsewhere()];
    const there = await createTenant(servers[1] ?? app);
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const tenant = n % 2 ? ann : there;
      const content = `# Item ${n}\n\nItem number ${n} costs ${n} euros.`;
      const response = await tenant.upload({ name: `item-${n}.md`, content });
      const { document } = (await response.json()) as { document: Document };
      ids.push(document.id);
      // Read by the server that did not take it in.
      await processDocuments({ deps: (servers[n % 2] ?? app).deps, signal });
    }
    const states = await Promise.all(ids.map(async (id) => (await readRow(id)).state));
    expect(states).toEqual(ids.map(() => 'ready'));
    expect(existsSync(join(folder, 'files'))).toBe(false);
  },
);

test.runIf(isPostgres)('a document takes its file along when it is deleted', async () => {
  const { id } = await ann.addDocument({ name: 'goes.md', content: 'This goes again.' });
  const { storageKey } = await readRow(id);
  const countParts = async () => {
    const { orm } = app.deps.database;
    return (await orm.select().from(fileParts).where(eq(fileParts.key, storageKey))).length;
  };
  expect(await countParts()).toBe(1);
  await app.deps.database.orm.delete(documents).where(eq(documents.id, id));
  await app.deps.database.orm.delete(storedFiles).where(eq(storedFiles.key, storageKey));
  expect(await countParts()).toBe(0);
});

test('files from before DATABASE_URL was set are still read, and their copy replaces them', async () => {
  const { id } = await ann.addDocument({ name: 'old.md', content: 'Written long ago.' });
  const { storageKey, sha256, bytes } = await readRow(id);
  const disk = createDiskStorage({ folder: join(app.deps.env.dataDir, 'files') });
  const path = join(app.deps.env.dataDir, 'copy');
  writeFileSync(path, 'Written long ago.');
  await app.deps.storage.delete(storageKey);
  await disk.put({ key: storageKey, path, bytes, sha256 });
  const read = async () => (await ann.browser.request(`/api/documents/${id}/file`)).text();
  expect(await read()).toBe('Written long ago.');
  const report = await move({ to: inTables(), from: [disk], deleteOld: true });
  expect(report).toMatchObject({ damaged: [] });
  await expect(disk.get(storageKey)).rejects.toThrow();
  const moved = await inTables().get(storageKey);
  expect(await new Response(moved as never).text()).toBe('Written long ago.');
});

const inTables = () => createDatabaseStorage(app.deps.database.pool);
const move = (places: { to: FileStorage; from: FileStorage[]; deleteOld?: boolean }) =>
  moveFiles({
    connection: app.deps.database.orm,
    folder: join(app.deps.env.dataDir, 'incoming'),
    deleteOld: false,
    ...places,
  });

test('files move from folder to database to bucket and back, checked, and only what is missing is copied again', async () => {
  const double = await startS3Double();
  const { storage } = readEnv({ STORAGE_URL: double.url });
  if (!storage) throw new Error('No bucket');
  const bucket = createS3Storage(storage);
  const disk = createDiskStorage({ folder: join(folder, 'moved') });
  const clean = await createTestApp();
  try {
    const tenant = await createTenant(clean);
    const keys: string[] = [];
    for (const n of [1, 2, 3]) {
      // Larger than one part.
      const content = `# File ${n}\n\n${`Line of file ${n}. `.repeat(40_000)}`;
      const response = await tenant.upload({ name: `file-${n}.md`, content });
      const { document } = (await response.json()) as { document: Document };
      const rows = await clean.deps.database.orm.select().from(documents);
      keys.push(rows.find(({ id }) => id === document.id)?.storageKey ?? '');
    }
    const { orm, pool } = clean.deps.database;
    const tables = createDatabaseStorage(pool);
    const go = (to: FileStorage, from: FileStorage[], deleteOld = false) =>
      moveFiles({ connection: orm, folder: join(folder, 'incoming'), to, from, deleteOld });
    const first = clean.deps.storage;
    expect(await go(disk, [first], true)).toMatchObject({ copied: 3, deleted: 3 });
    expect(await go(tables, [disk])).toMatchObject({ copied: 3, skipped: 0, deleted: 0 });
    await tables.delete(keys[1] ?? '');
    expect(await go(tables, [disk], true)).toMatchObject({ copied: 1, skipped: 2, deleted: 3 });
    expect(await go(bucket, [tables], true)).toMatchObject({ copied: 3, deleted: 3 });
    const name = `${double.prefix}${keys[2]}`;
    double.objects.set(name, Buffer.from('not what was uploaded'));
    const back = await go(disk, [bucket], true);
    expect(back).toMatchObject({ copied: 2, damaged: [keys[2]], missing: [], deleted: 2 });
    expect([...double.objects.keys()]).toEqual([name]);
    expect(await go(tables, [])).toMatchObject({ copied: 0, missing: keys.toSorted() });
  } finally {
    await clean.close();
    await double.stop();
  }
});

/** Files and rows when the file storage is away, or a document goes while a backup is taken. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeBackup } from '#server/db/backup.ts';
import { documentJobs } from '#server/features/documents/jobs.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant } from '#server/testing/tenants.ts';
import { type S3Double, startS3Double } from '../../../../../tests/doubles/s3.ts';

let bucket: S3Double;
let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'askwell-outage-'));
beforeAll(async () => {
  bucket = await startS3Double();
  app = await createTestApp({ variables: { STORAGE_URL: bucket.url } });
});
afterAll(async () => {
  await app.close();
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

const runDeletion = (keys: string[]) =>
  documentJobs(app.deps)
    .find(({ name }) => name === 'delete-stored-files')
    ?.handle({ keys }, new AbortController().signal);

test('a file storage that is away is named in the error, and nothing is stored', async () => {
  const ann = await createTenant(app);
  bucket.failures.push(503, 503, 503);
  const refused = await ann.upload({ name: 'hours.md' });
  expect(refused.status).toBe(503);
  const { error } = (await refused.json()) as { error: { message: string } };
  expect(error.message).toContain('file storage');
  expect(error.message).not.toContain('database');
  expect((await ann.upload({ name: 'hours.md' })).status).toBe(201);
});

test('a document that is deleted during a backup keeps its file in it', async () => {
  const ann = await createTenant(app);
  const content = 'We open at nine.';
  const { document } = (await (await ann.upload({ name: 'a.md', content })).json()) as {
    document: { id: string };
  };
  const stored = bucket.objects.size;
  const keys: string[] = [];
  const file = join(folder, 'live.backup');
  const { storage, database } = app.deps;
  await takeBackup({
    database,
    dataDir: app.deps.env.dataDir,
    file,
    withSecrets: false,
    storage: {
      // The rows are copied by now, the files are not.
      async get(key) {
        keys.push(key);
        await ann.browser.request(`/api/documents/${document.id}`, { method: 'DELETE' });
        await runDeletion([key]);
        return storage.get(key);
      },
    },
  });
  const copied = gunzipSync(readFileSync(file)).toString();
  expect(copied).toContain(document.id);
  expect(copied).toContain(Buffer.from(content).toString('base64'));
  expect(bucket.objects.size).toBe(stored);

  await runDeletion(keys);
  expect(bucket.objects.size).toBe(stored - 1);
});

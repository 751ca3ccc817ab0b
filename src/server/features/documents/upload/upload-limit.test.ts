import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant } from '#server/testing/tenants.ts';

const mebibyte = 1_048_576;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    variables: { UPLOAD_MAX_BYTES: String(12 * mebibyte), UPLOAD_TYPES: '.txt,.md' },
  });
});
afterAll(() => app.close());

test('a file within a raised limit is taken and read', async () => {
  const ann = await createTenant(app);
  const content = `We open at nine.${' '.repeat(11 * mebibyte)}\n`;
  const document = await ann.addDocument({ name: 'large.txt', content });
  expect(document).toMatchObject({ state: 'ready', failure: null });
  const tooLarge = await ann.upload({ name: 'huge.txt', content: ' '.repeat(13 * mebibyte) });
  expect(tooLarge.status).toBe(413);
});

test('only the types that the operator chose are taken', async () => {
  const ann = await createTenant(app);
  expect((await ann.upload({ name: 'hours.md' })).status).toBe(201);
  expect((await ann.upload({ name: 'prices.csv', content: 'a,b\n1,2' })).status).toBe(415);
});

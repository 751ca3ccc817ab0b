import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

const none = { authSecret: null, metricsToken: null };
const createFolder = () => mkdtempSync(join(tmpdir(), 'askwell-secrets-'));

test('makes strong secrets once, for the owner only', () => {
  const dataDir = join(createFolder(), 'new');
  const first = loadSecrets({ dataDir, ...none });
  expect(Buffer.from(first.authSecret, 'base64url')).toHaveLength(48);
  expect(first.authSecret).not.toBe(first.metricsToken);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(loadSecrets({ dataDir, ...none })).toEqual(first);
});

test('the environment wins and is not written down', () => {
  const dataDir = createFolder();
  const authSecret = 'given-by-the-operator-0123456789abcdef';
  expect(loadSecrets({ dataDir, ...none, authSecret }).authSecret).toBe(authSecret);
  expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).not.toContain(authSecret);
});

test('a damaged file stops the start instead of signing everyone out silently', () => {
  const dataDir = createFolder();
  writeFileSync(join(dataDir, 'secrets.json'), '{"authSecret":');
  expect(() => loadSecrets({ dataDir, ...none })).toThrow(/secrets\.json cannot be read/);
});

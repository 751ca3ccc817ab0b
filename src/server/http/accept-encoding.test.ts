import { expect, test } from 'vitest';
import { chooseEncoding } from './accept-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['gzip;q=0, *', 'br'],
  ['identity, br;q=0.5', null],
  ['deflate', null],
  ['BR', 'br'],
  ['br;q=nonsense', null],
  ['', null],
  [undefined, null],
])('%s takes %s', (accepted, chosen) => {
  expect(chooseEncoding({ accepted, available: ['br', 'gzip'] })).toBe(chosen);
});

test('only what is at hand is chosen', () => {
  expect(chooseEncoding({ accepted: 'br, gzip', available: ['gzip'] })).toBe('gzip');
  expect(chooseEncoding({ accepted: 'br, gzip', available: [] })).toBeNull();
});

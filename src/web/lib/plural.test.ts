import { expect, test } from 'vitest';
import { plural } from './plural.ts';

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
  [1234, '1,234 pages'],
])('%i: %s', (count, text) => {
  expect(plural({ count, one: '{count} page', other: '{count} pages' })).toBe(text);
});

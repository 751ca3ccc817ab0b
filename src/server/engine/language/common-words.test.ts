import { expect, test } from 'vitest';
import { informationOf } from './common-words.ts';

test('a rare form of a very common word says little', () => {
  expect(informationOf('hacerse', 'es')).toBeLessThan(0.5);
});

test('a word of its own says much, even if a common word is in it', () => {
  expect(informationOf('alternator', 'en')).toBe(1);
  expect(informationOf('firing', 'en')).toBeGreaterThan(0.5);
});

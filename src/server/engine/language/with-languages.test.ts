import { expect, it } from 'vitest';
import { joinPatterns } from './with-languages.ts';

it('matches the words of each pattern', () => {
  const joined = joinPatterns([/^(?:price|preis)$/iu, /^pris(?:er)?$/iu]);
  expect(['Preis', 'priser', 'prise'].map((header) => joined.test(header))).toEqual([
    true,
    true,
    false,
  ]);
});

it('is the very pattern where nothing is added', () => {
  const pattern = /^price$/u;
  expect(joinPatterns([pattern])).toBe(pattern);
});

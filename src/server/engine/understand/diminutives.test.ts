import { expect, test } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { plainWord } from './diminutives.ts';

const known = new Set(
  'ramo mesa cafe flor kette hund tisch tavolo mesa bolo broodje brood kan sencillo'.split(' '),
);

test.for<[LanguageCode, string, string | null]>([
  ['es', 'ramito', 'ramo'],
  ['es', 'mesita', 'mesa'],
  ['es', 'cafecito', 'cafe'],
  ['es', 'florecita', 'flor'],
  ['es', 'sencillito', 'sencillo'],
  ['de', 'kettchen', 'kette'],
  ['de', 'hundchen', 'hund'],
  ['de', 'tischlein', 'tisch'],
  ['it', 'tavolino', 'tavolo'],
  ['pt', 'bolinho', 'bolo'],
  ['nl', 'kannetje', null],
  ['es', 'gorrito', null],
  ['en', 'mosquito', null],
  ['es', 'ito', null],
])('%s: "%s" is %s', ([language, word, plain]) => {
  expect(plainWord({ word, language, isKnown: (each) => known.has(each) })).toBe(plain);
});

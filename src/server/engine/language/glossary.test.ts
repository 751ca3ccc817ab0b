import { expect, test } from 'vitest';
import { glossaryRows, longestEntry, translate } from './glossary.ts';
import { languageCodes } from './language-code.ts';

test.for(languageCodes)('every row of the glossary has words of %s', (code) => {
  const missing = glossaryRows.filter((row) => !row[code].some((word) => word !== ''));
  expect(missing.map((row) => row.en[0])).toEqual([]);
});

test('no entry is longer than what questions are searched for', () => {
  const long = glossaryRows.flatMap((row) =>
    languageCodes.flatMap((code) =>
      row[code].filter((word) => word.split(/[\s'-]+/).length > longestEntry + 1),
    ),
  );
  expect(long).toEqual([]);
});

test.for([
  ['fr', 'en', ['moyenne'], 'medium'],
  ['es', 'en', ['suelta'], 'single'],
  ['pl', 'en', ['pol', 'dnia'], 'half day'],
  ['en', 'de', ['steps'], 'stufe'],
  ['en', 'es', ['nearby'], 'cerca'],
  ['nl', 'en', ['losse'], 'single'],
  ['pl', 'en', ['drabina'], 'ladder'],
  ['en', 'es', ['scoop'], 'bola'],
  ['de', 'es', ['zehnerkarte'], 'bono'],
  ['fr', 'en', ['plaquettes', 'de', 'frein'], 'brake pads'],
  ['it', 'de', ['sella'], 'sattel'],
  ['pt', 'en', ['aula', 'particular'], 'private lesson'],
  ['es', 'fr', ['media', 'pension'], 'demi-pension'],
] as const)('translates %s to %s: %s', ([from, to, words, meant]) => {
  expect(translate({ words, from, to })).toContain(meant);
});

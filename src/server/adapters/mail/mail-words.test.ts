import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/paths.ts';
import { translatedLanguages } from '#shared/page-languages.ts';
import { mailWordsIn } from './mail-words.ts';

const catalogOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(projectRoot, `content/languages/${language}/emails.json`), 'utf8'));
const marksOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(translatedLanguages)('the emails in %s', (language) => {
  const catalog = catalogOf(language);

  test('have the texts of the other languages', () => {
    expect(Object.keys(catalog).sort()).toEqual(Object.keys(catalogOf('de')).sort());
  });

  test.each(Object.entries(catalog))('fill in the same values: %s', (english, translated) => {
    expect(translated.trim()).not.toBe('');
    expect(marksOf(translated)).toEqual(marksOf(english));
  });
});

test('values are filled in, also where one looks like a mark', () => {
  const { say } = mailWordsIn('de');
  expect(say('{browser} on {system}', { browser: '{system}', system: '$&' })).toBe(
    '{system} auf $&',
  );
});

test('a sentence from elsewhere is found with its value, and an unknown one stays', () => {
  const { sayKnown } = mailWordsIn('es');
  expect(sayKnown('It says “9 a. m.”.')).toBe('La respuesta dice «9 a. m.».');
  expect(sayKnown('Viewer')).toBe('Lector');
  expect(sayKnown('Somewhere else')).toBe('Somewhere else');
  expect(mailWordsIn('en').sayKnown('It says “9 a. m.”.')).toBe('It says “9 a. m.”.');
});

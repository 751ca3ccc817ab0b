import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findVerbs, isAddressing } from './verb-forms.ts';

describe('findVerbs', () => {
  test.for<[LanguageCode, string, string[]]>([
    ['es', 'cuanto cuesta pulir la mesa del salon', ['pulir']],
    ['es', 'que vale barnizarme una puerta', ['barnizarme']],
    ['es', 'cuanto es el menu pidiendolo aparte', ['pidiendolo']],
    ['fr', 'combien pour poncer le parquet', ['poncer']],
    ['it', 'quanto costa lucidare il tavolo', ['lucidare']],
    ['it', 'quanto viene accorciarmi i pantaloni', ['accorciarmi']],
    ['pt', 'quanto custa polir a mesa', ['polir']],
    ['es', 'cuanto vale la charla del taller', []],
    ['en', 'how much is the water bar', []],
    ['de', 'was kostet der tisch', []],
    ['es', '', []],
  ])('%s: "%s"', ([language, text, verbs]) => {
    expect([...findVerbs(text, language)]).toEqual(verbs);
  });
});

test.for<[LanguageCode, string, boolean]>([
  ['es', 'tardais', true],
  ['es', 'regalais', true],
  ['es', 'recogeis', true],
  ['es', 'tarde', false],
  ['es', 'seis', false],
  ['de', 'mais', false],
])('%s: "%s" speaks to the business: %s', ([language, word, expected]) => {
  expect(isAddressing(word, language)).toBe(expected);
});

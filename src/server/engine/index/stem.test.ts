import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['es', 'reparacion', 'reparaciones'],
  ['es', 'reparacion', 'reparar'],
  ['es', 'afilais', 'afilado'],
  ['es', 'vendeis', 'vender'],
  ['pt', 'promocao', 'promocoes'],
  ['pt', 'sessao', 'sessoes'],
  ['fr', 'reservee', 'reserver'],
] as const)('brings %s "%s" and "%s" together without their accents', (language, one, other) => {
  expect(stem(one, language)).toBe(stem(other, language));
});

test.each([
  ['es', 'seis'],
  ['pt', 'pao'],
  ['fr', 'the'],
] as const)('leaves the short %s word "%s" alone', (language, word) => {
  expect(stem(word, language)).toHaveLength(word.length);
});

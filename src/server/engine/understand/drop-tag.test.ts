import { describe, expect, it } from 'vitest';
import { dropTag } from './drop-tag.ts';

describe('dropTag', () => {
  it.each([
    ['I want to leave my skis here. Is that possible?', 'en', 'I want to leave my skis here?'],
    [
      'I would like to lock my bike outside. Are there facilities for this?',
      'en',
      'I would like to lock my bike outside?',
    ],
    ['Ich möchte meinen Hund mitbringen. Geht das?', 'de', 'Ich möchte meinen Hund mitbringen?'],
    ['Quiero pagar con tarjeta, ¿es posible?', 'es', 'Quiero pagar con tarjeta?'],
  ] as const)('drops a question that only points back: %s', (text, language, rest) => {
    expect(dropTag(text, language)).toBe(rest);
  });

  it.each([
    'I am coming by car. Is there parking?',
    'We have a dog. Is breakfast included?',
    'Do you sell maps? Is that expensive?',
  ])('keeps a question of its own: %s', (text) => {
    expect(dropTag(text, 'en')).toBe(text);
  });
});

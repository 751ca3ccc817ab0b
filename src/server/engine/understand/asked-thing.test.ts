import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findAskedThing } from './asked-thing.ts';

describe('findAskedThing', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['en', 'do you have a sauna for guests', ['sauna']],
    ['en', 'is there a lounge in the basement', ['lounge']],
    ['en', 'does the family room have a balcony', ['balcony']],
    ['en', 'do you repair umbrellas', ['repair', 'umbrellas']],
    ['en', 'can i pay with bitcoin', ['bitcoin']],
    ['en', 'can i rent a kite', ['kite']],
    ['en', 'do i earn stamps when i pay', ['stamps']],
    ['es', '¿alquiláis patines?', ['patines']],
    ['de', 'habt ihr einen aufzug im haus', ['aufzug']],
    ['es', '¿tenéis piscina en verano?', ['piscina']],
  ])('finds what must be spoken of (%s: %s)', (language, text, words) => {
    expect([...findAskedThing(text, language)]).toEqual(words);
  });

  it.each(['how do i get there', 'what if i am late', 'my order never came'])(
    'finds none in “%s”',
    (text) => {
      expect(findAskedThing(text, 'en').size).toBe(0);
    },
  );
});

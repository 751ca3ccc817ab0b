import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findAskedPlaces } from './asked-place.ts';

describe('findAskedPlaces', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['en', 'what is shipping to oslo', ['oslo']],
    ['en', 'a taxi from lisbon airport', ['lisbon']],
    ['de', 'was kostet der versand nach wien', ['wien']],
    ['es', 'cuanto cuesta el envio a berlin', ['berlin']],
    ['en', 'is it nice there', []],
    ['en', 'a turkey sandwich please', []],
    ['en', '', []],
  ])('%s: %s', (language, folded, places) => {
    expect([...findAskedPlaces(folded, language)]).toEqual(places);
  });
});

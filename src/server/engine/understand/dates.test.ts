import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findAskedDate } from './dates.ts';

describe('the part of a month that a question names', () => {
  it.each<[LanguageCode, string, number, number]>([
    ['en', 'what is a tent at the end of june', 621, 631],
    ['en', 'a tent in late june', 621, 631],
    ['en', 'a tent in mid-june', 611, 620],
    ['en', 'are you open early november', 1101, 1110],
    ['de', 'was kostet ein platz ende juni', 621, 631],
    ['de', 'ein platz mitte juni', 611, 620],
    ['es', 'una plaza a principios de junio', 601, 610],
    ['en', 'a tent in june', 601, 631],
    ['en', 'a tent on june 14', 614, 614],
  ])('%s: %s', (language, text, from, to) => {
    expect(findAskedDate(text, language)).toMatchObject({ from, to });
  });
});

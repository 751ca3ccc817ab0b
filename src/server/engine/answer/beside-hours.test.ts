import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { asksForOther } from './beside-hours.ts';

const asks = (folded: string, language: LanguageCode = 'en', understood = 'opening hours · open') =>
  asksForOther({
    question: { folded, language },
    candidate: {
      statements: [{ text: 'On Sundays the desk is open from 9 am to 3 pm.', passages: [] }],
      understood,
    },
    facts: {
      vocabulary: {
        words: new Map([
          ['silent', 1],
          ['desk', 1],
        ]),
        languages: ['en'],
      },
    },
  });

describe('a question beside opening hours', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'which guides are there on a sunday'],
    ['en', 'which of your guides work on sundays'],
    ['de', 'welche lehrer sind sonntags da'],
    ['en', 'silent hours?'],
  ])('asks for something else (%s: %s)', (language, text) => {
    expect(asks(text, language)).toBe(true);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'which days are you open'],
    ['en', 'which shop is open on sunday'],
    ['en', 'what are your opening hours'],
    ['en', 'desk hours'],
    ['en', 'sunday hours'],
    ['en', 'unheard hours'],
    ['de', 'an welchen tagen habt ihr offen'],
  ])('asks for the hours (%s: %s)', (language, text) => {
    expect(asks(text, language)).toBe(false);
  });

  it('asks for a timetable when it names a day', () => {
    expect(asks('which courses are on monday', 'en', 'timetable')).toBe(false);
    expect(asks('which courses include lunch', 'en', 'timetable')).toBe(true);
  });
});

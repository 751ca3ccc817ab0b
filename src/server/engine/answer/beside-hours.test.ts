import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { areRowsOfHours, asksForOther } from './beside-hours.ts';

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

describe('rows of a table', () => {
  const schedules = [
    {
      documentId: 'hours',
      title: 'hours.html',
      schedule: { role: 'hours', lines: [{ block: 3 }, { block: 4 }] } as never,
    },
    {
      documentId: 'classes',
      title: 'classes.csv',
      schedule: { role: 'activity', lines: [{ block: 1 }] } as never,
    },
  ];
  const areOfHours = (...cited: { documentId: string; block: number }[]) =>
    areRowsOfHours({ answer: { cited }, facts: { schedules } });

  it('are hours when each was read as hours', () => {
    expect(areOfHours({ documentId: 'hours', block: 3 }, { documentId: 'hours', block: 4 })).toBe(
      true,
    );
  });

  it('are not when one is a class, another row, or none is cited', () => {
    expect(areOfHours({ documentId: 'classes', block: 1 })).toBe(false);
    expect(areOfHours({ documentId: 'hours', block: 3 }, { documentId: 'hours', block: 9 })).toBe(
      false,
    );
    expect(areOfHours()).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import type { Block } from '#server/engine/ingest/document.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { completeDates, readValidity } from './read-validity.ts';
import { scanDates } from './scan-dates.ts';

const storedAt = new Date('2026-11-16T12:00:00Z');
const scan = (text: string, language: LanguageCode, isHeading: boolean) => {
  const named = scanDates({ text, language, isHeading });
  const { validFrom, validUntil } = named
    ? completeDates(named, storedAt)
    : { validFrom: null, validUntil: null };
  return named && [validFrom, validUntil];
};

/** A heading with both days, and a sentence with the last day. */
const said: Partial<Record<LanguageCode, { range: string; until: string }>> = {
  en: { range: 'Christmas menu, 1–26 December 2026', until: 'Prices until 31 March 2027.' },
  de: { range: 'Weihnachtsmenü, 1. bis 26. Dezember 2026', until: 'Preise gültig bis 31.3.2027' },
  es: {
    range: 'Menú de Navidad, del 1 al 26 de diciembre de 2026',
    until: 'Precios válidos hasta el 31 de marzo de 2027.',
  },
  fr: {
    range: 'Menu de Noël, du 1 au 26 décembre 2026',
    until: "Tarifs valables jusqu'au 31 mars 2027.",
  },
  it: {
    range: 'Menù di Natale, dal 1 al 26 dicembre 2026',
    until: 'Prezzi validi fino al 31 marzo 2027.',
  },
  pt: {
    range: 'Menu de Natal, de 1 a 26 de dezembro de 2026',
    until: 'Preços válidos até 31 de março de 2027.',
  },
  nl: { range: 'Kerstmenu, 1 tot 26 december 2026', until: 'Prijzen geldig tot 31 maart 2027.' },
  pl: {
    range: 'Menu świąteczne, 1–26 grudnia 2026',
    until: 'Ceny obowiązują do 31 marca 2027.',
  },
};

const cases = Object.entries(said) as [LanguageCode, { range: string; until: string }][];

describe.each(cases)('dates in %s', (language, { range, until }) => {
  test('are read from a heading with both days', () => {
    expect(scan(range, language, true)).toEqual(['2026-12-01', '2026-12-26']);
  });
  test('are read from a sentence with the last day', () => {
    expect(scan(until, language, false)).toEqual([null, '2027-03-31']);
  });
});

test.each([
  ['Prices until 31 March', [null, '2027-03-31']],
  ['Our autumn offer is valid until 1 November.', [null, '2026-11-01']],
  ['Price list valid from January 1, 2027', ['2027-01-01', null]],
  ['Offer valid 28 December 2026 to 6 January 2027', ['2026-12-28', '2027-01-06']],
  ['Special rates through February 2027', [null, '2027-02-28']],
])('%s', (text, dates) => {
  expect(scan(text, 'en', false)).toEqual(dates);
});

test.each([
  'We have been here since 1 May 1990.',
  'Closed until 3 January, prices stay the same.',
  'Summer prices apply 1 June to 31 August.',
  'Prices start at $31.',
  'Open Monday to Friday, menu until 9 pm.',
  'The offer of 3 March was popular.',
])('no dates in: %s', (text) => {
  expect(scan(text, 'en', false)).toBeNull();
});

describe('what dates are for', () => {
  const heading = (text: string, level = 2): Block => ({ kind: 'heading', text, level });
  const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
  const read = (blocks: Block[], title = 'Our shop') =>
    readValidity({
      blocks,
      keys: blocks.map((_, at) => `block ${at}`),
      title,
      language: 'en',
    }).map(({ key }) => key);

  test('a heading is for its section, unless the section is everything', () => {
    const menu = heading('Christmas menu, 1–26 December 2026');
    const goose = paragraph('Goose with dumplings.');
    const other = [heading('Lunch'), paragraph('Soup of the day.')];
    expect(read([menu, goose, ...other])).toEqual(['block 0']);
    expect(read([menu, goose])).toEqual(['document']);
    expect(read([goose], 'Christmas menu, 1–26 December 2026')).toEqual(['document']);
  });

  test('a short line is for the section it is in, and a long one for itself', () => {
    const note = paragraph('Prices valid until 31 March 2027.');
    const story = paragraph(
      `${'We have cut hair in this town for thirty years. '.repeat(3)}The offer is valid until 31 March 2027.`,
    );
    const blocks = [heading('Cuts'), note, heading('About us'), story];
    expect(read(blocks)).toEqual(['block 0', 'block 3']);
    expect(read([paragraph('A cut is $30.'), note])).toEqual(['document']);
  });
});

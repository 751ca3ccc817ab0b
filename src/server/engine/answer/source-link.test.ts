import { expect, test } from 'vitest';
import type { LoadedPassage } from './passage-text.ts';
import { linkToSource } from './source-link.ts';

const passage = (over: Partial<LoadedPassage> = {}): LoadedPassage => ({
  id: 'a',
  documentId: 'b',
  title: 'Repairs',
  text: 'Repairs\nA well-known repair, by hand, takes two days.',
  sentences: [
    { text: 'Repairs', heading: true },
    { text: 'A well-known repair, by hand, takes two days.' },
  ],
  place: {},
  url: 'https://example.com/repairs',
  ...over,
});

test('a document without an address has no link', () => {
  expect(linkToSource({ passage: passage({ url: null }), quotes: ['By hand.'] })).toBeNull();
});

test('a short quote is named whole, with dashes and commas escaped', () => {
  const quotes = ['A well-known repair, by hand, takes two days.'];
  const text = 'A%20well%2Dknown%20repair%2C%20by%20hand%2C%20takes%20two%20days.';
  const link = `https://example.com/repairs#:~:text=${text}`;
  expect(linkToSource({ passage: passage(), quotes })).toBe(link);
  expect(linkToSource({ passage: passage(), quotes: [] })).toBe(link);
});

test('a long quote and one of several lines are named by their first and last words', () => {
  const long = `One two three four five ${'and so on '.repeat(20)} six seven eight nine ten.`;
  const lines = 'We repair:\n\nbrakes\ngears and chains';
  const link = linkToSource({ passage: passage(), quotes: [long, lines] });
  expect(link).toBe(
    'https://example.com/repairs#:~:text=One%20two%20three%20four%20five,six%20seven%20eight%20nine%20ten.&text=We%20repair%3A,gears%20and%20chains',
  );
});

test('a row of a table is named by its first and last value', () => {
  const row = passage({ text: 'Bike: Cargo bike\nDay: 39 €', place: { row: 3 } });
  expect(linkToSource({ passage: row, quotes: ['Cargo bike: 39 €'] })).toBe(
    'https://example.com/repairs#:~:text=Cargo%20bike,39%20%E2%82%AC',
  );
});

test('half a character at the edge of a quote does no harm', () => {
  expect(linkToSource({ passage: passage(), quotes: ['Fish \ud83d'] })).toContain('text=Fish%20');
});

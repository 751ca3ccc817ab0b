import { describe, expect, test } from 'vitest';
import { fold } from '#server/engine/index/analyse.ts';
import { findFigures, isInRange, readRanges } from './figures.ts';

describe('findFigures', () => {
  test.for([
    ['a bath for my 18 kg spaniel', 'weight', 18],
    ['my dad is 70, what does he pay', 'age', 70],
    ['delivery for a $120 order', 'money', 120],
    ['a cake for 14 people', 'people', 14],
    ['three nights in a pod', 'time', 4320],
    ['the 5 square meter unit', 'area', 5],
    ['how much are 20 moving boxes', 'thing', 20],
    ['how much are fifteen moving boxes', 'thing', 15],
    ['an order of a hundred dollars', 'money', 100],
    ['a place for an 18 month old', 'age', 1.5],
    ['she is one and a half, what do we pay', 'age', 1.5],
  ] as const)('reads "%s"', ([text, kind, value]) => {
    const [figure] = findFigures(fold(text), 'en');
    expect(figure?.kind).toBe(kind);
    expect(figure?.value).toBeCloseTo(value);
  });

  test.for(['50% off', 'at 10:30', 'a rim in 20/24K', '', '🐕'])(
    'finds nothing in "%s"',
    (text) => {
      expect(findFigures(fold(text), 'en')).toEqual([]);
    },
  );
});

describe('readRanges', () => {
  test.for([
    ['Small (up to 10 kg)', 'weight', 10, 10.5],
    ['Medium (10-25 kg)', 'weight', 25, 9],
    ['Large (over 25 kg)', 'weight', 25.5, 25],
    ['Senior (65+)', 'age', 65, 64],
    ['Child (up to 12)', 'age', 12, 13],
    ['$50 to $100', 'money', 75, 101],
    ['under $50', 'money', 49, 50],
    ['5–15 km', 'length', 12_000, 16_000],
    ['Power flush up to 8 radiators', 'thing', 8, 9],
  ] as const)('reads "%s"', ([text, kind, inside, outside]) => {
    const [range] = readRanges(text, 'en');
    expect(range?.kind).toBe(kind);
    expect(range && isInRange(inside, range)).toBe(true);
    expect(range && isInRange(outside, range)).toBe(false);
  });

  test('reads what two numbers of a name are for', () => {
    const kinds = readRanges('8 inch (14 servings)', 'en').map(({ kind }) => kind);
    expect(kinds).toEqual(['length', 'people']);
  });

  test.for(['Fri–Sun', '11:00-13:00', '12:00 and 15:00', '5-class pass', ''])(
    'finds none in "%s"',
    (text) => {
      expect(readRanges(text, 'en')).toEqual([]);
    },
  );
});

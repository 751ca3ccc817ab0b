import { describe, expect, it } from 'vitest';
import { easterOf, fromMs, holidayDate, weekdayOf } from './holidays.ts';

describe('holidays', () => {
  it.each([
    [2024, 3, 31],
    [2025, 4, 20],
    [2026, 4, 5],
    [2027, 3, 28],
    [2038, 4, 25],
  ])('finds Easter of %i', (year, month, day) => {
    expect(fromMs(easterOf(year))).toEqual({ year, month, day });
  });

  it.each([
    ['thanksgiving', 11, 26],
    ['memorial-day', 5, 25],
    ['labor-day', 9, 7],
    ['columbus-day', 10, 12],
    ['good-friday', 4, 3],
    ['whit-monday', 5, 25],
    ['ascension', 5, 14],
  ] as const)('finds %s of 2026', (holiday, month, day) => {
    expect(holidayDate({ holiday, year: 2026 })).toEqual({ year: 2026, month, day });
  });

  it('counts weekdays from Monday', () => {
    expect(weekdayOf({ year: 2026, month: 10, day: 21 })).toBe(2);
  });
});

import { expect, test } from 'vitest';
import { addWeeks, daysOfWeek, isSameDay } from './week-days.ts';

test('a week begins on Monday, also when the day is a Sunday', () => {
  const days = daysOfWeek(new Date(2026, 10, 22, 15));
  expect(days).toHaveLength(7);
  expect(days[0]).toEqual(new Date(2026, 10, 16));
  expect(days[6]).toEqual(new Date(2026, 10, 22));
});

test('weeks later it is the same weekday at the same time of day', () => {
  const later = addWeeks(new Date(2026, 2, 23), 1);
  expect(later).toEqual(new Date(2026, 2, 30));
  expect(addWeeks(later, -1)).toEqual(new Date(2026, 2, 23));
});

test('tells days apart', () => {
  expect(isSameDay(new Date(2026, 0, 1, 1), new Date(2026, 0, 1, 23))).toBe(true);
  expect(isSameDay(new Date(2026, 0, 1), new Date(2026, 0, 2))).toBe(false);
});

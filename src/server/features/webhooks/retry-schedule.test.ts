import { expect, test } from 'vitest';
import { findNextAttempt } from './retry-schedule.ts';

test('pauses grow over days, differ from one another, and end', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const hours = (tries: number, random: number) => {
    const next = findNextAttempt({ tries, now, random: () => random });
    return next && (next.getTime() - now.getTime()) / 3_600_000;
  };
  const pauses = Array.from({ length: 9 }, (_, at) => hours(at + 1, 0.5) ?? 0);
  expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(72);
  expect(hours(4, 0)).toBeCloseTo(1.6);
  expect(hours(4, 1)).toBeCloseTo(2.4);
  expect(hours(10, 0.5)).toBeNull();
});

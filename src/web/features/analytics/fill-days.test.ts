import { expect, test } from 'vitest';
import { fillDays, shortDay, sumWeeks } from './fill-days.ts';

const busy = { day: '2026-10-25', conversations: 2, messages: 5 };

test('quiet days stand between the busy ones, also where a clock is put back', () => {
  const days = fillDays({
    from: '2026-10-23T22:00:00.000Z',
    to: '2026-10-26T23:00:00.000Z',
    timeZone: 'Europe/Berlin',
    byDay: [busy],
  });
  expect(days.map(({ day }) => day)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  expect(days.map(({ messages }) => messages)).toEqual([0, 5, 0]);
});

test('without anything there is nothing to draw', () => {
  const time = { from: '2026-10-01T00:00:00.000Z', to: '2026-10-02T00:00:00.000Z' };
  expect(fillDays({ ...time, timeZone: 'UTC', byDay: [] })).toEqual([]);
});

test('weeks begin on Monday and lose nothing', () => {
  const days = ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27'].map((day) => ({
    day,
    conversations: 1,
    messages: 2,
  }));
  expect(sumWeeks(days)).toEqual([
    { day: '2026-10-24', conversations: 2, messages: 4 },
    { day: '2026-10-26', conversations: 2, messages: 4 },
  ]);
  expect(days[0]?.conversations).toBe(1);
});

test('an axis names days shortly', () => {
  expect(shortDay('2026-10-05')).toBe('Oct 5');
});

import { expect, test } from 'vitest';
import { readSchedules } from './read-schedules.ts';
import { blocksOf } from './testing/layout.ts';

const linesOf = (text: string) =>
  readSchedules({ blocks: blocksOf({ kind: 'md', text }), title: 'Hours' }).flatMap(
    ({ lines }) => lines,
  );
const endOf = (text: string, day: number): number | undefined =>
  linesOf(text).find(({ days, kind }) => kind === 'hours' && days.includes(day))?.spans[0]?.to
    ?.minutes;

test('an end comes after the opening', () => {
  expect(endOf('# Desk\nMonday to Thursday 8:30 to 5:30. On Fridays we close at 4.', 4)).toBe(960);
});

test('an end after midnight stays in the night where other days end late', () => {
  expect(endOf('# Bar\nMonday to Thursday 6 pm to 11 pm. On Fridays until 2 am.', 4)).not.toBe(840);
});

test('what is open from noon ends in the evening', () => {
  expect(endOf('# Opening hours\nWed–Sun noon to 8.', 3)).toBe(20 * 60);
});

test('a line with the hours of several places is quoted', () => {
  const lines = linesOf('# Opening hours\nTuesday 8.30 - 5.30 8.30 - 5.15 9.30 - 5.00');
  expect(lines.every(({ state }) => state === 'mentioned')).toBe(true);
});

test('a weekday that is named and not read is quoted, not closed', () => {
  const lines = linesOf(
    '# Opening hours\nMonday to Thursday 9 to 5, on Fridays you may be lucky until lunch.',
  );
  expect(lines.find(({ days }) => days.includes(4))?.state).toBe('mentioned');
});

test('a stretch of days that begins at noon keeps its first day in words', () => {
  const lines = linesOf(
    '# Opening hours\nMon–Fri 9–5.\n\nClosed from 24 December 12 noon until 2 January.',
  );
  const dated = lines.filter(({ dates }) => dates.length > 0);
  expect(dated.map(({ state, dates }) => [state, dates[0]?.kind])).toEqual([
    ['closed', 'range'],
    ['mentioned', 'day'],
  ]);
});

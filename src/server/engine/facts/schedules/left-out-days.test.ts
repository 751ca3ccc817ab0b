import { expect, test } from 'vitest';
import { linesOf } from './testing/schedule-fixture.ts';

test.each([
  [
    'a break on all days but one',
    '# Hours\nWe close for lunch from 12:00 to 1:00 (not Tuesdays).',
    ['break 023456 12:00-13:00', 'break 1 closed'],
  ],
  [
    'a day behind the times',
    '# Hours\nSleigh hut: Jan - Mar, 11 - 17, not Tuesdays.',
    ['Sleigh hut 023456 in 1/1..3/31 11:00-17:00', 'Sleigh hut 1 in 1/1..3/31 closed'],
  ],
  [
    'a month behind the times',
    '# Bingo\nFridays 6.30 to 9, not in July.',
    ['4 18:30-21:00', '4 in 7/1..7/31 closed'],
  ],
  [
    'all year but a month',
    '# Flea market\nSaturdays 9 – 2, all year but February.',
    ['5 9:00-14:00', '5 in 2/1..2/29 closed'],
  ],
  [
    'days of a break that are excepted',
    '# Hours\nThe shop closes for lunch from 12:30 to 1:15, Mondays excepted.',
    ['break 123456 12:30-13:15', 'break 0 closed'],
  ],
  [
    'months in brackets between the day and its times',
    '# Hours\nMon-Fri 9-5\nSundays (May–August only) 8 a.m. – noon.',
    ['01234 9:00-17:00', '6 in 5/1..8/31 8:00-12:00'],
  ],
  [
    'months in brackets behind the times',
    '# Cider press\nFridays 2pm to 5pm (September to November only, bring boxes)',
    ['4 in 9/1..11/30 14:00-17:00'],
  ],
  [
    'days whose times replace those of every day',
    '# Hours\nStall: daily 10am to 7pm, Mondays 2pm to 7pm',
    ['Stall 123456 10:00-19:00', 'Stall 0 14:00-19:00'],
  ],
])('%s', (_, text, expected) => {
  expect(linesOf(text)).toEqual(expected);
});

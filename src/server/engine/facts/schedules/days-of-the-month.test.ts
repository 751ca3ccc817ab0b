import { expect, test } from 'vitest';
import { linesOf } from './testing/schedule-fixture.ts';

const week = '# Hours\nMonday to Saturday 9am to 5pm\n';
const usual = '012345 9:00-17:00';

test.each([
  [
    'one weekday of a named month',
    'Shut on the second Thursday in March (stocktaking).',
    ['3/11 closed'],
  ],
  [
    'one weekday in each of two months',
    'We are closed on the last Tuesday in May and the first Tuesday in October.',
    ['5/27,10/4 closed'],
  ],
  [
    'two short days with a limit behind them',
    'August: Sun & Mon only, 11-3',
    ['06 in 8/1..8/31 11:00-15:00'],
  ],
])('%s', (_, text, expected) => {
  expect(linesOf(week + text)).toEqual([usual, ...expected]);
});

test('both of two short days with a limit behind them', () => {
  expect(linesOf('# Hours\nTue and Thu only, 10-2')).toEqual(['13 10:00-14:00']);
});

import { expect, test } from 'vitest';
import { linesOf } from './testing/schedule-fixture.ts';

test('ages in brackets behind a name are no times', () => {
  expect(linesOf('# Judo\nBeginners (6-12): Friday 4:30 - 5:30 pm.')).toEqual([
    'Beginners 4 16:30-17:30',
  ]);
});

test('ages behind the name of a group that meets without times are no times', () => {
  expect(linesOf('# Choirs\nYouth Choir (10 to 16) meets Mondays in term')).toEqual([]);
});

test('ages in a column of their own are no times', () => {
  expect(
    linesOf(
      [
        '# Classes',
        '| Class = Minnows | Ages = 4 to 6 | Day = Sat | Time = 9.30 - 10.15',
        '| Class = Otters | Ages = 7 to 11 | Day = Mon | Time = 17.00 - 18.00',
      ].join('\n'),
    ),
  ).toEqual(['Minnows 5 9:30-10:15', 'Otters 0 17:00-18:00']);
});

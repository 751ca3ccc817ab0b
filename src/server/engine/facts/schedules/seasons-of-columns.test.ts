import { expect, test } from 'vitest';
import { linesOf } from './testing/schedule-fixture.ts';

test('whole weeks in cells count in the season above them', () => {
  expect(
    linesOf(
      [
        '# Hours',
        '| Part = Shop | 1 Mar – 31 Oct = Mon–Sat 8–6, Sun 9–1 | 1 Nov – end Feb = Tue–Sat 9–5',
        '| Part = Mill | 1 Mar – 31 Oct = Sat 10–4 | 1 Nov – end Feb = Closed',
      ].join('\n'),
    ),
  ).toEqual([
    'Shop 012345 in 3/1..10/31 8:00-18:00',
    'Shop 6 in 3/1..10/31 9:00-13:00',
    'Shop 12345 in 11/1..2/29 9:00-17:00',
    'Mill 5 in 3/1..10/31 10:00-16:00',
    'Mill 0123456 in 11/1..2/29 closed',
  ]);
});

test('times below seasons that begin or end with a day that moves', () => {
  expect(
    linesOf(
      [
        '# Hours',
        '| Day = Monday to Friday | Easter to 31 October = 9 am – 6 pm | 1 November to Easter = 10 am – 4 pm',
        '| Day = Sunday | Easter to 31 October = 10 am – 1 pm | 1 November to Easter = closed',
      ].join('\n'),
    ),
  ).toEqual([
    '01234 in 4/8..10/31 9:00-18:00',
    '01234 in 11/1..4/8 10:00-16:00',
    '6 in 4/8..10/31 10:00-13:00',
    '6 in 11/1..4/8 closed',
  ]);
});

test('Thanksgiving is in October where other days are Canadian', () => {
  expect(linesOf('# Hours\nVictoria Day and Thanksgiving: 11am to 4pm')).toEqual([
    'victoria-day,thanksgiving-ca 11:00-16:00',
  ]);
  expect(linesOf('# Hours\nLabor Day and Thanksgiving: 11am to 4pm')).toEqual([
    'labor-day,thanksgiving 11:00-16:00',
  ]);
});

import { expect, test } from 'vitest';
import { linesOf } from './testing/schedule-fixture.ts';

test('a season in front of the first sentence counts for the closed days that follow', () => {
  expect(
    linesOf(
      [
        '# Hours',
        'November to March: Thursday to Saturday 10–4. Closed Sunday to Wednesday.',
        'April to October: daily 9–6.',
      ].join('\n'),
    ),
  ).toEqual([
    '345 in 11/1..3/31 10:00-16:00',
    '0126 in 11/1..3/31 closed',
    '0123456 in 4/1..10/31 9:00-18:00',
  ]);
});

test('less than an hour and a half of lunch within the hours is a break', () => {
  expect(linesOf('# Office\nMon-Fri 08:30-16:30, lunch 13:00-13:45')).toEqual([
    '01234 8:30-16:30',
    'break 01234 13:00-13:45',
  ]);
});

test('a heading below the first hours is no title of the document', () => {
  expect(linesOf('Office Mon-Fri 8-5\n# RIGGERS\nApril to May: Mon-Fri 7-3')).toEqual([
    'Office 01234 8:00-17:00',
    'RIGGERS 01234 in 4/1..5/31 7:00-15:00',
  ]);
});

test('a heading with a place behind "on" names a part of the business', () => {
  expect(linesOf('# Our hours\nMon-Fri 8-5\n## Gliders on trailers\nSat 7am - 3pm')).toEqual([
    '01234 8:00-17:00',
    'Gliders on trailers 5 7:00-15:00',
  ]);
});

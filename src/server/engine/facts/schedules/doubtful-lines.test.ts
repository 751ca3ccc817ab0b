import { expect, test } from 'vitest';
import { linesOf } from './testing/schedule-fixture.ts';

const week = '# Hours\nMonday to Saturday 9am to 5pm\n';
const usual = '012345 9:00-17:00';

test.each([
  [
    'a time beside the first of several closed days',
    'Closed 30 April from 14:00, 1, 2 and 3 May.',
    ['5/1,5/2,5/3 closed', '4/30 mentioned'],
  ],
  [
    'a time beside the last of several closed days',
    'Closed: Good Friday, Boxing Day and Anzac Day until 1pm.',
    ['good-friday,boxing-day closed', 'anzac-day mentioned'],
  ],
  [
    'a half day at the beginning of closed days beside public holidays',
    'We close on all bank holidays and from Christmas Eve at noon until 3 January.',
    ['public-holidays closed', '12/24..1/3 mentioned'],
  ],
  [
    'the day before a holiday that moves',
    'On the eve of Chinese New Year we close at 3 pm.',
    ['lunar-new-year mentioned'],
  ],
  [
    'hours of the school holidays',
    'In Redbrook school holidays the café also opens on Sundays, 10 to 2.',
    ['café 6 mentioned'],
  ],
  [
    'the weekend of a holiday with its days',
    'Closed Labor Day weekend (Sat - Mon) and July 4.',
    ['labor-day closed', '7/4 closed'],
  ],
  [
    'the weekend of an event',
    'During Harvest Queen weekend in September: open Sat and Sun 8-8.',
    ['Harvest Queen weekend 56 in 9/1..9/30 mentioned'],
  ],
  [
    'one day of an event among closed days',
    'We are closed from 20 December to 4 January and on the Saturday of the Boat Parade in June.',
    ['12/20..1/4 closed', '6/1..6/30 mentioned'],
  ],
  [
    'an event that is named after a holiday',
    'Sunday: closed, except the third Sunday in November when we hold our Christmas Fair, 1pm - 4pm',
    ['6 closed', '11/18 13:00-16:00'],
  ],
  [
    'closed days that are said again',
    'Public holidays 10-2, apart from Good Friday and Boxing Day: shut.',
    ['public-holidays 10:00-14:00', 'good-friday,boxing-day closed'],
  ],
])('%s', (_, text, expected) => {
  expect(linesOf(week + text)).toEqual([usual, ...expected]);
});

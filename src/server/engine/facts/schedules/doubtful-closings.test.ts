import { expect, test } from 'vitest';
import { linesOf } from './testing/schedule-fixture.ts';

const week = '# Hours\nMonday to Saturday 9am to 5pm\n';
const usual = '012345 9:00-17:00';

test.each([
  [
    'a day that opens behind a closed one',
    'Closed on Boxing Day, and on 2 January we open at noon.',
    ['boxing-day closed', '1/2 mentioned'],
  ],
  [
    'a holiday that is no closed one',
    'Closed on federal holidays, but open on Juneteenth.',
    ['public-holidays closed', 'juneteenth mentioned'],
  ],
  [
    'a day of the week that is closed in some months as well',
    'May-Aug: closed Mondays as well.',
    ['0 in 5/1..8/31 closed'],
  ],
  [
    'a day of the week that is closed in some months only',
    'Closed Mondays for baking, May to August only.',
    ['0 in 5/1..8/31 closed'],
  ],
  ['one day of a month', 'Also shut on Regatta Day (May).', ['5/1..5/31 mentioned']],
  [
    'weeks that begin with a day of the month',
    'Closed 3 weeks from the last Monday in June, and 2 May - 9 May.',
    ['6/1..6/30 mentioned', '5/2..5/9 mentioned'],
  ],
  [
    'days of December beside the name of the holiday',
    'Christmas: parcels 22nd 8 to 6 and 23rd 7.30 to 1',
    ['christmas mentioned', 'christmas mentioned'],
  ],
  [
    'the reason of closed days',
    'We are closed on 3 May, and on 20 and 21 September for the New Year.',
    ['5/3,9/20,9/21 closed'],
  ],
  [
    'days that only a public holiday says',
    'Bank holidays: closed, and the Saturday before we stay till 3.',
    ['public-holidays closed', 'public-holidays mentioned'],
  ],
  [
    'a short closing in the middle of the day',
    'The desk closes 12.30 – 1 pm on weekdays.',
    ['break 01234 12:30-13:00'],
  ],
])('%s', (_, text, expected) => {
  expect(linesOf(week + text)).toEqual([usual, ...expected]);
});

test.each([
  [
    '# Hours\nMon-Fri 8:30-5. From June to July we open from 6:30 a.m. to 3 p.m.',
    ['01234 8:30-17:00', '01234 in 6/1..7/31 6:30-15:00'],
  ],
  ['# Hours\nGarage: round the clock, Boxing Day as well.', ['Garage 0123456 0:00-24:00']],
])('%s', (text, expected) => {
  expect(linesOf(text)).toEqual(expected);
});

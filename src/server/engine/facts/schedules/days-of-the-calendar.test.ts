import { expect, test } from 'vitest';
import { ask, linesOf } from './testing/schedule-fixture.ts';

test.each([
  [
    'one weekday of a month, which closes neither the month nor its other days',
    '# Shop\nMon-Fri 9-5\nFirst Monday in February: closed for stocktaking',
    ['01234 9:00-17:00', '2/4 closed'],
  ],
  [
    'one weekday of two months',
    '# Course\nClosed for repairs: 2nd Tuesday of March and of September, whole day.',
    ['3/11,9/11 closed'],
  ],
  [
    'one weekday of each of two named months, with its hours',
    '# Visit\nWe have open days on the second Sunday of February and the second Sunday of October, 11am–3pm.',
    ['2/11,10/11 11:00-15:00'],
  ],
  [
    'two weekdays of a month in a list of dates',
    '# Store\nClosed Thanksgiving, Dec 25, and for inventory the first Mon + Tue of November.',
    ['thanksgiving,12/25 closed', '11/4,11/4 closed'],
  ],
  [
    'a feast that gives an event its name',
    '# Shop\nMon-Fri 9-5\nSunday: closed, except the first Sunday in December for our Christmas open day, 11am – 3pm',
    ['01234 9:00-17:00', '6 closed', '12/4 11:00-15:00'],
  ],
  [
    'the day after Thanksgiving without an article',
    '# Shop\nMon-Sat 9-6\nDay after Thanksgiving: 10-2',
    ['012345 9:00-18:00', 'day-after-thanksgiving 10:00-14:00'],
  ],
  [
    'bank holidays in their short form',
    '# Shop\nMon-Sat 9-6. Bank hols 11-3.',
    ['012345 9:00-18:00', 'public-holidays 11:00-15:00'],
  ],
  [
    'the eve of a feast and its days only in the words of the document',
    '# Shop\nMon-Fri 9-5\nChinese New Year: eve till 2pm, day 1 to day 3 closed.',
    ['01234 9:00-17:00', 'lunar-new-year mentioned'],
  ],
  [
    'ages in brackets behind a name',
    '# Club\nJuniors (9-16): Wed 15:30-17:00',
    ['Juniors 2 15:30-17:00'],
  ],
  [
    'ages behind a name and a comma',
    "# Lessons\nKids' choir, 7 to 12: Sat 10:30 AM",
    ["Kids' choir 5 10:30-"],
  ],
  [
    'hours in brackets, which are no ages',
    '# Shop\nBreakfast (8-11) daily',
    ['breakfast 0123456 8:00-11:00'],
  ],
  [
    'a morning that ends in the afternoon',
    '# Tea garden\nOpen Thursday to Monday, from 10 in the morning until 4.30.',
    ['03456 10:00-16:30'],
  ],
])('reads %s', (_, text, expected) => {
  expect(linesOf(text)).toEqual(expected);
});

const stocktaking =
  '# Shop\nMonday to Friday 9-5\nFirst Monday in February: closed for stocktaking';

test.each([
  ['are you open on 1 February 2027?', /^No\b/],
  ['are you open on 8 February 2027?', /^Yes\b/],
  ['are you open on mondays?', /^Yes\b/],
])('tells the closed Monday of a month from the others: %s', (question, expected) => {
  expect(ask({ text: stocktaking, question })?.text).toMatch(expected);
});

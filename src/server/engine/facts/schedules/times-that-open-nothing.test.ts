import { expect, test } from 'vitest';
import { linesOf } from './testing/schedule-fixture.ts';

const week = '# Hours\nMonday to Friday 9am to 5pm\n';
const usual = '01234 9:00-17:00';

test.each([
  ['a deadline', 'Send us your list by Wednesday noon.'],
  ['a time before which something costs less', 'Sharpening $2 less, Mon-Thu before 3 pm.'],
  ['a time after which parking is free', 'The lot is free after 6 pm and on Sundays.'],
  ['the last of several', 'Sledges: last ride at 16:00 on weekdays.'],
  ['times that are left out', 'Piano practice: not between 9 and 12 on weekends.'],
  [
    'times of which one has a day of its own',
    'We bring eggs between 6.30am and 8am Monday to Friday, and by 9.00am on Saturday.',
  ],
])('no opening is read from %s', (_, text) => {
  expect(linesOf(week + text).filter((line) => /\d:\d\d/.test(line))).toEqual([usual]);
});

test('a time in the morning and one without a part of the day end in the afternoon', () => {
  expect(linesOf('# Hours\nOpen Friday to Sunday, from 9 in the morning until 3.30.')).toEqual([
    '456 9:00-15:30',
  ]);
});

import { expect, test } from 'vitest';
import { linesOf } from './testing/schedule-fixture.ts';

test.each([
  [
    'lessons that a sentence names behind the days',
    '# Visit us\nMonday to Friday 9 to 5\nWeekend and weekday lessons run 10.30 to 3.30.',
    ['01234 9:00-17:00', 'lessons run 0123456 10:30-15:30'],
  ],
  [
    'the kitchen beside the doors',
    '# Hours\nTuesday to Sunday 9 to 5\nFrom May to July the doors close at 3 pm and the kitchen stops at 2 on Tuesdays.',
    ['123456 9:00-17:00'],
  ],
])('the business has no hours of %s', (_, text, expected) => {
  expect(linesOf(text).filter((line) => !/mentioned| in /.test(line))).toEqual(expected);
});

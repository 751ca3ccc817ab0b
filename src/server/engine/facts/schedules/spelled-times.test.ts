import { expect, test } from 'vitest';
import { writeTimesInDigits } from './spelled-times.ts';

test.each([
  ['en', 'Open nine to five-thirty on weekdays', 'Open 9 to 5:30 on weekdays'],
  ['en', 'noon to eight on Fridays', 'noon to 8 on Fridays'],
  ['en', 'from seven until midnight', 'from 7 until midnight'],
  ['en', 'It takes two to three weeks.', 'It takes two to three weeks.'],
  ['en', 'for six to eight people', 'for six to eight people'],
  ['de', 'von acht bis sechs', 'von 8 bis 6'],
  ['es', 'de nueve a dos', 'de 9 a 2'],
  ['es', 'de dos a tres días', 'de dos a tres días'],
] as const)('%s: %s', (language, text, expected) => {
  expect(writeTimesInDigits(text, language)).toBe(expected);
});

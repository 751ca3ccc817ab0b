import { expect, test } from 'vitest';
import { findDayInText } from './day-in-text.ts';

const today = { year: 2026, month: 10, day: 21 };
const find = (question: string, text: string) =>
  findDayInText({ question, text, language: 'en', written: 'en', today });

test.each([
  [
    'what time does the glass counter close on a friday',
    'Counter: Monday to Friday nine till four.',
    'told',
  ],
  ['is the tailor in on tuesdays', 'The tailor sews on Tuesdays and Thursdays, 2 to 5 pm.', 'told'],
  ['is the kiln room open on august 5', 'Summer break: closed from August 2 to 8.', 'told'],
  ['when do you close on sunday', 'Monday to Saturday 9 am to 6 pm.', 'other'],
  ['which days can i bring my knives', 'Thursdays and Fridays only please.', 'days'],
  ['when do you close on sunday', 'We sharpen knives and scissors.', 'none'],
  ['how much is a knife', 'On Sundays from 9 am to noon.', 'none'],
  [
    'We came on Sunday. When can we book again?',
    'Bookings: Monday to Friday 9 am to 5 pm.',
    'none',
  ],
] as const)('%s · %s', (question, text, expected) => {
  expect(find(question, text)).toBe(expected);
});

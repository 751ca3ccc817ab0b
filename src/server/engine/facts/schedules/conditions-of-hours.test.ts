import { expect, test } from 'vitest';
import { linesOf, schedulesOf } from './testing/schedule-fixture.ts';

const notesOf = (text: string): string[] =>
  schedulesOf(text).flatMap(({ lines }) => lines.map(({ note }) => note));

test.each([
  [
    'what the hours of a day are for',
    '# Clinic times\nMonday to Friday 8.30 - 5\nSaturday 9 - 12, massage and follow-ups only',
    ['', 'massage and follow-ups only'],
  ],
  [
    'what is on offer then, up to the end of the sentence',
    '# Shop\nSat: 9.30 to 12.30, drop-off and collection only, no repairs. Bring your ticket.',
    ['drop-off and collection only, no repairs'],
  ],
  [
    'weeks of a term',
    '# Times\nBaby group: Tuesdays 10.15 to 11.00, term time only',
    ['term time only'],
  ],
  [
    'weeks of a term before the times',
    '# Times\nCrèche: Mon, Wed and Fri mornings in term time, 9.15 to 12.15.',
    ['in term time'],
  ],
  [
    'a term that only the last of two times is about',
    '# Classes\nYouth group: Saturdays 11-1, and Wed 4.30-6 in Term 3 only.',
    ['', 'in Term 3 only'],
  ],
  [
    'nothing where all the hours are by appointment only',
    '# Hours\nMonday to Friday 9 - 5\nSaturday 9 - 12, by appointment only',
    ['', ''],
  ],
])('keeps %s with the hours', (_, text, expected) => {
  expect(notesOf(text)).toEqual(expected);
});

test.each([
  [
    'lunch of an office behind its hours',
    '# Office\nMon-Fri 8:30-16:30, lunch 13:00-13:45',
    ['Office 01234 8:30-16:30', 'Office break 01234 13:00-13:45'],
  ],
  [
    'lunch in the cell of a counter',
    '# Hours\n| = Counter | Mon-Fri = 9.30am-6pm, lunch 1-2pm | Sat = 10am-2pm',
    ['Counter 01234 9:30-18:00', 'Counter break 01234 13:00-14:00', 'Counter 5 10:00-14:00'],
  ],
  [
    'lunch that a restaurant serves',
    '# Restaurant\nMon-Fri 8:30-16:30, lunch 12:00-13:00',
    ['Restaurant 01234 8:30-16:30', 'Restaurant lunch 01234 12:00-13:00'],
  ],
])('reads %s', (_, text, expected) => {
  expect(linesOf(`# Information\n${text.replace('# ', '## ')}`)).toEqual(expected);
});

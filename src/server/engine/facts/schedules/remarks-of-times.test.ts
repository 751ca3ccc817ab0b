import { expect, test } from 'vitest';
import { linesOf, schedulesOf } from './testing/schedule-fixture.ts';

const notesOf = (text: string): string[] =>
  schedulesOf(text).flatMap(({ lines }) => lines.map(({ note }) => note));

test.each([
  ['# Pool\nSat 9-12, members only', 'members only'],
  ['# Pottery\nWednesdays 4:15–5:45 pm, ages 7 to 14, school terms only.', 'school terms only'],
  ['# Pottery\nTots: Mon and Fri in term time, 9.15 to 12.15.', 'in term time'],
  ['# Repairs\nEvery second Thursday 9:00–1:00', 'Every second Thursday'],
  ['# Yard\nSaturdays 8-1 only to clear up after storms.', 'only to clear up after storms'],
  ['# Bar\nSunday 1pm to 5pm (Lent to Advent only)', 'Lent to Advent only'],
])('%s', (text, note) => {
  expect(notesOf(text)).toEqual([note]);
});

test('a limit in a cell is kept with its times', () => {
  expect(notesOf('# Hours\n| Day = Monday | Hall = 19:00–22:30, members only | Bar = 9-5')).toEqual(
    ['members only', ''],
  );
});

test('times that need an appointment are said with it', () => {
  expect(linesOf('# Hours\nThursdays by appointment between 8am and noon.')).toEqual([
    '3 8:00-12:00 by appointment',
  ]);
});

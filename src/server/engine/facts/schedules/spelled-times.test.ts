import { expect, test } from 'vitest';
import { writeTimesInDigits } from './spelled-times.ts';

test.each([
  ['en', 'Open nine to five-thirty on weekdays', 'Open 9 to 5:30 on weekdays'],
  ['en', 'noon to eight on Fridays', 'noon to 8 on Fridays'],
  ['en', 'from seven until midnight', 'from 7 until midnight'],
  ['en', 'It takes two to three weeks.', 'It takes two to three weeks.'],
  ['en', 'for six to eight people', 'for six to eight people'],
  ['en', 'open from nine until half past five', 'open from 9 until 5:30'],
  ['en', 'Between one and a quarter to two', 'Between 1 and 1:45'],
  ['en', 'On Fridays we lock up at four.', 'On Fridays we lock up at 4.'],
  ['en', 'Free until three children share a room.', 'Free until three children share a room.'],
  ['en', 'Saturdays half nine to half twelve', 'Saturdays 9:30 to 12:30'],
  ['en', 'open till half four', 'open till 4:30'],
  ['en', 'half one of the cakes', 'half one of the cakes'],
  ['de', 'freitags bis halb drei', 'freitags bis halb 3'],
  ['es', 'cerramos a las tres y media', 'cerramos a las 3:30'],
  ['es', 'de ocho y media a seis', 'de 8:30 a 6'],
  ['es', 'una mesa de dos', 'una mesa de dos'],
  ['fr', 'jusqu’à huit heures et demie', 'jusqu’à 8:30'],
  ['it', 'chiude alle sette e mezza', 'chiude alle 7:30'],
  ['pt', 'fecha às seis e meia', 'fecha às 6:30'],
  ['nl', 'open tot half zes', 'open tot half 6'],
  ['de', 'von acht bis sechs', 'von 8 bis 6'],
  ['es', 'de nueve a dos', 'de 9 a 2'],
  ['es', 'de dos a tres días', 'de dos a tres días'],
] as const)('%s: %s', (language, text, expected) => {
  expect(writeTimesInDigits(text, language)).toBe(expected);
});

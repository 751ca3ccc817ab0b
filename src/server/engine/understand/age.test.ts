import { describe, expect, test } from 'vitest';
import { fold } from '#server/engine/index/analyse.ts';
import { findAgeRange, findAskedAge } from './age.ts';

describe('findAskedAge', () => {
  test.for([
    ['lessons for a 9 year old', 9],
    ['my 4yo wants to swim', 4],
    ['my son is 12, can he climb?', 12],
    ['Kurs für mein 8-jähriges Kind', 8],
    ['meine Tochter ist 5', 5],
    ['una clase para un niño de 7 años', 7],
    ['an adult aged 64', 64],
  ] as const)('reads "%s"', ([text, age]) => {
    expect(findAskedAge(fold(text))).toBe(age);
  });

  test.for([
    'how much for 9 people',
    'is it open at 9 am',
    'the room is 12 € cheaper',
    'the train is 10:30',
    '',
    '🧒🧒',
  ])('finds no age in "%s"', (text) => {
    expect(findAskedAge(fold(text))).toBeNull();
  });
});

describe('findAgeRange', () => {
  test.for([
    ['Age 4-6', 4, 6],
    ['children 6 to 12 years', 6, 12],
    ['von 6 bis 12 Jahren', 6, 12],
    ['under 14', 0, 13],
    ['unter 6', 0, 5],
    ['18 and over', 18, 150],
    ['3 and under', 0, 3],
    ['ab 16 Jahren', 16, 150],
    ['hasta 10 años', 0, 10],
  ] as const)('reads "%s"', ([text, from, to]) => {
    expect(findAgeRange(fold(text))).toEqual({ from, to });
  });

  test.for(['under 20 kg', 'under 30 min', 'unter 10 €', 'Room 12', '9-17', ''])(
    'finds no ages in "%s"',
    (text) => {
      expect(findAgeRange(fold(text))).toBeNull();
    },
  );
});

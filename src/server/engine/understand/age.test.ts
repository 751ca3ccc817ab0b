import { describe, expect, test } from 'vitest';
import { fold } from '#server/engine/index/analyse.ts';
import { findAskedAge } from './age.ts';

describe('findAskedAge', () => {
  test.for([
    ['lessons for a 9 year old', 9],
    ['my 4yo wants to swim', 4],
    ['my son is 12, can he climb?', 12],
    ['Kurs für mein 8-jähriges Kind', 8],
    ['meine Tochter ist 5', 5],
    ['una clase para un niño de 7 años', 7],
    ['an adult aged 64', 64],
    ['i am 70, what do i pay', 70],
    ['a child of 9', 9],
    ["my daughter's 7, what does she pay", 7],
    ["for a kid, she's 8, just a day", 8],
    ['a girl (5)', 5],
    ['an old bloke of 71?', 71],
    ['an adult (30), on a tuesday', 30],
    ['mit unserer Tochter (8), was zahlt sie?', 8],
    ['mi hija (6) y yo', 6],
    ['my little one is one and a half', 1.5],
    ['our son is 2 and a half', 2.5],
    ['unser Sohn ist anderthalb', 1.5],
  ] as const)('reads "%s"', ([text, age]) => {
    expect(findAskedAge(fold(text))).toBe(age);
  });

  test.for([
    'how much for 9 people',
    'is it open at 9 am',
    'the room is 12 € cheaper',
    'the train is 10:30',
    'the dog is 12 kg',
    'a table for a man, 2 women and me',
    'she 3d prints toys',
    '',
    '🧒🧒',
  ])('finds no age in "%s"', (text) => {
    expect(findAskedAge(fold(text))).toBeNull();
  });
});

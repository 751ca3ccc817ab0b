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
  ] as const)('reads "%s"', ([text, age]) => {
    expect(findAskedAge(fold(text))).toBe(age);
  });

  test.for([
    'how much for 9 people',
    'is it open at 9 am',
    'the room is 12 € cheaper',
    'the train is 10:30',
    'the dog is 12 kg',
    '',
    '🧒🧒',
  ])('finds no age in "%s"', (text) => {
    expect(findAskedAge(fold(text))).toBeNull();
  });
});

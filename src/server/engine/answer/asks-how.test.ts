import { expect, test } from 'vitest';
import type { Question } from '#server/engine/understand/question.ts';
import { asksHow } from './asks-how.ts';

test.for<[string, boolean]>([
  ['how do i book a lane', true],
  ['where can i sign up', true],
  ['want it for one more day, what do i have to do?', true],
  ['how much do i pay', false],
  ['do you have lanes', false],
])('"%s" asks how something is done: %s', ([folded, expected]) => {
  expect(asksHow({ folded, language: 'en' } as Question)).toBe(expected);
});

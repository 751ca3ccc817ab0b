import { expect, test } from 'vitest';
import { pointsToUnknown } from './points-to-unknown.ts';

const term = (isContext: boolean, information = 1) => ({
  information,
  isContext,
  isVague: false,
  isDoing: false,
});

test.for([
  ['looking for fencing classes, when does your next one start', true],
  ['i live in corby, do you have a store there too', true],
  ['looking for fencing classes, is there parking', false],
  ['when do you open', false],
] as const)('%s: %s', ([folded, points]) => {
  const question = { folded, language: 'en' as const, terms: [term(true)] };
  expect(pointsToUnknown(question, () => false)).toBe(points);
});

test('does not count what the documents know or what the question itself names', () => {
  const folded = 'looking for fencing classes, when does your next one start';
  const question = (isContext: boolean) => ({
    folded,
    language: 'en' as const,
    terms: [term(isContext)],
  });
  expect(pointsToUnknown(question(true), () => true)).toBe(false);
  expect(pointsToUnknown(question(false), () => false)).toBe(false);
});

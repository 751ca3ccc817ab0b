import { expect, test } from 'vitest';
import { splitPercents, toPercent } from './describe-share.ts';

test.each([
  [5, 3, [63, 37]],
  [3, 5, [38, 62]],
  [1, 0, [100, 0]],
  [999, 1, [99, 1]],
  [1, 999, [1, 99]],
  [0, 4, [0, 100]],
])('%d and %d add up to 100', (part, rest, expected) => {
  expect(splitPercents(part, rest)).toEqual(expected);
});

test('there is no share of nothing', () => {
  expect(splitPercents(0, 0)).toBeNull();
  expect(toPercent(0, 0)).toBeNull();
});

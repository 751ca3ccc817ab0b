import { expect, test } from 'vitest';
import { toPercent } from './describe-share.ts';

test.each([
  [5, 8, 63],
  [3, 8, 38],
  [1, 1, 100],
  [999, 1_000, 99],
  [1, 1_000, 1],
  [0, 4, 0],
])('%d of %d is %d %%', (part, of, percent) => {
  expect(toPercent(part, of)).toBe(percent);
});

test('there is no share of nothing', () => {
  expect(toPercent(0, 0)).toBeNull();
});

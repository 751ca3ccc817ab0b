import { expect, it } from 'vitest';
import { weigh } from './open-judge.ts';

it('weighs the first token, the mean of all tokens and a constant', () => {
  const hidden = Float32Array.of(1, 2, 3, 4, 5, 9);
  // The mean of the three tokens is 3 and 5.
  const weights = Float32Array.of(1, 10, 100, 1000, 0.5);
  expect(weigh({ hidden, tokens: 3, weights })).toBe(1 + 20 + 300 + 5000 + 0.5);
});

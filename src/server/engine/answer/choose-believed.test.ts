import { expect, it } from 'vitest';
import { chooseBelieved } from './choose-believed.ts';

const options = (...confidences: number[]) =>
  confidences.map((confidence, at) => ({ name: `answer ${at}`, confidence }));

function choose(confidences: number[], { isGiven = true } = {}): string | null {
  const all = options(...confidences);
  const chosen = chooseBelieved({
    own: all[0],
    isGiven,
    least: 0.4,
    muchLikelier: 0.3,
    needed: 0.6,
    options: all,
  });
  return chosen?.name ?? null;
}

it('keeps an answer that is believed, even when another is a little likelier', () => {
  expect(choose([0.5, 0.75])).toBe('answer 0');
});

it('gives another answer that is much likelier', () => {
  expect(choose([0.5, 0.2, 0.85])).toBe('answer 2');
});

it('gives no answer that is not believed, unless another is likely enough', () => {
  expect(choose([0.35, 0.55])).toBeNull();
  expect(choose([0.35, 0.62])).toBe('answer 1');
});

it('gives what would not have been given only when it is likely enough', () => {
  expect(choose([0.55], { isGiven: false })).toBeNull();
  expect(choose([0.65], { isGiven: false })).toBe('answer 0');
});

it('gives nothing where nothing was found', () => {
  expect(choose([])).toBeNull();
});

import { expect, test } from 'vitest';
import { toastDuration } from './toast.tsx';

test.each([
  ['success', 4000],
  ['error', 6000],
  ['info', 5000],
  ['warning', 5000],
  ['message', 4000],
] as const)('a %s toast stays %d ms', (tone, duration) => {
  expect(toastDuration({ tone, hasAction: false })).toBe(duration);
});

test('a toast with something to do stays 8 s whatever it says', () => {
  expect(toastDuration({ tone: 'error', hasAction: true })).toBe(8000);
});

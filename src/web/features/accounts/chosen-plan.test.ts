import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChosenPlan, forgetChosenPlan, rememberPlan } from './chosen-plan.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a plan is kept for three days', () => {
  rememberPlan({ plan: 'business', now: 0 });
  expect(findChosenPlan(3 * 86_400_000 - 1)).toBe('business');
  expect(findChosenPlan(3 * 86_400_000)).toBeNull();
});

test.each(['enterprise', 'free', 'constructor', '', null])('%s cannot be bought', (plan) => {
  rememberPlan({ plan });
  expect(findChosenPlan()).toBeNull();
});

test('a later sign-up without a plan forgets the earlier one', () => {
  rememberPlan({ plan: 'business' });
  rememberPlan({ plan: null });
  expect(findChosenPlan()).toBeNull();
});

test('it can be forgotten', () => {
  rememberPlan({ plan: 'starter' });
  forgetChosenPlan();
  expect(findChosenPlan()).toBeNull();
});

test('damaged or refused storage means no plan', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{"plan"', setItem: refuse, removeItem: refuse });
  expect(findChosenPlan()).toBeNull();
  expect(() => rememberPlan({ plan: 'starter' })).not.toThrow();
  expect(() => forgetChosenPlan()).not.toThrow();
});

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

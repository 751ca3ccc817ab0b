import { expect, test } from 'vitest';
import { planLabel } from './plan-label.ts';

const base = { is_superuser: false, role: 'user', trial_days_left: null } as const;

test('a trial says how long it lasts', () => {
  const trial = { ...base, effective_plan: 'starter' } as const;
  expect(planLabel({ ...trial, trial_days_left: 7 })).toBe('Starter trial · 7 days left');
  expect(planLabel({ ...trial, trial_days_left: 1 })).toBe('Starter trial · 1 day left');
});

test('otherwise the plan has its name', () => {
  expect(planLabel({ ...base, effective_plan: 'free' })).toBe('Free');
  expect(planLabel({ ...base, effective_plan: 'business' })).toBe('Business');
});

test('a superuser is one by flag or by role', () => {
  const trial = { ...base, effective_plan: 'starter', trial_days_left: 3 } as const;
  expect(planLabel({ ...trial, is_superuser: true })).toBe('Superuser');
  expect(planLabel({ ...trial, role: 'superuser' })).toBe('Superuser');
});

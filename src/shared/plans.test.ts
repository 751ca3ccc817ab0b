import { expect, test } from 'vitest';
import { effectivePlan, toPlanId, trialDaysLeft } from './plans.ts';

const now = new Date('2026-11-15T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const account = {
  planId: 'free',
  subscriptionStatus: 'trialing',
  trialEndsAt: inDays(7),
  now,
  paymentsEnabled: true,
  planWithoutPayments: 'starter' as const,
};

test('a new account has the starter plan for seven days, then the free one', () => {
  expect(effectivePlan(account)).toBe('starter');
  expect(trialDaysLeft(account)).toBe(7);
  expect(effectivePlan({ ...account, now: inDays(7) })).toBe('free');
  expect(trialDaysLeft({ ...account, now: inDays(7) })).toBeNull();
  expect(trialDaysLeft({ ...account, now: inDays(6.5) })).toBe(1);
});

test('without payments the account keeps the plan the operator named', () => {
  const over = { ...account, now: inDays(30), paymentsEnabled: false };
  expect(effectivePlan(over)).toBe('starter');
  expect(effectivePlan({ ...over, planWithoutPayments: 'business' })).toBe('business');
  expect(effectivePlan({ ...over, planWithoutPayments: 'free' })).toBe('free');
});

test('without payments the trial never takes away what the operator gives', () => {
  const trial = { ...account, paymentsEnabled: false, planWithoutPayments: 'business' as const };
  expect(effectivePlan(trial)).toBe('business');
  expect(trialDaysLeft(trial)).toBeNull();
});

test.each([
  ['active', null, 'business'],
  ['trialing', null, 'business'],
  ['past_due', inDays(1), 'business'],
  ['past_due', inDays(-1), 'free'],
  ['past_due', null, 'free'],
  ['canceled', inDays(1), 'business'],
  ['canceled', inDays(-1), 'free'],
  ['unpaid', inDays(1), 'free'],
])(
  'a business subscription that is %s until %s gives %s',
  (subscriptionStatus, paidUntil, plan) => {
    const paid = { ...account, planId: 'business', trialEndsAt: inDays(3) };
    expect(effectivePlan({ ...paid, subscriptionStatus, paidUntil })).toBe(plan);
  },
);

test.each([
  ['pro', 'business'],
  ['premium', 'business'],
  ['starter', 'starter'],
  ['gold', 'free'],
  ['__proto__', 'free'],
])('the id %s means %s', (id, plan) => {
  expect(toPlanId(id)).toBe(plan);
});

import { expect, test } from 'vitest';
import { findUserState } from './user-state.ts';

const now = new Date('2026-11-15T12:00:00Z');
const trial = {
  plan_id: 'free',
  effective_plan: 'starter',
  trial_days_left: 5,
  is_superuser: false,
  workspace_role: 'owner' as const,
  created_at: '2026-11-13T12:00:00Z',
} as const;
const fresh = { ...trial, created_at: '2026-11-14T12:00:01Z' };
const over = { ...trial, effective_plan: 'free', trial_days_left: null } as const;
const withoutPayments = { ...trial, trial_days_left: null };
const none = { chatbots: 0, documents: 0, messagesThisMonth: 0 };
const some = { chatbots: 1, documents: 3, messagesThisMonth: 40 };
const all = { ...some, messagesThisMonth: 2000 };

type Account = Parameters<typeof findUserState>[0]['account'];

test('someone who is being looked up is waited for, a stranger is a guest', () => {
  const unknown = { account: 'waiting', usage: null, now } as const;
  expect(findUserState({ session: 'loading', ...unknown })).toBe('loading');
  expect(findUserState({ session: 'signed-in', ...unknown })).toBe('loading');
  expect(findUserState({ session: 'signed-out', ...unknown })).toBe('guest');
});

test.each<[string, Account, typeof some | null, string]>([
  ['an account of today', fresh, none, 'new_user'],
  ['an account of today, usage unknown', fresh, null, 'new_user'],
  ['an account of today that already has a chatbot', fresh, some, 'free_active'],
  [
    'an account of exactly 24 hours',
    { ...fresh, created_at: '2026-11-14T12:00:00Z' },
    none,
    'free_unused',
  ],
  ['a running trial, nothing done', trial, none, 'free_unused'],
  ['a running trial in use', trial, some, 'free_active'],
  ['a running trial, usage unknown', trial, null, 'existing_user'],
  ['a running trial, all messages used', trial, all, 'free_limited'],
  ['a trial that is over', over, some, 'free_limited'],
  ['a trial that is over, usage unknown', over, null, 'free_limited'],
  ['a trial that is over, nothing done', over, none, 'free_unused'],
  ['no payments here, in use', withoutPayments, some, 'existing_user'],
  ['no payments here, nothing done', withoutPayments, none, 'free_unused'],
  ['no payments here, all messages used', withoutPayments, all, 'free_limited'],
  ['a paying customer', { ...trial, plan_id: 'starter' }, some, 'paid_user'],
  ['a plan of old', { ...trial, plan_id: 'premium', effective_plan: 'business' }, all, 'paid_user'],
  ['a paid plan that ran out', { ...over, plan_id: 'starter' }, some, 'free_limited'],
  ['a superuser', { ...over, is_superuser: true }, some, 'existing_user'],
  ['a member of a team', { ...over, workspace_role: 'agent' }, null, 'existing_user'],
  ['an account that cannot be asked for', 'failed', null, 'existing_user'],
])('%s', (_, account, usage, state) => {
  expect(findUserState({ session: 'signed-in', account, usage, now })).toBe(state);
});

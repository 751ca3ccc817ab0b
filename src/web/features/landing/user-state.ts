import type { Role } from '#shared/permissions.ts';
import { plans } from '#shared/plans.ts';

export type UserState =
  | 'loading'
  | 'guest'
  | 'new_user'
  | 'free_unused'
  | 'free_active'
  | 'free_limited'
  | 'paid_user'
  | 'existing_user';

type Account = {
  plan_id: string;
  effective_plan: keyof typeof plans;
  trial_days_left: number | null;
  is_superuser: boolean;
  workspace_role: Role | null;
  created_at: string;
};

type Usage = { chatbots: number; documents: number; messagesThisMonth: number };

export type Member = {
  /** `failed`: the server could not be asked. */
  account: Account | 'waiting' | 'failed';
  /** `null` while it is unknown: nothing is then said about what the account has used. */
  usage: Usage | null;
  now: Date;
};

type Visitor = Member & { session: 'loading' | 'signed-out' | 'signed-in' };

const dayMs = 86_400_000;

/** Which of eight welcomes the landing page gives. */
export function findUserState({ session, account, usage, now }: Visitor): UserState {
  if (session === 'signed-out') return 'guest';
  if (session === 'loading' || account === 'waiting') return 'loading';
  if (account === 'failed' || account.is_superuser) return 'existing_user';
  // Anyone who works in someone else's workspace has nothing to set up and nothing to buy.
  if (account.workspace_role !== 'owner') return 'existing_user';
  if (account.plan_id !== 'free' && account.effective_plan !== 'free') return 'paid_user';
  if (isNew({ account, usage, now })) return 'new_user';
  const { effective_plan: plan, trial_days_left: trialDays } = account;
  const isLimited = plan === 'free' || isUsedUp({ plan, usage });
  if (!usage) return isLimited ? 'free_limited' : 'existing_user';
  if (isUnused(usage)) return 'free_unused';
  if (isLimited) return 'free_limited';
  return trialDays === null ? 'existing_user' : 'free_active';
}

function isNew({
  now,
  account,
  usage,
}: {
  account: Account;
  usage: Usage | null;
  now: Date;
}): boolean {
  const age = now.getTime() - new Date(account.created_at).getTime();
  return age < dayMs && (usage?.chatbots ?? 0) === 0;
}

function isUnused({ chatbots, documents, messagesThisMonth }: Usage): boolean {
  return chatbots === 0 && documents === 0 && messagesThisMonth === 0;
}

function isUsedUp({
  plan,
  usage,
}: {
  plan: Account['effective_plan'];
  usage: Usage | null;
}): boolean {
  const { messagesPerMonth } = plans[plan];
  if (!usage || messagesPerMonth === -1) return false;
  return usage.messagesThisMonth >= messagesPerMonth;
}

/** The one plan table, and the rule that says which plan an account has at this moment. */
export const plans = {
  free: {
    name: 'Free',
    description: 'Look around and keep your data.',
    price: { monthly: 0, yearly: 0 },
    chatbots: 0,
    documents: 0,
    websites: 0,
    pagesPerWebsite: 0,
    syncSchedules: ['off'],
    messagesPerMonth: 0,
    apiAccess: false,
    analytics: 'none',
    customBranding: false,
    priority: false,
    team: false,
    customIntegrations: false,
    whiteLabel: false,
    showsBrand: true,
    features: [],
  },
  starter: {
    name: 'Starter',
    description: 'One assistant for one business.',
    price: { monthly: 1499, yearly: 0 },
    chatbots: 1,
    documents: 10,
    websites: 1,
    pagesPerWebsite: 100,
    syncSchedules: ['off', 'weekly'],
    messagesPerMonth: 2000,
    apiAccess: false,
    analytics: 'basic',
    customBranding: false,
    priority: false,
    team: false,
    customIntegrations: false,
    whiteLabel: false,
    showsBrand: false,
    features: ['Personalized chatbot', 'Knowledge documents', '24/7 responses', 'Email support'],
  },
  business: {
    name: 'Business',
    description: 'Several assistants and a team behind them.',
    price: { monthly: 25_000, yearly: 0 },
    chatbots: 10,
    documents: -1,
    websites: 10,
    pagesPerWebsite: 1000,
    syncSchedules: ['off', 'weekly', 'daily'],
    messagesPerMonth: -1,
    apiAccess: true,
    analytics: 'advanced',
    customBranding: true,
    priority: true,
    team: true,
    customIntegrations: true,
    whiteLabel: false,
    showsBrand: false,
    features: [
      'Unlimited conversations',
      'Unlimited documents',
      'API access',
      'Advanced analytics',
      'Team collaboration',
      'Priority support',
    ],
  },
  enterprise: {
    name: 'Enterprise',
    description: 'Everything, with custom terms.',
    price: { monthly: 0, yearly: 0 },
    chatbots: -1,
    documents: -1,
    websites: -1,
    pagesPerWebsite: -1,
    syncSchedules: ['off', 'weekly', 'daily'],
    messagesPerMonth: -1,
    apiAccess: true,
    analytics: 'advanced',
    customBranding: true,
    priority: true,
    team: true,
    customIntegrations: true,
    whiteLabel: true,
    showsBrand: false,
    features: ['Unlimited everything', 'White-label', 'Dedicated manager', 'SLA', 'Phone support'],
  },
} as const satisfies Record<string, PlanDefinition>;

/** Prices in US cents; -1 means unlimited; a yearly price of 0 means that its amount is read from the payment provider. */
export type PlanDefinition = {
  name: string;
  description: string;
  price: { monthly: number; yearly: number };
  chatbots: number;
  /** Uploaded files. */
  documents: number;
  websites: number;
  pagesPerWebsite: number;
  /** How often websites may be read again without being asked. */
  syncSchedules: readonly ('off' | 'weekly' | 'daily')[];
  messagesPerMonth: number;
  apiAccess: boolean;
  analytics: 'none' | 'basic' | 'advanced';
  customBranding: boolean;
  priority: boolean;
  team: boolean;
  /** Webhooks to programs of one's own, Slack among them. */
  customIntegrations: boolean;
  /** One's own name instead of ours wherever a visitor looks. */
  whiteLabel: boolean;
  /** "Powered by …" under the chat. */
  showsBrand: boolean;
  features: readonly string[];
};

export const planIds = ['free', 'starter', 'business', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];
/** Those that can be bought by card. */
export const buyablePlans = ['starter', 'business'] as const satisfies readonly PlanId[];
export type BuyablePlan = (typeof buyablePlans)[number];

/** Ids are also read from old rows and from the payment provider: pro and premium are business, the unknown is free. */
export function toPlanId(id: string): PlanId {
  if (id === 'pro' || id === 'premium') return 'business';
  return planIds.find((known) => known === id) ?? 'free';
}

export type PlanState = {
  planId: string;
  subscriptionStatus: string;
  trialEndsAt: Date | string | null;
  /** Until when a past-due or canceled subscription still gives its plan. */
  paidUntil?: Date | string | null;
};

/** Every rule, limit and message reads this plan, computed at the moment of reading, never the stored one. */
export function effectivePlan(state: PlanState & PlanRules): PlanId {
  const stored = toPlanId(state.planId);
  if (stored !== 'free' && isPaid(state)) return stored;
  const trial = isTrialRunning(state) ? 'starter' : 'free';
  if (state.paymentsEnabled) return trial;
  return (
    planIds[Math.max(planIds.indexOf(trial), planIds.indexOf(state.planWithoutPayments))] ?? 'free'
  );
}

type PlanRules = { now: Date; paymentsEnabled: boolean; planWithoutPayments: PlanId };

/** Begun days left of a trial that decides the plan, or null when none does. */
export function trialDaysLeft(state: PlanState & PlanRules): number | null {
  if (!isTrialRunning(state) || effectivePlan(state) !== 'starter') return null;
  const left = new Date(state.trialEndsAt ?? 0).getTime() - state.now.getTime();
  return Math.ceil(left / 86_400_000);
}

function isTrialRunning(state: PlanState & { now: Date }): boolean {
  return (
    toPlanId(state.planId) === 'free' &&
    state.subscriptionStatus === 'trialing' &&
    isBefore(state.now, state.trialEndsAt)
  );
}

function isPaid(state: PlanState & { now: Date }): boolean {
  if (['active', 'trialing'].includes(state.subscriptionStatus)) return true;
  if (!['past_due', 'canceled'].includes(state.subscriptionStatus)) return false;
  return isBefore(state.now, state.paidUntil);
}

function isBefore(now: Date, end: Date | string | null | undefined): boolean {
  return end != null && now.getTime() < new Date(end).getTime();
}

/** Whether the operator gave the plan, so that there is nothing to buy, change or cancel. Named as in a profile. */
export function isGrantedPlan(profile: {
  plan_id: string;
  subscription_status: string;
  stripe_subscription_id: string | null;
  is_superuser: boolean;
  role: string;
}): boolean {
  if (profile.is_superuser || profile.role === 'superuser') return true;
  return (
    toPlanId(profile.plan_id) !== 'free' &&
    profile.subscription_status === 'active' &&
    profile.stripe_subscription_id === null
  );
}

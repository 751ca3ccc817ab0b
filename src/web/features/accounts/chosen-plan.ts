import { type BuyablePlan, buyablePlans } from '#shared/plans.ts';

const key = 'askwell-chosen-plan';
/** Long enough for a mail that is opened the next morning; short enough not to surprise anyone weeks later. */
const keepMs = 3 * 86_400_000;

/**
 * Local storage, because a confirmation mail opens in a new tab and Google comes back as a fresh page. A sign-up without
 * a plan forgets the one of an earlier visit.
 */
export function rememberPlan({ plan, now = Date.now() }: { plan: string | null; now?: number }) {
  const known = findBuyablePlan(plan);
  if (!known) return forgetChosenPlan();
  try {
    localStorage.setItem(key, JSON.stringify({ plan: known, until: now + keepMs }));
  } catch {
    // Without storage the plan is chosen again in the dashboard.
  }
}

/** The plan of an address or a button, if it is one that is sold here. */
export function findBuyablePlan(plan: string | null): BuyablePlan | null {
  return buyablePlans.find((id) => id === plan) ?? null;
}

export function findChosenPlan(now = Date.now()): BuyablePlan | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!(now < stored?.until)) return null;
    return findBuyablePlan(stored.plan);
  } catch {
    return null;
  }
}

export function forgetChosenPlan(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

import { type BuyablePlan, buyablePlans } from '#shared/plans.ts';
import { createStoredValue } from '#web/state/stored-value.ts';

const chosen = createStoredValue('askwell-chosen-plan');
/** Long enough for a mail that is opened the next morning; short enough not to surprise anyone weeks later. */
const keepMs = 3 * 86_400_000;

/**
 * Local storage, because a confirmation mail opens in a new tab and Google comes back as a fresh page. A sign-up without
 * a plan forgets the one of an earlier visit.
 */
export function rememberPlan({ plan, now = Date.now() }: { plan: string | null; now?: number }) {
  const known = findBuyablePlan(plan);
  chosen.write(known && JSON.stringify({ plan: known, until: now + keepMs }));
}

/** The plan of an address or a button, if it is one that is sold here. */
export function findBuyablePlan(plan: string | null): BuyablePlan | null {
  return buyablePlans.find((id) => id === plan) ?? null;
}

export function findChosenPlan(now = Date.now()): BuyablePlan | null {
  try {
    const stored = JSON.parse(chosen.read() ?? 'null');
    if (!(now < stored?.until)) return null;
    return findBuyablePlan(stored.plan);
  } catch {
    return null;
  }
}

export const forgetChosenPlan = (): void => chosen.write(null);

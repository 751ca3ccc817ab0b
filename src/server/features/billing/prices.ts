import type { Env } from '#server/config/env.ts';
import { AppError } from '#shared/errors.ts';
import { type BuyablePlan, buyablePlans } from '#shared/plans.ts';

/** The only way from a plan to a price: what a browser sends never names one. */
export function getPriceId({
  env,
  planId,
  isYearly,
}: {
  env: Env;
  planId: BuyablePlan;
  isYearly: boolean;
}): string {
  const period = isYearly ? 'yearly' : 'monthly';
  const priceId = env.payments?.prices[planId][period];
  if (!priceId) throw new AppError('bad_request', `No price ID found for ${planId} ${period}`);
  return priceId;
}

export type PriceChoice = { planId: BuyablePlan; isYearly: boolean; priceId: string };

export function listPrices({ payments }: Pick<Env, 'payments'>): PriceChoice[] {
  return buyablePlans.flatMap((planId) =>
    [false, true].flatMap((isYearly) => {
      const priceId = payments?.prices[planId][isYearly ? 'yearly' : 'monthly'];
      return priceId ? [{ planId, isYearly, priceId }] : [];
    }),
  );
}

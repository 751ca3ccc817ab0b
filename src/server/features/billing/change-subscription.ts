import type Stripe from 'stripe';
import { getStripe, orExplain } from '#server/adapters/payments/stripe-client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#shared/errors.ts';
import type { BuyablePlan } from '#shared/plans.ts';
import { getPriceId } from './prices.ts';
import { findCustomerId } from './queries.ts';
import { findLive } from './read-subscriptions.ts';
import { listSubscriptions, syncSubscription } from './sync-subscription.ts';

type OfOwner = { deps: Deps; userId: string };

/**
 * Moves the one subscription to another price. What costs more is paid at once, or the change does not happen; what
 * costs less is credited to the next invoice.
 */
export function changePlan({
  deps,
  userId,
  planId,
  isYearly,
}: OfOwner & { planId: BuyablePlan; isYearly: boolean }): Promise<void> {
  const price = getPriceId({ env: deps.env, planId, isYearly });
  return changeSubscription({
    deps,
    userId,
    what: 'Your plan was not changed',
    async change({ subscription, stripe }) {
      const item = subscription.items.data[0];
      if (!item) throw new AppError('conflict', 'Your subscription has nothing to change.');
      const next = await stripe.prices.retrieve(price);
      const costsMore = (next.unit_amount ?? 0) > (item.price.unit_amount ?? 0);
      await stripe.subscriptions.update(subscription.id, {
        items: [{ id: item.id, price }],
        metadata: { plan_id: planId },
        proration_behavior: costsMore ? 'always_invoice' : 'create_prorations',
        ...(costsMore && { payment_behavior: 'error_if_incomplete' }),
      });
    },
  });
}

/** Ends it with the period that is paid for, or takes that back. */
export function setEndsAtPeriodEnd({
  endsAtPeriodEnd,
  ...of
}: OfOwner & { endsAtPeriodEnd: boolean }): Promise<void> {
  return changeSubscription({
    ...of,
    what: endsAtPeriodEnd ? 'Your plan was not canceled' : 'Your plan was not resumed',
    async change({ subscription, stripe }) {
      const changes = { cancel_at_period_end: endsAtPeriodEnd };
      await stripe.subscriptions.update(subscription.id, changes);
    },
  });
}

/** Stripe's own pages for the account's customer, and no one else's. */
export function openPortal({ deps, userId }: OfOwner): Promise<{ url: string }> {
  return orExplain('The billing portal could not be opened', async () => {
    const customer = await findCustomerId({ connection: deps.database.orm, userId });
    if (!customer) throw new AppError('not_found', 'There is nothing to pay yet.');
    const { url } = await (await getStripe(deps)).billingPortal.sessions.create({
      customer,
      return_url: `${deps.env.http.publicUrl}/app/settings`,
    });
    return { url };
  });
}

function changeSubscription({
  deps,
  userId,
  what,
  change,
}: OfOwner & {
  what: string;
  change(options: { subscription: Stripe.Subscription; stripe: Stripe }): Promise<void>;
}): Promise<void> {
  return orExplain(what, async () => {
    const stripe = await getStripe(deps);
    const stripeCustomerId = await findCustomerId({ connection: deps.database.orm, userId });
    const all = stripeCustomerId ? await listSubscriptions({ deps, stripeCustomerId }) : [];
    const subscription = findLive(all);
    if (!stripeCustomerId || !subscription) {
      throw new AppError('conflict', 'There is no subscription to change.');
    }
    await change({ subscription, stripe });
    await syncSubscription({ deps, stripeCustomerId });
  });
}

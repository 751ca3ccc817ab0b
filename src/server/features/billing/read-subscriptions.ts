import type Stripe from 'stripe';
import type { Env } from '#server/config/env.ts';
import { buyablePlans, type PlanId, toPlanId } from '#shared/plans.ts';
import { listPrices } from './prices.ts';

export type PaidState = {
  planId: PlanId;
  subscriptionStatus: string;
  stripeSubscriptionId: string | null;
  paidUntil: Date | null;
};

/** How long a failed payment leaves the plan in place. */
const graceSeconds = 7 * 86_400;
/** Written on a subscription whose money went back: it gives nothing any more, whatever its period says. */
export const withdrawnKey = 'askwell_withdrawn';

/** Live ones are those that go on charging, or would once paid: next to one of them no other may be bought. */
const liveStatuses = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];
const rank = [...liveStatuses, 'canceled'];

export function listLive(all: readonly Stripe.Subscription[]): Stripe.Subscription[] {
  return sorted(all).filter(({ status }) => liveStatuses.includes(status));
}

export function findLive(all: readonly Stripe.Subscription[]): Stripe.Subscription | null {
  return listLive(all)[0] ?? null;
}

/**
 * What all subscriptions of a customer give together, from their present state alone: in whatever order events arrive,
 * the result is the same. Null when none ever came to be paid.
 */
export function readSubscriptions({
  all,
  env,
  now,
}: {
  all: readonly Stripe.Subscription[];
  env: Pick<Env, 'payments'>;
  now: Date;
}): PaidState | null {
  const states = sorted(all).map((subscription) => readSubscription({ subscription, env }));
  // What was paid for is given, also next to one that is unpaid or paused.
  const gives = ({ planId, paidUntil }: PaidState) =>
    planId !== 'free' && (paidUntil === null || paidUntil > now);
  return states.find(gives) ?? states[0] ?? null;
}

function readSubscription({
  subscription,
  env,
}: {
  subscription: Stripe.Subscription;
  env: Pick<Env, 'payments'>;
}): PaidState {
  const { status, id: stripeSubscriptionId, metadata } = subscription;
  const planId = planOf({ subscription, env });
  const nothing = {
    planId: 'free' as const,
    subscriptionStatus: status,
    stripeSubscriptionId,
    paidUntil: null,
  };
  if (metadata[withdrawnKey]) return { ...nothing, subscriptionStatus: 'canceled' };
  if (status === 'active' || status === 'trialing') return { ...nothing, planId };
  if (status === 'past_due') {
    return { ...nothing, planId, paidUntil: fromUnix(failedAt(subscription) + graceSeconds) };
  }
  const wasUnpaid = subscription.cancellation_details?.reason === 'payment_failed';
  if (status === 'canceled' && !wasUnpaid) {
    return { ...nothing, planId, paidUntil: periodEnd(subscription) };
  }
  return nothing;
}

/** The price decides. An operator may have replaced it since, so what was bought is also written on the subscription. */
export function planOf({
  subscription,
  env,
}: {
  subscription: Stripe.Subscription;
  env: Pick<Env, 'payments'>;
}): PlanId {
  const priceId = subscription.items.data[0]?.price.id;
  const choice = listPrices(env).find((price) => price.priceId === priceId);
  if (choice) return choice.planId;
  const bought = toPlanId(subscription.metadata.plan_id ?? '');
  return buyablePlans.find((id) => id === bought) ?? 'free';
}

export function periodEnd(subscription: Stripe.Subscription): Date {
  return fromUnix(subscription.items.data[0]?.current_period_end ?? subscription.created);
}

/** Best first; the newest of equals. What was never paid for does not count. */
function sorted(all: readonly Stripe.Subscription[]): Stripe.Subscription[] {
  return all
    .filter(({ status }) => rank.includes(status))
    .sort((a, b) => rank.indexOf(a.status) - rank.indexOf(b.status) || b.created - a.created);
}

/** The invoice that could not be collected was made when its payment was first tried. */
function failedAt({ latest_invoice: invoice, created }: Stripe.Subscription): number {
  return invoice && typeof invoice === 'object' ? invoice.created : created;
}

function fromUnix(seconds: number): Date {
  return new Date(seconds * 1000);
}

import { getStripe } from '#server/adapters/payments/stripe-client.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { queueMail } from '#server/features/mail/index.ts';
import {
  findPaidState,
  leaseSync,
  linkCheckout,
  markEventsHandled,
  updatePaidState,
} from './queries.ts';
import { type PaidState, readSubscriptions } from './read-subscriptions.ts';

/**
 * Makes our record of a customer equal to Stripe's. Events only say that something happened; what is true is always
 * asked for, so that late, repeated and lost events cannot leave anyone with the wrong plan.
 */
export async function syncSubscription({
  deps,
  stripeCustomerId,
}: {
  deps: Deps;
  stripeCustomerId: string;
}): Promise<void> {
  const { database, clock, env } = deps;
  const askedAt = clock.now();
  const all = await listSubscriptions({ deps, stripeCustomerId });
  const state = readSubscriptions({ all, env, now: askedAt });
  await database.orm.transaction(async (transaction) => {
    const of = { connection: transaction, stripeCustomerId, askedAt };
    const owner = await leaseSync(of);
    if (!owner) return;
    for (const { id, metadata } of all) {
      if (!metadata.checkout_id) continue;
      const link = { checkoutId: metadata.checkout_id, stripeSubscriptionId: id };
      await linkCheckout({ connection: transaction, ...owner, ...link });
    }
    await applyState({ deps, transaction, ...owner, state });
    await markEventsHandled({ ...of, now: clock.now() });
  });
}

export async function listSubscriptions({
  deps,
  stripeCustomerId,
}: {
  deps: Deps;
  stripeCustomerId: string;
}) {
  const { data } = await (await getStripe(deps)).subscriptions.list({
    customer: stripeCustomerId,
    status: 'all',
    limit: 100,
    expand: ['data.latest_invoice'],
  });
  return data;
}

async function applyState({
  deps,
  transaction,
  userId,
  state,
}: {
  deps: Deps;
  transaction: Transaction;
  userId: string;
  state: PaidState | null;
}): Promise<void> {
  const before = await findPaidState({ connection: transaction, userId });
  // Nothing bought: a running trial and a plan given by the operator stay as they are.
  if (!before || (!state && !before.stripeSubscriptionId)) return;
  await updatePaidState({
    connection: transaction,
    userId,
    state: state ?? {
      planId: 'free',
      subscriptionStatus: 'canceled',
      stripeSubscriptionId: before.stripeSubscriptionId,
      paidUntil: null,
    },
  });
  if (state?.subscriptionStatus !== 'past_due' || before.subscriptionStatus === 'past_due') return;
  const mail = {
    userId,
    to: before.email,
    template: 'payment-failed',
    props: {
      until: (state.paidUntil ?? deps.clock.now()).toISOString(),
      url: `${deps.env.http.publicUrl}/app/settings`,
    },
  };
  await queueMail({ deps, transaction, mail });
}

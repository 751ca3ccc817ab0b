import { getStripe, isMissing, orExplain } from '#server/adapters/payments/stripe-client.ts';
import type { Deps } from '#server/deps.ts';
import type { CheckoutState, VerifyResponse } from '#shared/contract/billing.ts';
import { AppError } from '#shared/errors.ts';
import { findCheckout, findCustomerId } from './queries.ts';
import { syncSubscription } from './sync-subscription.ts';

type OfCheckout = { deps: Deps; userId: string; sessionId: string };

/** For a payment whose event has not arrived: asks Stripe about this one checkout, and only for the one who paid. */
export async function verifyCheckout(input: OfCheckout): Promise<VerifyResponse> {
  const { deps, userId, sessionId } = input;
  const stripe = await getStripe(deps);
  const own = await findCustomerId({ connection: deps.database.orm, userId });
  const session = await orExplain('The payment could not be checked', () =>
    stripe.checkout.sessions.retrieve(sessionId).catch((error) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  );
  const customer = typeof session?.customer === 'string' ? session.customer : session?.customer?.id;
  if (!session || !own || customer !== own) {
    throw new AppError('forbidden', 'This is someone else’s payment.');
  }
  await orExplain('The payment could not be checked', () =>
    syncSubscription({ deps, stripeCustomerId: own }),
  );
  const state = await findCheckoutState(input);
  const verified = ['active', 'trialing'].includes(state?.subscription_status ?? '');
  return { verified, planId: verified ? (state?.planId ?? null) : null, sessionId };
}

/**
 * What the result page asks every two seconds, so it costs one look into our own tables. Without an id it is the
 * account's newest checkout.
 */
export async function findCheckoutState({
  deps,
  userId,
  sessionId,
}: Omit<OfCheckout, 'sessionId'> & { sessionId: string | null }): Promise<CheckoutState | null> {
  const row = await findCheckout({
    connection: deps.database.orm,
    userId,
    stripeSessionId: sessionId,
  });
  return (
    row && {
      sessionId: row.stripeSessionId,
      planId: row.planId,
      subscription_status: row.subscriptionStatus,
    }
  );
}

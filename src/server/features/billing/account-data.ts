import { getStripe } from '#server/adapters/payments/stripe-client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#shared/errors.ts';
import { exportCheckouts, findCustomerId, findPaidState } from './queries.ts';
import { listLive } from './read-subscriptions.ts';
import { endOpenCheckouts } from './start-checkout.ts';
import { listSubscriptions } from './sync-subscription.ts';

/** An account that is deleted must not go on paying: its subscription ends first, or nothing is deleted. */
export function billingAccountData(deps: Deps) {
  const connection = deps.database.orm;
  return {
    name: 'billing',
    async exportData({ userId }: { userId: string }): Promise<unknown> {
      return {
        customer: await findCustomerId({ connection, userId }),
        checkouts: await exportCheckouts({ connection, userId }),
      };
    },
    async beforeDeletion({ userId }: { userId: string }): Promise<void> {
      const stripeCustomerId = await findCustomerId({ connection, userId });
      const state = await findPaidState({ connection, userId });
      const isPaying = state?.stripeSubscriptionId && state.subscriptionStatus !== 'canceled';
      // With payments switched off nothing can be asked; only an account that does not pay may go then.
      if (!stripeCustomerId || (!deps.env.payments && !isPaying)) return;
      try {
        await endOpenCheckouts({ deps, customer: stripeCustomerId });
        const all = await listSubscriptions({ deps, stripeCustomerId });
        for (const { id } of listLive(all)) await (await getStripe(deps)).subscriptions.cancel(id);
      } catch (cause) {
        throw new AppError(
          'unavailable',
          'Your subscription could not be canceled just now, so nothing was deleted. Please try again in a few minutes.',
          { cause },
        );
      }
    },
  };
}

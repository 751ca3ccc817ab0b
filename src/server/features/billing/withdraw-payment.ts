import { getStripe } from '#server/adapters/payments/stripe-client.ts';
import type { Deps } from '#server/deps.ts';
import { idOf } from './read-event.ts';
import { withdrawnKey } from './read-subscriptions.ts';

/**
 * A subscription whose present period was refunded in full, or charged back, ends at once and must not charge again.
 * The mark is kept at Stripe, on the subscription itself, so that every later look comes to the same result.
 * Gives the customer, or null where the charge is none of a subscription's.
 */
export async function withdrawPayment({
  deps,
  chargeId,
  reason,
}: {
  deps: Deps;
  chargeId: string;
  reason: 'refund' | 'dispute';
}): Promise<string | null> {
  const stripe = await getStripe(deps);
  const charge = await stripe.charges.retrieve(chargeId);
  const customer = charge.customer && idOf(charge.customer);
  if (!customer || !charge.payment_intent) return customer || null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: idOf(charge.payment_intent) },
  });
  for (const { invoice } of data) {
    const invoiceId = idOf(invoice);
    const paid = await stripe.invoices.retrieve(invoiceId);
    const reference = paid.parent?.subscription_details?.subscription;
    if (!reference) continue;
    const subscription = await stripe.subscriptions.retrieve(idOf(reference));
    const isPresent =
      subscription.latest_invoice && idOf(subscription.latest_invoice) === invoiceId;
    if (!isPresent) continue;
    await stripe.subscriptions.update(subscription.id, { metadata: { [withdrawnKey]: reason } });
    if (subscription.status !== 'canceled') await stripe.subscriptions.cancel(subscription.id);
  }
  return customer;
}

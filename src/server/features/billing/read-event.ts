import type Stripe from 'stripe';
import { z } from 'zod';

/** What is to be done about an event: look at the customer again, and for money that went back, at the payment too. */
export const eventEffect = z.object({
  stripeCustomerId: z.string().nullable(),
  refundOf: z.object({ chargeId: z.string(), reason: z.enum(['refund', 'dispute']) }).optional(),
});
export type EventEffect = z.infer<typeof eventEffect>;

/** Null for events that change nothing here. docs/stripe-events.md is the same list in words. */
export function readEvent(event: Stripe.Event): EventEffect | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return ofCustomer(event.data.object.customer);
    case 'customer.deleted':
      return { stripeCustomerId: event.data.object.id };
    case 'charge.refunded': {
      const { id: chargeId, customer, refunded } = event.data.object;
      const effect = refunded ? ofCustomer(customer) : null;
      return effect && { ...effect, refundOf: { chargeId, reason: 'refund' } };
    }
    case 'charge.dispute.closed': {
      const { charge, status } = event.data.object;
      if (status !== 'lost') return null;
      // A dispute does not name the customer; the charge that it is about does.
      return { stripeCustomerId: null, refundOf: { chargeId: idOf(charge), reason: 'dispute' } };
    }
    default:
      return null;
  }
}

function ofCustomer(
  customer: string | { id: string } | null | undefined,
): { stripeCustomerId: string } | null {
  return customer ? { stripeCustomerId: idOf(customer) } : null;
}

export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

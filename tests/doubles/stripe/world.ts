/** What exists at the double, and what happens to it. Each object is checked against the names that Stripe publishes. */
import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { missing, StripeFailure } from './wire.ts';

type Kept<T> = Partial<T> & { id: string };
export type World = ReturnType<typeof createWorld>;

const periodSeconds = { month: 30 * 86_400, year: 365 * 86_400 };

export function createWorld({ now, emit }: { now: () => number; emit: Emit }) {
  const customers = new Map<string, Kept<Stripe.Customer>>();
  const prices = new Map<string, Kept<Stripe.Price>>();
  const sessions = new Map<string, Kept<Stripe.Checkout.Session>>();
  const subscriptions = new Map<string, Kept<Stripe.Subscription>>();
  const invoices = new Map<string, Kept<Stripe.Invoice>>();
  const charges = new Map<string, Kept<Stripe.Charge>>();
  const invoicePayments = new Map<string, Kept<Stripe.InvoicePayment>>();

  const card = {
    id: 'pm_card_visa',
    object: 'payment_method',
    type: 'card',
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
  };

  function addPrice({
    id,
    amount,
    interval,
  }: {
    id: string;
    amount: number;
    interval: 'month' | 'year';
  }): void {
    prices.set(id, {
      id,
      object: 'price',
      active: true,
      currency: 'usd',
      unit_amount: amount,
      type: 'recurring',
      recurring: { interval, interval_count: 1 } as Stripe.Price.Recurring,
    });
  }

  function bill({
    subscription,
    amount,
    paid,
  }: {
    subscription: Kept<Stripe.Subscription>;
    amount: number;
    paid: boolean;
  }) {
    const { customer } = subscription;
    const invoice: Kept<Stripe.Invoice> = {
      id: newId('in'),
      object: 'invoice',
      number: `ASK-${String(invoices.size + 1).padStart(4, '0')}`,
      created: now(),
      currency: 'usd',
      total: amount,
      amount_due: amount,
      status: paid ? 'paid' : 'open',
      customer: customer as string,
      hosted_invoice_url: `https://invoice.stripe.com/i/${invoices.size + 1}`,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { metadata: null, subscription: subscription.id },
      },
    };
    const intent = newId('pi');
    const charge: Kept<Stripe.Charge> = {
      id: newId('ch'),
      object: 'charge',
      amount,
      customer: customer as string,
      payment_intent: intent,
      paid,
      refunded: false,
    };
    const payment: Kept<Stripe.InvoicePayment> = {
      id: newId('inpay'),
      object: 'invoice_payment',
      invoice: invoice.id,
      status: paid ? 'paid' : 'open',
      payment: { type: 'payment_intent', payment_intent: intent },
    };
    invoices.set(invoice.id, invoice);
    charges.set(charge.id, charge);
    invoicePayments.set(payment.id, payment);
    subscription.latest_invoice = invoice.id;
    emit(paid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    return { invoice, charge };
  }

  function priceOf(id: string): Kept<Stripe.Price> {
    const price = prices.get(id);
    if (!price) throw missing({ id, param: 'line_items[0][price]' });
    return price;
  }

  function itemOf({ priceId, id = newId('si') }: { priceId: string; id?: string }) {
    const price = priceOf(priceId);
    const seconds = periodSeconds[price.recurring?.interval === 'year' ? 'year' : 'month'];
    return {
      id,
      object: 'subscription_item',
      price,
      quantity: 1,
      current_period_start: now(),
      current_period_end: now() + seconds,
    };
  }

  function setItem(input: {
    subscription: Kept<Stripe.Subscription>;
    priceId: string;
    id?: string;
  }) {
    const data = [itemOf(input)];
    input.subscription.items = {
      object: 'list',
      data,
      has_more: false,
      url: '',
    } as unknown as Stripe.ApiList<Stripe.SubscriptionItem>;
  }

  /** What the hosted page does when the card is accepted. */
  function pay(session: Kept<Stripe.Checkout.Session>, priceId: string): void {
    if (session.status !== 'open') {
      throw new StripeFailure({
        status: 400,
        type: 'invalid_request_error',
        message: 'This Checkout Session is no longer open.',
      });
    }
    const subscription: Kept<Stripe.Subscription> = {
      id: newId('sub'),
      object: 'subscription',
      status: 'active',
      customer: session.customer as string,
      created: now(),
      currency: 'usd',
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
      default_payment_method: card.id,
      metadata: session.metadata ?? {},
    };
    setItem({ subscription, priceId });
    subscriptions.set(subscription.id, subscription);
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      subscription: subscription.id,
    } satisfies Partial<Stripe.Checkout.Session>);
    emit('customer.subscription.created', subscription);
    bill({ subscription, amount: priceOf(priceId).unit_amount ?? 0, paid: true });
    emit('checkout.session.completed', session);
  }

  function change(id: string, changes: Partial<Stripe.Subscription>): Kept<Stripe.Subscription> {
    const subscription = subscriptions.get(id);
    if (!subscription) throw missing({ id });
    Object.assign(subscription, changes);
    const ended = changes.status === 'canceled' ? 'deleted' : 'updated';
    emit(`customer.subscription.${ended}`, subscription);
    return subscription;
  }

  function refund(chargeId: string): void {
    const charge = charges.get(chargeId);
    if (!charge) throw missing({ id: chargeId });
    charge.refunded = true;
    emit('charge.refunded', charge);
  }

  function loseDispute(chargeId: string): void {
    const dispute: Kept<Stripe.Dispute> = {
      id: newId('dp'),
      object: 'dispute',
      charge: chargeId,
      status: 'lost',
    };
    emit('charge.dispute.closed', dispute);
  }

  const lists = { customers, prices, sessions, subscriptions, invoices, charges, invoicePayments };
  return { ...lists, card, addPrice, bill, setItem, pay, change, refund, loseDispute };
}

type Emit = (type: string, object: { id: string }) => void;

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(9).toString('hex')}`;
}

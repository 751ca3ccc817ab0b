import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { readSubscriptions } from './read-subscriptions.ts';

const now = new Date('2026-03-10T00:00:00Z');
const day = 86_400;
const unix = now.getTime() / 1000;

/** As much of a subscription as is read. */
const subscribe = ({
  id,
  status,
  created,
  plan,
  endsInDays,
}: {
  id: string;
  status: Stripe.Subscription.Status;
  plan?: string;
  endsInDays?: number;
  created?: number;
}) =>
  ({
    id,
    status,
    created: created ?? unix - 30 * day,
    metadata: { plan_id: plan ?? 'starter' },
    cancellation_details: null,
    latest_invoice: null,
    items: { data: [{ price: { id: '' }, current_period_end: unix + (endsInDays ?? 5) * day }] },
  }) as unknown as Stripe.Subscription;

const read = (...all: Stripe.Subscription[]) =>
  readSubscriptions({ all, env: { payments: null }, now });

test.each(['unpaid', 'paused'] as const)(
  'time that is paid for counts, also next to one that is %s',
  (status) => {
    const ended = subscribe({ id: 'ended', status: 'canceled', plan: 'business' });
    expect(read(subscribe({ id: 'open', status }), ended)).toMatchObject({
      planId: 'business',
      subscriptionStatus: 'canceled',
      stripeSubscriptionId: 'ended',
    });
  },
);

test('once the paid time is over, the one that is unpaid is what there is', () => {
  const over = subscribe({ id: 'over', status: 'canceled', endsInDays: -1 });
  expect(read(over, subscribe({ id: 'open', status: 'unpaid' }))).toMatchObject({
    planId: 'free',
    subscriptionStatus: 'unpaid',
  });
});

test('one that is active comes before everything else', () => {
  const ended = subscribe({ id: 'ended', status: 'canceled', plan: 'business', created: unix });
  expect(read(ended, subscribe({ id: 'active', status: 'active' }))).toMatchObject({
    planId: 'starter',
    stripeSubscriptionId: 'active',
  });
});

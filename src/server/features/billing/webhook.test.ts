import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mails } from '#server/db/schema/mail.ts';
import {
  applyEvents,
  createBuyer,
  runBillingJob,
  sendEvent,
} from '#server/testing/billing-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { effectivePlan } from '#shared/plans.ts';
import { type StripeDouble, startStripeDouble } from '../../../../tests/doubles/stripe.ts';

let stripe: StripeDouble;
let app: TestApp;
let buyer: Awaited<ReturnType<typeof createBuyer>>;

beforeAll(async () => {
  stripe = await startStripeDouble();
  app = await createTestApp({ variables: stripe.variables });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.events.length = 0;
  stripe.isAway = false;
  buyer = await createBuyer(app);
});

const latest = (type: string) => {
  const event = stripe.events.findLast((one) => one.type === type);
  if (!event) throw new Error(`No event ${type}`);
  return event;
};
const send = ({ payload }: { payload: string }) => sendEvent({ app, payload, sign: stripe.sign });
const deliverAll = async () => {
  for (const event of stripe.events.splice(0)) expect((await send(event)).status).toBe(200);
  await applyEvents(app);
};
async function subscribe(choice: object = {}): Promise<string> {
  await buyer.pay(choice);
  await deliverAll();
  return String((await buyer.profile()).stripeSubscriptionId);
}
async function planAfter(days: number) {
  const row = await buyer.profile();
  return effectivePlan({
    ...row,
    now: new Date(app.clock.now().getTime() + days * 86_400_000),
    paymentsEnabled: true,
    planWithoutPayments: 'starter',
  });
}

describe('only Stripe is believed', () => {
  const post = (body: string, signature?: string) =>
    app.request('/api/stripe/webhook', {
      method: 'POST',
      asBrowser: false,
      body,
      headers: signature ? { 'stripe-signature': signature } : {},
    });

  test('no, old, foreign and altered signatures change nothing', async () => {
    await buyer.pay();
    const { payload } = latest('customer.subscription.created');
    const now = Math.floor(app.clock.now().getTime() / 1000);
    const good = stripe.sign(payload);
    const attempts = [
      post(payload),
      post(payload, 't=1,v1=00'),
      post(payload, stripe.sign(payload, { seconds: now - 600 })),
      post(payload, stripe.sign(payload, { secret: 'whsec_other' })),
      post(JSON.stringify(JSON.parse(payload), null, 2), good),
      post(payload.replace('"active"', '"trialing"'), good),
    ];
    for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(400);
    expect(await applyEvents(app)).toBe(0);
    expect((await buyer.profile()).planId).toBe('free');
  });
});

test('twenty copies of one event at once, and one more after its effect, have one effect', async () => {
  await buyer.pay();
  const event = latest('customer.subscription.created');
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(event)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await applyEvents(app)).toBe(1);
  expect((await send(event)).status).toBe(200);
  expect(await applyEvents(app)).toBe(0);
  expect(await buyer.profile()).toMatchObject({ planId: 'starter', subscriptionStatus: 'active' });
});

describe('the order of events does not matter', () => {
  test('a payment told backwards', async () => {
    await buyer.pay({ planId: 'business' });
    stripe.events.reverse();
    await deliverAll();
    expect(await buyer.profile()).toMatchObject({
      planId: 'business',
      subscriptionStatus: 'active',
    });
  });

  test('an old "updated" after "deleted"', async () => {
    const id = await subscribe();
    stripe.change(id, { cancel_at_period_end: true });
    stripe.change(id, { status: 'canceled' });
    stripe.events.reverse();
    for (const event of stripe.events.splice(0)) {
      await send(event);
      await applyEvents(app);
    }
    expect((await buyer.profile()).subscriptionStatus).toBe('canceled');
  });
});

describe('an event whose effect was interrupted', () => {
  test('Stripe away: the event is kept and done later', async () => {
    await buyer.pay();
    stripe.isAway = true;
    const event = latest('checkout.session.completed');
    expect((await send(event)).status).toBe(200);
    await expect(applyEvents(app)).rejects.toThrow();
    expect((await buyer.profile()).planId).toBe('free');
    stripe.isAway = false;
    await applyEvents(app);
    expect((await buyer.profile()).planId).toBe('starter');
  });

  test('no event ever: the hourly look finds the payment', async () => {
    await buyer.pay();
    stripe.events.length = 0;
    await runBillingJob(app, { name: 'reconcile-payments' });
    expect((await buyer.profile()).planId).toBe('starter');
  });
});

describe('every state has its rule', () => {
  test('past due keeps the plan for 7 days and tells the owner once', async () => {
    const id = await subscribe();
    const subscription = stripe.subscriptions.get(id);
    if (!subscription) throw new Error('gone');
    stripe.bill({ subscription, amount: 1499, paid: false });
    stripe.change(id, { status: 'past_due' });
    await deliverAll();
    expect(await planAfter(6)).toBe('starter');
    expect(await planAfter(8)).toBe('free');
    stripe.change(id, { status: 'past_due' });
    await deliverAll();
    const sent = await app.deps.database.orm.select().from(mails);
    const own = sent.filter((mail) => mail.userId === buyer.userId);
    expect(own.filter(({ template }) => template === 'payment-failed')).toHaveLength(1);
    stripe.change(id, { status: 'active' });
    await deliverAll();
    expect(await planAfter(60)).toBe('starter');
  });

  test('canceled keeps the plan until the paid period ends, and no trial follows', async () => {
    const id = await subscribe();
    stripe.change(id, { status: 'canceled' });
    await deliverAll();
    expect(await planAfter(0)).toBe('starter');
    expect(await planAfter(31)).toBe('free');
  });

  test('canceled because no one paid, and unpaid, give nothing', async () => {
    const id = await subscribe();
    stripe.change(id, { status: 'unpaid' });
    await deliverAll();
    expect(await planAfter(0)).toBe('free');
    stripe.change(id, {
      status: 'canceled',
      cancellation_details: {
        comment: null,
        feedback: null,
        feedback_option: null,
        reason: 'payment_failed',
      },
    });
    await deliverAll();
    expect(await planAfter(0)).toBe('free');
  });

  test.each(['refund', 'loseDispute'] as const)(
    '%s of the whole payment ends the plan for good',
    async (happens) => {
      const id = await subscribe();
      const customer = stripe.subscriptions.get(id)?.customer;
      const charge = [...stripe.charges.values()].find((one) => one.customer === customer);
      stripe[happens](String(charge?.id));
      await deliverAll();
      expect(stripe.subscriptions.get(id)?.status).toBe('canceled');
      await deliverAll();
      expect(await planAfter(0)).toBe('free');
    },
  );

  test('a refund of a part changes nothing', async () => {
    await subscribe();
    const charge = { id: 'ch_part', customer: 'cus_x', refunded: false };
    const payload = JSON.stringify({
      id: 'evt_part',
      object: 'event',
      type: 'charge.refunded',
      data: { object: charge },
    });
    expect((await send({ payload })).status).toBe(200);
    expect(await applyEvents(app)).toBe(0);
  });

  test('a price that the operator has replaced still gives what was bought', async () => {
    const id = await subscribe({ planId: 'business' });
    stripe.addPrice({ id: 'price_retired', amount: 20_000, interval: 'month' });
    const subscription = stripe.subscriptions.get(id);
    if (!subscription) throw new Error('gone');
    stripe.setItem({ subscription, priceId: 'price_retired' });
    stripe.change(id, {});
    await deliverAll();
    expect(await planAfter(0)).toBe('business');
  });
});

test('the trial: one mail two days before its end and one at the end', async () => {
  const templates = async () => {
    const all = await app.deps.database.orm.select().from(mails);
    return all.filter(({ userId }) => userId === buyer.userId).map(({ template }) => template);
  };
  const hours = async (count: number) => {
    app.clock.advance(count * 3600);
    await runBillingJob(app, { name: 'send-trial-mails' });
    await runBillingJob(app, { name: 'send-trial-mails' });
  };
  const start = await templates();
  await hours(4 * 24);
  expect(await templates()).toEqual(start);
  await hours(26);
  expect(await templates()).toEqual([...start, 'trial-ending']);
  await hours(48);
  expect(await templates()).toEqual([...start, 'trial-ending', 'trial-ended']);
  expect(await planAfter(0)).toBe('free');
});

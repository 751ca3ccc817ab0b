import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBuyer } from '#server/testing/billing-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { type StripeDouble, startStripeDouble } from '../../../../tests/doubles/stripe.ts';

let stripe: StripeDouble;
let app: TestApp;
let buyer: Awaited<ReturnType<typeof createBuyer>>;

beforeAll(async () => {
  stripe = await startStripeDouble();
  app = await createTestApp({
    variables: { ...stripe.variables, PUBLIC_URL: 'https://app.example.com' },
  });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.isAway = false;
  buyer = await createBuyer(app);
});

const verify = (body: object) =>
  buyer.browser.call<{ verified: boolean; planId: string }>(
    '/api/functions/verify-subscription',
    body,
  );

describe('nothing that a browser sends decides what is paid, by whom, or where it leads', () => {
  test('price, addresses, customer and quantity come from the server', async () => {
    const { status, body } = await buyer.checkout({
      intent: 'create-chatbot',
      priceId: 'price_1BusinessMonth',
      quantity: 99,
      successUrl: 'https://evil.example',
      customer: 'cus_other',
    });
    expect(status).toBe(200);
    const session = stripe.sessions.get(body.sessionId);
    expect(new URL(body.url).searchParams.get('price')).toBe('price_1StarterMonth');
    expect(session).toMatchObject({
      client_reference_id: buyer.userId,
      success_url:
        'https://app.example.com/app/checkout?checkout=success&intent=create-chatbot&session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://app.example.com/app?checkout=canceled',
    });
    const customer = stripe.customers.get(String(session?.customer));
    expect(customer).toMatchObject({ email: buyer.email, metadata: { user_id: buyer.userId } });
  });

  test('an unknown intent, such as an address, counts as none', async () => {
    const { body } = await buyer.checkout({ intent: '//evil.example' });
    expect(stripe.sessions.get(body.sessionId)?.success_url).toContain('&intent=general&');
  });

  test.each([
    { userId: '00000000-0000-4000-8000-000000000000' },
    { userEmail: 'somebody@else.test' },
  ])('naming someone else is refused: %o', async (named) => {
    expect((await buyer.checkout(named)).status).toBe(403);
  });

  test('a payment of someone else verifies nothing', async () => {
    const other = await createBuyer(app);
    const sessionId = await other.pay();
    await buyer.checkout();
    expect((await verify({ sessionId })).status).toBe(403);
    expect((await verify({ sessionId: 'cs_test_invented' })).status).toBe(403);
    expect((await buyer.profile()).planId).toBe('free');
  });

  test('a stranger and a plan that is not sold are refused', async () => {
    const path = '/api/functions/stripe-checkout';
    expect((await app.request(path, { json: { planId: 'starter' } })).status).toBe(401);
    expect((await buyer.checkout({ planId: 'enterprise' })).status).toBe(400);
  });
});

test('a price that is not configured is named', async () => {
  const { body } = await buyer.checkout({ planId: 'business', isYearly: true });
  expect(body.error?.message).toBe('No price ID found for business yearly');
});

test('a paid checkout is verified without any event, and is not sold a second time', async () => {
  const sessionId = await buyer.pay();
  const path = `/api/billing/checkouts/${sessionId}` as const;
  expect((await buyer.browser.call(path)).body).toEqual({
    sessionId,
    planId: 'starter',
    subscription_status: null,
  });
  expect((await verify({ sessionId, userId: buyer.userId })).body).toEqual({
    verified: true,
    planId: 'starter',
    sessionId,
  });
  expect(await buyer.profile()).toMatchObject({ planId: 'starter', subscriptionStatus: 'active' });
  for (const asked of [path, '/api/billing/checkouts/newest'] as const) {
    const { body } = await buyer.browser.call(asked);
    expect(body).toMatchObject({ sessionId, subscription_status: 'active' });
  }

  const again = await buyer.checkout({ planId: 'business' });
  expect(again.status).toBe(409);
  expect(again.body.error?.message).toMatch(/already have a subscription/);
});

test('an unpaid checkout is not verified', async () => {
  const { body } = await buyer.checkout();
  expect((await verify({ sessionId: body.sessionId })).body).toMatchObject({ verified: false });
});

test('of two pages opened one after the other only the last can be paid', async () => {
  const first = await buyer.checkout();
  const second = await buyer.checkout({ planId: 'business' });
  expect(stripe.sessions.get(first.body.sessionId)?.status).toBe('expired');
  expect(stripe.sessions.get(second.body.sessionId)?.status).toBe('open');
});

test('ten presses at once leave one page that can be paid, and one customer', async () => {
  await buyer.checkout();
  await Promise.all(Array.from({ length: 10 }, () => buyer.checkout()));
  const own = [...stripe.sessions.values()].filter(
    (session) => session.client_reference_id === buyer.userId,
  );
  expect(own.filter(({ status }) => status === 'open')).toHaveLength(1);
  expect(new Set(own.map(({ customer }) => customer)).size).toBe(1);
});

describe("Stripe can't be reached, or isn't configured", () => {
  test('checkout says so and leaves nothing locked', async () => {
    stripe.isAway = true;
    const { status, body } = await buyer.checkout();
    expect(status).toBe(503);
    expect(body.error?.message).toBe(
      'Failed to create checkout session: Stripe could not be reached. Please try again in a moment.',
    );
    stripe.isAway = false;
    expect((await buyer.checkout()).status).toBe(200);
  });

  test('without keys checkout says what is missing, and events find nothing', async () => {
    const free = await createTestApp();
    try {
      const other = await createBuyer(free);
      const { status, body } = await other.checkout();
      expect(status).toBe(400);
      expect(body.error?.message).toBe('Stripe is not configured. Check environment variables.');
      const event = await free.request('/api/stripe/webhook', { method: 'POST', body: '{}' });
      expect(event.status).toBe(404);
    } finally {
      await free.close();
    }
  });

  test('an account with a subscription is not deleted while that cannot be canceled', async () => {
    const sessionId = await buyer.pay();
    await verify({ sessionId });
    const remove = () =>
      buyer.browser.call<{ error: { message: string } }>('/api/profiles/me/deletion', {
        confirmation: buyer.email,
        password: 'Correct-horse-1',
      });
    stripe.isAway = true;
    const refused = await remove();
    expect(refused.status).toBe(503);
    expect(refused.body.error.message).toContain('nothing was deleted');
    stripe.isAway = false;
    const { stripeSubscriptionId } = await buyer.profile();
    expect((await remove()).status).toBeLessThan(300);
    expect(stripe.subscriptions.get(String(stripeSubscriptionId))?.status).toBe('canceled');
  });
});

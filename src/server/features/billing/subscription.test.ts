import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { updateSuperuser } from '#server/features/accounts/operator-queries.ts';
import { getPlan } from '#server/features/plans/index.ts';
import { createBuyer, runBillingJob } from '#server/testing/billing-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { chatbotInput } from '#server/testing/tenants.ts';
import type { Profile } from '#shared/contract/accounts.ts';
import type { Billing } from '#shared/contract/billing.ts';
import { type StripeDouble, startStripeDouble } from '../../../../tests/doubles/stripe.ts';
import { updateChatbotAllowance, updatePlan } from './operator-queries.ts';

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
  stripe.card.card.last4 = '4242';
  buyer = await createBuyer(app);
  await buyer.pay();
});

type BillingResponse = Billing & { url?: string; error?: { message: string } };
const post = (path: string, json: object = {}) =>
  buyer.browser.call<BillingResponse>(`/api/billing/${path}`, json);

test('Settings shows plan, card, invoices and what else can be bought', async () => {
  const { body } = await buyer.browser.call<Billing>('/api/billing');
  expect(body.subscription).toMatchObject({
    planId: 'starter',
    isYearly: false,
    amount: 1499,
    endsAtPeriodEnd: false,
  });
  expect(body.card).toEqual({ brand: 'visa', last4: '4242' });
  expect(body.invoices).toMatchObject([{ amount: 1499, status: 'paid' }]);
  expect(body.offers).toEqual([
    { planId: 'starter', isYearly: false, amount: 1499, currency: 'usd' },
    { planId: 'starter', isYearly: true, amount: 14_900, currency: 'usd' },
    { planId: 'business', isYearly: false, amount: 25_000, currency: 'usd' },
  ]);
});

test('offers no other plan to an account whose plan the operator gave', async () => {
  const given = await createBuyer(app);
  const { orm } = app.deps.database;
  const read = async () => (await given.browser.call<Billing>('/api/billing')).body;
  expect((await read()).offers).toHaveLength(3);
  await updatePlan({ orm, email: given.email, planId: 'business' });
  expect(await read()).toMatchObject({ subscription: null, offers: [] });
  await updatePlan({ orm, email: given.email, planId: 'free' });
  expect((await read()).offers).toHaveLength(3);
  await updateSuperuser({ orm, email: given.email, isSuperuser: true });
  expect(await read()).toMatchObject({ offers: [] });
});

test('up, down and to the year: always the one subscription, and the plan follows at once', async () => {
  const count = stripe.subscriptions.size;
  expect((await post('plan', { planId: 'business' })).body.subscription?.planId).toBe('business');
  expect((await buyer.profile()).planId).toBe('business');
  expect(
    (await post('plan', { planId: 'starter', isYearly: true })).body.subscription,
  ).toMatchObject({
    planId: 'starter',
    isYearly: true,
  });
  expect((await buyer.profile()).planId).toBe('starter');
  expect(stripe.subscriptions.size).toBe(count);
});

test('a downgrade below what is used deletes nothing; the owner picks what stays active', async () => {
  await post('plan', { planId: 'business' });
  const ids: string[] = [];
  for (const name of ['First', 'Second', 'Third']) {
    const made = await buyer.browser.call<{ id: string }>('/api/chatbots', {
      ...chatbotInput,
      name,
    });
    ids.push(made.body.id);
  }
  const readOnly = async () => {
    const { body } = await buyer.browser.call<{ items: { id: string; readOnly: boolean }[] }>(
      '/api/chatbots',
    );
    const of = new Map(body.items.map((one) => [one.id, one.readOnly]));
    return ids.map((id) => of.get(id));
  };
  expect(await readOnly()).toEqual([false, false, false]);
  await post('plan', { planId: 'starter' });
  expect((await readOnly()).filter(Boolean)).toHaveLength(2);
  await buyer.browser.call(`/api/chatbots/${ids[1]}/keep`, {});
  expect(await readOnly()).toEqual([true, false, true]);
  await post('plan', { planId: 'business' });
  expect(await readOnly()).toEqual([false, false, false]);
});

test('an upgrade that the card does not pay does not happen', async () => {
  stripe.card.card.last4 = '0002';
  const { status, body } = await post('plan', { planId: 'business' });
  expect(status).toBe(402);
  expect(body.error?.message).toBe('Your plan was not changed: Your card was declined.');
  expect((await buyer.browser.call<Billing>('/api/billing')).body.subscription?.planId).toBe(
    'starter',
  );
});

test('canceling ends it with the period, resuming takes that back', async () => {
  expect((await post('cancel')).body.subscription?.endsAtPeriodEnd).toBe(true);
  expect((await buyer.profile()).planId).toBe('starter');
  expect((await post('resume')).body.subscription?.endsAtPeriodEnd).toBe(false);
});

test('the portal opens for the own customer only, and leads back here', async () => {
  const { body } = await post('portal', { customer: 'cus_other', return_url: 'https://evil.test' });
  expect(new URL(body.url ?? '').searchParams.get('return_url')).toBe(
    `${app.deps.env.http.publicUrl}/app/settings`,
  );
  const stranger = await createBuyer(app);
  expect((await stranger.browser.call('/api/billing/portal', {})).status).toBe(404);
  expect((await stranger.browser.call('/api/billing/cancel', {})).status).toBe(409);
});

test('Business holds more chatbots where the operator grants them, and no other plan does', async () => {
  const { orm } = app.deps.database;
  const { email, browser } = await createBuyer(app);
  const profile = async () => (await browser.call<Profile>('/api/profiles/me')).body;
  const { workspace_id: workspaceId } = await profile();
  const most = async () => (await getPlan({ deps: app.deps, workspaceId })).limits.chatbot;
  const grant = (chatbots: number | null) => updateChatbotAllowance({ orm, email, chatbots });
  expect(await updateChatbotAllowance({ orm, email: 'nobody@shop.test', chatbots: 5 })).toBe(
    'unknown',
  );
  expect(await grant(25)).toBe('done');
  expect(await most()).toBe(1);
  await updatePlan({ orm, email, planId: 'business' });
  expect(await most()).toBe(25);
  expect(await profile()).toMatchObject({ effective_plan: 'business', chatbot_allowance: 25 });
  await grant(3);
  expect(await most()).toBe(10);
  await grant(null);
  expect(await most()).toBe(10);
});

test('the operator gives a plan by hand, but never over one that is paid for', async () => {
  const { orm } = app.deps.database;
  await buyer.browser.call('/api/billing/resume', {});
  const give = (email: string) => updatePlan({ orm, email, planId: 'enterprise' });
  expect(await give(buyer.email)).toBe('subscribed');
  expect(await give('nobody@shop.test')).toBe('unknown');
  const { stripeSubscriptionId } = await buyer.profile();
  stripe.change(String(stripeSubscriptionId), { status: 'canceled' });
  app.clock.advance(86_400);
  await runBillingJob(app, { name: 'reconcile-payments' });
  expect(await give(buyer.email.toUpperCase())).toBe('done');
  app.clock.advance(86_400);
  await runBillingJob(app, { name: 'reconcile-payments' });
  expect(await buyer.profile()).toMatchObject({
    planId: 'enterprise',
    subscriptionStatus: 'active',
  });
});

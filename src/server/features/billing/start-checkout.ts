import { createHash, randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { getStripe, isMissing, orExplain } from '#server/adapters/payments/stripe-client.ts';
import type { Deps } from '#server/deps.ts';
import type { CurrentSession } from '#server/features/accounts/index.ts';
import type { CheckoutIntent, CheckoutResponse } from '#shared/contract/billing.ts';
import { AppError } from '#shared/errors.ts';
import type { BuyablePlan } from '#shared/plans.ts';
import { getPriceId } from './prices.ts';
import {
  createCheckoutRow,
  createCustomerRow,
  deleteCustomerRow,
  findCustomerId,
  lockCheckout,
  unlockCheckout,
} from './queries.ts';
import { findLive } from './read-subscriptions.ts';
import { listSubscriptions, syncSubscription } from './sync-subscription.ts';

type Checkout = {
  deps: Deps;
  session: CurrentSession;
  choice: { planId: BuyablePlan; isYearly: boolean; intent: CheckoutIntent };
};

const lockMs = 60_000;

/** Opens a hosted payment page. Who pays, what they pay and where they return to is decided here, not by the browser. */
export async function startCheckout({
  deps,
  session,
  choice,
}: Checkout): Promise<CheckoutResponse> {
  await getStripe(deps);
  const price = getPriceId({ env: deps.env, ...choice });
  return orExplain('Failed to create checkout session', async () => {
    const customer = await getCustomer({ deps, session });
    const of = { connection: deps.database.orm, userId: session.userId };
    const now = deps.clock.now();
    if (!(await lockCheckout({ ...of, now, until: new Date(now.getTime() + lockMs) }))) {
      throw new AppError('too_many_requests', 'Your checkout is being opened already.');
    }
    try {
      await endOpenCheckouts({ deps, customer });
      await assertNoSubscription({ deps, customer });
      return await createCheckout({ deps, session, choice, price, customer });
    } finally {
      await unlockCheckout(of);
    }
  });
}

/** A page opened earlier could still be paid, so it is closed first: what was paid by then shows as a subscription. */
export async function endOpenCheckouts({ deps, customer }: { deps: Deps; customer: string }) {
  const { sessions } = (await getStripe(deps)).checkout;
  const open = await sessions.list({ customer, status: 'open', limit: 100 });
  for (const { id } of open.data) {
    try {
      await sessions.expire(id);
    } catch (error) {
      if ((await sessions.retrieve(id)).status === 'open') throw error;
    }
  }
}

async function assertNoSubscription({ deps, customer }: { deps: Deps; customer: string }) {
  if (!findLive(await listSubscriptions({ deps, stripeCustomerId: customer }))) return;
  await syncSubscription({ deps, stripeCustomerId: customer });
  throw new AppError(
    'conflict',
    'You already have a subscription. Change your plan in Settings instead.',
  );
}

async function createCheckout({
  deps,
  session,
  choice: { planId, intent },
  price,
  customer,
}: Checkout & { price: string; customer: string }): Promise<CheckoutResponse> {
  const { env, clock } = deps;
  const app = `${env.http.publicUrl}/app`;
  const checkoutId = randomUUID();
  const metadata = { user_id: session.userId, plan_id: planId, checkout_id: checkoutId };
  const created = await (await getStripe(deps)).checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: session.userId,
    line_items: [{ price, quantity: 1 }],
    success_url: `${app}/checkout?checkout=success&intent=${intent}&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${app}?checkout=canceled`,
    metadata,
    subscription_data: { metadata },
    ...extras(env.payments?.checkout),
  });
  if (!created.id || !created.url) {
    throw new AppError('unavailable', 'No session ID returned from checkout service');
  }
  await createCheckoutRow({
    connection: deps.database.orm,
    id: checkoutId,
    userId: session.userId,
    stripeSessionId: created.id,
    planId,
    createdAt: clock.now(),
  });
  return { sessionId: created.id, url: created.url };
}

/** What the operator switched on. Stripe computes tax from an address that it must be allowed to keep. */
function extras(
  options: { automaticTax: boolean; taxIds: boolean; promotionCodes: boolean } | undefined,
): Partial<Stripe.Checkout.SessionCreateParams> {
  const keepsAddress = options?.automaticTax || options?.taxIds;
  return {
    ...(options?.automaticTax && { automatic_tax: { enabled: true } }),
    ...(options?.taxIds && { tax_id_collection: { enabled: true } }),
    ...(options?.promotionCodes && { allow_promotion_codes: true }),
    ...(keepsAddress && { customer_update: { address: 'auto', name: 'auto' } }),
  };
}

/** The account's customer; one that was deleted at Stripe, or belongs to other keys, is replaced. */
async function getCustomer({
  deps,
  session,
}: {
  deps: Deps;
  session: CurrentSession;
}): Promise<string> {
  const of = { connection: deps.database.orm, userId: session.userId };
  const { customers } = await getStripe(deps);
  const known = await findCustomerId(of);
  if (known) {
    const isGone = await customers.retrieve(known).then(
      (customer) => customer.deleted === true,
      (error) => {
        if (isMissing(error)) return true;
        throw error;
      },
    );
    if (!isGone) return known;
    await deleteCustomerRow(of);
  }
  const { email, name } = session.user;
  // The same key for two presses at once: Stripe then makes one customer for both.
  const unique = createHash('sha256').update(`${email} ${name} ${known}`).digest('hex');
  const created = await customers.create(
    { email, name, metadata: { user_id: session.userId } },
    { idempotencyKey: `customer-${session.userId}-${unique}` },
  );
  await createCustomerRow({ ...of, stripeCustomerId: created.id, now: deps.clock.now() });
  return (await findCustomerId(of)) ?? created.id;
}

import type Stripe from 'stripe';
import { getStripe, orExplain } from '#server/adapters/payments/stripe-client.ts';
import type { Deps } from '#server/deps.ts';
import type { Billing, Invoice, PlanOffer } from '#shared/contract/billing.ts';
import { isGrantedPlan } from '#shared/plans.ts';
import { listPrices } from './prices.ts';
import { findCustomerId, findPlanColumns } from './queries.ts';
import { findLive, periodEnd, planOf } from './read-subscriptions.ts';
import { listSubscriptions } from './sync-subscription.ts';

const invoiceCount = 12;

/** What Settings shows. Amounts, cards and invoices are Stripe's to tell, so they are asked for and not kept. */
export function describeBilling({
  deps,
  userId,
}: {
  deps: Deps;
  userId: string;
}): Promise<Billing> {
  return orExplain('Your billing could not be loaded', async () => {
    const of = { connection: deps.database.orm, userId };
    const stripeCustomerId = await findCustomerId(of);
    const profile = await findPlanColumns(of);
    const offers = profile && isGrantedPlan(profile) ? [] : await listOffers(deps);
    if (!stripeCustomerId) {
      return { subscription: null, card: null, invoices: [], offers, hasPortal: false };
    }
    const live = findLive(await listSubscriptions({ deps, stripeCustomerId }));
    return {
      subscription: live && describeSubscription({ deps, subscription: live }),
      card: live && (await findCard({ deps, subscriptionId: live.id })),
      invoices: await listInvoices({ deps, stripeCustomerId }),
      offers,
      hasPortal: true,
    };
  });
}

function describeSubscription({
  subscription,
  deps,
}: {
  deps: Deps;
  subscription: Stripe.Subscription;
}) {
  const price = subscription.items.data[0]?.price;
  return {
    planId: planOf({ subscription, env: deps.env }),
    isYearly: price?.recurring?.interval === 'year',
    status: subscription.status,
    amount: price?.unit_amount ?? 0,
    currency: subscription.currency,
    periodEndsAt: periodEnd(subscription).toISOString(),
    endsAtPeriodEnd: subscription.cancel_at_period_end,
  };
}

async function findCard({
  deps,
  subscriptionId,
}: {
  deps: Deps;
  subscriptionId: string;
}): Promise<Billing['card']> {
  const { default_payment_method: method } = await (await getStripe(deps)).subscriptions.retrieve(
    subscriptionId,
    { expand: ['default_payment_method'] },
  );
  const card = typeof method === 'object' ? method?.card : null;
  return card ? { brand: card.brand, last4: card.last4 } : null;
}

async function listInvoices({
  deps,
  stripeCustomerId,
}: {
  deps: Deps;
  stripeCustomerId: string;
}): Promise<Invoice[]> {
  const { data } = await (await getStripe(deps)).invoices.list({
    customer: stripeCustomerId,
    limit: invoiceCount,
  });
  return data.map((invoice) => ({
    id: invoice.id ?? '',
    number: invoice.number,
    createdAt: new Date(invoice.created * 1000).toISOString(),
    amount: invoice.total,
    currency: invoice.currency,
    status: invoice.status ?? 'draft',
    url: invoice.hosted_invoice_url ?? null,
  }));
}

async function listOffers(deps: Deps): Promise<PlanOffer[]> {
  const { prices } = await getStripe(deps);
  return Promise.all(
    listPrices(deps.env).map(async ({ priceId, planId, isYearly }) => {
      const { unit_amount: amount, currency } = await prices.retrieve(priceId);
      return { planId, isYearly, amount: amount ?? 0, currency };
    }),
  );
}

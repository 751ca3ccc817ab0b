import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PlanId } from '#shared/plans.ts';
import { moment } from './columns.ts';
import { ofUser } from './of-workspace.ts';

/** Which customer of the payment provider an account is; nothing a browser sends decides it. */
export const billingCustomers = pgTable('billing_customers', {
  userId: ofUser().primaryKey(),
  stripeCustomerId: text('stripe_customer_id').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  /** When the state now stored was asked for: an answer asked for earlier must not overwrite it. */
  syncedAt: moment('synced_at'),
  /** Set while a checkout is being opened, so that two presses cannot open two. */
  checkoutLockedUntil: moment('checkout_locked_until'),
});

/** Every hosted payment page that was opened, and the subscription that came of it. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    stripeSessionId: text('stripe_session_id').notNull().unique(),
    planId: text('plan_id').$type<PlanId>().notNull(),
    stripeSubscriptionId: text('stripe_subscription_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('checkouts_user_id_index').on(table.userId)],
);

/** Events of the payment provider, each once: the key is what makes a repeated one do nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    stripeCustomerId: text('stripe_customer_id'),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
  },
  (table) => [index('payment_events_customer_index').on(table.stripeCustomerId)],
);

/** Mails about the trial that are already on their way. */
export const trialNotices = pgTable(
  'trial_notices',
  {
    userId: ofUser(),
    kind: text('kind').$type<'trial-ending' | 'trial-ended'>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

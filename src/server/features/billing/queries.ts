/** SQL of billing. The account or its customer comes first in each. */
import { and, desc, eq, exists, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { profiles, users } from '#server/db/schema/accounts.ts';
import { billingCustomers, checkouts, paymentEvents } from '#server/db/schema/billing.ts';
import type { PaidState } from './read-subscriptions.ts';

type OfUser = { connection: Connection; userId: string };

export async function findCustomerId({ connection, userId }: OfUser): Promise<string | null> {
  const [row] = await connection
    .select({ id: billingCustomers.stripeCustomerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  return row?.id ?? null;
}

export async function findPlanColumns({ connection, userId }: OfUser) {
  const [row] = await connection
    .select({
      plan_id: profiles.planId,
      subscription_status: profiles.subscriptionStatus,
      stripe_subscription_id: profiles.stripeSubscriptionId,
      is_superuser: profiles.isSuperuser,
      role: profiles.role,
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return row ?? null;
}

export async function exportCheckouts({ connection, userId }: OfUser) {
  return connection
    .select({ plan: checkouts.planId, createdAt: checkouts.createdAt })
    .from(checkouts)
    .where(eq(checkouts.userId, userId));
}

/** The first one stays, should two be made at the same time. */
export async function createCustomerRow({
  connection,
  userId,
  stripeCustomerId,
  now,
}: OfUser & { stripeCustomerId: string; now: Date }): Promise<void> {
  await connection
    .insert(billingCustomers)
    .values({ userId, stripeCustomerId, createdAt: now })
    .onConflictDoNothing();
}

export async function deleteCustomerRow({ connection, userId }: OfUser): Promise<void> {
  await connection.delete(billingCustomers).where(eq(billingCustomers.userId, userId));
}

/** True for one caller at a time. The lock expires if its holder dies. */
export async function lockCheckout({
  connection,
  userId,
  now,
  until,
}: OfUser & { now: Date; until: Date }): Promise<boolean> {
  const isFree = or(
    isNull(billingCustomers.checkoutLockedUntil),
    lte(billingCustomers.checkoutLockedUntil, now),
  );
  const locked = await connection
    .update(billingCustomers)
    .set({ checkoutLockedUntil: until })
    .where(and(eq(billingCustomers.userId, userId), isFree))
    .returning({ userId: billingCustomers.userId });
  return locked.length > 0;
}

export async function unlockCheckout({ connection, userId }: OfUser): Promise<void> {
  await connection
    .update(billingCustomers)
    .set({ checkoutLockedUntil: null })
    .where(eq(billingCustomers.userId, userId));
}

export async function createCheckoutRow({
  connection,
  ...row
}: OfUser & Omit<typeof checkouts.$inferInsert, 'userId'>): Promise<void> {
  await connection.insert(checkouts).values(row);
}

/** A checkout of this account, or its newest; and the account's status if that comes from this very checkout. */
export async function findCheckout({
  connection,
  userId,
  stripeSessionId,
}: OfUser & { stripeSessionId: string | null }) {
  const [row] = await connection
    .select({
      stripeSessionId: checkouts.stripeSessionId,
      planId: checkouts.planId,
      subscriptionStatus: profiles.subscriptionStatus,
    })
    .from(checkouts)
    .leftJoin(
      profiles,
      and(
        eq(profiles.id, checkouts.userId),
        eq(profiles.stripeSubscriptionId, checkouts.stripeSubscriptionId),
      ),
    )
    .where(
      and(
        eq(checkouts.userId, userId),
        stripeSessionId === null ? undefined : eq(checkouts.stripeSessionId, stripeSessionId),
      ),
    )
    .orderBy(desc(checkouts.createdAt))
    .limit(1);
  return row ?? null;
}

export async function linkCheckout({
  connection,
  userId,
  checkoutId,
  stripeSubscriptionId,
}: OfUser & { checkoutId: string; stripeSubscriptionId: string }): Promise<void> {
  await connection
    .update(checkouts)
    .set({ stripeSubscriptionId })
    .where(and(eq(checkouts.userId, userId), eq(checkouts.id, checkoutId)));
}

/** Takes the customer's row for a state asked for at that moment; null if a later one is stored, or no one is known. */
export async function leaseSync({
  connection,
  stripeCustomerId,
  askedAt,
}: {
  connection: Transaction;
  stripeCustomerId: string;
  askedAt: Date;
}): Promise<{ userId: string } | null> {
  const isNewer = or(isNull(billingCustomers.syncedAt), lte(billingCustomers.syncedAt, askedAt));
  const [row] = await connection
    .update(billingCustomers)
    .set({ syncedAt: askedAt })
    .where(and(eq(billingCustomers.stripeCustomerId, stripeCustomerId), isNewer))
    .returning({ userId: billingCustomers.userId });
  return row ?? null;
}

export async function findPaidState({ connection, userId }: OfUser) {
  const [row] = await connection
    .select({
      planId: profiles.planId,
      subscriptionStatus: profiles.subscriptionStatus,
      stripeSubscriptionId: profiles.stripeSubscriptionId,
      email: users.email,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.id, userId));
  return row ?? null;
}

export async function updatePaidState({
  connection,
  userId,
  state,
}: OfUser & { state: PaidState }): Promise<void> {
  await connection.update(profiles).set(state).where(eq(profiles.id, userId));
}

/** True if it is the first time that this event is seen. */
export async function createEventRow({
  connection,
  ...row
}: { connection: Transaction } & typeof paymentEvents.$inferInsert): Promise<boolean> {
  const created = await connection
    .insert(paymentEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return created.length > 0;
}

export async function markEventsHandled({
  connection,
  stripeCustomerId,
  askedAt,
  now,
}: {
  connection: Transaction;
  stripeCustomerId: string;
  askedAt: Date;
  now: Date;
}): Promise<void> {
  await connection
    .update(paymentEvents)
    .set({ handledAt: now })
    .where(
      and(
        eq(paymentEvents.stripeCustomerId, stripeCustomerId),
        isNull(paymentEvents.handledAt),
        lte(paymentEvents.receivedAt, askedAt),
      ),
    );
}

/** Whose state may differ from the provider's: not looked at for a day, an event not dealt with, a checkout left open. */
export async function listCustomersToReconcile({
  connection,
  now,
}: {
  connection: Connection;
  now: Date;
}): Promise<string[]> {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const event = connection
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.stripeCustomerId, billingCustomers.stripeCustomerId),
        isNull(paymentEvents.handledAt),
      ),
    );
  const checkout = connection
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, billingCustomers.userId),
        isNull(checkouts.stripeSubscriptionId),
        gt(checkouts.createdAt, ago(48)),
      ),
    );
  const rows = await connection
    .select({ id: billingCustomers.stripeCustomerId })
    .from(billingCustomers)
    .where(
      or(
        isNull(billingCustomers.syncedAt),
        lt(billingCustomers.syncedAt, ago(23)),
        exists(event),
        exists(checkout),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function deleteOldEvents({
  connection,
  before,
}: {
  connection: Connection;
  before: Date;
}): Promise<void> {
  await connection.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
}

/** What the operator's command line does to an account's plan; nothing here is reachable over the web. */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { profiles, users } from '#server/db/schema/accounts.ts';
import { billingCustomers } from '#server/db/schema/billing.ts';
import type { PlanId } from '#shared/plans.ts';

/** A plan that is being paid for is not touched. A subscription of the past is let go, or it would take the plan back. */
export function updatePlan({
  orm,
  email,
  planId,
}: {
  orm: Db;
  email: string;
  planId: PlanId;
}): Promise<'done' | 'unknown' | 'subscribed'> {
  return orm.transaction(async (transaction) => {
    const [row] = await transaction
      .select({
        id: profiles.id,
        of: profiles.stripeSubscriptionId,
        is: profiles.subscriptionStatus,
      })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.id))
      .where(eq(users.email, email.toLowerCase()))
      .for('update', { of: profiles });
    if (!row) return 'unknown';
    if (row.of && row.is !== 'canceled') return 'subscribed';
    await transaction.delete(billingCustomers).where(eq(billingCustomers.userId, row.id));
    const subscriptionStatus = planId === 'free' ? 'canceled' : 'active';
    await transaction
      .update(profiles)
      .set({ planId, subscriptionStatus, stripeSubscriptionId: null, paidUntil: null })
      .where(eq(profiles.id, row.id));
    return 'done';
  });
}

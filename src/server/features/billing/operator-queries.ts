/** What the operator's command line does to an account's plan; nothing here is reachable over the web. */
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { profiles, users } from '#server/db/schema/accounts.ts';
import { billingCustomers } from '#server/db/schema/billing.ts';
import type { PlanId } from '#shared/plans.ts';

type OfAccount = { orm: Db; email: string };

/** A plan that is being paid for is not touched. A subscription of the past is let go, or it would take the plan back. */
export function updatePlan({
  orm,
  email,
  planId,
}: OfAccount & { planId: PlanId }): Promise<'done' | 'unknown' | 'subscribed'> {
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

/** How many chatbots Business holds for this account, paid by whatever means; null takes a grant back. */
export async function updateChatbotAllowance({
  orm,
  email,
  chatbots,
}: OfAccount & { chatbots: number | null }): Promise<'done' | 'unknown'> {
  const account = orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  const updated = await orm
    .update(profiles)
    .set({ chatbotAllowance: chatbots })
    .where(inArray(profiles.id, account))
    .returning({ id: profiles.id });
  return updated.length > 0 ? 'done' : 'unknown';
}

/** SQL of trials and who has been told of their end; a trial belongs to an account, not to a workspace. */
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/client.ts';
import { profiles, users } from '#server/db/schema/accounts.ts';
import { trialNotices } from '#server/db/schema/billing.ts';

export type TrialNotice = typeof trialNotices.$inferInsert;

/** Accounts whose trial ends within this span and who have not been told so. */
export async function listDueTrials({
  connection,
  kind,
  after,
  until,
}: {
  connection: Database['orm'];
  kind: TrialNotice['kind'];
  after: Date;
  until: Date;
}) {
  return connection
    .select({ userId: profiles.id, to: users.email, endsAt: profiles.trialEndsAt })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .leftJoin(trialNotices, and(eq(trialNotices.userId, profiles.id), eq(trialNotices.kind, kind)))
    .where(
      and(
        eq(profiles.planId, 'free'),
        eq(profiles.subscriptionStatus, 'trialing'),
        gt(profiles.trialEndsAt, after),
        lte(profiles.trialEndsAt, until),
        isNull(trialNotices.userId),
      ),
    );
}

/** False where another has told them. */
export async function createTrialNotice({
  transaction,
  notice,
}: {
  transaction: Transaction;
  notice: TrialNotice;
}): Promise<boolean> {
  const created = await transaction
    .insert(trialNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ userId: trialNotices.userId });
  return created.length > 0;
}

import type { Transaction } from '#server/db/client.ts';
import { profiles, workspaces } from '#server/db/schema/accounts.ts';
import { limits } from '#shared/limits.ts';

/** What every user has from the first moment: a profile on trial and a workspace of their own. */
export async function createProfile({
  transaction,
  user: { id, createdAt },
}: {
  transaction: Transaction;
  user: { id: string; createdAt: Date };
}): Promise<void> {
  await transaction.insert(profiles).values({
    id,
    createdAt,
    planId: 'free',
    subscriptionStatus: 'trialing',
    trialEndsAt: new Date(createdAt.getTime() + limits.trialDays * 86_400_000),
    notifications: { newSignIn: true, productNews: false, weeklySummary: true },
  });
  await transaction.insert(workspaces).values({ ownerId: id, createdAt });
}

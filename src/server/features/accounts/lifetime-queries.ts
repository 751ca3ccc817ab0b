/** SQL of how an account begins and ends, and of what expires in between. */
import { eq, lt } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import {
  confirmationCodes,
  knownDevices,
  profiles,
  sessions,
  users,
  verifications,
  workspaces,
} from '#server/db/schema/accounts.ts';
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
    notifications: { newSignIn: true, weeklySummary: true },
  });
  await transaction.insert(workspaces).values({ ownerId: id, createdAt });
}

/** Every row of the account hangs on the user's; only the proofs that better-auth keeps name it without a key. */
export async function deleteUser({
  transaction,
  userId,
}: {
  transaction: Transaction;
  userId: string;
}): Promise<void> {
  await transaction.delete(verifications).where(eq(verifications.value, userId));
  await transaction.delete(users).where(eq(users.id, userId));
}

export async function deleteExpiredSignIns({
  connection,
  now,
  codesBefore,
  devicesBefore,
}: {
  connection: Connection;
  now: Date;
  codesBefore: Date;
  devicesBefore: Date;
}): Promise<void> {
  await connection.delete(sessions).where(lt(sessions.expiresAt, now));
  await connection.delete(verifications).where(lt(verifications.expiresAt, now));
  await connection.delete(confirmationCodes).where(lt(confirmationCodes.expiresAt, codesBefore));
  await connection.delete(knownDevices).where(lt(knownDevices.lastSeenAt, devicesBefore));
}

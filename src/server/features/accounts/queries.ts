/** SQL of users and of proving their addresses, beside better-auth's own. What belongs to someone is found by their id. */
import { and, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { accounts, confirmationCodes, users, verifications } from '#server/db/schema/accounts.ts';

export type StoredCode = typeof confirmationCodes.$inferSelect;
type OfUser = { database: Database; userId: string };

export async function findUserState({ database, userId }: OfUser) {
  const [user] = await database.orm
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      emailVerified: users.emailVerified,
      verificationWaived: users.verificationWaived,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? null;
}

export async function findUserByEmail({ database, email }: { database: Database; email: string }) {
  const [user] = await database.orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return user ?? null;
}

export async function markEmailProven({ database, userId }: OfUser): Promise<void> {
  await database.orm.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}

/** What a crash between the user and its first way to sign in leaves behind; no one can ever use it. */
export async function deleteUnfinishedUser({
  database,
  email,
  before,
}: {
  database: Database;
  email: string;
  before: Date;
}): Promise<void> {
  const ways = database.orm
    .select({ one: sql`1` })
    .from(accounts)
    .where(eq(accounts.userId, users.id));
  await database.orm
    .delete(users)
    .where(and(eq(users.email, email.toLowerCase()), lt(users.createdAt, before), notExists(ways)));
}

/** An account whose address no one ever proved and that therefore was never open to anyone. */
export async function deleteUnprovenUser({
  database,
  email,
}: {
  database: Database;
  email: string;
}): Promise<void> {
  await database.orm
    .delete(users)
    .where(
      and(
        eq(users.email, email.toLowerCase()),
        eq(users.emailVerified, false),
        eq(users.verificationWaived, false),
      ),
    );
}

export async function updateEmail({
  database,
  userId,
  email,
}: OfUser & { email: string }): Promise<void> {
  await database.orm
    .update(users)
    .set({ email: email.toLowerCase(), emailVerified: false, verificationWaived: true })
    .where(eq(users.id, userId));
}

/** Links that were mailed to an address or for a password the account no longer has. */
export async function deletePendingProofs({ database, userId }: OfUser): Promise<void> {
  await database.orm.delete(verifications).where(eq(verifications.value, userId));
  await database.orm
    .delete(confirmationCodes)
    .where(and(eq(confirmationCodes.userId, userId), isNull(confirmationCodes.usedAt)));
}

export async function createCode({
  database,
  code,
}: {
  database: Database;
  code: typeof confirmationCodes.$inferInsert;
}): Promise<void> {
  await database.orm.insert(confirmationCodes).values(code);
}

export async function takeCode({
  database,
  hash,
  now,
}: {
  database: Database;
  hash: string;
  now: Date;
}): Promise<StoredCode | null> {
  const [code] = await database.orm
    .update(confirmationCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(confirmationCodes.hash, hash),
        isNull(confirmationCodes.usedAt),
        gt(confirmationCodes.expiresAt, now),
      ),
    )
    .returning();
  return code ?? null;
}

export async function findCode({
  database,
  hash,
}: {
  database: Database;
  hash: string;
}): Promise<StoredCode | null> {
  const [code] = await database.orm
    .select()
    .from(confirmationCodes)
    .where(eq(confirmationCodes.hash, hash));
  return code ?? null;
}

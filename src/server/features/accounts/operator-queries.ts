/** What the operator's command lines do to accounts; nothing here is reachable over the web. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { accounts, profiles, users } from '#server/db/schema/accounts.ts';
import { createProfile } from './lifetime-queries.ts';

export async function updateSuperuser({
  orm,
  email,
  isSuperuser,
}: {
  orm: Db;
  email: string;
  isSuperuser: boolean;
}): Promise<boolean> {
  const updated = await orm
    .update(profiles)
    .set({ isSuperuser })
    .from(users)
    .where(and(eq(users.id, profiles.id), eq(users.email, email.toLowerCase())))
    .returning({ id: profiles.id });
  return updated.length > 0;
}

/** Sessions, keys and tokens ask at every use, so that this counts at once and is undone as easily. */
export async function updateSuspension({
  orm,
  email,
  suspendedAt,
}: {
  orm: Db;
  email: string;
  suspendedAt: Date | null;
}): Promise<boolean> {
  const updated = await orm
    .update(users)
    .set({ suspendedAt })
    .where(eq(users.email, email.toLowerCase()))
    .returning({ id: users.id });
  return updated.length > 0;
}

/** Makes the account or gives it this password. The operator vouches for the address, so it counts as confirmed. */
export async function saveAccount({
  orm,
  email,
  name,
  passwordHash,
}: {
  orm: Db;
  email: string;
  name: string;
  passwordHash: string;
}): Promise<{ isNew: boolean }> {
  return orm.transaction(async (transaction) => {
    const [user] = await transaction
      .insert(users)
      .values({ email, name, emailVerified: true })
      .onConflictDoNothing()
      .returning();
    if (user) {
      const { id } = user;
      await createProfile({ transaction, user });
      await transaction
        .insert(accounts)
        .values({ userId: id, providerId: 'credential', accountId: id, password: passwordHash });
      return { isNew: true };
    }
    const owner = transaction.select({ id: users.id }).from(users).where(eq(users.email, email));
    await transaction
      .update(accounts)
      .set({ password: passwordHash })
      .where(and(eq(accounts.userId, owner), eq(accounts.providerId, 'credential')));
    return { isNew: false };
  });
}

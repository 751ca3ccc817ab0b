/** SQL of where someone is signed in, and of the browsers they have signed in with. */
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { knownDevices, profiles, sessions, users } from '#server/db/schema/accounts.ts';

type OfUser = { database: Database; userId: string };

export async function listSessions({ database, userId, now }: OfUser & { now: Date }) {
  return database.orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(sql`${sessions.lastUsedAt} desc`);
}

export async function deleteSession({
  database,
  userId,
  sessionId,
}: OfUser & { sessionId: string }): Promise<boolean> {
  const deleted = await database.orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

export async function deleteOtherSessions({
  database,
  userId,
  sessionId,
}: OfUser & { sessionId: string }): Promise<void> {
  await database.orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

export async function touchSession({
  database,
  userId,
  sessionId,
  now,
}: OfUser & { sessionId: string; now: Date }): Promise<void> {
  await database.orm
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
}

export async function saveDevice({
  database,
  userId,
  deviceHash,
  now,
}: OfUser & { deviceHash: string; now: Date }): Promise<{ isNew: boolean; isFirst: boolean }> {
  const known = await database.orm
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  await database.orm
    .insert(knownDevices)
    .values({ userId, deviceHash, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastSeenAt: now },
    });
  const isNew = !known.some((device) => device.deviceHash === deviceHash);
  return { isNew, isFirst: known.length === 0 };
}

export async function hasKnownDevice({
  database,
  email,
  deviceHash,
}: {
  database: Database;
  email: string;
  deviceHash: string;
}): Promise<boolean> {
  const rows = await database.orm
    .select({ userId: users.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email.toLowerCase()), eq(knownDevices.deviceHash, deviceHash)));
  return rows.length > 0;
}

/** Whom to tell about a new sign-in, unless they chose not to hear of it. */
export async function findSignInNotice({ database, userId }: OfUser) {
  const [user] = await database.orm
    .select({ email: users.email, name: users.name, notifications: profiles.notifications })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId));
  return user?.notifications.newSignIn ? user : null;
}

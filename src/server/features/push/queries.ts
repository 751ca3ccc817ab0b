/** SQL of browsers that get notifications, and of the keys that sign what they are sent. */
import { and, asc, eq, gt, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { sessions, users, workspaces } from '#server/db/schema/accounts.ts';
import { installation } from '#server/db/schema/installation.ts';
import { pushDevices } from '#server/db/schema/push.ts';

type OfUser = { connection: Connection; userId: string };
export type DeviceRow = typeof pushDevices.$inferSelect;

/** The endpoint is the browser: signed in as someone else, it is theirs from then on. */
export async function savePushDevice({
  connection,
  device,
}: {
  connection: Connection;
  device: typeof pushDevices.$inferInsert;
}): Promise<DeviceRow> {
  const { userId, sessionId, p256dh, auth, vapidKey, createdAt } = device;
  const isSame = sql`${pushDevices.userId} = ${userId}`;
  const [row] = await connection
    .insert(pushDevices)
    .values(device)
    .onConflictDoUpdate({
      target: pushDevices.endpoint,
      set: {
        userId,
        sessionId,
        p256dh,
        auth,
        vapidKey,
        showsText: sql`${isSame} and ${pushDevices.showsText}`,
        createdAt: sql`case when ${isSame} then ${pushDevices.createdAt} else ${createdAt.toISOString()}::timestamptz end`,
      },
    })
    .returning();
  if (!row) throw new Error('The device was not stored');
  return row;
}

export async function listPushDevices({ connection, userId, now }: OfUser & { now: Date }) {
  return connection
    .select({ device: pushDevices, userAgent: sessions.userAgent })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(eq(pushDevices.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id));
}

export async function findPushDevice({ connection, userId, id }: OfUser & { id: string }) {
  const [row] = await connection
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.id, id)));
  return row ?? null;
}

export async function updatePushDevice({
  connection,
  userId,
  id,
  showsText,
}: OfUser & { id: string; showsText: boolean }): Promise<boolean> {
  const updated = await connection
    .update(pushDevices)
    .set({ showsText })
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.id, id)))
    .returning({ id: pushDevices.id });
  return updated.length > 0;
}

export async function deletePushDevice({
  connection,
  userId,
  id,
}: OfUser & { id: string }): Promise<boolean> {
  const deleted = await connection
    .delete(pushDevices)
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.id, id)))
    .returning({ id: pushDevices.id });
  return deleted.length > 0;
}

/** Keeps the newest ones of a person. */
export async function deleteOldPushDevices({
  connection,
  userId,
  kept,
}: OfUser & { kept: number }): Promise<void> {
  const newest = connection
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(sql`${pushDevices.createdAt} desc`)
    .limit(kept);
  await connection
    .delete(pushDevices)
    .where(and(eq(pushDevices.userId, userId), notInArray(pushDevices.id, newest)));
}

type OfWorkspace = { connection: Connection; workspaceId: string };

/** Devices whose session works for this workspace at the moment. */
export async function listReachable({
  connection,
  workspaceId,
  now,
  vapidKey,
  ids,
}: OfWorkspace & { now: Date; vapidKey: string; ids?: readonly string[] | undefined }) {
  return connection
    .select({ device: pushDevices, locale: users.locale })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .innerJoin(workspaces, eq(workspaces.ownerId, users.id))
    .where(
      and(
        worksFor(workspaceId),
        gt(sessions.expiresAt, now),
        isNull(users.suspendedAt),
        eq(pushDevices.vapidKey, vapidKey),
        ids ? inArray(pushDevices.id, [...ids]) : undefined,
      ),
    );
}

const worksFor = (workspaceId: string) =>
  or(
    eq(sessions.workspaceId, workspaceId),
    and(isNull(sessions.workspaceId), eq(workspaces.id, workspaceId)),
  );

/** Most workspaces have none, so that a waiting visitor costs no job there. */
export async function hasPushDevices({ connection, workspaceId }: OfWorkspace): Promise<boolean> {
  const [row] = await connection
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .innerJoin(workspaces, eq(workspaces.ownerId, pushDevices.userId))
    .where(worksFor(workspaceId))
    .limit(1);
  return row !== undefined;
}

export async function noteSent({
  connection,
  id,
  now,
}: {
  connection: Connection;
  id: string;
  now: Date;
}): Promise<void> {
  await connection.update(pushDevices).set({ lastSentAt: now }).where(eq(pushDevices.id, id));
}

const keysRow = 'vapid-keys';
export type StoredVapidKeys = { publicKey: string; sealedPrivateKey: string };

export async function findVapidKeys({
  connection,
}: {
  connection: Connection;
}): Promise<StoredVapidKeys | null> {
  const [row] = await connection
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.key, keysRow));
  return (row?.value as StoredVapidKeys | undefined) ?? null;
}

/** Stores them unless another server has just stored its own; returns those that are stored. */
export async function saveVapidKeys({
  connection,
  keys,
  replaced,
}: {
  connection: Connection;
  keys: StoredVapidKeys;
  /** Those that can't be opened any more. */
  replaced: StoredVapidKeys | null;
}): Promise<StoredVapidKeys> {
  await connection
    .insert(installation)
    .values({ key: keysRow, value: keys })
    .onConflictDoUpdate({
      target: installation.key,
      set: { value: keys },
      setWhere: sql`${installation.value}->>'publicKey' = ${replaced?.publicKey ?? ''}`,
    });
  const stored = await findVapidKeys({ connection });
  if (!stored) throw new Error('The keys for notifications were not stored');
  return stored;
}

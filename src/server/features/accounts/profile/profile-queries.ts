/** SQL of the profile and of everything else an account owns; each function takes the owner first. */
import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import {
  accounts,
  avatars,
  knownDevices,
  profiles,
  users,
  workspaces,
} from '#server/db/schema/accounts.ts';
import { mails } from '#server/db/schema/mail.ts';
import { workspaceMembers } from '#server/db/schema/team.ts';
import type { ProfileChanges } from '#shared/contract/accounts.ts';

type OfUser = { database: Database; userId: string };

export async function findProfileRow({ database, userId }: OfUser) {
  const [row] = await database.orm
    .select({
      user: users,
      profile: profiles,
      workspaceId: workspaces.id,
      workspaceCreatedAt: workspaces.createdAt,
      avatarUpdatedAt: avatars.updatedAt,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .innerJoin(workspaces, eq(workspaces.ownerId, users.id))
    .leftJoin(avatars, eq(avatars.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function findWorkspaceOwner({
  database,
  workspaceId,
}: {
  database: Database;
  workspaceId: string;
}) {
  const [row] = await database.orm
    .select({ profile: profiles })
    .from(workspaces)
    .innerJoin(profiles, eq(profiles.id, workspaces.ownerId))
    .where(eq(workspaces.id, workspaceId));
  return row?.profile ?? null;
}

/** The account's own first, then the teams it belongs to. */
export async function listWorkspaces({ database, userId }: OfUser) {
  const rows = await database.orm
    .select({
      id: workspaces.id,
      name: workspaceName,
      ownerId: workspaces.ownerId,
      role: workspaceMembers.role,
    })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .leftJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, workspaces.id), eq(workspaceMembers.userId, userId)),
    )
    .where(or(eq(workspaces.ownerId, userId), isNotNull(workspaceMembers.userId)))
    .orderBy(desc(eq(workspaces.ownerId, userId)), asc(workspaceName), asc(workspaces.id));
  return rows.map(({ id, name, role }) => ({ id, name, role: role ?? ('owner' as const) }));
}

/** What a workspace is called until someone names it. Needs its owner's row beside it. */
export const workspaceName = sql<string>`coalesce(${workspaces.name}, ${users.name} || '’s workspace')`;

export async function listSignInMethods({ database, userId }: OfUser) {
  return database.orm
    .select({ provider: accounts.providerId, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, userId));
}

export async function findPasswordHash({ database, userId }: OfUser): Promise<string | null> {
  const [row] = await database.orm
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
  return row?.password ?? null;
}

/** Choices are merged into the stored ones in the statement itself, so that two tabs do not undo each other. */
export async function updateProfileRow({
  database,
  userId,
  changes: { full_name: name, locale, notifications },
  now,
}: OfUser & { changes: ProfileChanges; now: Date }): Promise<void> {
  await database.orm.transaction(async (transaction) => {
    if (name !== undefined || locale !== undefined) {
      const person = {
        ...(name !== undefined && { name }),
        ...(locale !== undefined && { locale }),
      };
      await transaction
        .update(users)
        .set({ ...person, updatedAt: now })
        .where(eq(users.id, userId));
    }
    if (notifications === undefined) return;
    const merged = sql`${profiles.notifications} || ${JSON.stringify(notifications)}::jsonb`;
    await transaction
      .update(profiles)
      .set({ notifications: merged })
      .where(eq(profiles.id, userId));
  });
}

export async function saveAvatar({
  database,
  userId,
  type,
  image,
  now,
}: OfUser & { type: string; image: Buffer; now: Date }): Promise<void> {
  const values = { type, image, updatedAt: now };
  await database.orm
    .insert(avatars)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: avatars.userId, set: values });
}

export async function findAvatar({ database, userId }: OfUser) {
  const [row] = await database.orm.select().from(avatars).where(eq(avatars.userId, userId));
  return row ?? null;
}

export async function deleteAvatar({ database, userId }: OfUser): Promise<void> {
  await database.orm.delete(avatars).where(eq(avatars.userId, userId));
}

export async function listMails({ database, userId }: OfUser) {
  return database.orm
    .select({
      to: mails.recipient,
      about: mails.template,
      status: mails.status,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(eq(mails.userId, userId));
}

export async function listDevices({ database, userId }: OfUser) {
  return database.orm
    .select({ createdAt: knownDevices.createdAt, lastSeenAt: knownDevices.lastSeenAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
}

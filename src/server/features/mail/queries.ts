import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/client.ts';
import { deleteInBatches } from '#server/db/delete-in-batches.ts';
import { users, workspaces } from '#server/db/schema/accounts.ts';
import { mails } from '#server/db/schema/mail.ts';
import type { OutboxMail } from '#shared/contract/accounts.ts';

export type NewMail = {
  userId: string | null;
  to: string;
  /** A name in the list of templates the worker was given. */
  template: string;
  props: Record<string, unknown>;
  /** Whose email it is, for people without an account: it's written in the language of the workspace's owner. */
  workspaceId?: string;
};

export async function createMail({
  transaction,
  mail: { to, workspaceId, ...mail },
  now,
}: {
  transaction: Transaction;
  mail: NewMail;
  now: Date;
}): Promise<string> {
  const language =
    (await findLocale({ transaction, email: to, userId: mail.userId })) ??
    (workspaceId ? await findOwnerLocale({ transaction, workspaceId }) : null);
  const [row] = await transaction
    .insert(mails)
    .values({ ...mail, recipient: to, language, createdAt: now })
    .returning({ id: mails.id });
  if (!row) throw new Error('The mail was not stored');
  return row.id;
}

/** The language of the account that the email is about, else of the one that has the address. */
async function findLocale({
  transaction,
  email,
  userId,
}: {
  transaction: Transaction;
  email: string;
  userId: string | null;
}): Promise<string | null> {
  const [row] = await transaction
    .select({ locale: users.locale })
    .from(users)
    .where(userId ? eq(users.id, userId) : eq(users.email, email.toLowerCase()));
  return row?.locale ?? null;
}

async function findOwnerLocale({
  transaction,
  workspaceId,
}: {
  transaction: Transaction;
  workspaceId: string;
}): Promise<string | null> {
  const [row] = await transaction
    .select({ locale: users.locale })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(eq(workspaces.id, workspaceId));
  return row?.locale ?? null;
}

export async function findQueuedMail({ database, id }: { database: Database; id: string }) {
  const [row] = await database.orm
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.status, 'queued')));
  return row ?? null;
}

/** With the mail out, nothing of it is needed any more and its links are secrets. */
export async function markMailSent({
  database,
  id,
  now,
}: {
  database: Database;
  id: string;
  now: Date;
}): Promise<void> {
  await database.orm
    .update(mails)
    .set({ status: 'sent', props: null, deliveredAt: now })
    .where(eq(mails.id, id));
}

export async function keepMail({
  database,
  id,
  written,
  now,
}: {
  database: Database;
  id: string;
  written: { subject: string; html: string; text: string };
  now: Date;
}): Promise<void> {
  await database.orm
    .update(mails)
    .set({ ...written, status: 'kept', props: null, deliveredAt: now })
    .where(eq(mails.id, id));
}

export async function listKeptMails(database: Pick<Database, 'orm'>): Promise<OutboxMail[]> {
  const rows = await database.orm
    .select()
    .from(mails)
    .where(eq(mails.status, 'kept'))
    .orderBy(desc(mails.createdAt))
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject ?? '',
    text: row.text ?? '',
    html: row.html ?? '',
    createdAt: row.createdAt.toISOString(),
  }));
}

export async function deleteMailsBefore({
  database,
  moment,
  signal,
}: {
  database: Database;
  moment: Date;
  signal?: AbortSignal;
}): Promise<void> {
  const listOld = (limit: number) =>
    database.orm
      .select({ id: mails.id })
      .from(mails)
      .where(lt(mails.createdAt, moment))
      .orderBy(mails.createdAt)
      .limit(limit);
  await deleteInBatches({
    signal,
    deleteSome: (limit) => database.orm.delete(mails).where(inArray(mails.id, listOld(limit))),
  });
}

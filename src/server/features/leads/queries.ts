/** SQL of leads; every function takes the workspace. */
import { and, count, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { conversations } from '#server/db/schema/conversations.ts';
import { leads } from '#server/db/schema/leads.ts';
import type { LeadStatus, LeadsQuery } from '#shared/contract/leads.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };
export type LeadRow = Awaited<ReturnType<typeof listLeadRows>>[number];

export async function createLeadRow({
  transaction,
  lead,
}: {
  transaction: Transaction;
  lead: typeof leads.$inferInsert;
}): Promise<string> {
  const [row] = await transaction.insert(leads).values(lead).returning({ id: leads.id });
  if (!row) throw new Error('The lead was not stored');
  return row.id;
}

/** The newest first, after the one that `before` names. */
export async function listLeadRows({
  connection,
  workspaceId,
  query: { chatbotId, done, status, search },
  before,
  limit,
}: OfWorkspace & {
  query: Pick<LeadsQuery, 'chatbotId' | 'done' | 'status' | 'search'>;
  before?: { at: Date; id: string } | undefined;
  limit: number;
}) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const columns = [leads.name, leads.email, leads.phone, leads.question, leads.note];
  return connection
    .select({ lead: leads, chatbotName: chatbots.name, visitorId: conversations.visitorId })
    .from(leads)
    .innerJoin(chatbots, eq(chatbots.id, leads.chatbotId))
    .leftJoin(conversations, eq(conversations.id, leads.conversationId))
    .where(
      and(
        eq(leads.workspaceId, workspaceId),
        chatbotId ? eq(leads.chatbotId, chatbotId) : undefined,
        done === '1' ? isNotNull(leads.doneAt) : undefined,
        done === '0' ? isNull(leads.doneAt) : undefined,
        status ? eq(leads.status, status) : undefined,
        search ? or(...columns.map((column) => ilike(column, pattern))) : undefined,
        before
          ? sql`(${leads.createdAt}, ${leads.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit);
}

export async function listOpenLeads({
  connection,
  workspaceId,
  limit,
}: OfWorkspace & { limit: number }) {
  const isOpen = and(eq(leads.workspaceId, workspaceId), isNull(leads.doneAt));
  return connection
    .select({
      id: leads.id,
      name: leads.name,
      email: leads.email,
      visitorId: conversations.visitorId,
      question: leads.question,
      createdAt: leads.createdAt,
      // Counted apart, so that only the leads that are shown are joined.
      total: sql<number>`(select count(*)::int from ${leads} where ${isOpen})`,
    })
    .from(leads)
    .leftJoin(conversations, eq(conversations.id, leads.conversationId))
    .where(isOpen)
    .orderBy(desc(leads.createdAt))
    .limit(limit);
}

export async function countLeadsByStatus({
  connection,
  workspaceId,
}: OfWorkspace): Promise<{ status: LeadStatus; count: number }[]> {
  return connection
    .select({ status: leads.status, count: count() })
    .from(leads)
    .where(eq(leads.workspaceId, workspaceId))
    .groupBy(leads.status);
}

export async function updateLeadRow({
  connection,
  change,
  now,
  workspaceId,
  id,
}: OfWorkspace & {
  id: string;
  change: { status?: LeadStatus | undefined; note?: string | undefined };
  now: Date;
}): Promise<void> {
  const { status, note } = change;
  const doneAt =
    status === 'new' ? null : sql`coalesce(${leads.doneAt}, ${now.toISOString()}::timestamptz)`;
  await connection
    .update(leads)
    .set({ ...(note === undefined ? {} : { note }), ...(status ? { status, doneAt } : {}) })
    .where(and(eq(leads.workspaceId, workspaceId), eq(leads.id, id)));
}

export async function findLeadRow({
  connection,
  workspaceId,
  id,
}: OfWorkspace & { id: string }): Promise<LeadRow | null> {
  const [row] = await connection
    .select({ lead: leads, chatbotName: chatbots.name, visitorId: conversations.visitorId })
    .from(leads)
    .innerJoin(chatbots, eq(chatbots.id, leads.chatbotId))
    .leftJoin(conversations, eq(conversations.id, leads.conversationId))
    .where(and(eq(leads.workspaceId, workspaceId), eq(leads.id, id)));
  return row ?? null;
}

export async function deleteLeadRow({
  connection,
  workspaceId,
  id,
}: OfWorkspace & { id: string }): Promise<boolean> {
  const deleted = await connection
    .delete(leads)
    .where(and(eq(leads.workspaceId, workspaceId), eq(leads.id, id)))
    .returning({ id: leads.id });
  return deleted.length > 0;
}

type OfConversation = OfWorkspace & { conversationId: string };
const areOf = ({ workspaceId, conversationId }: OfConversation) =>
  and(eq(leads.workspaceId, workspaceId), eq(leads.conversationId, conversationId));

/** What a visitor left, without what the team made of it. */
export async function listLeadsOfConversation({ connection, ...of }: OfConversation) {
  return connection
    .select({
      name: leads.name,
      email: leads.email,
      phone: leads.phone,
      question: leads.question,
      fields: leads.fields,
      pageUrl: leads.pageUrl,
      createdAt: leads.createdAt,
    })
    .from(leads)
    .where(areOf({ connection, ...of }))
    .orderBy(leads.createdAt);
}

export async function deleteLeadsOfConversation({
  connection,
  ...of
}: OfConversation): Promise<void> {
  await connection.delete(leads).where(areOf({ connection, ...of }));
}

/** SQL of websites; every function takes the workspace, but for the worker's turns, which serve all of them. */
import { and, asc, count, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import { websiteChatbots, websitePages, websites } from '#server/db/schema/websites.ts';
import type { PageState } from '#shared/contract/websites.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };
export type OfWebsite = OfWorkspace & { id: string };
export type WebsiteRow = typeof websites.$inferSelect;
export type ListedWebsite = WebsiteRow & {
  chatbotIds: string[];
  pages: Partial<Record<PageState, number>>;
  pagesReady: number;
};

const isOf = ({ workspaceId, id }: { workspaceId: string; id: string }) =>
  and(eq(websites.workspaceId, workspaceId), eq(websites.id, id));

export async function listWebsiteRows({
  connection,
  workspaceId,
  id,
}: OfWorkspace & { id?: string }): Promise<ListedWebsite[]> {
  const rows = await connection
    .select()
    .from(websites)
    .where(id ? isOf({ workspaceId, id }) : eq(websites.workspaceId, workspaceId))
    .orderBy(asc(websites.createdAt), asc(websites.id));
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const links = await connection
    .select({ websiteId: websiteChatbots.websiteId, chatbotId: websiteChatbots.chatbotId })
    .from(websiteChatbots)
    .where(
      and(eq(websiteChatbots.workspaceId, workspaceId), inArray(websiteChatbots.websiteId, ids)),
    )
    .orderBy(websiteChatbots.chatbotId);
  const counts = await connection
    .select({
      websiteId: websitePages.websiteId,
      state: websitePages.state,
      pages: count(),
      ready: sql<number>`count(*) filter (where ${documents.state} in ('embedding', 'ready'))::int`,
    })
    .from(websitePages)
    .leftJoin(documents, eq(documents.id, websitePages.documentId))
    .where(and(eq(websitePages.workspaceId, workspaceId), inArray(websitePages.websiteId, ids)))
    .groupBy(websitePages.websiteId, websitePages.state);
  return rows.map((row) => {
    const own = counts.filter(({ websiteId }) => websiteId === row.id);
    return {
      ...row,
      chatbotIds: links.flatMap((link) => (link.websiteId === row.id ? [link.chatbotId] : [])),
      pages: Object.fromEntries(own.map(({ state, pages }) => [state, pages])),
      pagesReady: own.find(({ state }) => state === 'imported')?.ready ?? 0,
    };
  });
}

export async function findWebsiteRow({ connection, ...of }: OfWebsite): Promise<WebsiteRow | null> {
  const [row] = await connection.select().from(websites).where(isOf(of));
  return row ?? null;
}

export async function lockWebsite({
  connection,
  ...of
}: OfWebsite & { connection: Transaction }): Promise<WebsiteRow | null> {
  const [row] = await connection.select().from(websites).where(isOf(of)).for('update');
  return row ?? null;
}

export async function countWebsites({ connection, workspaceId }: OfWorkspace): Promise<number> {
  const [row] = await connection
    .select({ count: count() })
    .from(websites)
    .where(eq(websites.workspaceId, workspaceId));
  return row?.count ?? 0;
}

/** Null when the workspace has a website with this address. */
export async function createWebsiteRow({
  transaction,
  website,
}: {
  transaction: Transaction;
  website: typeof websites.$inferInsert;
}): Promise<string | null> {
  const [row] = await transaction
    .insert(websites)
    .values(website)
    .onConflictDoNothing({ target: [websites.workspaceId, websites.address] })
    .returning({ id: websites.id });
  return row?.id ?? null;
}

export async function updateWebsiteRow({
  connection,
  changes,
  ...of
}: OfWebsite & { changes: Partial<typeof websites.$inferInsert> }): Promise<boolean> {
  const updated = await connection
    .update(websites)
    .set(changes)
    .where(isOf(of))
    .returning({ id: websites.id });
  return updated.length > 0;
}

export async function deleteWebsiteRow({ connection, ...of }: OfWebsite): Promise<void> {
  await connection.delete(websites).where(isOf(of));
}

export async function listWebsiteChatbots({ connection, workspaceId, id }: OfWebsite) {
  const rows = await connection
    .select({ chatbotId: websiteChatbots.chatbotId })
    .from(websiteChatbots)
    .where(and(eq(websiteChatbots.workspaceId, workspaceId), eq(websiteChatbots.websiteId, id)));
  return rows.map(({ chatbotId }) => chatbotId);
}

export async function replaceWebsiteChatbots({
  connection,
  workspaceId,
  id,
  chatbotIds,
}: OfWebsite & { chatbotIds: readonly string[] }): Promise<void> {
  await connection
    .delete(websiteChatbots)
    .where(and(eq(websiteChatbots.workspaceId, workspaceId), eq(websiteChatbots.websiteId, id)));
  const rows = [...new Set(chatbotIds)].map((chatbotId) => ({
    ...{ chatbotId, workspaceId, websiteId: id },
  }));
  if (rows.length > 0) await connection.insert(websiteChatbots).values(rows);
}

const isWorking = inArray(websites.state, ['finding', 'importing', 'syncing']);

/** Takes a website that has work to do and that no one works on. */
export async function leaseWebsiteRow({
  connection,
  now,
  leaseId,
  leasedUntil,
  ...of
}: OfWebsite & { now: Date; leaseId: string; leasedUntil: Date }): Promise<WebsiteRow | null> {
  const [row] = await connection
    .update(websites)
    .set({ leaseId, leasedUntil })
    .where(
      and(isOf(of), isWorking, or(isNull(websites.leasedUntil), lt(websites.leasedUntil, now))),
    )
    .returning();
  return row ?? null;
}

export async function extendWebsiteLease({
  connection,
  leaseId,
  leasedUntil,
  ...of
}: OfWebsite & { leaseId: string; leasedUntil: Date | null }): Promise<void> {
  await connection
    .update(websites)
    .set({ leasedUntil })
    .where(and(isOf(of), eq(websites.leaseId, leaseId)));
}

/** Websites of all workspaces that someone stopped working on before they were done. */
export async function listWaitingWebsites({
  connection,
  now,
}: {
  connection: Connection;
  now: Date;
}) {
  return connection
    .select({ workspaceId: websites.workspaceId, id: websites.id })
    .from(websites)
    .where(and(isWorking, or(isNull(websites.leasedUntil), lt(websites.leasedUntil, now))))
    .limit(200);
}

/** Websites of all workspaces whose time has come. */
export async function listDueWebsites({ connection, now }: { connection: Connection; now: Date }) {
  return connection
    .select({ workspaceId: websites.workspaceId, id: websites.id })
    .from(websites)
    .where(and(eq(websites.state, 'ready'), lte(websites.nextSyncAt, now)))
    .orderBy(asc(websites.nextSyncAt))
    .limit(200);
}

/** SQL of webhook endpoints; every function takes the workspace. */
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { webhookEndpoints } from '#server/db/schema/webhooks.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

type OfWorkspace = { connection: Connection; workspaceId: string };
type OfEndpoint = OfWorkspace & { id: string };

const isOwn = ({ workspaceId, id }: { workspaceId: string; id: string }) =>
  and(eq(webhookEndpoints.workspaceId, workspaceId), eq(webhookEndpoints.id, id));

export async function listEndpoints({ connection, workspaceId }: OfWorkspace) {
  return connection
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.workspaceId, workspaceId))
    .orderBy(asc(webhookEndpoints.createdAt));
}

export async function countEndpoints({ connection, workspaceId }: OfWorkspace): Promise<number> {
  const [row] = await connection
    .select({ count: count() })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.workspaceId, workspaceId));
  return row?.count ?? 0;
}

export async function findEndpoint(of: OfEndpoint): Promise<EndpointRow | null> {
  const [row] = await of.connection.select().from(webhookEndpoints).where(isOwn(of));
  return row ?? null;
}

/** Those in use that want to hear of it. */
export async function listListeners({
  connection,
  workspaceId,
  eventType,
}: OfWorkspace & { eventType: string }) {
  return connection
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.workspaceId, workspaceId),
        eq(webhookEndpoints.active, true),
        sql`${webhookEndpoints.events} @> ${JSON.stringify([eventType])}::jsonb`,
      ),
    );
}

export async function createEndpoint({
  transaction,
  endpoint,
}: {
  transaction: Transaction;
  endpoint: typeof webhookEndpoints.$inferInsert;
}): Promise<EndpointRow> {
  const [row] = await transaction.insert(webhookEndpoints).values(endpoint).returning();
  if (!row) throw new Error('The webhook was not stored');
  return row;
}

export async function updateEndpoint(
  input: OfEndpoint & { changes: Partial<EndpointRow> },
): Promise<EndpointRow | null> {
  const [row] = await input.connection
    .update(webhookEndpoints)
    .set(input.changes)
    .where(isOwn(input))
    .returning();
  return row ?? null;
}

export async function deleteEndpoint(of: OfEndpoint): Promise<EndpointRow | null> {
  const [row] = await of.connection.delete(webhookEndpoints).where(isOwn(of)).returning();
  return row ?? null;
}

/** SQL of deliveries: the log that an owner reads, and the queue that the worker takes from. */
import { and, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { deleteInBatches } from '#server/db/delete-in-batches.ts';
import { conversations } from '#server/db/schema/conversations.ts';
import { leads } from '#server/db/schema/leads.ts';
import { webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks.ts';
import type { Cursor } from '#server/http/list-cursor.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

type OfEndpoint = { connection: Connection; workspaceId: string; endpointId: string };
type OfDelivery = { connection: Connection; workspaceId: string; id: string };

/** Whether what an event tells of still exists; it stays until this transaction ends. */
export async function holdSubjects({
  transaction,
  workspaceId,
  conversationId,
  leadId,
}: {
  transaction: Transaction;
  workspaceId: string;
  conversationId: string | null;
  leadId: string | null;
}): Promise<boolean> {
  for (const [table, id] of [
    [conversations, conversationId],
    [leads, leadId],
  ] as const) {
    if (id === null) continue;
    const isIt = and(eq(table.workspaceId, workspaceId), eq(table.id, id));
    const held = await transaction
      .select({ id: table.id })
      .from(table)
      .where(isIt)
      .for('key share');
    if (held.length === 0) return false;
  }
  return true;
}

/** An event that is there already is left alone. */
export async function createDeliveries({
  connection,
  deliveries,
}: {
  connection: Connection;
  deliveries: (typeof webhookDeliveries.$inferInsert)[];
}): Promise<DeliveryRow[]> {
  return connection
    .insert(webhookDeliveries)
    .values(deliveries)
    .onConflictDoNothing({ target: [webhookDeliveries.endpointId, webhookDeliveries.eventId] })
    .returning();
}

/** The newest first, after the one that `before` names. */
export async function listDeliveries({
  connection,
  workspaceId,
  endpointId,
  before,
  limit,
}: OfEndpoint & { before: Cursor | undefined; limit: number }): Promise<DeliveryRow[]> {
  const { createdAt, id } = webhookDeliveries;
  return connection
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.workspaceId, workspaceId),
        eq(webhookDeliveries.endpointId, endpointId),
        before
          ? sql`(${createdAt}, ${id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** How many events wait for each of these endpoints. */
export async function countPending({
  connection,
  endpointIds,
}: {
  connection: Connection;
  endpointIds: readonly string[];
}): Promise<Map<string, number>> {
  const rows = await connection
    .select({ endpointId: webhookDeliveries.endpointId, count: count() })
    .from(webhookDeliveries)
    .where(
      and(
        inArray(webhookDeliveries.endpointId, [...endpointIds]),
        eq(webhookDeliveries.state, 'pending'),
      ),
    )
    .groupBy(webhookDeliveries.endpointId);
  return new Map(rows.map((row) => [row.endpointId, row.count]));
}

/**
 * The next event to send. The endpoint is chosen first: the one that has waited longest, so that a slow receiver holds
 * up no one else's events, and a shop with thousands waiting costs one look at the index like any other.
 */
export async function leaseDueDelivery({
  connection,
  now,
  until,
  mostPerWorkspace,
}: {
  connection: Connection;
  now: Date;
  until: Date;
  mostPerWorkspace: number;
}): Promise<DeliveryRow | null> {
  const [endpoint] = await connection
    .update(webhookEndpoints)
    .set({ leasedUntil: until })
    .where(
      eq(
        webhookEndpoints.id,
        sql`(select e.id from webhook_endpoints e
          where e.active
            and (e.leased_until is null or e.leased_until < ${now})
            and (e.paused_until is null or e.paused_until <= ${now})
            and exists (select from webhook_deliveries d where d.endpoint_id = e.id
              and d.state = 'pending' and d.next_attempt_at <= ${now}
              and (d.leased_until is null or d.leased_until < ${now}))
            and (select count(*) from webhook_endpoints o
              where o.workspace_id = e.workspace_id and o.leased_until >= ${now}) < ${mostPerWorkspace}
          order by e.attempted_at nulls first
          limit 1 for update of e skip locked)`,
      ),
    )
    .returning({ id: webhookEndpoints.id, workspaceId: webhookEndpoints.workspaceId });
  if (!endpoint) return null;
  const [row] = await connection
    .update(webhookDeliveries)
    .set({ leasedUntil: until })
    .where(
      eq(
        webhookDeliveries.id,
        sql`(select d.id from webhook_deliveries d
          where d.endpoint_id = ${endpoint.id} and d.state = 'pending' and d.next_attempt_at <= ${now}
            and (d.leased_until is null or d.leased_until < ${now})
          order by d.next_attempt_at
          limit 1 for update of d skip locked)`,
      ),
    )
    .returning();
  if (row) return row;
  // Taken by hand in the meantime; the caller looks again.
  await connection
    .update(webhookEndpoints)
    .set({ leasedUntil: null })
    .where(eq(webhookEndpoints.id, endpoint.id));
  return null;
}

/** For sending by hand; null while it is being sent. */
export async function leaseDelivery({
  connection,
  until,
  workspaceId,
  endpointId,
  id,
  now,
}: OfDelivery & { endpointId: string; now: Date; until: Date }): Promise<DeliveryRow | null> {
  const [row] = await connection
    .update(webhookDeliveries)
    .set({ leasedUntil: until })
    .where(
      and(
        eq(webhookDeliveries.workspaceId, workspaceId),
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.id, id),
        or(isNull(webhookDeliveries.leasedUntil), lt(webhookDeliveries.leasedUntil, now)),
      ),
    )
    .returning();
  return row ?? null;
}

export async function hasDelivery({
  connection,
  workspaceId,
  endpointId,
  id,
}: OfEndpoint & { id: string }): Promise<boolean> {
  const [row] = await connection
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.workspaceId, workspaceId),
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.id, id),
      ),
    );
  return row !== undefined;
}

export async function updateDelivery({
  connection,
  changes,
  workspaceId,
  id,
}: OfDelivery & { changes: Partial<DeliveryRow> }): Promise<DeliveryRow | null> {
  const [row] = await connection
    .update(webhookDeliveries)
    .set(changes)
    .where(and(eq(webhookDeliveries.workspaceId, workspaceId), eq(webhookDeliveries.id, id)))
    .returning();
  return row ?? null;
}

export async function deleteDeliveriesBefore({
  connection,
  moment,
  signal,
}: {
  connection: Connection;
  moment: Date;
  signal?: AbortSignal;
}): Promise<void> {
  const listOld = (limit: number) =>
    connection
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(lt(webhookDeliveries.createdAt, moment))
      .orderBy(webhookDeliveries.createdAt)
      .limit(limit);
  await deleteInBatches({
    signal,
    deleteSome: (limit) =>
      connection.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, listOld(limit))),
  });
}

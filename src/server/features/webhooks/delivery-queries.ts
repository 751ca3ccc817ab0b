/** SQL of deliveries: the log that an owner reads, and the queue that the worker takes from. */
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { conversations } from '#server/db/schema/conversations.ts';
import { leads } from '#server/db/schema/leads.ts';
import { webhookDeliveries } from '#server/db/schema/webhooks.ts';
import type { Cursor } from '#server/http/list-cursor.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

type OfEndpoint = { connection: Connection; workspaceId: string; endpointId: string };
type OfDelivery = { connection: Connection; workspaceId: string; id: string };

/** Whether what an event tells of still exists; it stays until this transaction ends. */
export async function holdSubjects(o: {
  transaction: Transaction;
  workspaceId: string;
  conversationId: string | null;
  leadId: string | null;
}): Promise<boolean> {
  const { transaction, workspaceId } = o;
  for (const [table, id] of [
    [conversations, o.conversationId],
    [leads, o.leadId],
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
export async function createDeliveries(o: {
  connection: Connection;
  deliveries: (typeof webhookDeliveries.$inferInsert)[];
}): Promise<DeliveryRow[]> {
  return o.connection
    .insert(webhookDeliveries)
    .values(o.deliveries)
    .onConflictDoNothing({ target: [webhookDeliveries.endpointId, webhookDeliveries.eventId] })
    .returning();
}

/** The newest first, after the one that `before` names. */
export async function listDeliveries(
  o: OfEndpoint & { before: Cursor | undefined; limit: number },
): Promise<DeliveryRow[]> {
  const { createdAt, id } = webhookDeliveries;
  return o.connection
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.workspaceId, o.workspaceId),
        eq(webhookDeliveries.endpointId, o.endpointId),
        o.before
          ? sql`(${createdAt}, ${id}) < (${o.before.at.toISOString()}::timestamptz, ${o.before.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(o.limit);
}

/**
 * The next one that is due: one at a time for each endpoint, first the endpoint that has waited longest, so that a slow
 * receiver holds up nobody else's.
 */
export async function claimDueDelivery(o: {
  connection: Connection;
  now: Date;
  until: Date;
}): Promise<DeliveryRow | null> {
  const { now, until } = o;
  const [row] = await o.connection
    .update(webhookDeliveries)
    .set({ claimedUntil: until })
    .where(
      eq(
        webhookDeliveries.id,
        sql`(select d.id from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
          where d.state = 'pending' and d.next_attempt_at <= ${now} and e.active
            and not exists (select from webhook_deliveries o
              where o.endpoint_id = d.endpoint_id and o.claimed_until >= ${now})
          order by e.attempted_at nulls first, d.next_attempt_at
          limit 1 for update of d skip locked)`,
      ),
    )
    .returning();
  return row ?? null;
}

/** For sending by hand; null while it is being sent. */
export async function claimDelivery(
  o: OfDelivery & { endpointId: string; now: Date; until: Date },
): Promise<DeliveryRow | null> {
  const [row] = await o.connection
    .update(webhookDeliveries)
    .set({ claimedUntil: o.until })
    .where(
      and(
        eq(webhookDeliveries.workspaceId, o.workspaceId),
        eq(webhookDeliveries.endpointId, o.endpointId),
        eq(webhookDeliveries.id, o.id),
        or(isNull(webhookDeliveries.claimedUntil), lt(webhookDeliveries.claimedUntil, o.now)),
      ),
    )
    .returning();
  return row ?? null;
}

export async function hasDelivery(o: OfEndpoint & { id: string }): Promise<boolean> {
  const [row] = await o.connection
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.workspaceId, o.workspaceId),
        eq(webhookDeliveries.endpointId, o.endpointId),
        eq(webhookDeliveries.id, o.id),
      ),
    );
  return row !== undefined;
}

export async function updateDelivery(
  o: OfDelivery & { changes: Partial<DeliveryRow> },
): Promise<DeliveryRow | null> {
  const [row] = await o.connection
    .update(webhookDeliveries)
    .set(o.changes)
    .where(and(eq(webhookDeliveries.workspaceId, o.workspaceId), eq(webhookDeliveries.id, o.id)))
    .returning();
  return row ?? null;
}

export async function deleteDeliveriesBefore(o: {
  connection: Connection;
  moment: Date;
}): Promise<void> {
  await o.connection.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, o.moment));
}

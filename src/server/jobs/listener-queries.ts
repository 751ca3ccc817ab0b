/** SQL that tells whether an event is worth a job. */
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { webhookEndpoints } from '#server/db/schema/webhooks.ts';

export async function hasListeners({
  transaction,
  workspaceId,
  eventType,
}: {
  transaction: Transaction;
  workspaceId: string;
  eventType: string;
}): Promise<boolean> {
  const [row] = await transaction
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.workspaceId, workspaceId),
        eq(webhookEndpoints.active, true),
        sql`${webhookEndpoints.events} @> ${JSON.stringify([eventType])}::jsonb`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

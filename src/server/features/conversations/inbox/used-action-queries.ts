/** SQL of the actions that visitors used in a conversation. */
import { and, desc, eq } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { actionCalls } from '#server/db/schema/actions.ts';
import type { UsedAction } from '#shared/contract/conversations.ts';

const mostListed = 100;

/** The latest ones, the newest last. */
export async function listUsedActions({
  connection,
  workspaceId,
  conversationId,
}: {
  connection: Connection;
  workspaceId: string;
  conversationId: string;
}): Promise<UsedAction[]> {
  const { id, actionName: name, outcome, createdAt } = actionCalls;
  const rows = await connection
    .select({ id, name, outcome, createdAt })
    .from(actionCalls)
    .where(
      and(eq(actionCalls.workspaceId, workspaceId), eq(actionCalls.conversationId, conversationId)),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(mostListed);
  return rows.toReversed().map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** SQL of the conflicts that decide which facts of a chatbot are said. */
import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { conflicts } from '#server/db/schema/conflicts.ts';
import type { KnownConflict } from '#server/engine/conflicts/stored-conflict.ts';

export async function listKnownConflicts({
  connection,
  workspaceId,
  chatbotId,
}: {
  connection: Connection;
  workspaceId: string;
  chatbotId: string;
}): Promise<KnownConflict[]> {
  return connection
    .select({
      key: conflicts.key,
      kind: sql<KnownConflict['kind']>`${conflicts.kind}`,
      subject: conflicts.subject,
      places: sql<KnownConflict['places']>`${conflicts.places}`,
      state: conflicts.state,
      winnerId: conflicts.winnerId,
    })
    .from(conflicts)
    .where(
      and(
        eq(conflicts.workspaceId, workspaceId),
        eq(conflicts.chatbotId, chatbotId),
        eq(conflicts.isFound, true),
      ),
    )
    .orderBy(conflicts.createdAt, conflicts.key);
}

/** SQL of the conflicts that decide which facts of a chatbot are said. */
import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { conflicts } from '#server/db/schema/conflicts.ts';
import { chatbotVersions } from '#server/db/schema/versions.ts';
import type { KnownConflict } from '#server/engine/conflicts/stored-conflict.ts';

export async function listKnownConflicts({
  connection,
  workspaceId,
  chatbotId,
  version,
}: {
  connection: Connection;
  workspaceId: string;
  chatbotId: string;
  /** As they were when this version was published; null: as they are now. */
  version: number | null;
}): Promise<KnownConflict[]> {
  if (version !== null) {
    const [row] = await connection
      .select({ conflicts: sql<KnownConflict[]>`${chatbotVersions.conflicts}` })
      .from(chatbotVersions)
      .where(
        and(
          eq(chatbotVersions.workspaceId, workspaceId),
          eq(chatbotVersions.chatbotId, chatbotId),
          eq(chatbotVersions.number, version),
        ),
      );
    return row?.conflicts ?? [];
  }
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

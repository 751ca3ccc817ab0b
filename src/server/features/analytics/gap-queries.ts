/** SQL of dismissed gaps; every function takes the workspace. */
import { and, eq } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { gapDismissals } from '#server/db/schema/gap-dismissals.ts';

type OfGap = { connection: Connection; workspaceId: string; chatbotId: string; question: string };

export async function listDismissed({
  connection,
  workspaceId,
}: {
  connection: Connection;
  workspaceId: string;
}): Promise<{ chatbotId: string; text: string }[]> {
  return connection
    .select({ chatbotId: gapDismissals.chatbotId, text: gapDismissals.question })
    .from(gapDismissals)
    .where(eq(gapDismissals.workspaceId, workspaceId));
}

export async function dismissGapRow({
  connection,
  ...gap
}: OfGap & { userId: string; createdAt: Date }): Promise<void> {
  await connection.insert(gapDismissals).values(gap).onConflictDoNothing();
}

export async function restoreGapRow({
  connection,
  workspaceId,
  chatbotId,
  question,
}: OfGap): Promise<void> {
  await connection
    .delete(gapDismissals)
    .where(
      and(
        eq(gapDismissals.workspaceId, workspaceId),
        eq(gapDismissals.chatbotId, chatbotId),
        eq(gapDismissals.question, question),
      ),
    );
}

/** SQL of what text recognition read in files. */
import { and, eq } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { recognizedTexts } from '#server/db/schema/documents.ts';

type RecognizedText = typeof recognizedTexts.$inferInsert;

/** Null when this file wasn't recognized by this reader. */
export async function findRecognizedText({
  connection,
  workspaceId,
  documentId,
  sha256,
  readerVersion,
}: { connection: Connection } & Omit<RecognizedText, 'content'>): Promise<Buffer | null> {
  const table = recognizedTexts;
  const [row] = await connection
    .select({ content: table.content })
    .from(table)
    .where(
      and(
        eq(table.workspaceId, workspaceId),
        eq(table.documentId, documentId),
        eq(table.sha256, sha256),
        eq(table.readerVersion, readerVersion),
      ),
    );
  return row?.content ?? null;
}

export async function saveRecognizedText({
  connection,
  text,
}: {
  connection: Connection;
  text: RecognizedText;
}): Promise<void> {
  const { sha256, readerVersion, content } = text;
  await connection.insert(recognizedTexts).values(text).onConflictDoUpdate({
    target: recognizedTexts.documentId,
    set: { sha256, readerVersion, content },
  });
}

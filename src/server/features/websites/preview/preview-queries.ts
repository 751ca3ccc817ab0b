/** SQL of what is shown of a website before its pages are imported; every function takes the workspace. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { websitePages, websitePreviews } from '#server/db/schema/websites.ts';

type OfPreview = { connection: Connection; workspaceId: string; websiteId: string };
export type PreviewRow = typeof websitePreviews.$inferSelect;

const isOf = ({ workspaceId, websiteId }: { workspaceId: string; websiteId: string }) =>
  and(eq(websitePreviews.workspaceId, workspaceId), eq(websitePreviews.websiteId, websiteId));

export async function createPreviewRow({ connection, ...of }: OfPreview): Promise<void> {
  await connection.insert(websitePreviews).values({ ...of, answers: [] });
}

export async function findPreviewRow({ connection, ...of }: OfPreview): Promise<PreviewRow | null> {
  const [row] = await connection.select().from(websitePreviews).where(isOf(of));
  return row ?? null;
}

/** Changes nothing where the preview is gone: its owner has made a chatbot of it. */
export async function updatePreviewRow({
  connection,
  changes,
  ...of
}: OfPreview & { changes: Partial<typeof websitePreviews.$inferInsert> }): Promise<void> {
  await connection.update(websitePreviews).set(changes).where(isOf(of));
}

export async function deletePreviewRow({ connection, ...of }: OfPreview): Promise<void> {
  await connection.delete(websitePreviews).where(isOf(of));
}

/** Pages that wait for their owner's choice, those nearest to the start page first. */
export async function listFoundContents({
  connection,
  limit,
  workspaceId,
  websiteId,
}: OfPreview & { limit: number }) {
  return connection
    .select({ url: websitePages.url, title: websitePages.title, content: websitePages.content })
    .from(websitePages)
    .where(
      and(
        eq(websitePages.workspaceId, workspaceId),
        eq(websitePages.websiteId, websiteId),
        eq(websitePages.state, 'found'),
        isNotNull(websitePages.content),
      ),
    )
    .orderBy(asc(websitePages.depth), asc(websitePages.key))
    .limit(limit);
}

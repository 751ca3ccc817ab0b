/** SQL of what syncs found to be different; every function takes the workspace. */
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { websiteChanges } from '#server/db/schema/websites.ts';

type OfWebsite = { connection: Connection; workspaceId: string; websiteId: string };
export type ChangeRow = typeof websiteChanges.$inferSelect;

const isOf = ({ workspaceId, websiteId }: { workspaceId: string; websiteId: string }) =>
  and(eq(websiteChanges.workspaceId, workspaceId), eq(websiteChanges.websiteId, websiteId));

/** Takes the place of what earlier runs found. */
export async function createChange({
  connection,
  change,
}: {
  connection: Connection;
  change: typeof websiteChanges.$inferInsert;
}): Promise<void> {
  await connection
    .delete(websiteChanges)
    .where(and(isOf(change), lt(websiteChanges.run, change.run)));
  await connection.insert(websiteChanges).values(change);
}

/** Of the last run that found something, or of this one. */
export async function listChanges({
  connection,
  run,
  ...of
}: OfWebsite & { run?: number }): Promise<ChangeRow[]> {
  return connection
    .select()
    .from(websiteChanges)
    .where(and(isOf(of), run === undefined ? undefined : eq(websiteChanges.run, run)))
    .orderBy(desc(websiteChanges.run), asc(websiteChanges.kind), asc(websiteChanges.url));
}

/** SQL of white labels; every function takes the workspace. */
import { eq } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { whiteLabels } from '#server/db/schema/white-labels.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };
type NewLabel = Omit<typeof whiteLabels.$inferInsert, 'workspaceId'>;

/** Without the picture, which only those read who show it. */
const columns = {
  name: whiteLabels.name,
  senderName: whiteLabels.senderName,
  domainText: whiteLabels.domainText,
  domainUrl: whiteLabels.domainUrl,
  privacyUrl: whiteLabels.privacyUrl,
  logoUpdatedAt: whiteLabels.logoUpdatedAt,
};

export async function findLabelRow({ connection, workspaceId }: OfWorkspace) {
  const [row] = await connection
    .select(columns)
    .from(whiteLabels)
    .where(eq(whiteLabels.workspaceId, workspaceId));
  return row ?? null;
}

export async function findLogoRow({ connection, workspaceId }: OfWorkspace) {
  const [row] = await connection
    .select({ image: whiteLabels.logo, type: whiteLabels.logoType })
    .from(whiteLabels)
    .where(eq(whiteLabels.workspaceId, workspaceId));
  return row?.image && row.type ? { image: row.image, type: row.type } : null;
}

export async function saveLabelRow({
  connection,
  workspaceId,
  label,
}: OfWorkspace & { label: NewLabel }): Promise<void> {
  await connection
    .insert(whiteLabels)
    .values({ workspaceId, ...label })
    .onConflictDoUpdate({ target: whiteLabels.workspaceId, set: label });
}

/** False while there is no label to put it on. */
export async function saveLogoRow({
  connection,
  workspaceId,
  logo,
  now,
}: OfWorkspace & {
  logo: { image: Buffer; type: string } | null;
  now: Date;
}): Promise<boolean> {
  const updated = await connection
    .update(whiteLabels)
    .set({
      logo: logo?.image ?? null,
      logoType: logo?.type ?? null,
      logoUpdatedAt: logo ? now : null,
    })
    .where(eq(whiteLabels.workspaceId, workspaceId))
    .returning({ workspaceId: whiteLabels.workspaceId });
  return updated.length > 0;
}

export async function deleteLabelRow({ connection, workspaceId }: OfWorkspace): Promise<void> {
  await connection.delete(whiteLabels).where(eq(whiteLabels.workspaceId, workspaceId));
}

import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { getDocumentRow, notFound } from '#server/features/documents/get-document.ts';
import { type LockedDocument, lockDocument } from '#server/features/documents/queries.ts';
import { tellOfDocument } from '#server/features/documents/tell-of-document.ts';

/** Changes what an owner corrected in a document while no one else does, notes it in the audit log and tells screens. */
export async function changeCorrections({
  deps,
  userId,
  workspaceId,
  id,
  within,
}: {
  deps: Deps;
  workspaceId: string;
  userId: string;
  id: string;
  within: (options: { transaction: Transaction; locked: LockedDocument }) => Promise<void>;
}): Promise<void> {
  const of = { workspaceId, id };
  const { name: target } = await getDocumentRow({ deps, ...of });
  await deps.database.orm.transaction(async (transaction) => {
    const locked = await lockDocument({ connection: transaction, ...of });
    if (!locked) throw notFound();
    await within({ transaction, locked });
    const actor = { workspaceId, userId };
    await recordAudit({ deps, transaction, actor, action: 'document.corrected', target });
  });
  await tellOfDocument({ deps, ...of });
}

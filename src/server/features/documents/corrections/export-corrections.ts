import type { Connection } from '#server/db/client.ts';
import { listAllCorrections } from './correction-queries.ts';

/** What an account's export holds of corrections, by document. */
export async function exportCorrections(of: { connection: Connection; workspaceId: string }) {
  const all = await listAllCorrections(of);
  return (id: string | null) =>
    all
      .filter(({ documentId }) => documentId === id)
      .map(({ original, text, updatedAt }) => ({
        original,
        text,
        updatedAt: updatedAt.toISOString(),
      }));
}

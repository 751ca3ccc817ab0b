import type { Deps } from '#server/deps.ts';
import { exportCorrections } from '#server/features/documents/corrections/export-corrections.ts';
import { queueFileDeletion } from '#server/features/documents/files/stored-files.ts';
import { readText } from '#server/features/documents/upload/text-documents.ts';
import { exportValidity } from '#server/features/documents/validity/validity-queries.ts';
import { describeDocument } from './describe-document.ts';
import { listDocumentRows, listStorageKeys } from './queries.ts';

/** Long enough for the deletion to have happened; if it did not, the documents still name their files and nothing goes. */
const waitSeconds = 60;
const pageSize = 100;

/** What an account's export holds of its documents, and their end. Files are downloaded one by one, typed texts are in it. */
export function documentAccountData(deps: Deps) {
  const connection = deps.database.orm;
  return {
    name: 'documents',
    async exportData({ workspaceId }: { workspaceId: string }): Promise<unknown> {
      const all = [];
      const correctionsOf = await exportCorrections({ connection, workspaceId });
      const validityOf = await exportValidity({ connection, workspaceId });
      let cursor: string | undefined;
      do {
        const query = { cursor, limit: pageSize, search: '' };
        const page = await listDocumentRows({ connection, workspaceId, query });
        for (const row of page.items) {
          all.push({
            ...describeDocument(row),
            ...(row.textVersion !== null && { text: await readText({ deps, row }) }),
            corrections: correctionsOf(row.id),
            validity: validityOf(row.id),
          });
        }
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return all;
    },
    async beforeDeletion({ workspaceId }: { workspaceId: string }): Promise<void> {
      const keys = await listStorageKeys({ connection, workspaceId });
      await queueFileDeletion({ deps, keys, startAfterSeconds: waitSeconds });
    },
  };
}

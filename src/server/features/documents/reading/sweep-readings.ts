import type { Deps } from '#server/deps.ts';
import { purgeDeletedDocuments } from '#server/features/documents/deletion-queries.ts';
import { queueFileDeletion } from '#server/features/documents/files/stored-files.ts';
import { deleteReplacedReadings, listReplacedReadings } from './passage-queries.ts';

const sweptAtOnce = 200;

/** Deletes readings and deleted documents that no version of a chatbot has any more. */
export async function sweepReadings(deps: Deps): Promise<void> {
  const connection = deps.database.orm;
  for (const reading of await listReplacedReadings({ connection, limit: sweptAtOnce })) {
    await deleteReplacedReadings({ connection, ...reading });
  }
  const keys = await purgeDeletedDocuments({ connection, limit: sweptAtOnce });
  await queueFileDeletion({ deps, keys });
}

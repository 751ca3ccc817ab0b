import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { assertOwnChatbots, bumpKnowledge } from '#server/features/chatbots/index.ts';
import { bumpLinked } from '#server/features/documents/bump-linked.ts';
import { queueFileDeletion, storeFile } from '#server/features/documents/files/stored-files.ts';
import { getDocument, getFileRow, notFound } from '#server/features/documents/get-document.ts';
import {
  createDocumentRow,
  createLinks,
  type DocumentRow,
  findByContent,
  findDocumentRow,
  lockDocument,
  updateDocumentRow,
} from '#server/features/documents/queries.ts';
import { nextGeneration } from '#server/features/documents/reading/next-generation.ts';
import { startAgain } from '#server/features/documents/reading/start-again.ts';
import { tellOfDocument } from '#server/features/documents/tell-of-document.ts';
import { lockWorkspace, reserveRoom } from '#server/features/plans/index.ts';
import type { Document } from '#shared/contract/documents.ts';
import { AppError } from '#shared/errors.ts';
import { queueProcessing } from './queue-processing.ts';
import type { Upload } from './receive-upload.ts';

type OfWorkspace = { deps: Deps; workspaceId: string; userId: string };

/**
 * A new document, or the one that has the same content: it then serves the named chatbots as well. `textVersion` is
 * set for text that was typed in.
 */
export async function uploadDocument({
  deps,
  workspaceId,
  userId,
  upload,
  textVersion = null,
}: OfWorkspace & { upload: Upload; textVersion?: number | null }): Promise<{
  document: Document;
  duplicateOf: string | null;
}> {
  const { name, type, bytes, sha256, chatbotIds } = upload;
  const known = await findByContent({ connection: deps.database.orm, workspaceId, sha256 });
  const storageKey = known ? null : await storeFile({ deps, workspaceId, ...upload });
  const now = deps.clock.now();
  const stored = await deps.database.orm
    .transaction(async (transaction) => {
      // Anyone who uploads the same file in the same moment waits here and then finds it.
      await lockWorkspace({ transaction, workspaceId });
      await assertOwnChatbots({ transaction, workspaceId, ids: chatbotIds });
      const twin = await findByContent({ connection: transaction, workspaceId, sha256 });
      if (twin && textVersion !== null) throw alreadyThere(twin);
      let id = twin?.id ?? null;
      if (!id && storageKey) {
        await reserveRoom({ deps, transaction, workspaceId, resource: 'document' });
        const document = {
          ...{ workspaceId, userId, name, type, bytes, sha256, storageKey, notes: [], textVersion },
          ...{ state: 'queued' as const, createdAt: now, updatedAt: now },
        };
        id = await createDocumentRow({ transaction, document });
        const actor = { workspaceId, userId };
        await recordAudit({ deps, transaction, actor, action: 'document.added', target: name });
      }
      if (!id) throw new AppError('conflict', 'This file was deleted meanwhile. Please try again.');
      await createLinks({ transaction, workspaceId, chatbotIds, documentIds: [id] });
      await bumpKnowledge({ deps, transaction, workspaceId, ids: chatbotIds, userId });
      if (twin?.state === 'failed') {
        // Anyone who uploads a file again after it failed wants it tried again.
        const changes = { ...startAgain, updatedAt: now };
        await updateDocumentRow({ connection: transaction, workspaceId, id, changes });
      }
      await queueProcessing({ deps, transaction, workspaceId });
      return { id, isTwin: twin !== null };
    })
    .catch(async (error: unknown) => {
      if (storageKey) await forget({ deps, storageKey });
      throw error;
    });
  if (stored.isTwin && storageKey) await forget({ deps, storageKey });
  await tellOfDocument({ deps, workspaceId, id: stored.id });
  const document = await getDocument({ deps, workspaceId, id: stored.id });
  return { document, duplicateOf: stored.isTwin ? stored.id : null };
}

/**
 * New content in the old one's place. The old content is out of answers at once. `assertCurrent` sees the document as
 * it is when it's replaced.
 */
export async function replaceDocumentFile({
  deps,
  workspaceId,
  userId,
  id,
  upload,
  textVersion = null,
  assertCurrent = assertIsFile,
}: OfWorkspace & {
  id: string;
  upload: Upload;
  textVersion?: number | null;
  assertCurrent?: (document: DocumentRow) => void;
}): Promise<Document> {
  const { name, type, bytes, sha256 } = upload;
  const of = { workspaceId, id };
  await getFileRow({ deps, ...of });
  const storageKey = await storeFile({ deps, workspaceId, ...upload });
  try {
    await deps.database.orm.transaction(async (transaction) => {
      const connection = transaction;
      await lockWorkspace({ transaction, workspaceId });
      await lockDocument({ connection, ...of });
      const old = await findDocumentRow({ connection, ...of });
      if (!old) throw notFound();
      assertCurrent(old);
      const twin = await findByContent({ connection, workspaceId, sha256 });
      if (twin && twin.id !== id) {
        throw alreadyThere(twin);
      }
      const changes = {
        ...{ ...startAgain, name, type, bytes, sha256, storageKey, notes: [], pages: null },
        textVersion,
        ...{ passages: 0, sentencesTotal: 0, sentencesEmbedded: 0, embedderId: null },
        nextEmbedderId: null,
        generation: nextGeneration(old),
        lastGeneration: nextGeneration(old),
        updatedAt: deps.clock.now(),
      };
      await updateDocumentRow({ connection, ...of, changes });
      const actor = { workspaceId, userId };
      await recordAudit({ deps, transaction, actor, action: 'document.updated', target: name });
      await bumpLinked({ deps, transaction, ...of, userId });
      await queueFileDeletion({ deps, transaction, keys: [old.storageKey] });
      await queueProcessing({ deps, transaction, workspaceId });
    });
  } catch (error) {
    await forget({ deps, storageKey });
    throw error;
  }
  await tellOfDocument({ deps, ...of });
  return getDocument({ deps, ...of });
}

function assertIsFile({ textVersion }: DocumentRow): void {
  if (textVersion === null) return;
  throw new AppError('conflict', 'This text was typed in. Edit it under Text instead.');
}

const alreadyThere = ({ name }: DocumentRow) =>
  new AppError('conflict', `You already have this content. It's in “${name}”.`);

/** The file of an upload that came to nothing. The hourly sweep would find it as well. */
async function forget({ deps, storageKey }: { deps: Deps; storageKey: string }): Promise<void> {
  await queueFileDeletion({ deps, keys: [storageKey] }).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'a file that nothing names is left to the sweep');
  });
}

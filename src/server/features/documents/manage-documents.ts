/** Documents: what their owner does with them. Reading and embedding them is the work of jobs. */
import type { Readable } from 'node:stream';
import type { Deps } from '#server/deps.ts';
import { type ValidDates, wholeDocument } from '#server/engine/validity/validity.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import {
  assertOwnChatbots,
  assertWritable,
  bumpKnowledge,
} from '#server/features/chatbots/index.ts';
import { queueFileDeletion } from '#server/features/documents/files/stored-files.ts';
import { startAgain } from '#server/features/documents/reading/start-again.ts';
import { queueProcessing } from '#server/features/documents/upload/queue-processing.ts';
import { setWithin } from '#server/features/documents/validity/document-validity.ts';
import type { Document, DocumentsQuery, UpdateDocumentInput } from '#shared/contract/documents.ts';
import { isInOrder, lastBeforeFirst } from '#shared/contract/validity.ts';
import { AppError } from '#shared/errors.ts';
import { bumpLinked } from './bump-linked.ts';
import { deleteDocumentRows } from './deletion-queries.ts';
import { describeDocument } from './describe-document.ts';
import { getDocument, getDocumentRow, getFileRow, notFound } from './get-document.ts';
import {
  countOwnDocuments,
  createLinks,
  deleteDocumentRow,
  deleteLinks,
  listDocumentRows,
  listLinkedChatbots,
  lockDocument,
  updateDocumentRow,
} from './queries.ts';
import { tellOfDocument } from './tell-of-document.ts';

type OfWorkspace = { deps: Deps; workspaceId: string };
type OfDocument = OfWorkspace & { id: string };
/** Changes are on record under the name of the person who makes them. */
type ByUser = { userId: string };

export async function listDocuments({
  deps,
  workspaceId,
  query,
}: OfWorkspace & { query: DocumentsQuery }) {
  const of = { connection: deps.database.orm, workspaceId };
  const { items, ...rest } = await listDocumentRows({ ...of, query });
  return { items: items.map(describeDocument), ...rest };
}

export async function openDocumentFile(
  of: OfDocument,
): Promise<{ name: string; type: string; bytes: number; content: Readable }> {
  const row = await getDocumentRow(of);
  const { name: title, type, bytes, storageKey, textVersion } = row;
  const name = textVersion === null ? title : `${title}.${type}`;
  return { name, type, bytes, content: await of.deps.storage.get(storageKey) };
}

export async function updateDocument({
  deps,
  userId,
  input: { name, chatbotIds, ...days },
  ...of
}: OfDocument & ByUser & { input: UpdateDocumentInput }): Promise<Document> {
  const { name: oldName, textVersion, ...row } = await getFileRow({ deps, ...of });
  const dates = changeDates({
    before: describeDocument({ ...row, name: oldName, textVersion }),
    days,
  });
  await deps.database.orm.transaction(async (transaction) => {
    const { workspaceId } = of;
    const locked = await lockDocument({ connection: transaction, ...of });
    if (!locked) throw notFound();
    const { generation } = locked;
    if (dates) {
      await setWithin({ deps, transaction, ...of, userId, generation, key: wholeDocument, dates });
    }
    const actor = { workspaceId, userId };
    const target = name ?? oldName;
    await recordAudit({ deps, transaction, actor, action: 'document.updated', target });
    const changes = {
      ...(name !== undefined && { name }),
      // A new title is a change that an open editor must not overwrite.
      ...(name !== undefined && textVersion !== null && { textVersion: textVersion + 1 }),
      updatedAt: deps.clock.now(),
    };
    await updateDocumentRow({ connection: transaction, ...of, changes });
    // Facts are cited under the document's name.
    if (name !== undefined) await bumpLinked({ deps, transaction, ...of, userId });
    if (chatbotIds === undefined) return;
    await assertOwnChatbots({ transaction, workspaceId, ids: chatbotIds });
    const before = await listLinkedChatbots({ connection: transaction, ...of });
    await deleteLinks({ transaction, workspaceId, of: { documentId: of.id } });
    await createLinks({ transaction, workspaceId, chatbotIds, documentIds: [of.id] });
    const ids = [...before, ...chatbotIds];
    await bumpKnowledge({ deps, transaction, workspaceId, ids, userId });
  });
  return getDocument({ deps, ...of });
}

/** What isn't given stays as it is. */
function changeDates({
  before,
  days,
}: {
  before: Document;
  days: Pick<UpdateDocumentInput, 'validFrom' | 'validUntil'>;
}): ValidDates | null {
  const { validFrom = before.validFrom, validUntil = before.validUntil } = days;
  if (isInOrder({ validFrom, validUntil })) {
    const isGiven = days.validFrom !== undefined || days.validUntil !== undefined;
    return isGiven ? { validFrom, validUntil } : null;
  }
  throw new AppError('invalid_input', lastBeforeFirst, { fields: { validUntil: lastBeforeFirst } });
}

/** Gives a chatbot exactly these documents. */
export async function replaceChatbotDocuments({
  deps,
  workspaceId,
  userId,
  chatbotId,
  documentIds,
}: OfWorkspace & ByUser & { chatbotId: string; documentIds: readonly string[] }): Promise<void> {
  const { chatbot } = await assertWritable({ deps, workspaceId, id: chatbotId });
  await deps.database.orm.transaction(async (transaction) => {
    const of = { connection: transaction, workspaceId };
    const own = await countOwnDocuments({ ...of, ids: documentIds });
    if (own !== new Set(documentIds).size) throw notFound();
    await deleteLinks({ transaction, workspaceId, of: { chatbotId } });
    await createLinks({ transaction, workspaceId, chatbotIds: [chatbotId], documentIds });
    await bumpKnowledge({ deps, transaction, workspaceId, ids: [chatbotId], userId });
    const actor = { workspaceId, userId };
    const target = chatbot.name;
    await recordAudit({ deps, transaction, actor, action: 'chatbot.updated', target });
  });
}

export async function retryDocument({ deps, ...of }: OfDocument): Promise<Document> {
  const { state } = await getFileRow({ deps, ...of });
  if (state !== 'failed') throw new AppError('conflict', 'This document has not failed.');
  await deps.database.orm.transaction(async (transaction) => {
    const changes = { ...startAgain, updatedAt: deps.clock.now() };
    await updateDocumentRow({ connection: transaction, ...of, changes });
    await queueProcessing({ deps, transaction, workspaceId: of.workspaceId });
  });
  await tellOfDocument({ deps, ...of });
  return getDocument({ deps, ...of });
}

/**
 * Its owner doesn't see it any more. It's gone once no version of a chatbot has it, or at once and from all versions
 * when it's deleted `forGood`; its file follows in a job that doesn't give up.
 */
export async function deleteDocument({
  deps,
  userId,
  forGood = false,
  ...of
}: OfDocument & ByUser & { forGood?: boolean }): Promise<void> {
  const { name: target } = await getFileRow({ deps, ...of });
  await deps.database.orm.transaction(async (transaction) => {
    const connection = transaction;
    if (!(await lockDocument({ connection, ...of }))) throw notFound();
    const { workspaceId, id } = of;
    await bumpLinked({ deps, transaction, ...of, userId });
    const now = deps.clock.now();
    const keys = forGood
      ? await deleteDocumentRow({ connection, ...of })
      : await deleteDocumentRows({ transaction, workspaceId, ids: [id], now });
    await queueFileDeletion({ deps, transaction, keys });
    const actor = { workspaceId, userId };
    await recordAudit({ deps, transaction, actor, action: 'document.deleted', target });
  });
  await tellOfDocument({ deps, ...of });
}

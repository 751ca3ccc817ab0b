/** Documents that are pages of a website: made, replaced and deleted by the website they belong to. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { bumpKnowledge } from '#server/features/chatbots/index.ts';
import { queueFileDeletion, storeFile } from '#server/features/documents/files/stored-files.ts';
import { withLocalFile } from '#server/features/documents/files/with-local-file.ts';
import { readAgain } from '#server/features/documents/reading/start-again.ts';
import { queueProcessing } from '#server/features/documents/upload/queue-processing.ts';
import { listPages } from '#server/features/documents/validity/validity-queries.ts';
import { bumpLinked } from './bump-linked.ts';
import { deleteDocumentRows } from './deletion-queries.ts';
import {
  createDocumentRow,
  createLinks,
  deleteLinks,
  findByContent,
  findDocumentRow,
  lockDocument,
  updateDocumentRow,
} from './queries.ts';
import { tellOfDocument } from './tell-of-document.ts';

type OfWorkspace = { deps: Deps; workspaceId: string };
type PageText = { name: string; html: string };

const longestName = 255;

/** A document for a page, linked to these chatbots; it is read in the background like an uploaded file. */
export async function addPageDocument({
  deps,
  workspaceId,
  userId,
  url,
  chatbotIds,
  ...page
}: OfWorkspace &
  PageText & {
    userId: string | null;
    url: string;
    chatbotIds: readonly string[];
  }): Promise<string> {
  const file = await storePage({ deps, workspaceId, ...page });
  const now = deps.clock.now();
  const id = await deps.database.orm.transaction(async (transaction) => {
    const document = {
      ...{ workspaceId, userId, url, name: page.name.slice(0, longestName), type: 'html' },
      ...{ ...file, notes: [], state: 'queued' as const, createdAt: now, updatedAt: now },
    };
    const of = { connection: transaction, workspaceId };
    const created =
      (await createDocumentRow({ transaction, document })) ??
      (await findByContent({ ...of, sha256: file.sha256 }))?.id;
    if (!created) throw new Error('A page was deleted while it was being added.');
    await createLinks({ transaction, workspaceId, chatbotIds, documentIds: [created] });
    await bumpKnowledge({ deps, transaction, workspaceId, ids: [...chatbotIds], userId });
    await queueProcessing({ deps, transaction, workspaceId });
    return created;
  });
  await tellOfDocument({ deps, workspaceId, id });
  return id;
}

/** What was read from a page so far; empty where nothing was. */
export async function getPageText({ deps, ...of }: OfWorkspace & { id: string }): Promise<string> {
  const connection = deps.database.orm;
  const row = await findDocumentRow({ connection, ...of });
  if (!row) return '';
  const { workspaceId, id: documentId } = of;
  const pages = await listPages({
    ...{ connection, workspaceId, documentId },
    generation: row.generation,
  });
  return pages.map(({ text }) => text).join('\n\n');
}

/**
 * New text in the old one's place. What was read before goes on answering until the new text is read and embedded.
 * False when the document is gone.
 */
export async function replacePageDocument({
  deps,
  workspaceId,
  id,
  ...page
}: OfWorkspace & PageText & { id: string }): Promise<boolean> {
  const file = await storePage({ deps, workspaceId, ...page });
  return deps.database.orm.transaction(async (transaction) => {
    const of = { connection: transaction, workspaceId, id };
    if (!(await lockDocument(of))) return false;
    const old = await findDocumentRow(of);
    if (!old) return false;
    const changes = {
      ...readAgain(old),
      ...file,
      name: page.name.slice(0, longestName),
      updatedAt: deps.clock.now(),
    };
    await updateDocumentRow({ ...of, changes });
    await bumpLinked({ deps, transaction, workspaceId, id });
    await queueFileDeletion({ deps, transaction, keys: [old.storageKey] });
    await queueProcessing({ deps, transaction, workspaceId });
    return true;
  });
}

/** Gone from answers with the transaction. */
export async function deletePageDocuments({
  deps,
  transaction,
  workspaceId,
  ids,
  chatbotIds,
}: OfWorkspace & {
  transaction: Transaction;
  ids: readonly string[];
  chatbotIds: readonly string[];
}): Promise<void> {
  const now = deps.clock.now();
  const keys = await deleteDocumentRows({ transaction, workspaceId, ids, now });
  await bumpKnowledge({ deps, transaction, workspaceId, ids: [...chatbotIds] });
  await queueFileDeletion({ deps, transaction, keys });
}

/** Gives pages to exactly these chatbots. `before` had them until now. */
export async function linkPageDocuments({
  deps,
  transaction,
  workspaceId,
  ids,
  chatbotIds,
  before,
}: {
  deps: Deps;
  transaction: Transaction;
  workspaceId: string;
  ids: readonly string[];
  chatbotIds: readonly string[];
  before: readonly string[];
}): Promise<void> {
  for (const documentId of ids) {
    await deleteLinks({ transaction, workspaceId, of: { documentId } });
  }
  await createLinks({ transaction, workspaceId, chatbotIds, documentIds: ids });
  const changed = [...new Set([...before, ...chatbotIds])];
  await bumpKnowledge({ deps, transaction, workspaceId, ids: changed });
}

function storePage({ deps, workspaceId, html }: OfWorkspace & PageText) {
  return withLocalFile({
    deps,
    text: html,
    async use(file) {
      const storageKey = await storeFile({ deps, workspaceId, ...file });
      return { storageKey, bytes: file.bytes, sha256: file.sha256 };
    },
  });
}

/** Documents that look like new versions of others: found once they are read, and what their owner decides. */
import type { Deps } from '#server/deps.ts';
import { isNewVersion, nameStem } from '#server/engine/duplicates/is-new-version.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { bumpKnowledge } from '#server/features/chatbots/index.ts';
import { listParts } from '#server/features/documents/corrections/get-document-text.ts';
import { deleteDocumentRows } from '#server/features/documents/deletion-queries.ts';
import { queueFileDeletion } from '#server/features/documents/files/stored-files.ts';
import { getDocument, getFileRow, notFound } from '#server/features/documents/get-document.ts';
import {
  createLinks,
  listLinkedChatbots,
  lockDocument,
} from '#server/features/documents/queries.ts';
import { tellOfDocument } from '#server/features/documents/tell-of-document.ts';
import { listPages } from '#server/features/documents/validity/validity-queries.ts';
import type { Document, OlderVersionInput } from '#shared/contract/documents.ts';
import { AppError } from '#shared/errors.ts';
import { keepBoth, listVersionable, saveOlderVersions } from './older-version-queries.ts';

/** Of a name that many have, such as "menu", only the newest are compared. */
const mostCompared = 20;

type OfChatbot = { deps: Deps; workspaceId: string; chatbotId: string };

/** Only texts of documents with the same name, but for a year or an edition, are compared. */
export async function findOlderVersions({ deps, ...of }: OfChatbot): Promise<void> {
  const connection = deps.database.orm;
  const { workspaceId } = of;
  const documents = await listVersionable({ connection, ...of });
  const texts = new Map<string, string[]>();
  const read = async ({ id, generation }: { id: string; generation: number }) => {
    const known = texts.get(id);
    if (known) return known;
    const pages = await listPages({ connection, workspaceId, documentId: id, generation });
    const parts = pages.flatMap(listParts).flatMap(({ text }) => text ?? []);
    texts.set(id, parts);
    return parts;
  };
  const pairs: { documentId: string; olderId: string }[] = [];
  const byStem = new Map<string, (typeof documents)[number][]>();
  for (const newer of documents) {
    const stem = nameStem(newer.name);
    const before = byStem.get(stem) ?? [];
    byStem.set(stem, [...before, newer]);
    if (stem === '') continue;
    // The last one before it is the version that it follows.
    for (const older of before.slice(-mostCompared).reverse()) {
      const sides = {
        newer: { name: newer.name, parts: await read(newer) },
        older: { name: older.name, parts: await read(older) },
      };
      if (!isNewVersion(sides)) continue;
      pairs.push({ documentId: newer.id, olderId: older.id });
      break;
    }
  }
  await deps.database.orm.transaction((transaction) =>
    saveOlderVersions({ transaction, ...of, pairs, now: deps.clock.now() }),
  );
  for (const { documentId: id } of pairs) await tellOfDocument({ deps, workspaceId, id });
}

/**
 * Deletes the older document, whose chatbots get the newer one, or keeps both and doesn't ask again. Versions of chatbots
 * keep what is deleted, so that it can be restored.
 */
export async function decideOlderVersion({
  deps,
  userId,
  id,
  olderId,
  input: { choice },
  workspaceId,
}: {
  deps: Deps;
  workspaceId: string;
  userId: string;
  id: string;
  olderId: string;
  input: OlderVersionInput;
}): Promise<Document> {
  const of = { deps, workspaceId };
  const { name } = await getFileRow({ ...of, id });
  const older = await getFileRow({ ...of, id: olderId });
  await deps.database.orm.transaction(async (transaction) => {
    const connection = transaction;
    for (const each of [id, olderId].sort()) {
      if (!(await lockDocument({ connection, workspaceId, id: each }))) throw notFound();
    }
    if (!(await keepBoth({ transaction, workspaceId, documentId: id, olderId }))) {
      throw new AppError('not_found', 'This was already decided. Reload the page.');
    }
    if (choice === 'keep') return;
    const chatbotIds = await listLinkedChatbots({ connection, workspaceId, id: olderId });
    await createLinks({ transaction, workspaceId, chatbotIds, documentIds: [id] });
    await bumpKnowledge({ deps, transaction, workspaceId, ids: chatbotIds, userId });
    const now = deps.clock.now();
    const keys = await deleteDocumentRows({ transaction, workspaceId, ids: [olderId], now });
    await queueFileDeletion({ deps, transaction, keys });
    const actor = { workspaceId, userId };
    const target = `${older.name} → ${name}`;
    await recordAudit({ deps, transaction, actor, action: 'document.replaced', target });
  });
  for (const each of [id, olderId]) await tellOfDocument({ deps, workspaceId, id: each });
  return getDocument({ ...of, id });
}

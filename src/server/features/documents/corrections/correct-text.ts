/** An owner says how a passage of a document is always read, or leaves it out. The document is then read again. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { normalizeText } from '#server/engine/ingest/normalize-text.ts';
import { getDocumentRow } from '#server/features/documents/get-document.ts';
import { findPageText, updateDocumentRow } from '#server/features/documents/queries.ts';
import { readAgain } from '#server/features/documents/reading/start-again.ts';
import { queueProcessing } from '#server/features/documents/upload/queue-processing.ts';
import type { CorrectTextInput } from '#shared/contract/corrections.ts';
import { AppError } from '#shared/errors.ts';
import { changeCorrections } from './change-corrections.ts';
import { describeParts } from './get-document-text.ts';
import {
  countTextCorrections,
  deleteTextCorrection,
  saveTextCorrection,
} from './text-correction-queries.ts';

type OfPassage = { deps: Deps; workspaceId: string; userId: string; id: string; key: string };

const mostCorrections = 500;

export async function correctText({
  input: { page, text },
  ...of
}: OfPassage & { input: CorrectTextInput }): Promise<void> {
  const { deps, workspaceId, userId, id, key } = of;
  await change({
    ...of,
    within: async ({ transaction, generation }) => {
      const ofText = { connection: transaction, workspaceId, id, generation, page };
      const found = await findPageText(ofText);
      const part = found && describeParts({ page: found }).find((one) => one.key === key);
      if (!part) {
        const message = 'The document no longer says this. Reload the page and try again.';
        throw new AppError('not_found', message);
      }
      const { original, unsure } = part;
      const ofDocument = { workspaceId, documentId: id };
      // Words that were hard to read count once their owner confirms them as they are.
      const isSame = text !== null && normalizeText(text) === normalizeText(original);
      if (isSame && unsure.length === 0) {
        await deleteTextCorrection({ transaction, ...ofDocument, key });
        return;
      }
      if (
        (await countTextCorrections({ connection: transaction, ...ofDocument })) >= mostCorrections
      ) {
        const message =
          'This document has too many corrections. Correct the original and upload it again.';
        throw new AppError('conflict', message);
      }
      const updatedAt = deps.clock.now();
      const correction = { ...ofDocument, key, original, text, userId, updatedAt };
      await saveTextCorrection({ transaction, correction });
    },
  });
}

/** The document's own words count again. */
export async function undoTextCorrection(of: OfPassage): Promise<void> {
  const { workspaceId, id: documentId, key } = of;
  await change({
    ...of,
    within: async ({ transaction }) => {
      if (await deleteTextCorrection({ transaction, workspaceId, documentId, key })) return;
      throw new AppError('not_found', 'This correction was already undone.');
    },
  });
}

/** The document is read again with the change; until then the old text answers. */
async function change({
  within,
  ...of
}: OfPassage & {
  within: (options: { transaction: Transaction; generation: number }) => Promise<void>;
}): Promise<void> {
  const { deps, workspaceId, id } = of;
  const { textVersion } = await getDocumentRow({ deps, workspaceId, id });
  if (textVersion !== null) {
    throw new AppError('conflict', 'This text was typed in. Edit it under Text instead.');
  }
  await changeCorrections({
    ...of,
    async within({ transaction, locked }) {
      await within({ transaction, generation: locked.generation });
      const changes = readAgain(locked);
      await updateDocumentRow({ connection: transaction, workspaceId, id, changes });
      await queueProcessing({ deps, transaction, workspaceId });
    },
  });
}

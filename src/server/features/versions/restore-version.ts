/** Makes an earlier version the draft again, with its documents, and publishes it. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { assertWritable, bumpKnowledge } from '#server/features/chatbots/index.ts';
import { bumpLinked } from '#server/features/documents/index.ts';
import { lockWorkspace } from '#server/features/plans/index.ts';
import { AppError } from '#shared/errors.ts';
import {
  type DraftRow,
  findVersionRow,
  lockDraft,
  updateDraft,
  type VersionRow,
} from './queries.ts';
import { recordVersion } from './record-version.ts';
import {
  findTwin,
  listKeptDocuments,
  replaceLinks,
  restoreAnswers,
  restoreDocument,
} from './restore-queries.ts';

type OfChatbot = { deps: Deps; workspaceId: string; userId: string; chatbotId: string };
type InTransaction = OfChatbot & { transaction: Transaction };

export async function restoreVersion({
  number,
  ...by
}: OfChatbot & { number: number }): Promise<void> {
  await change({
    ...by,
    async within(of) {
      const { conflicts } = await makeDraft({ ...of, number });
      const run = runOf(of.draft);
      await recordVersion({ ...of, reason: 'restored', restoredFrom: number, conflicts, run });
    },
  });
}

/** Visitors notice nothing: the draft becomes what they get anyway. */
export async function undoDraft(by: OfChatbot): Promise<void> {
  await change({
    ...by,
    async within(of) {
      const number = of.draft.publishedVersion;
      if (number === null) {
        throw new AppError('conflict', 'Your last change is already published.');
      }
      const { conflicts } = await makeDraft({ ...of, number });
      await recordVersion({ ...of, reason: 'change', conflicts, run: runOf(of.draft) });
    },
  });
}

const runOf = ({ publishedVersion, publishedRun }: DraftRow) =>
  publishedVersion === null ? null : { number: publishedRun ?? 0 };

async function change({
  within,
  ...by
}: OfChatbot & { within: (of: InTransaction & { draft: DraftRow }) => Promise<void> }) {
  const { deps, workspaceId, userId, chatbotId } = by;
  const { chatbot } = await assertWritable({ deps, workspaceId, id: chatbotId });
  await deps.database.orm.transaction(async (transaction) => {
    // Uploads wait meanwhile: none may bring a file that is just being restored.
    await lockWorkspace({ transaction, workspaceId });
    const draft = await lockDraft({ transaction, workspaceId, chatbotId });
    if (!draft) throw notFound();
    await bumpKnowledge({ deps, transaction, workspaceId, ids: [chatbotId], userId });
    await within({ ...by, transaction, draft });
    const actor = { workspaceId, userId };
    const target = chatbot.name;
    await recordAudit({ deps, transaction, actor, action: 'chatbot.updated', target });
  });
}

async function makeDraft(
  of: InTransaction & { draft: DraftRow; number: number },
): Promise<VersionRow> {
  const { deps, transaction, workspaceId, chatbotId, number } = of;
  const connection = transaction;
  const version = await findVersionRow({ connection, workspaceId, chatbotId, number });
  if (!version) throw notFound();
  const now = deps.clock.now();
  await updateDraft({
    ...{ connection, workspaceId, chatbotId },
    changes: {
      ...version.settings,
      ...keyOf(version),
      version: of.draft.version + 1,
      updatedAt: now,
    },
  });
  await restoreAnswers({ transaction, workspaceId, chatbotId, number, now });
  await replaceLinks({
    ...{ transaction, workspaceId, chatbotId },
    documentIds: await restoreDocuments(of),
  });
  return version;
}

/** A version without a key takes none away: it may be of a time before the key was stored. */
function keyOf({ modelKeyEncrypted, modelKeyLast4 }: VersionRow) {
  return modelKeyEncrypted === null ? {} : { modelKeyEncrypted, modelKeyLast4 };
}

/** The ids of what the version answers from. */
async function restoreDocuments(of: InTransaction & { number: number }): Promise<string[]> {
  const { deps, transaction, workspaceId, userId } = of;
  const now = deps.clock.now();
  const ids: string[] = [];
  for (const { kept, isAsKept } of await listKeptDocuments(of)) {
    const id = kept.documentId;
    const twin = isAsKept ? null : await findTwin({ transaction, kept });
    ids.push(twin ?? id);
    if (isAsKept || twin) continue;
    await restoreDocument({ transaction, kept, now });
    // Other chatbots that have this document get the change as well.
    await bumpLinked({ deps, transaction, workspaceId, id, userId });
  }
  return ids;
}

const notFound = () => new AppError('not_found', 'This version is no longer kept.');

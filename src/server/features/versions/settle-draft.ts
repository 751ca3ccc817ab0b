/** Versions of a chatbot: what visitors get, what waits, and what was before. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { assertWritable, queueDraftCheck } from '#server/features/chatbots/index.ts';
import { AppError } from '#shared/errors.ts';
import { isReading, listUnrecorded, lockDraft, updateDraft } from './queries.ts';
import { isSameDraft, type RecordedDraft, recordVersion } from './record-version.ts';

type OfChatbot = { deps: Deps; workspaceId: string; chatbotId: string };

/**
 * Decides what a finished test run means for the draft: it's published, or it's held when a test fails that passes for
 * visitors. A draft that has changed since, or whose documents are still being read, is tested again.
 */
export async function settleDraft({
  deps,
  transaction,
  run,
  isBroken,
  ...of
}: OfChatbot & {
  transaction: Transaction;
  run: RecordedDraft & { number: number };
  /** Told the last run of what visitors get now. */
  isBroken: (publishedRun: number) => Promise<boolean>;
}): Promise<'published' | 'held' | 'outdated'> {
  const connection = transaction;
  const draft = await lockDraft({ transaction, ...of });
  if (!draft || !isSameDraft({ draft, expected: run })) return 'outdated';
  if (await isReading({ connection, ...of })) return 'outdated';
  const { publishedVersion, publishedRun, recordedKnowledgeVersion, recordedSettingsVersion } =
    draft;
  const recorded = {
    knowledgeVersion: recordedKnowledgeVersion,
    settingsVersion: recordedSettingsVersion,
  };
  const isPublished = publishedVersion !== null && isSameDraft({ draft, expected: recorded });
  if (!isPublished && publishedRun !== null && (await isBroken(publishedRun))) {
    await updateDraft({ connection, ...of, changes: { heldRun: run.number } });
    return 'held';
  }
  await recordVersion({ deps, transaction, ...of, reason: 'change', run });
  return 'published';
}

/** The owner's word counts more than a test. */
export async function publishAnyway({ deps, ...of }: OfChatbot): Promise<void> {
  const { workspaceId, chatbotId } = of;
  await assertWritable({ deps, workspaceId, id: chatbotId });
  await deps.database.orm.transaction(async (transaction) => {
    const draft = await lockDraft({ transaction, ...of });
    if (!draft || draft.heldRun === null) {
      throw new AppError('conflict', 'Your last change is already published.');
    }
    if (await isReading({ connection: transaction, ...of })) {
      throw new AppError('conflict', 'A document is still being read. Try again in a moment.');
    }
    const run = { number: draft.heldRun };
    await recordVersion({ deps, transaction, workspaceId, chatbotId, reason: 'anyway', run });
  });
}

/** A test that is gone holds nothing back: the others decide again. */
export async function releaseHold({
  deps,
  transaction,
  ...of
}: OfChatbot & { transaction: Transaction }): Promise<void> {
  await updateDraft({ connection: transaction, ...of, changes: { heldRun: null } });
  await queueDraftCheck({ deps, transaction, workspaceId: of.workspaceId });
}

/** Visitors of a chatbot without tests get every change at once; once it has settled, it becomes a version. */
export async function recordUntested({
  deps,
  limit,
}: {
  deps: Deps;
  limit: number;
}): Promise<void> {
  const { orm } = deps.database;
  for (const of of await listUnrecorded({ connection: orm, limit })) {
    await orm.transaction((transaction) =>
      recordVersion({ deps, transaction, ...of, reason: 'change', run: null }),
    );
  }
}

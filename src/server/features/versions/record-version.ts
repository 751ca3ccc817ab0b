import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { listKnownConflicts } from '#server/features/documents/index.ts';
import {
  keptVersions,
  mostNamedChanges,
  type VersionChanges,
  type VersionedSettings,
  versionedSettings,
} from '#shared/contract/versions.ts';
import {
  compareAnswers,
  compareDocuments,
  type DocumentChange,
  recordContent,
  refreshVectors,
} from './content-queries.ts';
import {
  createVersionRow,
  type DraftRow,
  deleteVersionsBefore,
  findLatestVersion,
  lockDraft,
  type OfChatbot,
  updateConflicts,
  updateDraft,
  type VersionRow,
} from './queries.ts';

export type RecordedDraft = { knowledgeVersion: number; settingsVersion: number };

/**
 * Publishes the draft as a version of its own, in one transaction: visitors get the old version or the new one, whole.
 * A draft without changes makes no version. Null when the draft isn't the expected one any more.
 */
export async function recordVersion({
  deps,
  transaction,
  workspaceId,
  chatbotId,
  reason,
  restoredFrom = null,
  expected,
  conflicts: given,
  run,
}: {
  deps: Pick<Deps, 'clock'>;
  transaction: Transaction;
  workspaceId: string;
  chatbotId: string;
  reason: VersionRow['reason'];
  restoredFrom?: number | null;
  /** The draft that was tested. */
  expected?: RecordedDraft;
  /** Of the version that is restored; otherwise they are the draft's. */
  conflicts?: unknown[];
  /** The tests that guard it from now on; null: visitors get changes at once. */
  run: { number: number } | null;
}): Promise<number | null> {
  const of = { connection: transaction, workspaceId, chatbotId };
  const draft = await lockDraft({ transaction, workspaceId, chatbotId });
  if (!draft || (expected && !isSameDraft({ draft, expected }))) return null;
  const latest = await findLatestVersion(of);
  const changes = await listChanges({ ...of, draft, latest });
  const isNew = latest === null || hasChanges(changes);
  const number = (latest?.number ?? 0) + (isNew ? 1 : 0);
  const conflicts = given ?? (await listKnownConflicts({ ...of, version: null }));
  const recorded = {
    knowledgeVersion: draft.knowledgeVersion,
    settingsVersion: draft.version,
  };
  if (isNew) {
    await createVersionRow({
      transaction,
      version: {
        ...{ workspaceId, chatbotId, number, reason, restoredFrom, changes, ...recorded },
        settings: pickSettings(draft),
        conflicts,
        modelKeyEncrypted: draft.modelKeyEncrypted,
        modelKeyLast4: draft.modelKeyLast4,
        userIds: draft.draftUserIds,
        createdAt: deps.clock.now(),
      },
    });
    await recordContent({ transaction, workspaceId, chatbotId, number });
    await deleteVersionsBefore({ ...of, number: number - keptVersions + 1 });
  } else await updateConflicts({ ...of, number, conflicts });
  await refreshVectors({ transaction, workspaceId, chatbotId });
  await updateDraft({
    ...of,
    changes: {
      publishedVersion: run && number,
      publishedRun: run?.number ?? null,
      heldRun: null,
      recordedKnowledgeVersion: draft.knowledgeVersion,
      recordedSettingsVersion: draft.version,
      draftUserIds: [],
    },
  });
  return number;
}

export function isSameDraft({
  draft,
  expected,
}: {
  draft: Pick<DraftRow, 'knowledgeVersion' | 'version'>;
  expected: RecordedDraft;
}): boolean {
  return (
    draft.knowledgeVersion === expected.knowledgeVersion &&
    draft.version === expected.settingsVersion
  );
}

/** What the draft has that a version hasn't. */
export async function listChanges({
  draft,
  latest,
  ...of
}: OfChatbot & { draft: DraftRow; latest: VersionRow | null }): Promise<VersionChanges> {
  const sides = { ...of, before: latest?.number ?? 0, after: null };
  const documents = joinReplaced(await compareDocuments(sides));
  const answers = await compareAnswers(sides);
  const settings = latest
    ? listChangedSettings({ before: latest.settings, after: pickSettings(draft) })
    : [];
  return {
    settings,
    documents: documents.slice(0, mostNamedChanges).map(({ name, kind }) => ({ name, kind })),
    answers: answers.slice(0, mostNamedChanges).map(({ question, kind }) => ({ question, kind })),
    more:
      Math.max(0, documents.length - mostNamedChanges) +
      Math.max(0, answers.length - mostNamedChanges),
  };
}

const hasChanges = ({ settings, documents, answers }: VersionChanges): boolean =>
  settings.length + documents.length + answers.length > 0;

/** A file that was deleted and uploaded again under its name is a changed document. */
export function joinReplaced<T extends DocumentChange>(changes: readonly T[]): T[] {
  const added = new Set(changes.flatMap(({ kind, name }) => (kind === 'added' ? [name] : [])));
  const removed = new Set(changes.flatMap(({ kind, name }) => (kind === 'removed' ? [name] : [])));
  const isReplaced = ({ kind, name }: T) =>
    kind !== 'changed' && added.has(name) && removed.has(name);
  return changes
    .filter((change) => !(isReplaced(change) && change.kind === 'removed'))
    .map((change) => (isReplaced(change) ? { ...change, kind: 'changed' as const } : change));
}

export function listChangedSettings({
  before,
  after,
}: {
  before: VersionedSettings;
  after: VersionedSettings;
}): VersionChanges['settings'] {
  return versionedSettings.filter((name) => keyOf(before[name]) !== keyOf(after[name]));
}

/** The database keeps the fields of JSON in an order of its own. */
function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, one]) => `${name}:${keyOf(one)}`).join()}}`;
}

export function pickSettings(draft: DraftRow): VersionedSettings {
  return Object.fromEntries(
    versionedSettings.map((name) => [name, draft[name]]),
  ) as VersionedSettings;
}

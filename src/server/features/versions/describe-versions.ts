import type { Deps } from '#server/deps.ts';
import type { ChatbotVersion, DraftState, VersionsResponse } from '#shared/contract/versions.ts';
import { AppError } from '#shared/errors.ts';
import {
  type DraftRow,
  findDraft,
  findLatestVersion,
  listBrokenTests,
  listUserNames,
  listVersionRows,
  type VersionRow,
} from './queries.ts';
import { isSameDraft, listChanges } from './record-version.ts';

type OfChatbot = { deps: Deps; workspaceId: string; chatbotId: string };

export async function listVersions({ deps, ...of }: OfChatbot): Promise<VersionsResponse> {
  const connection = deps.database.orm;
  const draft = await getDraftState({ deps, ...of });
  const rows = await listVersionRows({ connection, ...of });
  const ids = [...new Set(rows.flatMap(({ userIds }) => userIds))];
  const names = await listUserNames({ connection, ids });
  return { items: rows.map((row) => describe({ row, names })), draft };
}

function describe({
  row: { number, createdAt, userIds, reason, restoredFrom, changes },
  names,
}: {
  row: VersionRow;
  names: ReadonlyMap<string, string>;
}): ChatbotVersion {
  return {
    number,
    createdAt: createdAt.toISOString(),
    by: userIds.map((id) => names.get(id) ?? 'A former team member'),
    reason,
    restoredFrom,
    changes,
  };
}

/** Whether visitors get what the owner sees. */
export async function getDraftState({ deps, ...of }: OfChatbot): Promise<DraftState> {
  const connection = deps.database.orm;
  const draft = await findDraft({ connection, ...of });
  if (!draft) throw new AppError('not_found', 'This chatbot does not exist.');
  const latest = await findLatestVersion({ connection, ...of });
  const published = draft.publishedVersion ?? latest?.number ?? null;
  if (isPublished(draft)) return { state: 'published', published, changes: null, failing: [] };
  const changes = await listChanges({ connection, ...of, draft, latest });
  const { heldRun, publishedRun } = draft;
  if (heldRun === null || publishedRun === null) {
    return { state: 'checking', published, changes, failing: [] };
  }
  const broken = await listBrokenTests({ connection, ...of, heldRun, publishedRun });
  const isCurrent = broken.run !== null && isSameDraft({ draft, expected: broken.run });
  const failing = broken.tests.map(({ failures, ...test }) => ({
    ...test,
    reason: failures[0]?.message ?? '',
  }));
  return { state: isCurrent ? 'held' : 'checking', published, changes, failing };
}

/** Without tests every change is published when it's made. */
function isPublished(draft: DraftRow): boolean {
  const { publishedVersion, recordedKnowledgeVersion, recordedSettingsVersion } = draft;
  const expected = {
    knowledgeVersion: recordedKnowledgeVersion,
    settingsVersion: recordedSettingsVersion,
  };
  return publishedVersion === null || isSameDraft({ draft, expected });
}

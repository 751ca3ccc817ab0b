/** Compares the sources of a chatbot and stores where they contradict each other. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { FoundConflict } from '#server/engine/conflicts/compared-fact.ts';
import { findConflicts } from '#server/engine/conflicts/find-conflicts.ts';
import { sourceOfAnswer } from '#server/engine/conflicts/source-of-answer.ts';
import { toStoredPlaces } from '#server/engine/conflicts/stored-conflict.ts';
import { dayIn } from '#server/engine/validity/validity.ts';
import { listAnswers } from '#server/features/answers/index.ts';
import { bumpKnowledge, findLiveChatbot } from '#server/features/chatbots/index.ts';
import { findOlderVersions, listComparedSources } from '#server/features/documents/index.ts';
import {
  type ConflictRow,
  deleteConflictRow,
  listConflictRows,
  lockKnowledgeVersion,
  saveCheck,
  saveConflictRow,
  updateConflictRow,
} from './queries.ts';

type OfChatbot = { workspaceId: string; chatbotId: string };

/** A shop with more has a layout that we misread. */
const mostConflicts = 200;

export async function checkConflicts({ deps, ...of }: OfChatbot & { deps: Deps }): Promise<void> {
  const chatbot = await findLiveChatbot({ deps, id: of.chatbotId });
  if (chatbot?.workspaceId !== of.workspaceId) return;
  await findOlderVersions({ deps, ...of });
  const { timeZone } = chatbot.settings;
  const day = dayIn({ now: deps.clock.now(), timeZone });
  const sources = await listComparedSources({ deps, day, ...of });
  const language = sources.find(({ facts }) => facts.language)?.facts.language ?? 'en';
  for (const { id, question, answer, updatedAt } of await listAnswers({ deps, ...of })) {
    const changedAt = Date.parse(updatedAt);
    sources.push(sourceOfAnswer({ id, question, answer, changedAt, language }));
  }
  const { giveWay } = deps.questionTurns;
  const found = (await findConflicts(sources, { giveWay })).slice(0, mostConflicts);
  await deps.database.orm.transaction(async (transaction) => {
    const version = await lockKnowledgeVersion({ transaction, ...of });
    if (version === null) return;
    const hasChanged = await saveFound({ deps, transaction, found, ...of });
    if (hasChanged) {
      await bumpKnowledge({ deps, transaction, workspaceId: of.workspaceId, ids: [of.chatbotId] });
    }
    // What has changed meanwhile is compared again.
    const isCurrent = version === chatbot.knowledgeVersion;
    const knowledgeVersion =
      isCurrent && hasChanged
        ? ((await lockKnowledgeVersion({ transaction, ...of })) ?? version)
        : chatbot.knowledgeVersion;
    const check = { ...of, knowledgeVersion, checkedAt: deps.clock.now() };
    await saveCheck({ transaction, check });
  });
}

/** True when another fact is left out than before. */
async function saveFound({
  deps,
  transaction,
  found,
  ...of
}: OfChatbot & { deps: Deps; transaction: Transaction; found: readonly FoundConflict[] }) {
  const rows = await listConflictRows({ connection: transaction, ...of });
  const before = new Map(rows.map((row) => [row.key, row]));
  const keys = new Set(found.map(({ key }) => key));
  let hasChanged = false;
  for (const conflict of found) {
    const row = toRow({ conflict, createdAt: deps.clock.now(), ...of });
    const known = before.get(conflict.key);
    if (known && describe(known) === describe({ ...row, state: known.state })) continue;
    hasChanged ||= known?.state !== 'different';
    await saveConflictRow({ transaction, row });
  }
  for (const { key, state, isFound } of rows) {
    if (keys.has(key) || !isFound) continue;
    hasChanged ||= state !== 'different';
    // A decision is kept in case the same comes back.
    if (state === 'open') await deleteConflictRow({ transaction, key, ...of });
    else await updateConflictRow({ transaction, key, changes: { isFound: false }, ...of });
  }
  return hasChanged;
}

function toRow({
  conflict,
  createdAt,
  ...of
}: OfChatbot & { conflict: FoundConflict; createdAt: Date }): ConflictRow {
  const { key, kind, subject } = conflict;
  const places = toStoredPlaces(conflict);
  const open = { isFound: true, state: 'open', winnerId: null, userId: null } as const;
  return { ...of, key, kind, subject, places, ...open, createdAt, decidedAt: null };
}

/** Keys in the order of the database, which sorts those of JSON. */
const describe = ({ kind, subject, places, isFound, state }: ConflictRow): string =>
  JSON.stringify([kind, subject, isFound, state, places.map(sorted)]);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [key, sorted(each)]);
}

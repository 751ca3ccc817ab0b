/** Conflicts between sources of a chatbot: what its owner sees and decides. */
import type { Deps } from '#server/deps.ts';
import { type StoredPlace, splitPlaces } from '#server/engine/conflicts/stored-conflict.ts';
import { assertWritable, bumpKnowledge, findLiveChatbot } from '#server/features/chatbots/index.ts';
import type {
  Conflict,
  ConflictPlace,
  ConflictsResponse,
  DecideConflictInput,
} from '#shared/contract/conflicts.ts';
import { AppError } from '#shared/errors.ts';
import {
  type ConflictRow,
  findCheck,
  listConflictRows,
  lockKnowledgeVersion,
  saveCheck,
  updateConflictRow,
} from './queries.ts';

type OfChatbot = { deps: Deps; workspaceId: string; chatbotId: string };

export async function listConflicts({ deps, ...of }: OfChatbot): Promise<ConflictsResponse> {
  const chatbot = await findLiveChatbot({ deps, id: of.chatbotId });
  if (chatbot?.workspaceId !== of.workspaceId) {
    throw new AppError('not_found', 'This chatbot does not exist.');
  }
  const connection = deps.database.orm;
  const check = await findCheck({ connection, ...of });
  const rows = await listConflictRows({ connection, ...of });
  return {
    items: rows.filter(({ isFound }) => isFound).map(describe),
    checkedAt: check?.checkedAt.toISOString() ?? null,
    isChecking: check?.knowledgeVersion !== chatbot.knowledgeVersion,
  };
}

export async function decideConflict({
  deps,
  userId,
  key,
  input,
  ...of
}: OfChatbot & { userId: string; key: string; input: DecideConflictInput }): Promise<Conflict> {
  const { workspaceId } = of;
  await assertWritable({ deps, workspaceId, id: of.chatbotId });
  return deps.database.orm.transaction(async (transaction) => {
    const before = await lockKnowledgeVersion({ transaction, ...of });
    const rows = await listConflictRows({ connection: transaction, ...of });
    const row = rows.find((each) => each.key === key && each.isFound);
    if (!row) throw new AppError('not_found', 'This conflict is gone. The sources have changed.');
    const winnerId = input.decision === 'right' ? input.sourceId : null;
    if (winnerId && !row.places.some(({ id }) => id === winnerId)) {
      throw new AppError('not_found', 'This source is no part of the conflict.');
    }
    const state = { right: 'settled', different: 'different', open: 'open' } as const;
    const isOpen = input.decision === 'open';
    const changes = {
      state: state[input.decision],
      winnerId,
      userId: isOpen ? null : userId,
      decidedAt: isOpen ? null : deps.clock.now(),
    };
    await updateConflictRow({ transaction, key, changes, ...of });
    await bumpKnowledge({ deps, transaction, workspaceId, userId, ids: [of.chatbotId] });
    // The sources are the same as before, so they needn't be compared again.
    const check = await findCheck({ connection: transaction, ...of });
    const after = await lockKnowledgeVersion({ transaction, ...of });
    if (check && after !== null && check.knowledgeVersion === before) {
      await saveCheck({ transaction, check: { ...check, knowledgeVersion: after } });
    }
    return describe({ ...row, ...changes });
  });
}

function describe(row: ConflictRow): Conflict {
  const { key, kind, subject, state, createdAt } = row;
  const { used } = splitPlaces(row);
  const isUsed = (place: StoredPlace) => state === 'different' || place === used;
  return {
    key,
    kind,
    subject,
    state,
    places: row.places.map((place) => describePlace({ place, isUsed: isUsed(place) })),
    foundAt: createdAt.toISOString(),
  };
}

function describePlace({ place, isUsed }: { place: StoredPlace; isUsed: boolean }): ConflictPlace {
  const { source, id, title, value, quote, repeats } = place;
  return {
    source,
    id,
    title,
    value,
    quote,
    page: place.place.page ?? null,
    row: place.place.row ?? null,
    heading: place.place.heading ?? null,
    changedAt: new Date(place.changedAt).toISOString(),
    repeats: repeats.length,
    isUsed,
  };
}

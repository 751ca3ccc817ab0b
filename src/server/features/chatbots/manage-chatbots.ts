/** Chatbots: what their owner does with them, and what other features may ask of them. */

import { isPublicTarget } from '#server/adapters/outbound/guarded-fetch.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { getPlan, refusal, reserveRoom } from '#server/features/plans/index.ts';
import { type Action, originOf } from '#shared/contract/actions.ts';
import {
  type Chatbot,
  type ChatbotSummary,
  type CreateChatbotInput,
  chatbotDefaults,
  type UpdateChatbotInput,
} from '#shared/contract/chatbots.ts';
import { AppError } from '#shared/errors.ts';
import { copyChatbot } from './copy-chatbot.ts';
import { assertSpoken } from './default-wording.ts';
import { describeChatbot, isReadOnly, summariseChatbot } from './describe-chatbot.ts';
import {
  bumpKnowledgeVersions,
  type ChatbotRow,
  createChatbotRow,
  deleteChatbotRow,
  findAvatarRow,
  findChatbotRow,
  listActivity,
  listChatbotRows,
  listOwnIds,
  noteDraftUser,
  saveAvatarRow,
  updateChatbotRow,
} from './queries.ts';
import { queueConflictCheck, queueDraftCheck } from './queue-draft-check.ts';
import { isSamePlace, openModelKey } from './sealed-secrets.ts';

type OfWorkspace = { deps: Deps; workspaceId: string };
type OfChatbot = OfWorkspace & { id: string };
/** Changes are on record under the name of the person who makes them. */
type ByUser = { userId: string };

const notFound = () => new AppError('not_found', 'This chatbot does not exist.');

export async function listChatbots({ deps, workspaceId }: OfWorkspace): Promise<ChatbotSummary[]> {
  const plan = await getPlan({ deps, workspaceId });
  const of = { connection: deps.database.orm, workspaceId };
  const now = deps.clock.now();
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const [rows, active] = await Promise.all([listChatbotRows(of), listActivity({ ...of, since })]);
  const activities = new Map(active.map((activity) => [activity.chatbotId, activity]));
  return rows.map((row) =>
    summariseChatbot({ row, plan, activity: activities.get(row.chatbot.id) }),
  );
}

export async function getChatbot({ deps, ...of }: OfChatbot): Promise<Chatbot> {
  const row = await findChatbotRow({ connection: deps.database.orm, ...of });
  if (!row) throw notFound();
  return describeChatbot({ row, plan: await getPlan({ deps, ...of }) });
}

export async function createChatbot({
  deps,
  workspaceId,
  userId,
  input,
  avatar,
  within,
}: OfWorkspace &
  ByUser & {
    input: CreateChatbotInput;
    avatar?: { type: string; image: Buffer } | null;
    /** What is to be true of it from the same moment. */
    within?: (options: { transaction: Transaction; made: Chatbot }) => Promise<void>;
  }): Promise<Chatbot> {
  const actor = { workspaceId, userId };
  assertActionTargets({ deps, actions: input.actions });
  assertSpoken(input.wording);
  const now = deps.clock.now();
  const plan = await getPlan({ deps, workspaceId });
  return deps.database.orm.transaction(async (transaction) => {
    await reserveRoom({ deps, transaction, workspaceId, resource: 'chatbot' });
    const chatbot = {
      ...chatbotDefaults,
      ...input,
      workspaceId,
      userId,
      createdAt: now,
      updatedAt: now,
    };
    const target = chatbot.name;
    await recordAudit({ deps, transaction, actor, action: 'chatbot.created', target });
    const id = await createChatbotRow({ transaction, chatbot });
    if (avatar) {
      const picture = { chatbotId: id, workspaceId, ...avatar, updatedAt: now };
      await saveAvatarRow({ connection: transaction, avatar: picture });
    }
    const row = await findChatbotRow({ connection: transaction, workspaceId, id });
    if (!row) throw notFound();
    const made = describeChatbot({ row, plan });
    await within?.({ transaction, made });
    return made;
  });
}

/** With its documents, curated answers and tests, without what identifies it elsewhere: keys and secrets. */
export async function duplicateChatbot({
  deps,
  workspaceId,
  userId,
  id,
}: OfChatbot & ByUser): Promise<Chatbot> {
  const copyId = await deps.database.orm.transaction(async (transaction) => {
    const row = await findChatbotRow({ connection: transaction, workspaceId, id });
    if (!row) throw notFound();
    await reserveRoom({ deps, transaction, workspaceId, resource: 'chatbot' });
    const target = `${row.chatbot.name} (copy)`;
    const actor = { workspaceId, userId };
    await recordAudit({ deps, transaction, actor, action: 'chatbot.created', target });
    return copyChatbot({ transaction, row, userId, now: deps.clock.now() });
  });
  return getChatbot({ deps, workspaceId, id: copyId });
}

export async function updateChatbot({
  deps,
  userId,
  input: { version, ...changes },
  ...of
}: OfChatbot & ByUser & { input: UpdateChatbotInput }): Promise<Chatbot> {
  const { chatbot } = await assertWritable({ deps, ...of });
  assertActionTargets({ deps, actions: changes.actions });
  assertSpoken(changes.wording);
  const isDone = await deps.database.orm.transaction(async (transaction) => {
    const saved = {
      ...changes,
      ...dropMovedKey({ deps, chatbot, model: changes.model }),
      updatedAt: deps.clock.now(),
    };
    const row = { connection: transaction, ...of, changes: saved, version };
    if (!(await updateChatbotRow(row))) return false;
    await noteDraftUser({ connection: transaction, ...of, userId });
    const { workspaceId } = of;
    await queueDraftCheck({ deps, transaction, workspaceId });
    const actor = { workspaceId, userId };
    const target = changes.name ?? chatbot.name;
    await recordAudit({ deps, transaction, actor, action: 'chatbot.updated', target });
    return true;
  });
  const current = await getChatbot({ deps, ...of });
  if (isDone) return current;
  throw new AppError('conflict', 'This chatbot was changed elsewhere in the meantime.', {
    current,
  });
}

/** A key stays only with the provider and address it was stored for. */
function dropMovedKey({
  deps,
  chatbot: { id, model: saved, modelKeyEncrypted: sealed },
  model,
}: {
  deps: Deps;
  chatbot: ChatbotRow['chatbot'];
  model: UpdateChatbotInput['model'];
}) {
  if (!sealed || !model || (saved && isSamePlace(saved, model))) return {};
  const fits = openModelKey({ deps, id, sealed, model, saved: null }) !== null;
  return fits ? {} : { modelKeyEncrypted: null, modelKeyLast4: null };
}

export async function deleteChatbot({ deps, userId, ...of }: OfChatbot & ByUser): Promise<void> {
  await deps.database.orm.transaction(async (transaction) => {
    const name = await deleteChatbotRow({ connection: transaction, ...of });
    if (name === null) throw notFound();
    const actor = { workspaceId: of.workspaceId, userId };
    await recordAudit({ deps, transaction, actor, action: 'chatbot.deleted', target: name });
  });
}

/** The owner's choice of which chatbots stay in use where the plan allows fewer than there are. */
export async function keepChatbot({ deps, ...of }: OfChatbot): Promise<Chatbot> {
  const now = deps.clock.now();
  const connection = deps.database.orm;
  if (!(await updateChatbotRow({ connection, ...of, changes: { keptAt: now } }))) throw notFound();
  return getChatbot({ deps, ...of });
}

/** Refuses what the plan makes read-only, and what is not there or not theirs. */
export async function assertWritable({ deps, ...of }: OfChatbot): Promise<ChatbotRow> {
  const row = await findChatbotRow({ connection: deps.database.orm, ...of });
  if (!row) throw notFound();
  const plan = await getPlan({ deps, ...of });
  if (isReadOnly({ row, plan })) throw refusal({ plan, resource: 'chatbot' });
  return row;
}

/** Refuses ids that are not the workspace's own, as if they did not exist. */
export async function assertOwnChatbots({
  transaction,
  workspaceId,
  ids,
}: {
  transaction: Transaction;
  workspaceId: string;
  ids: readonly string[];
}): Promise<void> {
  const own = await listOwnIds({ connection: transaction, workspaceId, ids });
  if (own.length !== new Set(ids).size) throw notFound();
}

/**
 * Called in the transaction of every change to what these chatbots know: the next question on any instance sees it, or
 * its tests are run first.
 */
export async function bumpKnowledge({
  deps,
  transaction,
  userId,
  ...of
}: {
  deps: Deps;
  transaction: Transaction;
  workspaceId: string;
  ids: readonly string[];
  /** The person whose change it is. */
  userId?: string | null | undefined;
}): Promise<void> {
  if (of.ids.length === 0) return;
  await bumpKnowledgeVersions({ ...of, connection: transaction, userId: userId ?? null });
  await queueDraftCheck({ deps, transaction, workspaceId: of.workspaceId });
  await queueConflictCheck({ deps, transaction, workspaceId: of.workspaceId });
}

/** By the public id, for the chat. */
export async function findChatbotAvatar({ deps, id }: { deps: Deps; id: string }) {
  return findAvatarRow({ connection: deps.database.orm, chatbotId: id });
}

/** What is plain to see is said when it's saved; the name behind it is looked at each time something is sent. */
function assertActionTargets({
  deps,
  actions = [],
}: {
  deps: Deps;
  actions?: readonly Action[] | undefined;
}): void {
  const problems = actions.flatMap(({ call }, at) => {
    const origin = call ? originOf(call.url) : '';
    if (!origin || deps.env.webhookTrustedOrigins.includes(origin)) return [];
    if (isPublicTarget(new URL(origin))) return [];
    return [[`actions.${at}.call.url`, 'Only public https addresses can be called.']];
  });
  if (problems.length === 0) return;
  throw new AppError('invalid_input', 'Some of what was sent is missing or not valid.', {
    fields: Object.fromEntries(problems),
  });
}

/** SQL of chatbots; every function takes the workspace, but for the one that finds a chatbot by its public id. */
import { and, desc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '#server/db/client.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { profiles, users, workspaces } from '#server/db/schema/accounts.ts';
import { answerTests } from '#server/db/schema/answer-tests.ts';
import { answers, chatbotAvatars, chatbots, usageMonths } from '#server/db/schema/chatbots.ts';
import { conversations } from '#server/db/schema/conversations.ts';
import { chatbotDocuments } from '#server/db/schema/documents.ts';
import { chatbotVersions } from '#server/db/schema/versions.ts';
import { websiteChatbots } from '#server/db/schema/websites.ts';
import { planColumns } from '#server/features/plans/index.ts';
import type { VersionedSettings } from '#shared/contract/versions.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };
type OfChatbot = OfWorkspace & { id: string };
export type ChatbotRow = Awaited<ReturnType<typeof listChatbotRows>>[number];
export type NewChatbot = typeof chatbots.$inferInsert;

const other = alias(chatbots, 'other');
const kept = (table: typeof chatbots | typeof other) => sql`coalesce(${table.keptAt}, '-infinity')`;
/** How many of the workspace's chatbots come before this one when the plan cannot hold them all. */
const rank = sql<number>`(select count(*)::int from ${chatbots} as "other"
  where ${other.workspaceId} = ${chatbots.workspaceId} and (${kept(other)} > ${kept(chatbots)}
    or (${kept(other)} = ${kept(chatbots)}
      and (${other.createdAt}, ${other.id}) < (${chatbots.createdAt}, ${chatbots.id}))))`;
const documentsCount = sql<number>`(select count(*)::int from ${chatbotDocuments}
  where ${chatbotDocuments.chatbotId} = ${chatbots.id})`;

const columns = {
  chatbot: chatbots,
  rank,
  documentsCount,
  avatarUpdatedAt: chatbotAvatars.updatedAt,
};
const selectRows = ({ connection, where }: { connection: Connection; where: SQL | undefined }) =>
  connection
    .select(columns)
    .from(chatbots)
    .leftJoin(chatbotAvatars, eq(chatbotAvatars.chatbotId, chatbots.id))
    .where(where);

type Given = string | Placeholder;
const isOf = ({ workspaceId, id }: { workspaceId: Given; id: Given }) =>
  and(eq(chatbots.workspaceId, workspaceId), eq(chatbots.id, id));

/** What visitors have been saying to each of the workspace's chatbots. */
export async function listActivity({
  connection,
  workspaceId,
  since,
}: OfWorkspace & { since: Date }) {
  const ofChatbot = sql`from ${conversations} where ${conversations.chatbotId} = ${chatbots.id}`;
  const last = conversations.lastMessageAt;
  // Each of its own, so that the index is read from where it matters on, and not every conversation there ever was.
  return connection
    .select({
      chatbotId: chatbots.id,
      recent: sql<number>`(select count(*)::int ${ofChatbot} and ${last} >= ${since.toISOString()}::timestamptz)`,
      lastAt: sql<Date | null>`(select max(${last}) ${ofChatbot})`.mapWith(last),
    })
    .from(chatbots)
    .where(eq(chatbots.workspaceId, workspaceId));
}

export async function listChatbotRows({ connection, workspaceId }: OfWorkspace) {
  const where = eq(chatbots.workspaceId, workspaceId);
  return selectRows({ connection, where }).orderBy(desc(chatbots.createdAt), chatbots.id);
}

const chatbotById = prepareOnce((connection) => {
  const of = { workspaceId: sql.placeholder('workspaceId'), id: sql.placeholder('id') };
  return selectRows({ connection, where: isOf(of) });
});

export async function findChatbotRow({
  workspaceId,
  id,
  connection,
}: OfChatbot): Promise<ChatbotRow | null> {
  const [row] = await chatbotById(connection).execute({ workspaceId, id });
  return row ?? null;
}

const publishedColumns = {
  number: chatbotVersions.number,
  settings: chatbotVersions.settings,
  modelKeyEncrypted: chatbotVersions.modelKeyEncrypted,
};

const publicChatbot = prepareOnce((connection) =>
  connection
    .select({
      ...columns,
      plan: planColumns,
      ownerSuspendedAt: users.suspendedAt,
      published: publishedColumns,
    })
    .from(chatbots)
    .leftJoin(
      chatbotVersions,
      and(
        eq(chatbotVersions.chatbotId, chatbots.id),
        eq(chatbotVersions.number, chatbots.publishedVersion),
      ),
    )
    .leftJoin(chatbotAvatars, eq(chatbotAvatars.chatbotId, chatbots.id))
    .innerJoin(workspaces, eq(workspaces.id, chatbots.workspaceId))
    .innerJoin(profiles, eq(profiles.id, workspaces.ownerId))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(eq(chatbots.id, sql.placeholder('id'))),
);

/** For visitors, who know nothing but the id: the workspace is what this answers, with its plan in the same breath. */
export async function findPublicChatbotRow({
  connection,
  id,
}: {
  connection: Connection;
  id: string;
}) {
  const [row] = await publicChatbot(connection).execute({ id });
  return row ?? null;
}

export async function createChatbotRow({
  transaction,
  chatbot,
}: {
  transaction: Transaction;
  chatbot: NewChatbot;
}): Promise<string> {
  const [row] = await transaction.insert(chatbots).values(chatbot).returning({ id: chatbots.id });
  if (!row) throw new Error('The chatbot was not stored');
  return row.id;
}

/** False when the row is not the one the change was made to. */
export async function updateChatbotRow({
  connection,
  changes,
  version,
  ...of
}: OfChatbot & { changes: Partial<NewChatbot>; version?: number }): Promise<boolean> {
  const updated = await connection
    .update(chatbots)
    .set({ ...changes, version: sql`${chatbots.version} + 1` })
    .where(and(isOf(of), version === undefined ? undefined : eq(chatbots.version, version)))
    .returning({ id: chatbots.id });
  return updated.length > 0;
}

/** Gives the name it had, or null where there was none to delete. */
export async function deleteChatbotRow({ connection, ...of }: OfChatbot): Promise<string | null> {
  const [deleted] = await connection
    .delete(chatbots)
    .where(isOf(of))
    .returning({ name: chatbots.name });
  return deleted?.name ?? null;
}

/** Which of these chatbots are the workspace's own. */
export async function listOwnIds({
  connection,
  workspaceId,
  ids,
}: OfWorkspace & { ids: readonly string[] }): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await connection
    .select({ id: chatbots.id })
    .from(chatbots)
    .where(and(eq(chatbots.workspaceId, workspaceId), inArray(chatbots.id, [...ids])));
  return rows.map(({ id }) => id);
}

export async function bumpKnowledgeVersions({
  connection,
  workspaceId,
  ids,
  userId,
}: OfWorkspace & { ids: readonly string[]; userId: string | null }): Promise<void> {
  await connection
    .update(chatbots)
    .set({
      knowledgeVersion: sql`${chatbots.knowledgeVersion} + 1`,
      ...(userId && { draftUserIds: withDraftUser(userId) }),
    })
    .where(and(eq(chatbots.workspaceId, workspaceId), inArray(chatbots.id, [...ids])));
}

const withDraftUser = (userId: string) =>
  sql`case when ${chatbots.draftUserIds} @> to_jsonb(${userId}::text) then ${chatbots.draftUserIds}
    else ${chatbots.draftUserIds} || to_jsonb(${userId}::text) end`;

export async function noteDraftUser({
  connection,
  userId,
  ...of
}: OfChatbot & { userId: string }): Promise<void> {
  await connection
    .update(chatbots)
    .set({ draftUserIds: withDraftUser(userId) })
    .where(isOf(of));
}

export async function saveAvatarRow({
  avatar,
  connection,
}: {
  connection: Connection;
  avatar: typeof chatbotAvatars.$inferInsert;
}): Promise<void> {
  const { chatbotId, workspaceId, ...picture } = avatar;
  await connection
    .insert(chatbotAvatars)
    .values(avatar)
    .onConflictDoUpdate({ target: chatbotAvatars.chatbotId, set: picture });
}

export async function findAvatarRow({
  connection,
  chatbotId,
}: {
  connection: Connection;
  chatbotId: string;
}) {
  const [row] = await connection
    .select()
    .from(chatbotAvatars)
    .where(eq(chatbotAvatars.chatbotId, chatbotId));
  return row ?? null;
}

export async function deleteAvatarRow({ connection, workspaceId, id }: OfChatbot): Promise<void> {
  await connection
    .delete(chatbotAvatars)
    .where(and(eq(chatbotAvatars.workspaceId, workspaceId), eq(chatbotAvatars.chatbotId, id)));
}

/** What the chatbot knows and says, for a second one of the same workspace. */
export async function copyKnowledge({
  transaction,
  workspaceId,
  fromId,
  toId,
  userId,
}: {
  transaction: Transaction;
  workspaceId: string;
  fromId: string;
  toId: string;
  userId: string;
}): Promise<void> {
  await transaction.execute(sql`insert into ${chatbotDocuments} (chatbot_id, document_id, workspace_id)
    select ${toId}, document_id, workspace_id from ${chatbotDocuments}
    where chatbot_id = ${fromId} and workspace_id = ${workspaceId}`);
  await transaction.execute(sql`insert into ${websiteChatbots} (website_id, chatbot_id, workspace_id)
    select website_id, ${toId}, workspace_id from ${websiteChatbots}
    where workspace_id = ${workspaceId} and chatbot_id = ${fromId}`);
  await transaction.execute(sql`insert into ${answerTests}
    (workspace_id, chatbot_id, user_id, question, history, expectations, document_name, origin, created_at, updated_at)
    select workspace_id, ${toId}, ${userId}, question, history, expectations, document_name, origin, created_at, updated_at
    from ${answerTests} where workspace_id = ${workspaceId} and chatbot_id = ${fromId}`);
  const isOwn = and(eq(answers.workspaceId, workspaceId), eq(answers.chatbotId, fromId));
  const pairs = await transaction.select().from(answers).where(isOwn);
  if (pairs.length === 0) return;
  const copies = pairs.map(({ id: _, ...pair }) => ({ ...pair, chatbotId: toId, userId }));
  await transaction.insert(answers).values(copies);
}

export async function exportAnswers({ connection, workspaceId }: OfWorkspace) {
  const { chatbotId, question, answer, createdAt } = answers;
  return connection
    .select({ chatbotId, question, answer, createdAt })
    .from(answers)
    .where(eq(answers.workspaceId, workspaceId));
}

export async function exportUsage({ connection, workspaceId }: OfWorkspace) {
  const { month, messages, apiCalls } = usageMonths;
  return connection
    .select({ month, messages, apiCalls })
    .from(usageMonths)
    .where(eq(usageMonths.workspaceId, workspaceId));
}

/** The key that a version was published with, and the model it was for. */
export async function findVersionKey({
  connection,
  number,
  ...of
}: OfChatbot & { number: number }) {
  const model = sql<VersionedSettings['model']>`${chatbotVersions.settings} -> 'model'`;
  const [row] = await connection
    .select({ model, modelKeyEncrypted: chatbotVersions.modelKeyEncrypted })
    .from(chatbotVersions)
    .where(
      and(
        eq(chatbotVersions.workspaceId, of.workspaceId),
        eq(chatbotVersions.chatbotId, of.id),
        eq(chatbotVersions.number, number),
      ),
    );
  return row ?? null;
}

/** A key that its owner deletes is in no version any more. */
export async function deleteVersionKeys({ connection, workspaceId, id }: OfChatbot): Promise<void> {
  await connection
    .update(chatbotVersions)
    .set({ modelKeyEncrypted: null, modelKeyLast4: null })
    .where(and(eq(chatbotVersions.workspaceId, workspaceId), eq(chatbotVersions.chatbotId, id)));
}

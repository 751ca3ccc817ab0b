/** SQL of actions: their secrets and the log of their calls. Every function takes the workspace, but for the daily clean-up. */
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { deleteInBatches } from '#server/db/delete-in-batches.ts';
import { actionCalls, actionSecrets } from '#server/db/schema/actions.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { chatbotVersions } from '#server/db/schema/versions.ts';

type OfChatbot = { connection: Connection; workspaceId: string; chatbotId: string };
export type SecretRow = typeof actionSecrets.$inferSelect;
type CallRow = typeof actionCalls.$inferSelect;
export type CallEnd = Pick<CallRow, 'outcome' | 'status' | 'milliseconds'>;

const secretIsOf = ({ workspaceId, chatbotId }: OfChatbot) =>
  and(eq(actionSecrets.workspaceId, workspaceId), eq(actionSecrets.chatbotId, chatbotId));
const callIsOf = ({ workspaceId, chatbotId }: OfChatbot) =>
  and(eq(actionCalls.workspaceId, workspaceId), eq(actionCalls.chatbotId, chatbotId));

export async function listSecretRows(of: OfChatbot): Promise<SecretRow[]> {
  return of.connection
    .select()
    .from(actionSecrets)
    .where(secretIsOf(of))
    .orderBy(actionSecrets.header);
}

/** Those that one action may send to one host. */
export async function findSecretRows({
  actionId,
  origin,
  ...of
}: OfChatbot & { actionId: string; origin: string }): Promise<SecretRow[]> {
  return of.connection
    .select()
    .from(actionSecrets)
    .where(
      and(secretIsOf(of), eq(actionSecrets.actionId, actionId), eq(actionSecrets.origin, origin)),
    );
}

export async function saveSecretRow({
  connection,
  row,
}: {
  connection: Connection;
  row: typeof actionSecrets.$inferInsert;
}): Promise<void> {
  const { sealed, last4, updatedAt } = row;
  const { chatbotId, actionId, header, origin } = actionSecrets;
  await connection
    .insert(actionSecrets)
    .values(row)
    .onConflictDoUpdate({
      target: [chatbotId, actionId, header, origin],
      set: { sealed, last4, updatedAt },
    });
}

export async function deleteSecretRow({ id, ...of }: OfChatbot & { id: string }): Promise<boolean> {
  const deleted = await of.connection
    .delete(actionSecrets)
    .where(and(secretIsOf(of), eq(actionSecrets.id, id)))
    .returning({ id: actionSecrets.id });
  return deleted.length > 0;
}

/** Null where a call with this key was begun before. */
export async function beginCall({
  connection,
  call,
}: {
  connection: Connection;
  call: typeof actionCalls.$inferInsert;
}): Promise<string | null> {
  const [row] = await connection
    .insert(actionCalls)
    .values(call)
    .onConflictDoNothing({ target: [actionCalls.chatbotId, actionCalls.idempotencyKey] })
    .returning({ id: actionCalls.id });
  return row?.id ?? null;
}

export async function endCall({
  id,
  end,
  ...of
}: OfChatbot & { id: string; end: CallEnd }): Promise<void> {
  await of.connection
    .update(actionCalls)
    .set(end)
    .where(and(callIsOf(of), eq(actionCalls.id, id)));
}

export async function findCallByKey({
  idempotencyKey,
  ...of
}: OfChatbot & { idempotencyKey: string }): Promise<CallRow | null> {
  const [row] = await of.connection
    .select()
    .from(actionCalls)
    .where(and(callIsOf(of), eq(actionCalls.idempotencyKey, idempotencyKey)));
  return row ?? null;
}

export async function listCallRows({
  limit,
  ...of
}: OfChatbot & { limit: number }): Promise<CallRow[]> {
  return of.connection
    .select()
    .from(actionCalls)
    .where(callIsOf(of))
    .orderBy(desc(actionCalls.createdAt), desc(actionCalls.id))
    .limit(limit);
}

/** What an export says of calls: when, which action and how it ended. */
export async function exportCalls({
  connection,
  workspaceId,
}: Pick<OfChatbot, 'connection' | 'workspaceId'>) {
  const { chatbotId, conversationId, actionName, outcome, status, isTest, createdAt } = actionCalls;
  return connection
    .select({ chatbotId, conversationId, actionName, outcome, status, isTest, createdAt })
    .from(actionCalls)
    .where(eq(actionCalls.workspaceId, workspaceId))
    .orderBy(actionCalls.createdAt);
}

export async function exportCallsOfConversation({
  connection,
  workspaceId,
  conversationId,
}: {
  connection: Connection;
  workspaceId: string;
  conversationId: string;
}) {
  const { actionName, outcome, createdAt } = actionCalls;
  return connection
    .select({ actionName, outcome, createdAt })
    .from(actionCalls)
    .where(
      and(eq(actionCalls.workspaceId, workspaceId), eq(actionCalls.conversationId, conversationId)),
    )
    .orderBy(actionCalls.createdAt);
}

export async function deleteCallsBefore({
  connection,
  moment,
  signal,
}: {
  connection: Connection;
  moment: Date;
  signal?: AbortSignal;
}): Promise<void> {
  const listOld = (limit: number) =>
    connection
      .select({ id: actionCalls.id })
      .from(actionCalls)
      .where(lt(actionCalls.createdAt, moment))
      .orderBy(actionCalls.createdAt)
      .limit(limit);
  await deleteInBatches({
    signal,
    deleteSome: (limit) =>
      connection.delete(actionCalls).where(inArray(actionCalls.id, listOld(limit))),
  });
}

/** Secrets of actions that neither the chatbot nor a kept version of it has any more. */
export async function deleteUnusedSecrets({
  connection,
  before,
}: {
  connection: Connection;
  /** A secret can be stored before its action is saved. */
  before: Date;
}): Promise<void> {
  const has = (actions: unknown) =>
    sql`${actions} @> jsonb_build_array(jsonb_build_object('id', ${actionSecrets.actionId}::text))`;
  const unused = connection
    .select({ id: actionSecrets.id })
    .from(actionSecrets)
    .innerJoin(chatbots, eq(chatbots.id, actionSecrets.chatbotId))
    .where(
      and(
        lt(actionSecrets.updatedAt, before),
        sql`not (${has(chatbots.actions)})`,
        sql`not exists (select from ${chatbotVersions}
          where ${chatbotVersions.chatbotId} = ${actionSecrets.chatbotId}
            and ${has(sql`${chatbotVersions.settings} -> 'actions'`)})`,
      ),
    );
  await connection.delete(actionSecrets).where(inArray(actionSecrets.id, unused));
}

/** SQL of plans and usage; every function takes the workspace. A workspace's plan is its owner's. */
import { and, count, eq, isNull, lt, type Placeholder, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { profiles, users, workspaces } from '#server/db/schema/accounts.ts';
import { chatbots, usageMonths } from '#server/db/schema/chatbots.ts';
import { documents } from '#server/db/schema/documents.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };
type OfMonth = OfWorkspace & { month: string };

/** What `describePlan` reads, for callers that have the workspace and its owner's profile in a query already. */
export const planColumns = {
  ownerId: workspaces.ownerId,
  planId: profiles.planId,
  subscriptionStatus: profiles.subscriptionStatus,
  trialEndsAt: profiles.trialEndsAt,
  paidUntil: profiles.paidUntil,
  chatbotAllowance: profiles.chatbotAllowance,
  isSuperuser: profiles.isSuperuser,
  role: profiles.role,
};

const selectPlan = ({
  connection,
  workspaceId,
}: {
  connection: Connection;
  workspaceId: string | Placeholder;
}) =>
  connection
    .select(planColumns)
    .from(workspaces)
    .innerJoin(profiles, eq(profiles.id, workspaces.ownerId))
    .where(eq(workspaces.id, workspaceId));

const plan = prepareOnce((connection) =>
  selectPlan({ connection, workspaceId: sql.placeholder('workspaceId') }),
);

export async function findPlanRow({ connection, workspaceId }: OfWorkspace) {
  const [row] = await plan(connection).execute({ workspaceId });
  return row ?? null;
}

/** Anyone who creates something that is limited waits here for anyone else who does so in the same workspace. */
export async function lockPlanRow(input: { transaction: Transaction; workspaceId: string }) {
  const [row] = await selectPlan({ ...input, connection: input.transaction }).for('update', {
    of: workspaces,
  });
  return row ?? null;
}

export async function countChatbots({ connection, workspaceId }: OfWorkspace): Promise<number> {
  const [row] = await connection
    .select({ count: count() })
    .from(chatbots)
    .where(eq(chatbots.workspaceId, workspaceId));
  return row?.count ?? 0;
}

/** Uploaded files; pages of websites are counted apart. */
export async function countDocuments({ connection, workspaceId }: OfWorkspace): Promise<number> {
  const [row] = await connection
    .select({ count: count() })
    .from(documents)
    .where(
      and(
        eq(documents.workspaceId, workspaceId),
        isNull(documents.url),
        isNull(documents.deletedAt),
      ),
    );
  return row?.count ?? 0;
}

export async function findUsageMonth({ connection, workspaceId, month }: OfMonth) {
  const [row] = await connection
    .select({ messages: usageMonths.messages, apiCalls: usageMonths.apiCalls })
    .from(usageMonths)
    .where(and(eq(usageMonths.workspaceId, workspaceId), eq(usageMonths.month, month)));
  return row ?? { messages: 0, apiCalls: 0 };
}

/** As far as the column counts: no limit. */
const countMax = 2 ** 31 - 1;

const oneMoreMessage = prepareOnce((connection) =>
  connection
    .insert(usageMonths)
    .values({
      workspaceId: sql.placeholder('workspaceId'),
      month: sql.placeholder('month'),
      messages: 1,
    })
    .onConflictDoUpdate({
      target: [usageMonths.workspaceId, usageMonths.month],
      set: { messages: sql`${usageMonths.messages} + 1` },
      setWhere: lt(usageMonths.messages, sql.placeholder('max')),
    })
    .returning({
      messages: usageMonths.messages,
      warnedPercent: usageMonths.warnedPercent,
      relaxed: sql`set_config('synchronous_commit', 'off', true)`,
    }),
);

/**
 * Counts one message if the limit allows it and gives the new count, else null. One statement: no race overruns it. The
 * answer's own commit takes the count to the disk; the visitor need not wait for it twice.
 */
export async function consumeMessage({
  connection,
  workspaceId,
  month,
  limit,
}: OfMonth & { limit: number }): Promise<{ messages: number; warnedPercent: number } | null> {
  if (limit === 0) return null;
  const max = limit < 0 ? countMax : limit;
  const [row] = await oneMoreMessage(connection).execute({ workspaceId, month, max });
  return row ?? null;
}

export async function giveBackMessage({ connection, workspaceId, month }: OfMonth): Promise<void> {
  await connection
    .update(usageMonths)
    .set({ messages: sql`greatest(0, ${usageMonths.messages} - 1)` })
    .where(and(eq(usageMonths.workspaceId, workspaceId), eq(usageMonths.month, month)));
}

/** To be written along with the count of the rate limit that every call of the API needs as well. */
export function countedApiCall(connection: Connection) {
  return connection.$with('counted_call').as(
    connection
      .insert(usageMonths)
      .values({
        workspaceId: sql.placeholder('workspaceId'),
        month: sql.placeholder('month'),
        apiCalls: 1,
      })
      .onConflictDoUpdate({
        target: [usageMonths.workspaceId, usageMonths.month],
        set: { apiCalls: sql`${usageMonths.apiCalls} + 1` },
      })
      .returning({ apiCalls: usageMonths.apiCalls }),
  );
}

/** True for the one caller who is the first to reach this share. */
export async function markWarned({
  connection,
  workspaceId,
  month,
  percent,
}: OfMonth & { percent: number }): Promise<boolean> {
  const marked = await connection
    .update(usageMonths)
    .set({ warnedPercent: percent })
    .where(
      and(
        eq(usageMonths.workspaceId, workspaceId),
        eq(usageMonths.month, month),
        lt(usageMonths.warnedPercent, percent),
      ),
    )
    .returning({ month: usageMonths.month });
  return marked.length > 0;
}

export async function findOwnerAddress({ connection, workspaceId }: OfWorkspace) {
  const [row] = await connection
    .select({ userId: users.id, email: users.email })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(eq(workspaces.id, workspaceId));
  return row ?? null;
}

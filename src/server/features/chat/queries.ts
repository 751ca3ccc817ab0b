/** SQL of the visitor's side: where a chatbot was seen, and what the operator's model has been asked. */
import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { modelMonths, widgetPings } from '#server/db/schema/conversations.ts';

type OfChatbot = { connection: Connection; workspaceId: string; chatbotId: string };
type PingRow = typeof widgetPings.$inferSelect;

const isOf = ({ workspaceId, chatbotId }: OfChatbot) =>
  and(eq(widgetPings.workspaceId, workspaceId), eq(widgetPings.chatbotId, chatbotId));

export async function findPing(input: OfChatbot & { origin: string }): Promise<PingRow | null> {
  const [row] = await input.connection
    .select()
    .from(widgetPings)
    .where(and(isOf(input), eq(widgetPings.origin, input.origin)));
  return row ?? null;
}

/** Forgets all but the latest; sites that were refused go first. */
export async function deletePingsBeyond({
  most,
  ...of
}: OfChatbot & { most: number }): Promise<void> {
  const kept = of.connection
    .select({ origin: widgetPings.origin })
    .from(widgetPings)
    .where(isOf(of))
    .orderBy(asc(widgetPings.refused), desc(widgetPings.lastAt))
    .limit(most);
  await of.connection
    .delete(widgetPings)
    .where(and(isOf(of), notInArray(widgetPings.origin, kept)));
}

export async function listPings(input: OfChatbot): Promise<PingRow[]> {
  return input.connection
    .select()
    .from(widgetPings)
    .where(isOf(input))
    .orderBy(desc(widgetPings.lastAt));
}

/** The site where each chatbot's widget was seen last. Sites that its owner doesn't allow don't count. */
export async function listLatestSites({ connection, workspaceId }: Omit<OfChatbot, 'chatbotId'>) {
  return connection
    .selectDistinctOn([widgetPings.chatbotId], {
      chatbotId: widgetPings.chatbotId,
      origin: widgetPings.origin,
      lastAt: widgetPings.lastAt,
    })
    .from(widgetPings)
    .where(and(eq(widgetPings.workspaceId, workspaceId), eq(widgetPings.refused, false)))
    .orderBy(widgetPings.chatbotId, desc(widgetPings.lastAt));
}

export async function savePing({
  connection,
  now,
  ...ping
}: OfChatbot & { origin: string; refused: boolean; now: Date }): Promise<void> {
  await connection
    .insert(widgetPings)
    .values({ ...ping, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [widgetPings.chatbotId, widgetPings.origin],
      set: { lastAt: sql`excluded.last_at`, refused: sql`excluded.refused` },
    });
}

/** One more call on the operator's key this month; false when the installation has had them all. */
export async function countModelCall({
  connection,
  month,
  max,
}: {
  connection: Connection;
  month: string;
  max: number;
}): Promise<boolean> {
  const rows = await connection
    .insert(modelMonths)
    .values({ month, calls: 1 })
    .onConflictDoUpdate({
      target: modelMonths.month,
      set: { calls: sql`${modelMonths.calls} + 1` },
      setWhere: sql`${modelMonths.calls} < ${max}`,
    })
    .returning({ calls: modelMonths.calls });
  return rows.length > 0;
}

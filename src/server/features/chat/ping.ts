import { and, count, eq, sql } from 'drizzle-orm';
import { widgetPings } from '#server/db/schema/conversations.ts';
import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/service.ts';

/** Anybody can claim to be any page, so only so many are remembered. */
const maxOrigins = 50;
const refreshMs = 15 * 60_000;

/** Remembers on which sites a chatbot was seen or refused; most calls write nothing. */
export async function recordPing({
  deps,
  chatbot: { id: chatbotId, workspaceId },
  origin,
  isRefused,
}: {
  deps: Deps;
  chatbot: Pick<LiveChatbot, 'id' | 'workspaceId'>;
  origin: string;
  isRefused: boolean;
}): Promise<void> {
  const { orm } = deps.database;
  const now = deps.clock.now();
  const site = origin.slice(0, 200);
  const isOf = and(eq(widgetPings.chatbotId, chatbotId), eq(widgetPings.workspaceId, workspaceId));
  const [known] = await orm
    .select({ lastAt: widgetPings.lastAt, refused: widgetPings.refused })
    .from(widgetPings)
    .where(and(isOf, eq(widgetPings.origin, site)));
  const isFresh = known && now.getTime() - known.lastAt.getTime() < refreshMs;
  if (isFresh && known.refused === isRefused) return;
  if (!known) {
    const [row] = await orm.select({ count: count() }).from(widgetPings).where(isOf);
    if ((row?.count ?? 0) >= maxOrigins) return;
  }
  await orm
    .insert(widgetPings)
    .values({ workspaceId, chatbotId, origin: site, refused: isRefused, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [widgetPings.chatbotId, widgetPings.origin],
      set: { lastAt: sql`excluded.last_at`, refused: sql`excluded.refused` },
    });
}

/** One person's data, on their own wish: everything in one document, or everything gone. */
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { leads } from '#server/db/schema/leads.ts';
import type { Deps } from '#server/deps.ts';
import { publishNews } from '#server/features/live/service.ts';
import { notFound } from './inbox.ts';
import { findConversation } from './queries.ts';

type OfConversation = { deps: Deps; workspaceId: string; id: string };

/** The same visitor, or the same address left in another conversation. */
async function listIds({ deps, workspaceId, id }: OfConversation) {
  const { orm } = deps.database;
  const found = await findConversation({ connection: orm, workspaceId, id });
  if (!found) throw notFound();
  const email = found.visitor.email?.toLowerCase() ?? null;
  const rows = await orm
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.workspaceId, workspaceId),
        or(
          eq(conversations.visitorId, found.visitorId),
          email ? sql`lower(${conversations.visitor}->>'email') = ${email}` : undefined,
        ),
      ),
    );
  return { ids: rows.map((row) => row.id), email };
}

const leadsOf = (o: { workspaceId: string; ids: string[]; email: string | null }) =>
  and(
    eq(leads.workspaceId, o.workspaceId),
    or(inArray(leads.conversationId, o.ids), o.email ? eq(leads.email, o.email) : undefined),
  );

export async function exportVisitor(of: OfConversation): Promise<Record<string, unknown>> {
  const { workspaceId } = of;
  const { orm } = of.deps.database;
  const { ids, email } = await listIds(of);
  return {
    exported_at: of.deps.clock.now().toISOString(),
    conversations: await orm.select().from(conversations).where(inArray(conversations.id, ids)),
    messages: await orm
      .select()
      .from(messages)
      .where(and(eq(messages.workspaceId, workspaceId), inArray(messages.conversationId, ids)))
      .orderBy(asc(messages.seq)),
    leads: await orm.select().from(leads).where(leadsOf({ workspaceId, ids, email })),
  };
}

export async function eraseVisitor(of: OfConversation): Promise<{ conversations: number }> {
  const { deps, workspaceId } = of;
  const { ids, email } = await listIds(of);
  await deps.database.orm.transaction(async (transaction) => {
    await transaction.delete(leads).where(leadsOf({ workspaceId, ids, email }));
    await transaction
      .delete(conversations)
      .where(and(eq(conversations.workspaceId, workspaceId), inArray(conversations.id, ids)));
  });
  for (const conversationId of ids) {
    await publishNews({ deps, news: { kind: 'gone', workspaceId, conversationId } });
  }
  return { conversations: ids.length };
}

/** SQL of what leaves as a whole: an account's export, one person's data, what is older than its chatbot keeps. */
import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { deleteInBatches } from '#server/db/delete-in-batches.ts';
import { bookings } from '#server/db/schema/bookings.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { conversations, messages, savedReplies } from '#server/db/schema/conversations.ts';
import { leads } from '#server/db/schema/leads.ts';
import { visitorAlias } from '#shared/visitor-alias.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };
/** One person's conversations, and the address they left. */
export type Person = { ids: string[]; email: string | null };

export async function exportConversations({ connection, workspaceId }: OfWorkspace) {
  return {
    conversations: withAlias(
      await connection
        .select()
        .from(conversations)
        .where(eq(conversations.workspaceId, workspaceId)),
    ),
    messages: await connection
      .select()
      .from(messages)
      .where(eq(messages.workspaceId, workspaceId))
      .orderBy(asc(messages.seq)),
    leads: await connection.select().from(leads).where(eq(leads.workspaceId, workspaceId)),
    saved_replies: await connection
      .select()
      .from(savedReplies)
      .where(eq(savedReplies.workspaceId, workspaceId)),
  };
}

/** With the names that the inbox shows. */
const withAlias = (rows: (typeof conversations.$inferSelect)[]) =>
  rows.map((row) => ({ ...row, alias: visitorAlias(row.visitorId) }));

/** The same visitor, or the same address left in another conversation. */
export async function listConversationIds({
  connection,
  workspaceId,
  visitorId,
  email,
}: OfWorkspace & { visitorId: string; email: string | null }): Promise<string[]> {
  const rows = await connection
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.workspaceId, workspaceId),
        or(
          eq(conversations.visitorId, visitorId),
          email ? sql`lower(${conversations.visitor}->>'email') = ${email}` : undefined,
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

const areOf = ({ workspaceId, ids }: OfWorkspace & Person) =>
  and(eq(conversations.workspaceId, workspaceId), inArray(conversations.id, ids));

const leadsOf = ({ workspaceId, ids, email }: OfWorkspace & Person) =>
  and(
    eq(leads.workspaceId, workspaceId),
    or(inArray(leads.conversationId, ids), email ? eq(leads.email, email) : undefined),
  );

const bookingsOf = ({ workspaceId, ids, email }: OfWorkspace & Person) =>
  and(
    eq(bookings.workspaceId, workspaceId),
    or(
      inArray(bookings.conversationId, ids),
      email ? sql`lower(${bookings.email}) = ${email}` : undefined,
    ),
  );

export async function exportPerson(input: OfWorkspace & Person) {
  const { connection, workspaceId, ids } = input;
  return {
    conversations: withAlias(await connection.select().from(conversations).where(areOf(input))),
    messages: await connection
      .select()
      .from(messages)
      .where(and(eq(messages.workspaceId, workspaceId), inArray(messages.conversationId, ids)))
      .orderBy(asc(messages.seq)),
    leads: await connection.select().from(leads).where(leadsOf(input)),
    bookings: await connection.select().from(bookings).where(bookingsOf(input)),
  };
}

export async function deletePerson(input: OfWorkspace & Person): Promise<void> {
  await input.connection.delete(leads).where(leadsOf(input));
  await input.connection.delete(bookings).where(bookingsOf(input));
  await input.connection.delete(conversations).where(areOf(input));
}

/** Chatbots whose owner wants conversations gone so many days after the last message. */
export async function listRetentions({ connection }: { connection: Connection }) {
  return connection
    .select({
      workspaceId: chatbots.workspaceId,
      chatbotId: chatbots.id,
      days: chatbots.retentionDays,
    })
    .from(chatbots)
    .where(isNotNull(chatbots.retentionDays));
}

/** Their messages go with them, so few conversations are many rows. */
const conversationsAtOnce = 100;

export async function deleteConversationsBefore({
  connection,
  workspaceId,
  chatbotId,
  moment,
  signal,
}: OfWorkspace & { chatbotId: string; moment: Date; signal?: AbortSignal }): Promise<void> {
  const listOld = (limit: number) =>
    connection
      .select({ id: conversations.id })
      .from(conversations)
      .where(
        and(
          eq(conversations.workspaceId, workspaceId),
          eq(conversations.chatbotId, chatbotId),
          lt(conversations.lastMessageAt, moment),
        ),
      )
      .orderBy(conversations.lastMessageAt)
      .limit(limit);
  await deleteInBatches({
    atOnce: conversationsAtOnce,
    signal,
    deleteSome: (limit) =>
      connection.delete(conversations).where(inArray(conversations.id, listOld(limit))),
  });
}

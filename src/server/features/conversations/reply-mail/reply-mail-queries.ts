/** SQL of what is mailed to visitors who are away. */
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { messages } from '#server/db/schema/conversations.ts';
import { leads } from '#server/db/schema/leads.ts';
import type { MessageRow } from '#server/features/conversations/queries.ts';

/** What the team wrote after a message, the newest of it, in the order it was written. */
export async function listRepliesAfter({
  connection,
  workspaceId,
  conversationId,
  after,
  limit,
}: {
  connection: Connection;
  workspaceId: string;
  conversationId: string;
  after: number;
  limit: number;
}): Promise<MessageRow[]> {
  const rows = await connection
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.workspaceId, workspaceId),
        eq(messages.conversationId, conversationId),
        eq(messages.role, 'human'),
        gt(messages.seq, after),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.reverse();
}

/** Whether an address was left in this conversation: in its contact form, or in a message the visitor wrote. */
export async function hasLeftEmail({
  connection,
  workspaceId,
  conversationId,
  email,
}: {
  connection: Connection;
  workspaceId: string;
  conversationId: string;
  email: string;
}): Promise<boolean> {
  const [form] = await connection
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.workspaceId, workspaceId),
        eq(leads.conversationId, conversationId),
        eq(leads.email, email),
      ),
    )
    .limit(1);
  if (form) return true;
  const [message] = await connection
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.workspaceId, workspaceId),
        eq(messages.conversationId, conversationId),
        eq(messages.role, 'visitor'),
        sql`strpos(lower(${messages.text}), ${email}) > 0`,
      ),
    )
    .limit(1);
  return message !== undefined;
}

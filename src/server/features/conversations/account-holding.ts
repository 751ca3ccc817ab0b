import { asc, eq } from 'drizzle-orm';
import { conversations, messages, savedReplies } from '#server/db/schema/conversations.ts';
import { leads } from '#server/db/schema/leads.ts';
import type { Deps } from '#server/deps.ts';

/** What an account's export holds of conversations. Deleting needs no help: every row hangs on the workspace's. */
export function conversationHolding({ database: { orm } }: Deps) {
  return {
    name: 'conversations',
    async exportData({ workspaceId }: { workspaceId: string }) {
      return {
        conversations: await orm
          .select()
          .from(conversations)
          .where(eq(conversations.workspaceId, workspaceId)),
        messages: await orm
          .select()
          .from(messages)
          .where(eq(messages.workspaceId, workspaceId))
          .orderBy(asc(messages.seq)),
        leads: await orm.select().from(leads).where(eq(leads.workspaceId, workspaceId)),
        saved_replies: await orm
          .select()
          .from(savedReplies)
          .where(eq(savedReplies.workspaceId, workspaceId)),
      };
    },
  };
}

import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { conversations } from '#server/db/schema/conversations.ts';
import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { endOverdueWaits } from './handoff.ts';
import { mailReplyJob, mailUnseenReply } from './reply-mail.ts';

export function conversationJobs(deps: Deps): JobHandler[] {
  return [
    { name: 'end-overdue-waits', handle: () => endOverdueWaits(deps) },
    { name: mailReplyJob, handle: (data) => mailUnseenReply({ deps, data }) },
    { name: 'delete-old-conversations', handle: () => deleteOldConversations(deps) },
  ];
}

export const conversationSchedules = [
  { name: 'end-overdue-waits', cron: '* * * * *' },
  { name: 'delete-old-conversations', cron: '27 2 * * *' },
];

/** Each chatbot's own rule: so many days after the last message, or never. */
async function deleteOldConversations({ database, clock }: Deps): Promise<void> {
  const kept = await database.orm
    .select({ id: chatbots.id, days: chatbots.retentionDays })
    .from(chatbots)
    .where(isNotNull(chatbots.retentionDays));
  for (const { id, days } of kept) {
    const moment = new Date(clock.now().getTime() - (days ?? 0) * 86_400_000).toISOString();
    await database.orm
      .delete(conversations)
      .where(
        and(
          eq(conversations.chatbotId, id),
          sql`${conversations.lastMessageAt} < ${moment}::timestamptz`,
        ),
      );
  }
}

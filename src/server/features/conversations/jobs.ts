import type { Deps } from '#server/deps.ts';
import { endOverdueWaits } from '#server/features/conversations/handoff/request-handoff.ts';
import {
  pushWaiting,
  pushWaitingJob,
} from '#server/features/conversations/handoff/waiting-push.ts';
import {
  mailReplyJob,
  mailUnseenReply,
} from '#server/features/conversations/reply-mail/reply-mail.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { deleteConversationsBefore, listRetentions } from './data-queries.ts';

export function conversationJobs(deps: Deps): JobHandler[] {
  return [
    { name: 'end-overdue-waits', handle: () => endOverdueWaits(deps) },
    { name: pushWaitingJob, handle: (data) => pushWaiting({ deps, data }) },
    { name: mailReplyJob, handle: (data) => mailUnseenReply({ deps, data }) },
    {
      name: 'delete-old-conversations',
      handle: (_, signal) => deleteOldConversations({ deps, signal }),
    },
  ];
}

export const conversationSchedules = [
  { name: 'end-overdue-waits', cron: '* * * * *' },
  { name: 'delete-old-conversations', cron: '27 2 * * *' },
];

/** Each chatbot's own rule: so many days after the last message, or never. */
async function deleteOldConversations({
  deps: { database, clock },
  signal,
}: {
  deps: Deps;
  signal: AbortSignal;
}): Promise<void> {
  const connection = database.orm;
  for (const { days, ...of } of await listRetentions({ connection })) {
    const moment = new Date(clock.now().getTime() - (days ?? 0) * 86_400_000);
    await deleteConversationsBefore({ connection, ...of, moment, signal });
  }
}

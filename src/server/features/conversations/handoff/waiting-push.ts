/** Tells the team's browsers of a waiting visitor while no tab of the inbox is open. */
import { z } from 'zod';
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { findInboxRow, type InboxRow } from '#server/features/conversations/inbox/inbox-queries.ts';
import { hasPushDevices, sendPush } from '#server/features/push/index.ts';
import type { PushMessage } from '#shared/contract/push.ts';
import { addressIn, type PageLanguage } from '#shared/page-languages.ts';
import { nameVisitor } from '#shared/visitor-alias.ts';

export const pushWaitingJob = 'push-waiting';
const retryAfterSeconds = 20;
const mostAttempts = 3;

const jobData = z.object({
  workspaceId: z.uuid(),
  conversationId: z.uuid(),
  deviceIds: z.array(z.uuid()).optional(),
  attempt: z.int().default(1),
});

/** With the change that makes the visitor wait, so that neither exists without the other. */
export async function announceWaiting({
  deps,
  transaction,
  workspaceId,
  conversationId,
}: {
  deps: Deps;
  transaction: Transaction;
  workspaceId: string;
  conversationId: string;
}): Promise<void> {
  if (!(await hasPushDevices({ connection: transaction, workspaceId }))) return;
  const data = { workspaceId, conversationId };
  await deps.queue.enqueue({ name: pushWaitingJob, data, transaction });
}

export async function pushWaiting({ deps, data }: { deps: Deps; data: unknown }): Promise<void> {
  const { workspaceId, conversationId, deviceIds, attempt } = jobData.parse(data);
  const connection = deps.database.orm;
  const row = await findInboxRow({ connection, workspaceId, id: conversationId });
  // Someone joined in the meantime, or the wait is over.
  if (row?.conversation.state !== 'waiting') return;
  const { waitUntil } = row.conversation;
  const leftMs = (waitUntil?.getTime() ?? 0) - deps.clock.now().getTime();
  const failed = await sendPush({
    deps,
    workspaceId,
    permission: 'conversations.edit',
    write: (device) => writeMessage({ row, ...device }),
    ttlSeconds: Math.max(Math.round(leftMs / 1000), 60),
    deviceIds,
  });
  if (failed.length === 0 || attempt >= mostAttempts) return;
  await deps.queue.enqueue({
    name: pushWaitingJob,
    data: { workspaceId, conversationId, deviceIds: failed, attempt: attempt + 1 },
    startAfterSeconds: retryAfterSeconds,
  });
}

/** In the language of the person's account; null where no name may be shown. */
const titles: Record<PageLanguage, (visitor: string | null) => string> = {
  en: (visitor) => `${visitor ?? 'A visitor'} is waiting`,
  de: (visitor) => `${visitor ?? 'Ein Besucher'} wartet`,
  es: (visitor) => `${visitor ?? 'Un visitante'} está esperando`,
};

/** A lock screen is read by anyone: who waits and what they wrote only where it was allowed. */
function writeMessage({
  row,
  showsText,
  language,
}: {
  row: InboxRow;
  showsText: boolean;
  language: PageLanguage;
}): PushMessage {
  const { conversation, chatbotName } = row;
  const visitor = nameVisitor({ ...conversation, ...conversation.visitor });
  return {
    title: titles[language](showsText ? visitor : null),
    text: showsText ? `${chatbotName}: ${conversation.lastText}` : chatbotName,
    path: addressIn({ language, path: `/app/inbox/${conversation.id}` }),
    tag: `waiting-${conversation.id}`,
  };
}

import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/config/clock.ts';
import type { Transaction } from '#server/db/client.ts';
import type { WebhookEvent } from '#shared/contract/webhooks.ts';
import { hasListeners } from './listener-queries.ts';
import type { JobQueue } from './queue.ts';

export const announceEventJob = 'webhooks.announce';

/** What the job holds. The id is the same for every receiver and over every attempt. */
export type AnnouncedEvent = {
  id: string;
  workspaceId: string;
  at: string;
  event: WebhookEvent;
};

/** Tells a workspace's webhooks of a change if and only if that change commits. Most workspaces have none. */
export async function announceEvent({
  deps,
  transaction,
  workspaceId,
  event,
  key = randomUUID(),
}: {
  deps: { queue: JobQueue; clock: Clock };
  transaction: Transaction;
  workspaceId: string;
  event: WebhookEvent;
  /** For what may happen again and is worth telling once: events of the same key are one. */
  key?: string;
}): Promise<void> {
  if (!(await hasListeners({ transaction, workspaceId, eventType: event.type }))) return;
  const at = deps.clock.now().toISOString();
  const data: AnnouncedEvent = { id: `msg_${key}`, workspaceId, at, event };
  await deps.queue.enqueue({ name: announceEventJob, data, transaction });
}

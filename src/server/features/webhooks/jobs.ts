import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { hasFeature } from '#server/features/plans/index.ts';
import { type AnnouncedEvent, announceEventJob } from '#server/jobs/announce-event.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import type { DeliveryAttempt } from '#shared/contract/webhooks.ts';
import {
  countPending,
  createDeliveries,
  type DeliveryRow,
  deleteDeliveriesBefore,
  holdSubjects,
  leaseDueDelivery,
} from './delivery-queries.ts';
import { findEndpoint, listListeners } from './queries.ts';
import { recordAttempt } from './record-attempt.ts';
import { sendDelivery } from './send-delivery.ts';

const deliverJob = 'webhooks.deliver';
const keptDays = 30;
/** Longer than a receiver may take; a delivery whose sender died is taken up by another then. */
export const leaseMs = 60_000;
const atOnce = 16;
/** Of those, so many for one shop: its ten receivers that hang leave room for everyone else's. */
const atOncePerWorkspace = 4;
/** Events that may wait for one receiver. One that is down for days must not fill the database. */
const mostPending = 500;
const lookAgainMs = 500;
const runMs = 60_000;
const announced = z.custom<AnnouncedEvent>((data) => typeof data === 'object' && data !== null);

export function webhookJobs(deps: Deps): JobHandler[] {
  return [
    {
      name: announceEventJob,
      options: { keptSeconds: 3600, batchSize: 50 },
      handle: (data) => spreadEvent({ deps, ...announced.parse(data) }),
    },
    { name: deliverJob, handle: (_, signal) => deliverDue({ deps, signal }) },
    {
      name: 'delete-old-webhook-deliveries',
      handle: (_, signal) => {
        const moment = new Date(deps.clock.now().getTime() - keptDays * 86_400_000);
        return deleteDeliveriesBefore({ connection: deps.database.orm, moment, signal });
      },
    },
  ];
}

export const webhookSchedules = [
  // Retries become due by themselves.
  { name: deliverJob, cron: '* * * * *' },
  { name: 'delete-old-webhook-deliveries', cron: '41 2 * * *' },
];

/** One delivery for each endpoint that listens. A plan that lacks webhooks hears nothing, also not later. */
export async function spreadEvent({
  deps,
  workspaceId,
  event,
  id,
  at,
}: AnnouncedEvent & { deps: Deps }): Promise<void> {
  const connection = deps.database.orm;
  const listeners = await listListeners({ connection, workspaceId, eventType: event.type });
  if (listeners.length === 0) return;
  if (!(await hasFeature({ deps, workspaceId, feature: 'customIntegrations' }))) return;
  const body = JSON.stringify({ type: event.type, timestamp: at, data: event.data });
  const now = deps.clock.now();
  const subject = {
    conversationId: 'conversationId' in event.data ? event.data.conversationId : null,
    leadId: 'leadId' in event.data ? event.data.leadId : null,
  };
  await deps.database.orm.transaction(async (transaction) => {
    // Deleted in the meantime, it is told to no one.
    if (!(await holdSubjects({ transaction, workspaceId, ...subject }))) return;
    const endpointIds = listeners.map((listener) => listener.id);
    const waiting = await countPending({ connection: transaction, endpointIds });
    const deliveries = endpointIds.map((endpointId) => ({
      workspaceId,
      endpointId,
      eventId: id,
      eventType: event.type,
      ...subject,
      body,
      createdAt: now,
      ...((waiting.get(endpointId) ?? 0) < mostPending
        ? { state: 'pending' as const, attempts: [], nextAttemptAt: now }
        : { state: 'failed' as const, attempts: [notSent(now)], nextAttemptAt: null }),
    }));
    await createDeliveries({ connection: transaction, deliveries });
    await wakeSender({ deps, transaction });
  });
}

const notSent = (now: Date): DeliveryAttempt => ({
  at: now.toISOString(),
  status: null,
  failure: 'overflow',
  durationMs: 0,
});

/** Sends what is due, several at once. While one receiver hangs, what becomes due meanwhile still goes out. */
export async function deliverDue({
  deps,
  signal,
  answerMs,
}: {
  deps: Deps;
  signal: AbortSignal;
  answerMs?: number;
}): Promise<void> {
  const until = performance.now() + runMs;
  const running = new Set<Promise<void>>();
  for (;;) {
    const mayStart = !signal.aborted && performance.now() < until && running.size < atOnce;
    // An endpoint that is busy while we look may have more to send by the time we know: only an idle look ends the run.
    const wasIdle = running.size === 0;
    const now = deps.clock.now();
    const delivery = mayStart
      ? await leaseDueDelivery({
          connection: deps.database.orm,
          now,
          until: new Date(now.getTime() + leaseMs),
          mostPerWorkspace: atOncePerWorkspace,
        })
      : null;
    if (delivery) {
      const sending = deliver({ deps, delivery, ...(answerMs && { answerMs }) })
        // Its lease runs out, and it is sent again.
        .catch((error) => deps.log.error({ err: error }, 'a webhook was not sent'))
        .finally(() => running.delete(sending));
      running.add(sending);
    } else if (wasIdle) break;
    else if (running.size > 0) await Promise.race([...running, pause(lookAgainMs)]);
  }
  if (performance.now() >= until && !signal.aborted) await wakeSender({ deps });
}

async function deliver(input: {
  deps: Deps;
  delivery: DeliveryRow;
  answerMs?: number;
}): Promise<void> {
  const { deps, delivery } = input;
  const { workspaceId, endpointId: id } = delivery;
  const endpoint = await findEndpoint({ connection: deps.database.orm, workspaceId, id });
  if (!endpoint) return;
  const isIncluded = await hasFeature({ deps, workspaceId, feature: 'customIntegrations' });
  const attempt = isIncluded
    ? await sendDelivery({ ...input, endpoint })
    : { at: deps.clock.now().toISOString(), status: null, failure: 'plan' as const, durationMs: 0 };
  await recordAttempt({ deps, endpoint, delivery, attempt });
}

/** One waiting call is enough: which delivery is next the worker decides itself. */
export async function wakeSender({
  deps,
  transaction,
}: {
  deps: Deps;
  transaction?: Parameters<Deps['queue']['enqueue']>[0]['transaction'];
}): Promise<void> {
  const job = { name: deliverJob, data: {}, singletonKey: 'due' };
  await deps.queue.enqueue({ ...job, ...(transaction && { transaction }) });
}

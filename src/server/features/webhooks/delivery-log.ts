/** What was sent and how it went, and sending by hand: a test, or one of the log once more. */
import { randomUUID } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { requireFeature } from '#server/features/plans/index.ts';
import { readCursor, writeCursor } from '#server/http/list-cursor.ts';
import { brand } from '#shared/brand.ts';
import {
  type DeliveriesResponse,
  testEventType,
  type WebhookDelivery,
} from '#shared/contract/webhooks.ts';
import { AppError } from '#shared/errors.ts';
import {
  createDeliveries,
  type DeliveryRow,
  hasDelivery,
  leaseDelivery,
  listDeliveries,
} from './delivery-queries.ts';
import { leaseMs } from './jobs.ts';
import { getEndpoint } from './manage-webhooks.ts';
import { noteAttempt, recordAttempt } from './record-attempt.ts';
import { sendDelivery } from './send-delivery.ts';

type OfEndpoint = { deps: Deps; workspaceId: string; id: string };
const feature = 'customIntegrations' as const;

export async function getDeliveries({
  deps,
  workspaceId,
  id,
  query,
}: OfEndpoint & {
  query: { cursor?: string | undefined; limit: number };
}): Promise<DeliveriesResponse> {
  await getEndpoint({ deps, workspaceId, id });
  const rows = await listDeliveries({
    connection: deps.database.orm,
    workspaceId,
    endpointId: id,
    before: readCursor(query.cursor),
    limit: query.limit + 1,
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const isMore = rows.length > page.length && last;
  return {
    items: page.map(describeDelivery),
    nextCursor: isMore ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

/** Sent at once and once only: the person who presses the button is there to see what happens. */
export async function sendTest(of: OfEndpoint): Promise<WebhookDelivery> {
  const { deps, workspaceId } = of;
  await requireFeature({ deps, workspaceId, feature });
  const endpoint = await getEndpoint(of);
  const now = deps.clock.now();
  const data = { message: `This is a test from ${brand.name}.` };
  const timestamp = now.toISOString();
  const event = {
    eventId: `msg_${randomUUID()}`,
    eventType: testEventType,
    body: JSON.stringify({ type: testEventType, timestamp, data }),
  };
  const attempt = await sendDelivery({ deps, endpoint, delivery: event });
  const [row] = await deps.database.orm.transaction(async (transaction) => {
    await noteAttempt({ deps, transaction, endpoint, attempt });
    const state = attempt.failure ? ('failed' as const) : ('delivered' as const);
    const outcome = { state, attempts: [attempt], tries: 1, createdAt: now };
    const delivery = { ...event, ...outcome, workspaceId, endpointId: endpoint.id };
    return createDeliveries({ connection: transaction, deliveries: [delivery] });
  });
  if (!row) throw notFound();
  return describeDelivery(row);
}

/** The same event under the same id, so that a receiver that had it already can tell. */
export async function replayDelivery({
  deps,
  workspaceId,
  id,
  deliveryId,
}: OfEndpoint & { deliveryId: string }): Promise<WebhookDelivery> {
  await requireFeature({ deps, workspaceId, feature });
  const endpoint = await getEndpoint({ deps, workspaceId, id });
  const now = deps.clock.now();
  const of = { connection: deps.database.orm, workspaceId, endpointId: id, id: deliveryId };
  const until = new Date(now.getTime() + leaseMs);
  const delivery = await leaseDelivery({ ...of, now, until });
  if (!delivery) {
    if (!(await hasDelivery(of))) throw notFound();
    throw new AppError('conflict', 'This is being sent just now. Please look again in a minute.');
  }
  const attempt = await sendDelivery({ deps, endpoint, delivery });
  const row = await recordAttempt({ deps, endpoint, delivery, attempt, isByHand: true });
  if (!row) throw notFound();
  return describeDelivery(row);
}

const notFound = () => new AppError('not_found', 'This delivery does not exist any more.');

function describeDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, eventId, eventType, state, attempts, body } = row;
  return {
    id,
    eventId,
    eventType,
    state,
    attempts,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    body,
  };
}

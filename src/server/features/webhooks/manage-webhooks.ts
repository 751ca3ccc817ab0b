/** Webhooks: whom a workspace tells what happens, kept with a log of what was told. */
import { randomUUID } from 'node:crypto';
import { isPublicTarget } from '#server/adapters/outbound/guarded-fetch.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, recordAudit } from '#server/features/audit/index.ts';
import { hasFeature, lockWorkspace, requireFeature } from '#server/features/plans/index.ts';
import {
  type CreateWebhookInput,
  deliveryFailures,
  type UpdateWebhookInput,
  type WebhookEndpoint,
  type WebhooksResponse,
  type WebhookWithSecret,
} from '#shared/contract/webhooks.ts';
import { AppError } from '#shared/errors.ts';
import { createSecret } from './endpoint-secrets.ts';
import { wakeSender } from './jobs.ts';
import {
  countEndpoints,
  createEndpoint,
  deleteEndpoint,
  type EndpointRow,
  findEndpoint,
  listEndpoints,
  updateEndpoint,
} from './queries.ts';

type OfWorkspace = { deps: Deps; workspaceId: string };
type OfEndpoint = OfWorkspace & { id: string };
/** A change, with who makes it. */
type Change = { deps: Deps; actor: Actor };

const mostEndpoints = 10;
/** How long the old secret signs beside the new one. */
const overlapHours = 24;
const feature = 'customIntegrations' as const;

/** Readable on every plan: a downgrade takes away the sending, not what was set up. */
export async function listWebhooks({ deps, workspaceId }: OfWorkspace): Promise<WebhooksResponse> {
  const rows = await listEndpoints({ connection: deps.database.orm, workspaceId });
  const isIncluded = await hasFeature({ deps, workspaceId, feature });
  return { items: rows.map(describeEndpoint), isIncluded };
}

export async function createWebhook({
  deps,
  actor,
  input,
}: Change & { input: CreateWebhookInput }): Promise<WebhookWithSecret> {
  const { workspaceId } = actor;
  await requireFeature({ deps, workspaceId, feature });
  assertTarget({ deps, url: input.url });
  const id = randomUUID();
  const { secret, sealed } = createSecret({ deps, id });
  const endpoint = await deps.database.orm.transaction(async (transaction) => {
    await lockWorkspace({ transaction, workspaceId });
    if ((await countEndpoints({ connection: transaction, workspaceId })) >= mostEndpoints) {
      throw new AppError(
        'conflict',
        `There are ${mostEndpoints} webhooks already. Delete one first.`,
      );
    }
    const createdAt = deps.clock.now();
    const row = { ...input, id, workspaceId, secretEncrypted: sealed, createdAt };
    const created = await createEndpoint({ transaction, endpoint: row });
    const target = created.name;
    await recordAudit({ deps, transaction, actor, action: 'webhook.created', target });
    return created;
  });
  return { endpoint: describeEndpoint(endpoint), secret };
}

export async function updateWebhook({
  deps,
  actor,
  id,
  input,
}: Change & { id: string; input: UpdateWebhookInput }): Promise<WebhookEndpoint> {
  const { workspaceId } = actor;
  await requireFeature({ deps, workspaceId, feature });
  if (input.url) assertTarget({ deps, url: input.url });
  const changes = withoutUndefined({
    ...input,
    ...(input.active && { disabledReason: null }),
    // It may well work now.
    ...((input.active || input.url) && { failingSince: null, pausedUntil: null }),
  });
  if (Object.keys(changes).length === 0) {
    return describeEndpoint(await getEndpoint({ deps, workspaceId, id }));
  }
  const row = await change({ deps, actor, id, changes });
  if (input.active || input.url) await wakeSender({ deps });
  return describeEndpoint(row);
}

/** Deleting is always allowed, its log goes with it. */
export async function deleteWebhook({ deps, actor, id }: Change & { id: string }): Promise<void> {
  const { workspaceId } = actor;
  await deps.database.orm.transaction(async (transaction) => {
    const deleted = await deleteEndpoint({ connection: transaction, workspaceId, id });
    if (!deleted) throw notFound();
    const target = deleted.name;
    await recordAudit({ deps, transaction, actor, action: 'webhook.deleted', target });
  });
}

/** From now on both secrets sign; after a day only the new one. */
export async function rotateSecret({
  deps,
  actor,
  id,
}: Change & { id: string }): Promise<WebhookWithSecret> {
  const { workspaceId } = actor;
  await requireFeature({ deps, workspaceId, feature });
  const before = await getEndpoint({ deps, workspaceId, id });
  const { secret, sealed } = createSecret({ deps, id });
  const until = new Date(deps.clock.now().getTime() + overlapHours * 3_600_000);
  const changes = {
    secretEncrypted: sealed,
    previousSecretEncrypted: before.secretEncrypted,
    previousSecretUntil: until,
  };
  return { endpoint: describeEndpoint(await change({ deps, actor, id, changes })), secret };
}

async function change({
  deps,
  actor,
  id,
  changes,
}: Change & { id: string; changes: Partial<EndpointRow> }): Promise<EndpointRow> {
  const { workspaceId } = actor;
  return deps.database.orm.transaction(async (transaction) => {
    const row = await updateEndpoint({ connection: transaction, workspaceId, id, changes });
    if (!row) throw notFound();
    const target = row.name;
    await recordAudit({ deps, transaction, actor, action: 'webhook.updated', target });
    return row;
  });
}

export async function getEndpoint({ deps, ...of }: OfEndpoint): Promise<EndpointRow> {
  const row = await findEndpoint({ connection: deps.database.orm, ...of });
  if (!row) throw notFound();
  return row;
}

const notFound = () => new AppError('not_found', 'This webhook does not exist.');

/** What is plain to see is said while it is typed in; the name behind it is looked at each time something is sent. */
function assertTarget({ deps, url }: { deps: Deps; url: string }): void {
  const target = new URL(url);
  if (deps.env.webhookTrustedOrigins.includes(target.origin) || isPublicTarget(target)) return;
  throw new AppError('invalid_input', 'Some of what was sent is missing or not valid.', {
    fields: { url: deliveryFailures['not-public'] },
  });
}

function describeEndpoint(row: EndpointRow): WebhookEndpoint {
  const { id, name, format, url, events, active, disabledReason, previousSecretUntil } = row;
  return {
    id,
    name,
    format,
    url,
    events,
    active,
    disabledReason,
    previousSecretUntil: previousSecretUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

function withoutUndefined<T extends object>(values: T) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

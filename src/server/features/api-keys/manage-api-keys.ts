/** API keys: made and revoked by people, presented by programs. */
import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { describePlan, roleOf } from '#server/features/accounts/index.ts';
import { type Actor, recordAudit } from '#server/features/audit/index.ts';
import { getChatbot } from '#server/features/chatbots/index.ts';
import { lockWorkspace, requireFeature } from '#server/features/plans/index.ts';
import type {
  ApiKey,
  ApiScope,
  CreateApiKeyInput,
  CreatedApiKey,
} from '#shared/contract/api-keys.ts';
import { AppError } from '#shared/errors.ts';
import { hasPermission } from '#shared/permissions.ts';
import { featureMessage, includesFeature } from '#shared/plan-features.ts';
import {
  type ApiKeyRow,
  countApiKeys,
  createApiKeyRow,
  deleteApiKeyRow,
  findApiKeyRow,
  findByHash,
  listApiKeyRows,
  touchApiKey,
} from './queries.ts';

type OfWorkspace = { deps: Deps; workspaceId: string };
type ByActor = { deps: Deps; actor: Actor & { userId: string } };

/** A recognisable beginning lets tools that look for leaked secrets find it. */
const keyPattern = /^askwell_[\w-]{43}$/;
const mostKeys = 100;
const touchAfterMs = 60_000;
const dayMs = 86_400_000;

export async function listApiKeys({ deps, workspaceId }: OfWorkspace): Promise<ApiKey[]> {
  const rows = await listApiKeyRows({ connection: deps.database.orm, workspaceId });
  return rows.map(describe);
}

/** The answer holds the key; afterwards only its hash is left. */
export async function createApiKey({
  deps,
  actor,
  input: { name, scopes, chatbotId, expiresInDays },
}: ByActor & { input: CreateApiKeyInput }): Promise<CreatedApiKey> {
  const { workspaceId, userId } = actor;
  await requireFeature({ deps, workspaceId, feature: 'apiAccess' });
  if (chatbotId) await getChatbot({ deps, workspaceId, id: chatbotId });
  const key = `askwell_${randomBytes(32).toString('base64url')}`;
  const now = deps.clock.now();
  const expiresAt = expiresInDays ? new Date(now.getTime() + expiresInDays * dayMs) : null;
  const row = await deps.database.orm.transaction(async (transaction) => {
    await lockWorkspace({ transaction, workspaceId });
    if ((await countApiKeys({ connection: transaction, workspaceId })) >= mostKeys) {
      throw new AppError('conflict', `There can be at most ${mostKeys} keys. Revoke one first.`);
    }
    const id = await createApiKeyRow({
      transaction,
      key: {
        ...{ workspaceId, userId, chatbotId, name, scopes },
        ...{ hint: key.slice(-4), keyHash: hashKey(key), expiresAt, createdAt: now },
      },
    });
    await recordAudit({ deps, transaction, actor, action: 'key.created', target: name });
    return findApiKeyRow({ connection: transaction, workspaceId, id });
  });
  if (!row) throw new Error('The key was not stored');
  return { apiKey: describe(row), key };
}

export async function deleteApiKey({ deps, actor, id }: ByActor & { id: string }): Promise<void> {
  await deps.database.orm.transaction(async (transaction) => {
    const { workspaceId } = actor;
    const target = await deleteApiKeyRow({ connection: transaction, workspaceId, id });
    if (target === null) throw new AppError('not_found', 'This key does not exist any more.');
    await recordAudit({ deps, transaction, actor, action: 'key.revoked', target });
  });
}

/** Who calls, as far as the API is concerned. */
export type ApiCaller = {
  keyId: string;
  workspaceId: string;
  /** Who made the key: what it creates is theirs. */
  userId: string;
  userName: string;
  scopes: readonly ApiScope[];
  /** Null: all chatbots of the workspace. */
  chatbotId: string | null;
};

/** Looked up afresh at every call, on every instance: a key that was revoked is refused from the next call on. */
export async function getApiCaller({ deps, key }: { deps: Deps; key: string }): Promise<ApiCaller> {
  const connection = deps.database.orm;
  const found = keyPattern.test(key)
    ? await findByHash({ connection, keyHash: hashKey(key) })
    : null;
  if (!found) throw refused();
  const { id: keyId, workspaceId, userId, scopes, chatbotId, expiresAt, lastUsedAt } = found.key;
  const now = deps.clock.now();
  const hasEnded = expiresAt !== null && expiresAt <= now;
  // A key can do no more than the person who made it may still do.
  const role = found.suspendedAt ? null : roleOf({ deps, tenant: { ...found, workspaceId } });
  if (hasEnded || !hasPermission({ role, permission: 'settings.edit' })) throw refused();
  const { planId, isSuperuser } = describePlan({ deps, profile: found.ownerProfile });
  if (!isSuperuser && !includesFeature({ planId, feature: 'apiAccess' })) {
    throw new AppError('payment_required', featureMessage('apiAccess'));
  }
  const olderThan = new Date(now.getTime() - touchAfterMs);
  if (!lastUsedAt || lastUsedAt < olderThan) {
    await touchApiKey({ connection, workspaceId, id: keyId, now, olderThan });
  }
  return { keyId, workspaceId, userId, userName: found.userName, scopes, chatbotId };
}

const refused = () =>
  new AppError('unauthorized', 'This API key is not valid, has expired or was revoked.');
const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');

function describe({ key, chatbotName, madeBy }: ApiKeyRow): ApiKey {
  return {
    id: key.id,
    name: key.name,
    hint: key.hint,
    scopes: key.scopes,
    chatbot: key.chatbotId ? { id: key.chatbotId, name: chatbotName ?? '' } : null,
    madeBy,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    createdAt: key.createdAt.toISOString(),
  };
}

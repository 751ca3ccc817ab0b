/** API keys: made and revoked by people, presented by programs. */
import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { getChatbot } from '#server/features/chatbots/service.ts';
import { lockWorkspace, requireFeature } from '#server/features/plans/service.ts';
import type {
  ApiKey,
  ApiScope,
  CreateApiKeyInput,
  CreatedApiKey,
} from '#shared/contract/api-keys.ts';
import { AppError } from '#shared/errors.ts';
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
  workspaceId,
  userId,
  input: { name, scopes, chatbotId, expiresInDays },
}: OfWorkspace & { userId: string; input: CreateApiKeyInput }): Promise<CreatedApiKey> {
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
    return findApiKeyRow({ connection: transaction, workspaceId, id });
  });
  if (!row) throw new Error('The key was not stored');
  return { apiKey: describe(row), key };
}

export async function deleteApiKey({
  deps,
  workspaceId,
  id,
}: OfWorkspace & { id: string }): Promise<void> {
  const name = await deleteApiKeyRow({ connection: deps.database.orm, workspaceId, id });
  if (name === null) throw new AppError('not_found', 'This key does not exist any more.');
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
  const now = deps.clock.now();
  if (!found || (found.expiresAt && found.expiresAt <= now)) {
    throw new AppError('unauthorized', 'This API key is not valid, has expired or was revoked.');
  }
  const { id: keyId, expiresAt: _, lastUsedAt, ...caller } = found;
  await requireFeature({ deps, workspaceId: caller.workspaceId, feature: 'apiAccess' });
  const olderThan = new Date(now.getTime() - touchAfterMs);
  if (!lastUsedAt || lastUsedAt < olderThan) {
    await touchApiKey({ connection, workspaceId: caller.workspaceId, id: keyId, now, olderThan });
  }
  return { keyId, ...caller };
}

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

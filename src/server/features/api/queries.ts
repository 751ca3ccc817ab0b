/** SQL of calls that may be repeated; every function takes the workspace, but for the sweeper. */
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { apiIdempotencyKeys } from '#server/db/schema/api-keys.ts';

type OfKey = { database: Database; workspaceId: string; apiKeyId: string; key: string };

const isOf = (o: OfKey) =>
  and(
    eq(apiIdempotencyKeys.workspaceId, o.workspaceId),
    eq(apiIdempotencyKeys.apiKeyId, o.apiKeyId),
    eq(apiIdempotencyKeys.key, o.key),
  );

/** True for the one who may do it: the first, or the first after one that did not survive. */
export async function claimKey(
  o: OfKey & { requestHash: string; now: Date; abandonedBefore: Date },
): Promise<boolean> {
  const { database, workspaceId, apiKeyId, key, requestHash, now } = o;
  const claimed = await database.orm
    .insert(apiIdempotencyKeys)
    .values({ workspaceId, apiKeyId, key, requestHash, createdAt: now })
    .onConflictDoUpdate({
      target: [apiIdempotencyKeys.apiKeyId, apiIdempotencyKeys.key],
      set: { requestHash, createdAt: now },
      setWhere: and(
        isNull(apiIdempotencyKeys.status),
        lt(apiIdempotencyKeys.createdAt, o.abandonedBefore),
      ),
    })
    .returning({ key: apiIdempotencyKeys.key });
  return claimed.length > 0;
}

export async function findKey(o: OfKey) {
  const [row] = await o.database.orm.select().from(apiIdempotencyKeys).where(isOf(o));
  return row ?? null;
}

export async function saveAnswer(o: OfKey & { status: number; body: string }): Promise<void> {
  const { status, body } = o;
  await o.database.orm.update(apiIdempotencyKeys).set({ status, body }).where(isOf(o));
}

export async function releaseKey(o: OfKey): Promise<void> {
  await o.database.orm.delete(apiIdempotencyKeys).where(isOf(o));
}

export async function deleteKeysBefore(o: { database: Database; before: Date }): Promise<void> {
  await o.database.orm.delete(apiIdempotencyKeys).where(lt(apiIdempotencyKeys.createdAt, o.before));
}

/** SQL of calls that may be repeated; every function takes the workspace, but for the sweeper. */
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { apiIdempotencyKeys } from '#server/db/schema/api-keys.ts';

type OfKey = { connection: Connection; workspaceId: string; apiKeyId: string; key: string };
/** A lease ends with its answer, or when another call took it over. */
type OfLease = OfKey & { leasedAt: Date };

const isOf = (o: OfKey) =>
  and(
    eq(apiIdempotencyKeys.workspaceId, o.workspaceId),
    eq(apiIdempotencyKeys.apiKeyId, o.apiKeyId),
    eq(apiIdempotencyKeys.key, o.key),
  );

const isClaimed = (o: OfLease) =>
  and(isOf(o), isNull(apiIdempotencyKeys.status), eq(apiIdempotencyKeys.createdAt, o.leasedAt));

/** True for the one who may do it: the first, or the first after one that did not survive. */
export async function leaseKey(
  o: OfLease & { requestHash: string; abandonedBefore: Date },
): Promise<boolean> {
  const { connection, workspaceId, apiKeyId, key, requestHash, leasedAt: createdAt } = o;
  const leased = await connection
    .insert(apiIdempotencyKeys)
    .values({ workspaceId, apiKeyId, key, requestHash, createdAt })
    .onConflictDoUpdate({
      target: [apiIdempotencyKeys.apiKeyId, apiIdempotencyKeys.key],
      set: { requestHash, createdAt },
      setWhere: and(
        isNull(apiIdempotencyKeys.status),
        lt(apiIdempotencyKeys.createdAt, o.abandonedBefore),
      ),
    })
    .returning({ key: apiIdempotencyKeys.key });
  return leased.length > 0;
}

export async function findKey(o: OfKey) {
  const [row] = await o.connection.select().from(apiIdempotencyKeys).where(isOf(o));
  return row ?? null;
}

/** False when the lease is over. */
export async function saveAnswer(o: OfLease & { status: number; body: string }): Promise<boolean> {
  const { status, body } = o;
  const saved = await o.connection
    .update(apiIdempotencyKeys)
    .set({ status, body })
    .where(isClaimed(o))
    .returning({ key: apiIdempotencyKeys.key });
  return saved.length > 0;
}

export async function releaseKey(o: OfLease): Promise<void> {
  await o.connection.delete(apiIdempotencyKeys).where(isClaimed(o));
}

export async function deleteKeysBefore(o: { connection: Connection; before: Date }) {
  await o.connection.delete(apiIdempotencyKeys).where(lt(apiIdempotencyKeys.createdAt, o.before));
}

/** SQL of calls that may be repeated; every function takes the workspace, but for the sweeper. */
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { apiIdempotencyKeys } from '#server/db/schema/api-keys.ts';

type OfKey = { connection: Connection; workspaceId: string; apiKeyId: string; key: string };
/** A lease ends with its answer, or when another call took it over. */
type OfLease = OfKey & { leasedAt: Date };

const isOf = ({ workspaceId, apiKeyId, key }: OfKey) =>
  and(
    eq(apiIdempotencyKeys.workspaceId, workspaceId),
    eq(apiIdempotencyKeys.apiKeyId, apiKeyId),
    eq(apiIdempotencyKeys.key, key),
  );

const isClaimed = (input: OfLease) =>
  and(
    isOf(input),
    isNull(apiIdempotencyKeys.status),
    eq(apiIdempotencyKeys.createdAt, input.leasedAt),
  );

/** True for the one who may do it: the first, or the first after one that did not survive. */
export async function leaseKey({
  connection,
  workspaceId,
  apiKeyId,
  key,
  requestHash,
  leasedAt: createdAt,
  abandonedBefore,
}: OfLease & { requestHash: string; abandonedBefore: Date }): Promise<boolean> {
  const leased = await connection
    .insert(apiIdempotencyKeys)
    .values({ workspaceId, apiKeyId, key, requestHash, createdAt })
    .onConflictDoUpdate({
      target: [apiIdempotencyKeys.apiKeyId, apiIdempotencyKeys.key],
      set: { requestHash, createdAt },
      setWhere: and(
        isNull(apiIdempotencyKeys.status),
        lt(apiIdempotencyKeys.createdAt, abandonedBefore),
      ),
    })
    .returning({ key: apiIdempotencyKeys.key });
  return leased.length > 0;
}

export async function findKey(input: OfKey) {
  const [row] = await input.connection.select().from(apiIdempotencyKeys).where(isOf(input));
  return row ?? null;
}

/** False when the lease is over. */
export async function saveResponse(
  input: OfLease & { status: number; body: string },
): Promise<boolean> {
  const { status, body } = input;
  const saved = await input.connection
    .update(apiIdempotencyKeys)
    .set({ status, body })
    .where(isClaimed(input))
    .returning({ key: apiIdempotencyKeys.key });
  return saved.length > 0;
}

export async function releaseKey(input: OfLease): Promise<void> {
  await input.connection.delete(apiIdempotencyKeys).where(isClaimed(input));
}

export async function deleteKeysBefore({
  connection,
  before,
}: {
  connection: Connection;
  before: Date;
}) {
  await connection.delete(apiIdempotencyKeys).where(lt(apiIdempotencyKeys.createdAt, before));
}

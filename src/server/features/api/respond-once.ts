import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#shared/errors.ts';
import type { ApiEnv, KeepResponse } from './operation.ts';
import { findKey, leaseKey, releaseKey, saveResponse } from './queries.ts';

/** A call that has said nothing for this long did not survive; until then a repetition waits. */
const abandonedMs = 60_000;
export const rememberedHours = 24;

/**
 * With an `Idempotency-Key` a call takes effect once: anyone who sends it again is given the first response. What failed
 * left nothing behind, so it is not remembered and may be tried again. An operation that keeps its response in the
 * transaction of its change is safe against being cut off between the two, and against being taken for dead too early.
 */
export async function respondOnce({
  deps,
  c,
  body,
  status,
  run,
}: {
  deps: Deps;
  c: Context<ApiEnv>;
  /** What was sent. A file is recognized by its content where it is stored. */
  body: unknown;
  /** Of a response that is kept. */
  status: 200 | 201;
  run: (keepResponse: KeepResponse) => Promise<Response>;
}): Promise<Response> {
  const key = readIdempotencyKey(c);
  if (key === null) return run(keepNothing);
  const { workspaceId, keyId: apiKeyId } = c.get('caller');
  const requestHash = createHash('sha256')
    .update(JSON.stringify([c.req.method, c.req.path, body ?? null]))
    .digest('hex');
  const leasedAt = deps.clock.now();
  const of = { connection: deps.database.orm, workspaceId, apiKeyId, key, leasedAt };
  const abandonedBefore = new Date(leasedAt.getTime() - abandonedMs);
  if (!(await leaseKey({ ...of, requestHash, abandonedBefore }))) {
    return replay({ c, requestHash, known: await findKey(of) });
  }
  let isKept = false;
  const keepResponse: KeepResponse = async ({ transaction, made }) => {
    const kept = { ...of, connection: transaction, status, body: JSON.stringify(made) };
    isKept = await saveResponse(kept);
    if (!isKept) throw underWay();
  };
  try {
    const response = await run(keepResponse);
    if (!isKept) {
      await saveResponse({ ...of, status: response.status, body: await response.clone().text() });
    }
    return response;
  } catch (error) {
    await releaseKey(of);
    throw error;
  }
}

export const keepNothing: KeepResponse = async () => {};

const underWay = () =>
  new AppError('conflict', 'This request is still being worked on.', { retryAfterSeconds: 2 });

export function readIdempotencyKey(c: Context<ApiEnv>): string | null {
  const key = c.req.header('idempotency-key');
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key ?? null;
  throw new AppError('bad_request', 'An Idempotency-Key has 1 to 200 plain characters.');
}

function replay({
  c,
  known,
  requestHash,
}: {
  c: Context<ApiEnv>;
  requestHash: string;
  known: Awaited<ReturnType<typeof findKey>>;
}): Response {
  if (known && known.requestHash !== requestHash) {
    throw new AppError('conflict', 'This Idempotency-Key was used for a different request.');
  }
  if (known?.status == null) throw underWay();
  c.header('Idempotency-Replayed', 'true');
  c.header('Content-Type', 'application/json');
  return c.body(known.body ?? '', known.status === 201 ? 201 : 200);
}

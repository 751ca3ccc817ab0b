/** SQL of the counts behind limits; they belong to callers, not to workspaces. */
import { lt, sql, type WithSubquery } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { rateLimits } from '#server/db/schema/rate-limits.ts';

type Counted = { count: number; expiresAt: Date };
type Write = (connection: Connection) => WithSubquery;
/** Another write of the same moment, made in the same statement: a trip to the database less. */
export type Alongside = { write: Write; values: Record<string, unknown> };

/** Counts one use of each key, in one statement, so that parallel calls cannot overrun any. */
export async function countUses(input: {
  connection: Connection;
  uses: readonly { key: string; expiresAt: Date }[];
  now: Date;
  alongside?: Alongside | undefined;
}): Promise<Map<string, Counted>> {
  // Always in the same order, or two callers who share two limits could wait for each other.
  const uses = input.uses.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const rows = await counterWith(input.alongside?.write)(input.connection).execute({
    now: input.now,
    keys: uses.map(({ key }) => key),
    expiries: uses.map(({ expiresAt }) => expiresAt),
    ...input.alongside?.values,
  });
  return new Map(rows.map((row) => [row.key, row]));
}

const counters = new Map<Write | undefined, ReturnType<typeof createCounter>>();

function counterWith(write: Write | undefined) {
  const counter = counters.get(write) ?? createCounter(write);
  counters.set(write, counter);
  return counter;
}

function createCounter(write: Write | undefined) {
  const now = sql`${sql.placeholder('now')}::timestamptz`;
  const uses = sql`unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('expiries')}::timestamptz[])`;
  // A row is stale when its window is over, or further ahead than a window is long: the clock was set back.
  const isStale = sql`(${rateLimits.expiresAt} <= ${now} or ${rateLimits.expiresAt} > excluded.expires_at)`;
  const unlessStale = (fresh: unknown, kept: unknown) =>
    sql`case when ${isStale} then ${fresh} else ${kept} end`;
  return prepareOnce((connection) =>
    (write ? connection.with(write(connection)) : connection)
      .insert(rateLimits)
      .select(sql`select key, ${now}, 1, expires_at from ${uses} as used(key, expires_at)`)
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: unlessStale(sql`1`, sql`${rateLimits.count} + 1`),
          windowStart: unlessStale(sql`excluded.window_start`, rateLimits.windowStart),
          expiresAt: unlessStale(sql`excluded.expires_at`, rateLimits.expiresAt),
        },
      })
      .returning({
        key: rateLimits.key,
        count: rateLimits.count,
        expiresAt: rateLimits.expiresAt,
        // For this statement alone: a count need not be on disk before the caller goes on. The next commit takes it
        // there, and a crash in between forgives a fraction of a second.
        relaxed: sql`set_config('synchronous_commit', 'off', true)`,
      }),
  );
}

export async function deleteExpired({
  connection,
  now,
}: {
  connection: Connection;
  now: Date;
}): Promise<void> {
  await connection.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
}

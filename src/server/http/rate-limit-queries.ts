/** SQL of the counts behind limits; they belong to callers, not to workspaces. */
import { lt, sql, type WithSubquery } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { rateLimits } from '#server/db/schema/rate-limits.ts';

type Counted = { count: number; expiresAt: Date };

/** Counts one use of each key, in one statement, so that parallel calls cannot overrun any. */
export async function countUses(o: {
  connection: Connection;
  uses: readonly { key: string; expiresAt: Date }[];
  now: Date;
  /** Another write of the same moment, made in the same statement: a trip to the database less. */
  alongside?: WithSubquery | undefined;
}): Promise<Map<string, Counted>> {
  const { connection, uses, now, alongside } = o;
  // A row is stale when its window is over, or further ahead than a window is long: the clock was set back.
  const isStale = sql`(${rateLimits.expiresAt} <= ${now} or ${rateLimits.expiresAt} > excluded.expires_at)`;
  const unlessStale = (fresh: unknown, kept: unknown) =>
    sql`case when ${isStale} then ${fresh} else ${kept} end`;
  const rows = await (alongside ? connection.with(alongside) : connection)
    .insert(rateLimits)
    // Always in the same order, or two callers who share two limits could wait for each other.
    .values(
      uses
        .map((use) => ({ ...use, windowStart: now, count: 1 }))
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
    )
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
    });
  return new Map(rows.map((row) => [row.key, row]));
}

export async function deleteExpired(o: { connection: Connection; now: Date }): Promise<void> {
  await o.connection.delete(rateLimits).where(lt(rateLimits.expiresAt, o.now));
}

import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

export type ReplicaState =
  /** `isPrimary`: it is the same server, so nothing is taken off it. */
  | { kind: 'usable'; isPrimary: boolean }
  | { kind: 'down'; reason: string }
  | { kind: 'behind'; seconds: number }
  /** Another database, or one that became a primary itself. */
  | { kind: 'other' };

/** Figures may be this old. */
export const mostLagSeconds = 30;
/** A replica that follows has replayed by then what it lacks only because it was asked at that moment. */
const catchUpMs = 250;

type Facts = { system: string; database: string; startedAt: string; isReplica: boolean };

const facts = `SELECT (SELECT system_identifier FROM pg_control_system())::text AS system,
  current_database() AS database, extract(epoch FROM pg_postmaster_start_time())::text AS "startedAt", pg_is_in_recovery() AS "isReplica"`;

/** Whether it has the data of the primary, and how old they are. Never throws. */
export async function examineReplica({
  pool,
  primary,
}: {
  pool: pg.Pool;
  primary: pg.Pool;
}): Promise<ReplicaState> {
  try {
    const own = await readFacts<Facts & { position: string }>(
      primary,
      `${facts}, pg_current_wal_lsn()::text AS position`,
    );
    const there = await readFacts<Facts>(pool, facts);
    if (there.system !== own.system || there.database !== own.database) return { kind: 'other' };
    if (!there.isReplica)
      return there.startedAt === own.startedAt
        ? { kind: 'usable', isPrimary: true }
        : { kind: 'other' };
    let lag = await readLag({ pool, position: own.position });
    if (lag > mostLagSeconds) {
      await pause(catchUpMs);
      lag = await readLag({ pool, position: own.position });
    }
    return lag > mostLagSeconds
      ? { kind: 'behind', seconds: Math.round(lag) }
      : { kind: 'usable', isPrimary: false };
  } catch (error) {
    return { kind: 'down', reason: (error as Error).message || 'no answer' };
  }
}

async function readFacts<T extends Facts>(pool: pg.Pool, query: string): Promise<T> {
  const { rows } = await pool.query<T>(query);
  const [row] = rows;
  if (!row) throw new Error('The database does not describe itself');
  return row;
}

/** Since the last transaction that it replayed, unless it has everything up to the primary's position. */
async function readLag({ pool, position }: { pool: pg.Pool; position: string }): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `SELECT CASE WHEN pg_last_wal_replay_lsn() >= $1::pg_lsn THEN 0
      ELSE extract(epoch FROM clock_timestamp() - coalesce(pg_last_xact_replay_timestamp(), pg_postmaster_start_time())) END::float8 AS seconds`,
    [position],
  );
  return rows[0]?.seconds ?? 0;
}

/** For the operator: what is wrong and what to do. */
export function describeReplica(state: Exclude<ReplicaState, { kind: 'usable' }>): string {
  if (state.kind === 'down')
    return `The replica of DATABASE_REPLICA_URL can't be used: ${state.reason}. Check the address, and that the server runs and lets this machine in.`;
  if (state.kind === 'behind')
    return `The replica of DATABASE_REPLICA_URL is ${state.seconds} seconds behind the primary. Check its replication.`;
  return 'DATABASE_REPLICA_URL does not name a replica of the database of DATABASE_URL. Name a streaming replica of it, with the same database name.';
}

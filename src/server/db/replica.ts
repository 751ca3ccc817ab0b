/**
 * The replica of DATABASE_REPLICA_URL, for heavy reads of the dashboard. Each statement goes there while the replica
 * can be used, and to the primary otherwise: a replica that is down costs speed, never an answer.
 */
import pg from 'pg';
import type { Log } from '#server/config/log.ts';
import { describeReplica, examineReplica, type ReplicaState } from './examine-replica.ts';

export type Replica = {
  pool: pg.Pool;
  /** As much of a pool as single statements need. */
  reading: Pick<pg.Pool, 'query'>;
  /** Looks at it now; what it finds counts for the statements that follow. */
  examine(): Promise<ReplicaState>;
  isUsed(): boolean;
};

/** Examined while it's used, and at most this often. */
const examineAfterMs = 5_000;

export function createReplica({
  pool,
  primary,
  log,
  now = () => performance.now(),
}: {
  pool: pg.Pool;
  primary: pg.Pool;
  log: Log;
  now?: () => number;
}): Replica {
  let state: ReplicaState = { kind: 'usable', isPrimary: false };
  let examinedAt = Number.NEGATIVE_INFINITY;
  let examining: Promise<ReplicaState> | null = null;

  function enter(next: ReplicaState): ReplicaState {
    const hasChanged = next.kind !== state.kind;
    state = next;
    if (!hasChanged) return state;
    if (next.kind === 'usable') log.info('the database replica can be used again');
    else {
      log.warn({ state: next.kind }, `${describeReplica(next)} The primary is used instead.`);
    }
    return state;
  }

  function examine(): Promise<ReplicaState> {
    examining ??= examineReplica({ pool, primary })
      .then(enter)
      .finally(() => {
        examinedAt = now();
        examining = null;
      });
    return examining;
  }

  async function query(...input: unknown[]): Promise<unknown> {
    assertSingle(input[0]);
    // Statements don't wait for it: the state of a few seconds ago has to do.
    if (now() - examinedAt >= examineAfterMs) void examine();
    const run = (on: pg.Pool) => (on.query as (...all: unknown[]) => Promise<unknown>)(...input);
    if (state.kind !== 'usable') return run(primary);
    try {
      return await run(pool);
    } catch (error) {
      const failure = tellFailure(error);
      if (failure === 'statement') throw error;
      if (failure === 'connection') enter({ kind: 'down', reason: (error as Error).message });
      return run(primary);
    }
  }

  const isUsed = () => state.kind === 'usable';
  return { pool, examine, isUsed, reading: { query: query as pg.Pool['query'] } };
}

/** Each statement gets a connection of its own, so a transaction would not be one. */
function assertSingle(statement: unknown): void {
  const { text = statement } = Object(statement) as { text?: unknown };
  if (/^\s*(?:begin|start transaction)\b/i.test(String(text)))
    throw new Error('Reading from a replica knows no transactions: use the primary.');
}

/**
 * `connection`: the replica itself is the problem. `replay`: what the replica has to catch up with is in the way of this
 * statement, or a table of a new version isn't there yet. `statement`: it would fail on the primary too.
 */
function tellFailure(error: unknown): 'connection' | 'replay' | 'statement' {
  if (!(error instanceof pg.DatabaseError)) return 'connection';
  const code = error.code ?? '';
  if (replayCodes.has(code)) return 'replay';
  // Connections, sign-in, missing databases, too many connections, shutting down or starting up.
  return /^(?:08|28|3D|53|57P)/.test(code) ? 'connection' : 'statement';
}

/** Cancelled by a conflict with recovery, undefined table, undefined column, undefined function. */
const replayCodes = new Set(['40001', '42P01', '42703', '42883']);

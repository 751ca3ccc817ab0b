/** Who changed what in a workspace. Written in the transaction of the change, so that one is never without the other. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { readCursor, writeCursor } from '#server/http/list-cursor.ts';
import type { AuditAction, AuditQuery, AuditResponse } from '#shared/contract/audit.ts';
import { createEntry, deleteEntriesBefore, listEntries, replaceInTargets } from './queries.ts';

/** Who did it and where: what a change has to be told to be recorded. */
export type Actor = { workspaceId: string; userId: string | null };

export async function recordAudit({
  deps,
  transaction,
  actor: { workspaceId, userId },
  action,
  target,
}: {
  deps: Pick<Deps, 'database' | 'clock'>;
  /** Where the change has none, the entry is written on its own. */
  transaction?: Transaction;
  actor: Actor;
  action: AuditAction;
  target: string;
}): Promise<void> {
  const entry = { workspaceId, userId, action, target, createdAt: deps.clock.now() };
  await createEntry({ connection: transaction ?? deps.database.orm, entry });
}

export async function listAudit({
  deps,
  workspaceId,
  query,
}: {
  deps: Deps;
  workspaceId: string;
  query: AuditQuery;
}): Promise<AuditResponse> {
  const before = readCursor(query.cursor);
  const of = { connection: deps.database.orm, workspaceId, before };
  const rows = await listEntries({ ...of, limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const hasMore = rows.length > page.length;
  return {
    items: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    nextCursor: hasMore && last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

/** What was done to someone stays on record after their account is gone, who it was does not. */
export async function forgetPerson({ deps, email }: { deps: Deps; email: string }): Promise<void> {
  const connection = deps.database.orm;
  await replaceInTargets({ connection, words: email, by: 'a former member' });
}

/** Long enough to look into what happened, not longer than people may be kept on record. */
const keptDays = 365;

export async function deleteOldAudit({
  deps: { clock, database },
  signal,
}: {
  deps: Pick<Deps, 'database' | 'clock'>;
  signal: AbortSignal;
}): Promise<void> {
  const moment = new Date(clock.now().getTime() - keptDays * 86_400_000);
  await deleteEntriesBefore({ connection: database.orm, moment, signal });
}

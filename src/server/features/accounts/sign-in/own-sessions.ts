/** The sessions of one account: seen, and ended one by one or all others at once. */
import type { Deps } from '#server/deps.ts';
import { tellSessionsEnded } from '#server/features/live/index.ts';
import type { ActiveSession } from '#shared/contract/accounts.ts';
import { AppError } from '#shared/errors.ts';
import { describeDevice } from './describe-device.ts';
import { deleteOtherSessions, deleteSession, listSessions } from './session-queries.ts';

type OfUser = { deps: Deps; userId: string };

export async function listOwnSessions({
  deps: { database, clock },
  userId,
  current,
}: OfUser & { current: string }): Promise<ActiveSession[]> {
  const rows = await listSessions({ database, userId, now: clock.now() });
  return rows.map((row) => describeSession({ row, current }));
}

export async function endSession({ deps, userId, id }: OfUser & { id: string }): Promise<void> {
  const { database } = deps;
  if (!(await deleteSession({ database, userId, sessionId: id }))) {
    throw new AppError('not_found', 'This session has already ended.');
  }
  await tellSessionsEnded({ deps, userId });
}

export async function endOtherSessions({
  deps,
  userId,
  current,
}: OfUser & { current: string }): Promise<void> {
  await deleteOtherSessions({ database: deps.database, userId, sessionId: current });
  await tellSessionsEnded({ deps, userId });
}

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

function describeSession({ row, current }: { row: SessionRow; current: string }): ActiveSession {
  return {
    id: row.id,
    current: row.id === current,
    device: describeDevice(row.userAgent),
    ipHint: hintAddress(row.ipAddress),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  };
}

/** The network is enough to recognise a place by; the exact address is no one's business on a screen. */
function hintAddress(address: string | null): string | null {
  if (!address) return null;
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::`;
  return address.replace(/\.\d+$/, '.x');
}

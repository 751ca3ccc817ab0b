/** Sources that are out of their time or soon will be, and those whose text names dates. */
import type { Connection } from '#server/db/client.ts';
import { dayIn } from '#server/engine/validity/validity.ts';
import {
  listEnding,
  listReplaceable,
  listUndecidedDates,
  proposeDates,
} from '#server/features/documents/index.ts';
import type { EndingSource, HealthResponse } from '#shared/contract/health.ts';
import { expiringDays } from '#shared/contract/validity.ts';
import { kindOf } from './source-kind.ts';

type OfChatbot = { connection: Connection; workspaceId: string; chatbotId: string; now: Date };

const dayMs = 86_400_000;

export async function listEndingSources({
  now,
  timeZone,
  ...of
}: OfChatbot & { timeZone: string }): Promise<EndingSource[]> {
  const today = dayIn({ now, timeZone });
  const until = dayIn({ now: new Date(now.getTime() + expiringDays * dayMs), timeZone });
  const rows = await listEnding({ ...of, until });
  return rows.map(({ id, name, label, validUntil, ...row }) => ({
    ...{ id, name, source: kindOf(row), label, validUntil },
    state: validUntil < today ? 'expired' : 'expiring',
  }));
}

/** Each source once, with the first words that name dates. */
export async function listProposed({ now, ...of }: OfChatbot): Promise<HealthResponse['proposed']> {
  const found = new Map<string, HealthResponse['proposed'][number]>();
  for (const { id, name, named, createdAt, ...row } of await listUndecidedDates(of)) {
    if (found.has(id) || proposeDates({ named, storedAt: createdAt, now }).length === 0) continue;
    found.set(id, { id, name, source: kindOf(row), quote: named.quote });
  }
  return [...found.values()];
}

export async function listNewVersions(
  of: Omit<OfChatbot, 'now'>,
): Promise<HealthResponse['replaceable']> {
  const rows = await listReplaceable(of);
  return rows.flatMap(({ id, name, older }) => (older ? [{ id, name, older }] : []));
}

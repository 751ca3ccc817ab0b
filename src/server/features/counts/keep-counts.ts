/**
 * The counts of analytics. Triggers write down what each change adds, in its own transaction; a job adds that up by
 * day. Reading adds what is not added up yet, so figures are exact at any time.
 */
import type { Deps } from '#server/deps.ts';
import { findDayStarts, type Span } from './queries.ts';
import {
  addChanges,
  countConversationsAndLeads,
  countMessages,
  deleteCounts,
  deleteEmptyCounts,
  hasChanges,
  isCounted,
  listStarts,
  listUncounted,
  lockAdding,
  lockCounting,
  markConversations,
  mayCount,
  setCounted,
} from './write-queries.ts';

/** All that counting needs, so that a command of the operator can do it too. */
type Counting = {
  database: Pick<Deps['database'], 'orm'> & Partial<Pick<Deps['database'], 'kind'>>;
  /** For tests, which have few. */
  messagesAtOnce?: number;
};
type OfWorkspace = { deps: Counting; workspaceId: string };

/** The embedded database serves everyone from one session, so its turns are short. */
const changesAtOnce = { embedded: 500, postgres: 5_000 };
const workspacesAtOnce = 20;
const dayMs = 86_400_000;
/** Messages that are counted in one statement: a statement's time is limited. */
const mostMessagesAtOnce = 20_000;
const mostTries = 5;
const serializationFailure = '40001';

/** Whole days of a time zone: the last ones up to today, or those that are named. */
export async function openDays({
  deps,
  workspaceId,
  chatbotId,
  timeZone,
  days,
}: {
  deps: Counting & Pick<Deps, 'clock'> & { database: Pick<Deps['database'], 'reading'> };
  workspaceId: string;
  chatbotId: string | undefined;
  timeZone: string;
  days: number | readonly [first: string, after: string];
}): Promise<Span> {
  await ensureCounted({ deps, workspaceId });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(deps.clock.now());
  const [first, after] =
    typeof days === 'number' ? [addDays(today, 1 - days), addDays(today, 1)] : days;
  const connection = deps.database.reading;
  const moments = await findDayStarts({ connection, days: [first, after], timeZone });
  return { connection, workspaceId, chatbotId, timeZone, first, after, ...moments };
}

/** As many days right before. */
export function daysBefore({ first, after }: Pick<Span, 'first' | 'after'>): [string, string] {
  const count = Math.round((Date.parse(after) - Date.parse(first)) / dayMs);
  return [addDays(first, -count), first];
}

const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** After an update or a change of time zone the counts are made before they're read. */
export async function ensureCounted(of: OfWorkspace): Promise<void> {
  const { deps, workspaceId } = of;
  if (await isCounted({ connection: deps.database.orm, workspaceId })) return;
  await recountWorkspace({ ...of, waits: true });
}

/** Adds up what has been written down, and counts workspaces whose counts are missing or of another time zone. */
export async function updateCounts(deps: Counting): Promise<void> {
  const { orm, kind = 'embedded' } = deps.database;
  for (let isMore = true; isMore; ) {
    const ids = await listUncounted({ connection: orm, limit: workspacesAtOnce });
    for (const workspaceId of ids) await recountWorkspace({ deps, workspaceId, waits: false });
    isMore = ids.length === workspacesAtOnce;
  }
  while (await hasChanges({ connection: orm })) {
    await orm.transaction(async (transaction) => {
      await lockAdding({ transaction });
      await addChanges({ transaction, limit: changesAtOnce[kind] });
      await deleteEmptyCounts({ transaction });
    });
  }
}

/** Counts everything anew, of every workspace. */
export async function recountAll(deps: Counting): Promise<void> {
  await setCounted({ connection: deps.database.orm, workspaceId: null, isCounted: false });
  await updateCounts(deps);
}

/** `waits`: for another server that counts it; else it's left to that one. */
async function recountWorkspace(of: OfWorkspace & { waits: boolean }): Promise<void> {
  await markConversations({ connection: of.deps.database.orm, workspaceId: of.workspaceId });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await countAnew(of);
    } catch (error) {
      const { code } = (error as { cause?: { code?: string } }).cause ?? {};
      if (code !== serializationFailure || attempt === mostTries) throw error;
    }
  }
}

/**
 * Sees one moment of all tables: exactly those changes are in the rows it counts that it deletes from what is written
 * down. Where another server has counted in between, PostgreSQL refuses, and it is tried again.
 */
async function countAnew({
  deps,
  workspaceId,
  waits,
}: OfWorkspace & { waits: boolean }): Promise<void> {
  const isolationLevel = 'repeatable read' as const;
  await deps.database.orm.transaction(
    async (transaction) => {
      const of = { transaction, workspaceId };
      if (waits) await lockCounting(of);
      else if (!(await mayCount(of))) return;
      if (await isCounted({ connection: transaction, workspaceId })) return;
      await deleteCounts(of);
      const { messagesAtOnce: each = mostMessagesAtOnce } = deps;
      const starts = await listStarts({ ...of, each });
      for (const [n, from] of starts.entries()) {
        await countMessages({ ...of, from, to: starts[n + 1] ?? 'infinity' });
      }
      await countConversationsAndLeads(of);
      await setCounted({ connection: transaction, workspaceId, isCounted: true });
    },
    { isolationLevel },
  );
}

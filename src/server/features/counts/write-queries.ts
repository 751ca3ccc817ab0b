/** SQL that keeps the counts: what triggers wrote down is added up, and a workspace can be counted anew. */
import { type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { workspaces } from '#server/db/schema/accounts.ts';
import { analyticsChanges, analyticsCounts } from '#server/db/schema/analytics.ts';

type OfWorkspace = { transaction: Transaction; workspaceId: string };

/** One at a time over all servers. Any number does, as long as no one else uses it. */
const countingLock = 7_290_114;

const counters = [
  'questions',
  'answers',
  'unknown',
  'thumbs_up',
  'thumbs_down',
  'conversations',
  'missed',
  'handed_off',
  'unhandled',
  'leads',
  'waiting',
  'open',
  'unread',
];
const list = sql.raw(counters.join(', '));
const sums = sql.raw(counters.map((name) => `sum(${name})::int as ${name}`).join(', '));
const added = sql.raw(
  counters.map((name) => `${name} = analytics_counts.${name} + excluded.${name}`).join(', '),
);

/** Adds rows to the counts: by the chatbot's days for itself, and by days of UTC for its workspace. */
const addToCounts = ({ before = sql``, rows }: { before?: SQL; rows: SQL }) => sql`
  with ${before}changed as (${rows}), placed as (
    select c.*, c.chatbot_id as scope, c.at at time zone b.time_zone as local
    from changed c join chatbots b on b.id = c.chatbot_id
    union all
    select c.*, null::uuid, c.at at time zone 'UTC' from changed c
  ), counted as (
    select workspace_id, scope, kind, local::date as day, key, ${sums} from placed group by 1, 2, 3, 4, 5
    union all
    select workspace_id, scope, 'hour', local::date, extract(hour from local)::int::text, ${sums}
    from (select workspace_id, scope, local, questions, ${sql.raw(
      counters
        .slice(1)
        .map((name) => `0 as ${name}`)
        .join(', '),
    )} from placed where kind = 'total' and questions <> 0) asked group by 1, 2, 4, 5
  )
  insert into ${analyticsCounts} (workspace_id, chatbot_id, kind, day, key, ${list})
  select workspace_id, scope, kind, day, key, ${list} from counted
  where ${sql.raw(counters.map((name) => `${name} <> 0`).join(' or '))}
  on conflict on constraint analytics_counts_unique do update set ${added}`;

/** Waits for a server that adds up changes. */
export async function lockAdding({ transaction }: { transaction: Transaction }): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${countingLock})`);
}

/** One server at a time for a workspace; others are counted meanwhile, because a large one takes a while. */
export async function lockCounting({ transaction, workspaceId }: OfWorkspace): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(${countingLock}, hashtext(${workspaceId}))`,
  );
}

/** False where a server counts this workspace already. */
export async function mayCount({ transaction, workspaceId }: OfWorkspace): Promise<boolean> {
  const { rows } = await transaction.execute<{ may: boolean }>(
    sql`select pg_try_advisory_xact_lock(${countingLock}, hashtext(${workspaceId})) as may`,
  );
  return rows[0]?.may === true;
}

/** Of workspaces that will be counted anew, changes stay: those that the count has seen are deleted with it. */
const isToBeTaken = sql`not exists (select from ${workspaces} w where w.id = ${analyticsChanges}.workspace_id and not w.is_counted)`;

/** Adds the oldest changes and deletes them. Those of workspaces that are gone are only deleted. */
export async function addChanges({
  transaction,
  limit,
}: {
  transaction: Transaction;
  limit: number;
}): Promise<void> {
  const taken = sql`taken as (delete from ${analyticsChanges}
    where id in (select id from ${analyticsChanges} where ${isToBeTaken} order by id limit ${limit}) returning *), `;
  const rows = sql`select t.* from taken t join ${workspaces} w on w.id = t.workspace_id`;
  await transaction.execute(addToCounts({ before: taken, rows }));
}

export async function hasChanges({ connection }: { connection: Connection }): Promise<boolean> {
  const { rows } = await connection.execute(
    sql`select from ${analyticsChanges} where ${isToBeTaken} limit 1`,
  );
  return rows.length > 0;
}

/** A page that no conversation is left of isn't remembered either. */
export async function deleteEmptyCounts({
  transaction,
}: {
  transaction: Transaction;
}): Promise<void> {
  await transaction.execute(
    sql`delete from ${analyticsCounts} where questions = 0 and answers = 0 and unknown = 0 and thumbs_up = 0
      and thumbs_down = 0 and conversations = 0 and leads = 0`,
  );
}

/** Of conversations from before there were such marks, or of all to be sure. */
export async function markConversations({
  connection,
  workspaceId,
}: {
  connection: Connection;
  workspaceId: string;
}): Promise<void> {
  await connection.execute(sql`
    update conversations c set needed_help = n.help, human_replied = n.human, was_unknown = n.unknown
    from (select k.id, coalesce(m.help, false) as help, coalesce(m.human, false) as human, coalesce(m.unknown, false) as unknown
      from conversations k left join (
        select conversation_id, true as help, bool_or(role = 'human') as human, coalesce(bool_or(outcome = 'unknown'), false) as unknown
        from messages where workspace_id = ${workspaceId} and analytics_needs_help(role, outcome) group by 1
      ) m on m.conversation_id = k.id where k.workspace_id = ${workspaceId}) n
    where c.id = n.id and (c.needed_help, c.human_replied, c.was_unknown) is distinct from (n.help, n.human, n.unknown)`);
}

export async function deleteCounts({ transaction, workspaceId }: OfWorkspace): Promise<void> {
  await transaction.execute(
    sql`delete from ${analyticsCounts} where workspace_id = ${workspaceId}`,
  );
  await transaction.execute(
    sql`delete from ${analyticsChanges} where workspace_id = ${workspaceId}`,
  );
}

/** The moments at which pieces of so many messages begin, to the microsecond. */
export async function listStarts({
  transaction,
  workspaceId,
  each,
}: OfWorkspace & { each: number }): Promise<string[]> {
  const { rows } = await transaction.execute<{ start: string }>(sql`
    select created_at::text as start from (
      select created_at, row_number() over (order by created_at) - 1 as place
      from messages where workspace_id = ${workspaceId}) m
    where place % ${each}::int = 0 order by created_at`);
  return rows.map(({ start }) => start);
}

/** All messages from one moment until before another. */
export async function countMessages({
  transaction,
  workspaceId,
  from,
  to,
}: OfWorkspace & { from: string; to: string }): Promise<void> {
  await transaction.execute(
    addToCounts({
      rows: sql`
      select m.workspace_id, m.chatbot_id, analytics_moment(m.created_at) as at, p.kind, p.key,
        sum(p.questions)::int as questions, sum(p.answers)::int as answers, sum(p.unknown)::int as unknown,
        sum(p.thumbs_up)::int as thumbs_up, sum(p.thumbs_down)::int as thumbs_down, 0 as conversations, 0 as missed,
        0 as handed_off, 0 as unhandled, 0 as leads, 0 as waiting, 0 as open, 0 as unread
      from messages m left join messages q on q.id = m.answers_id
      cross join lateral analytics_of_message(m.role, m.outcome, m.feedback, m.state, m.sources, m.created_at - q.created_at) p
      where m.workspace_id = ${workspaceId} and m.created_at >= ${from}::timestamptz
        and m.created_at < ${to}::timestamptz
      group by 1, 2, 3, 4, 5`,
    }),
  );
}

export async function countConversationsAndLeads({
  transaction,
  workspaceId,
}: OfWorkspace): Promise<void> {
  await transaction.execute(
    addToCounts({
      rows: sql`
      select c.workspace_id, c.chatbot_id, analytics_moment(c.created_at) as at, p.kind, p.key,
        0 as questions, 0 as answers, sum(p.unknown)::int as unknown, 0 as thumbs_up, 0 as thumbs_down,
        sum(p.conversations)::int as conversations, sum(p.missed)::int as missed, sum(p.handed_off)::int as handed_off,
        sum(p.unhandled)::int as unhandled, 0 as leads, sum(p.waiting)::int as waiting, sum(p.open)::int as open,
        sum(p.unread_conversations)::int as unread
      from conversations c
      cross join lateral analytics_of_conversation(c.state, c.missed_at, c.page_url, c.unread, c.human_replied, c.was_unknown, c.needed_help) p
      where c.workspace_id = ${workspaceId} group by 1, 2, 3, 4, 5
      union all
      select workspace_id, chatbot_id, analytics_moment(created_at), 'total', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, count(*)::int, 0, 0, 0
      from leads where workspace_id = ${workspaceId} group by 1, 2, 3`,
    }),
  );
}

export async function setCounted({
  connection,
  workspaceId,
  isCounted,
}: {
  connection: Connection;
  workspaceId: string | null;
  isCounted: boolean;
}): Promise<void> {
  await connection
    .update(workspaces)
    .set({ isCounted })
    .where(workspaceId ? sql`${workspaces.id} = ${workspaceId}` : undefined);
}

export async function isCounted({
  connection,
  workspaceId,
}: {
  connection: Connection;
  workspaceId: string;
}): Promise<boolean> {
  const [row] = await connection
    .select({ isCounted: workspaces.isCounted })
    .from(workspaces)
    .where(sql`${workspaces.id} = ${workspaceId}`);
  return row?.isCounted ?? true;
}

export async function listUncounted({
  connection,
  limit,
}: {
  connection: Connection;
  limit: number;
}): Promise<string[]> {
  const rows = await connection
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(sql`not ${workspaces.isCounted}`)
    // Two servers that count at the same time seldom begin with the same ones.
    .orderBy(sql`random()`)
    .limit(limit);
  return rows.map(({ id }) => id);
}

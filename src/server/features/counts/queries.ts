/** SQL that reads the counts; every function takes the workspace. It adds what the job has not added up yet. */
import { type SQL, sql } from 'drizzle-orm';
import type { Connection, Database } from '#server/db/client.ts';
import { analyticsChanges, analyticsCounts, type CountKind } from '#server/db/schema/analytics.ts';

/** Days of a time zone; the chatbot's own, or UTC for the whole workspace. */
export type Span = {
  connection: Database['orm'];
  workspaceId: string;
  chatbotId: string | undefined;
  timeZone: string;
  first: string;
  /** The day after the last one. */
  after: string;
  /** The moments at which those two begin. */
  from: Date;
  to: Date;
};

const listed = 10;

export async function findDayStarts({
  timeZone,
  connection,
  days,
}: {
  connection: Connection;
  days: readonly [first: string, after: string];
  timeZone: string;
}): Promise<{ from: Date; to: Date }> {
  const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  const { rows } = await connection.execute<{ from: string; to: string }>(
    sql`select ${startOf(days[0])} as from, ${startOf(days[1])} as to`,
  );
  const [row] = rows;
  if (!row) throw new Error('The database does not know the time');
  return { from: new Date(row.from), to: new Date(row.to) };
}

/** Rows of one kind: those that are added up, and those that are only written down. */
function counted(span: Span, kind: Exclude<CountKind, 'hour'>): SQL {
  return sql`(select day::text as day, key, ${columns} from ${analyticsCounts}
      where ${isOf(span)} and kind = ${kind} and day >= ${span.first}::date and day < ${span.after}::date
    union all
    select ((at at time zone ${span.timeZone})::date)::text, key, ${columns} from ${analyticsChanges}
      where ${isPending(span)} and kind = ${kind}) as counted`;
}

const columns = sql.raw(
  'questions, answers, unknown, thumbs_up, thumbs_down, conversations, missed, handed_off, unhandled, leads',
);

const isOf = ({ workspaceId, chatbotId }: Pick<Span, 'workspaceId' | 'chatbotId'>) =>
  sql`workspace_id = ${workspaceId} and ${chatbotId ? sql`chatbot_id = ${chatbotId}` : sql`chatbot_id is null`}`;

const isPending = ({ workspaceId, chatbotId, from, to }: Span) =>
  sql`workspace_id = ${workspaceId} and ${chatbotId ? sql`chatbot_id = ${chatbotId}` : sql`true`}
    and at >= ${from.toISOString()}::timestamptz and at < ${to.toISOString()}::timestamptz`;

const sum = (column: string) => sql.raw(`coalesce(sum(${column}), 0)::int`);

export async function countTotals(span: Span) {
  const { rows } = await span.connection.execute<{
    messages: number;
    answered: number;
    unknown: number;
    thumbsUp: number;
    thumbsDown: number;
    conversations: number;
    missed: number;
    handedOff: number;
    unhandled: number;
    leads: number;
  }>(sql`select ${sum('questions')} as messages, ${sum('answers')} as answered, ${sum('unknown')} as unknown,
    ${sum('thumbs_up')} as "thumbsUp", ${sum('thumbs_down')} as "thumbsDown", ${sum('conversations')} as conversations,
    ${sum('missed')} as missed, ${sum('handed_off')} as "handedOff", ${sum('unhandled')} as unhandled,
    ${sum('leads')} as leads from ${counted(span, 'total')}`);
  const [row] = rows;
  if (!row) throw new Error('A sum is always one row');
  return row;
}

/** A conversation counts once, on the day it began, so that the days add up to the total. */
export async function countTotalsByDay(span: Span) {
  const { rows } = await span.connection.execute<{
    day: string;
    conversations: number;
    messages: number;
  }>(sql`select day, ${sum('conversations')} as conversations, ${sum('questions')} as messages
    from ${counted(span, 'total')} group by day
    having sum(conversations) <> 0 or sum(questions) <> 0 order by day`);
  return rows;
}

export async function countHours(span: Span) {
  const { rows } = await span.connection.execute<{ hour: number; messages: number }>(sql`
    select hour, sum(questions)::int as messages from (
      select key::int as hour, questions from ${analyticsCounts}
        where ${isOf(span)} and kind = 'hour' and day >= ${span.first}::date and day < ${span.after}::date
      union all
      select extract(hour from at at time zone ${span.timeZone})::int, questions from ${analyticsChanges}
        where ${isPending(span)} and kind = 'total') as asked
    group by hour having sum(questions) <> 0 order by hour`);
  return rows;
}

/** Which pages visitors ask from, whatever is behind the question mark. */
export async function countPages(span: Span) {
  const { rows } = await span.connection.execute<{
    page: string;
    conversations: number;
    unknown: number;
  }>(sql`select key as page, sum(conversations)::int as conversations, sum(unknown)::int as unknown
    from ${counted(span, 'page')} group by key having sum(conversations) > 0 order by 2 desc, 1 limit ${listed}`);
  return rows;
}

/** A source counts once for each answer that rests on it, with what visitors thought of that answer. */
export async function countSources(span: Span) {
  const { rows } = await span.connection.execute<{
    documentId: string | null;
    title: string;
    answers: number;
    thumbsUp: number;
    thumbsDown: number;
  }>(sql`select nullif(split_part(key, ' ', 1), '') as "documentId", substr(key, strpos(key, ' ') + 1) as title,
      sum(answers)::int as answers, sum(thumbs_up)::int as "thumbsUp", sum(thumbs_down)::int as "thumbsDown"
    from ${counted(span, 'source')} group by key having sum(answers) > 0 order by 3 desc, 2 limit ${listed}`);
  return rows;
}

/** How many answers took how long, the quickest bin first. */
export async function countAnswerTimes(span: Span) {
  const { rows } = await span.connection.execute<{ bin: number; answers: number }>(
    sql`select key::int as bin, sum(answers)::int as answers from ${counted(span, 'time')}
      group by 1 having sum(answers) > 0 order by 1`,
  );
  return rows;
}

/** Conversations by day of UTC and chatbot. */
export async function countByChatbot(span: Span) {
  const { rows } = await span.connection.execute<{
    day: string;
    chatbotId: string;
    conversations: number;
  }>(sql`select day, chatbot_id as "chatbotId", sum(conversations)::int as conversations from (
      select day::text as day, chatbot_id, conversations from ${analyticsCounts}
        where workspace_id = ${span.workspaceId} and chatbot_id is not null and kind = 'total'
          and day >= ${span.first}::date and day < ${span.after}::date
      union all
      select ((c.at at time zone b.time_zone)::date)::text, c.chatbot_id, c.conversations from ${analyticsChanges} c
        join chatbots b on b.id = c.chatbot_id
        where c.workspace_id = ${span.workspaceId} and c.kind = 'total') as counted
    where day >= ${span.first} and day < ${span.after}
    group by 1, 2 having sum(conversations) > 0 order by 1`);
  return rows;
}

/** Of all time. */
export async function countInbox({
  connection,
  workspaceId,
}: {
  connection: Connection;
  workspaceId: string;
}) {
  const { rows } = await connection.execute<{
    waiting: number;
    open: number;
    missed: number;
    unread: number;
  }>(sql`select ${sum('waiting')} as waiting, ${sum('open')} as open, ${sum('missed')} as missed, ${sum('unread')} as unread
    from (select waiting, open, missed, unread from ${analyticsCounts}
        where workspace_id = ${workspaceId} and chatbot_id is null and kind = 'total'
      union all
      select waiting, open, missed, unread from ${analyticsChanges}
        where workspace_id = ${workspaceId} and kind = 'total') as counted`);
  return rows[0] ?? { waiting: 0, open: 0, missed: 0, unread: 0 };
}

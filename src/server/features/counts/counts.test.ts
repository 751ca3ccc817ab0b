/** The counts against a direct count of the rows, after a random history with deletions of every kind. */
import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { workspaces } from '#server/db/schema/accounts.ts';
import { analyticsChanges } from '#server/db/schema/analytics.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { leads } from '#server/db/schema/leads.ts';
import { conversationJobs } from '#server/features/conversations/jobs.ts';
import { createShop, type Shop } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { measureAnswerTime } from './answer-time.ts';
import { ensureCounted, openDays, recountAll, updateCounts } from './keep-counts.ts';
import {
  countByChatbot,
  countHours,
  countInbox,
  countPages,
  countSources,
  countTotals,
  countTotalsByDay,
  type Span,
} from './queries.ts';
import { addChanges, lockCounting } from './write-queries.ts';

const zones = ['America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
const dayMs = 86_400_000;

let app: TestApp;
let shop: Shop;
const chatbotIds: string[] = [];
beforeAll(async () => {
  app = await createTestApp({ variables: { PLAN_WITHOUT_PAYMENTS: 'enterprise' } });
  shop = await createShop({ app });
  const { orm } = app.deps.database;
  const [first] = await orm.select().from(chatbots).where(eq(chatbots.id, shop.chatbotId));
  if (!first) throw new Error('No chatbot');
  await orm
    .update(chatbots)
    .set({ timeZone: zones[0] ?? '' })
    .where(eq(chatbots.id, first.id));
  chatbotIds.push(first.id);
  for (const timeZone of zones.slice(1)) {
    const id = randomUUID();
    await orm.insert(chatbots).values({ ...first, id, timeZone });
    chatbotIds.push(id);
  }
});
afterAll(() => app.close());

/** The same numbers in every run. */
let seed = 20_261_116;
function draw(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}
const pick = <T>(values: readonly T[]): T => values[draw(values.length)] as T;

/** Weeks around the nights in which clocks change, up to now. */
function drawMoment(): Date {
  const now = app.clock.now().getTime();
  return new Date(now - draw(40 * 24 * 4) * 15 * 60_000 - draw(900_000) - draw(8) * 40 * dayMs);
}

async function converse(): Promise<void> {
  const { orm } = app.deps.database;
  const chatbotId = pick(chatbotIds);
  const { workspaceId } = shop;
  const id = randomUUID();
  const createdAt = drawMoment();
  await orm.insert(conversations).values({
    ...{ id, workspaceId, chatbotId, visitorId: `visitor-${draw(40)}`, visitor: {}, createdAt },
    ...{ state: pick(['bot', 'waiting', 'human', 'closed'] as const), referrer: '' },
    pageUrl: pick([
      '',
      'https://shop.test/',
      `https://shop.test/p?id=${draw(9)}`,
      'https://x.test/#a',
    ]),
    ...{ addressKey: 'a', unread: draw(3), lastMessageAt: createdAt },
    missedAt: draw(5) === 0 ? createdAt : null,
  });
  for (let n = draw(6); n >= 0; n -= 1) {
    const askedAt = new Date(createdAt.getTime() + draw(40) * 60_000);
    const of = { workspaceId, chatbotId, conversationId: id, state: 'complete' as const };
    const questionId = randomUUID();
    await orm.insert(messages).values([
      { ...of, id: questionId, role: 'visitor', text: 'What?', sources: [], createdAt: askedAt },
      {
        ...{
          ...of,
          state: pick(['complete', 'complete', 'partial'] as const),
          answersId: questionId,
        },
        ...{ role: pick(['bot', 'bot', 'bot', 'human'] as const), text: 'That.' },
        outcome: pick(['answered', 'maybe', 'unknown', 'small-talk', 'failed', null] as const),
        sources: [draw(3), draw(3)].map((number) => source(number)),
        feedback: pick(['up', 'down', null, null] as const),
        createdAt: new Date(askedAt.getTime() + draw(5_000)),
      },
    ]);
  }
  if (draw(4) === 0) {
    const lead = { name: 'Dana', email: `v${draw(20)}@visitor.test`, phone: '', question: '?' };
    const of = { workspaceId, chatbotId, conversationId: id, fields: [], pageUrl: '' };
    await orm.insert(leads).values({ ...lead, ...of, createdAt: drawMoment() });
  }
}

const source = (number: number) => ({
  ...{ number, documentId: number === 0 ? null : `00000000-0000-4000-8000-00000000000${number}` },
  ...{ title: `Price list ${number}`, page: null, row: null, heading: null, quote: '' },
});

async function change(): Promise<void> {
  const { orm } = app.deps.database;
  const all = await orm.select({ id: conversations.id }).from(conversations);
  const { id } = pick(all);
  const ofConversation = eq(conversations.id, id);
  const said = await orm.select().from(messages).where(eq(messages.conversationId, id));
  const message = said.length > 0 ? pick(said) : null;
  const path = `/api/conversations/${id}`;
  const kind = draw(9);
  if (kind === 0) await shop.browser.call(path, undefined, { method: 'DELETE' });
  if (kind === 1) await shop.browser.call(`${path}/visitor`, undefined, { method: 'DELETE' });
  if (kind === 2)
    await orm.update(conversations).set({ state: 'closed', unread: 0 }).where(ofConversation);
  if (kind === 3)
    await orm
      .update(conversations)
      .set({ pageUrl: 'https://shop.test/later' })
      .where(ofConversation);
  if (kind === 4)
    await orm.update(conversations).set({ missedAt: app.clock.now() }).where(ofConversation);
  if (kind === 5 && message) await orm.delete(messages).where(eq(messages.answersId, message.id));
  if (kind === 6 && message)
    await orm.update(messages).set({ feedback: 'down' }).where(eq(messages.id, message.id));
  if (kind === 7 && message)
    await orm.update(messages).set({ outcome: 'unknown' }).where(eq(messages.id, message.id));
  if (kind === 8) await updateCounts(app.deps);
}

/** What the counts must be, from the rows themselves. */
async function countDirectly(span: Span) {
  const { orm } = app.deps.database;
  const within = (table: string) => sql`${sql.raw(table)}.workspace_id = ${span.workspaceId}
    and ${span.chatbotId ? sql`${sql.raw(table)}.chatbot_id = ${span.chatbotId}` : sql`true`}
    and ${sql.raw(table)}.created_at >= ${span.from.toISOString()}::timestamptz
    and ${sql.raw(table)}.created_at < ${span.to.toISOString()}::timestamptz`;
  const read = async (query: SQL) => (await orm.execute(query)).rows;
  const local = (column: string) => sql`(${sql.raw(column)} at time zone ${span.timeZone})`;
  const exists = (condition: SQL) =>
    sql`exists (select from messages x where x.conversation_id = c.id and ${condition})`;
  const [said] = await read(sql`select count(*) filter (where role = 'visitor')::int as messages,
    count(*) filter (where outcome in ('answered', 'maybe'))::int as answered,
    count(*) filter (where outcome = 'unknown')::int as unknown,
    count(*) filter (where feedback = 'up')::int as "thumbsUp",
    count(*) filter (where feedback = 'down')::int as "thumbsDown" from messages m where ${within('m')}`);
  const [talked] =
    await read(sql`select count(*)::int as conversations, count(missed_at)::int as missed,
    count(*) filter (where ${exists(sql`x.role = 'human'`)})::int as "handedOff",
    count(*) filter (where missed_at is not null or state = 'waiting' or ${exists(
      sql`(x.role = 'human' or x.outcome in ('unknown', 'human-asked', 'not-answering', 'failed'))`,
    )})::int as unhandled from conversations c where ${within('c')}`);
  const [left] = await read(sql`select count(*)::int as leads from leads l where ${within('l')}`);
  const [took] = await read(sql`select percentile_disc(array[0.5, 0.95]) within group
    (order by (extract(epoch from m.created_at - q.created_at) * 1000)::float8) as times
    from messages m join messages q on q.id = m.answers_id
    where ${within('m')} and m.role = 'bot' and m.state = 'complete'`);
  return {
    totals: { ...said, ...talked, ...left },
    byDay: await read(sql`select day, sum(c)::int as conversations, sum(m)::int as messages from (
      select to_char(${local('c.created_at')}, 'YYYY-MM-DD') as day, 1 as c, 0 as m from conversations c where ${within('c')}
      union all select to_char(${local('m.created_at')}, 'YYYY-MM-DD'), 0, 1 from messages m where ${within('m')} and role = 'visitor') d
      group by day order by day`),
    hours:
      await read(sql`select extract(hour from ${local('m.created_at')})::int as hour, count(*)::int as messages
      from messages m where ${within('m')} and role = 'visitor' group by 1 order by 1`),
    pages:
      await read(sql`select regexp_replace(page_url, '[?#].*$', '') as page, count(*)::int as conversations,
      count(*) filter (where ${exists(sql`x.outcome = 'unknown'`)})::int as unknown
      from conversations c where ${within('c')} and page_url <> '' group by 1 order by 2 desc, 1`),
    sources: await read(sql`select document as "documentId", title, count(*)::int as answers,
      count(*) filter (where feedback = 'up')::int as "thumbsUp", count(*) filter (where feedback = 'down')::int as "thumbsDown"
      from (select distinct m.id, feedback, s ->> 'documentId' as document, s ->> 'title' as title
        from messages m, jsonb_array_elements(sources) s where ${within('m')} and role = 'bot') cited
      group by 1, 2 order by 3 desc, 2`),
    times: (took as { times: number[] | null } | undefined)?.times ?? [],
  };
}

async function compare(span: Span): Promise<void> {
  const direct = await countDirectly(span);
  expect(await countTotals(span)).toEqual(direct.totals);
  expect(await countTotalsByDay(span)).toEqual(direct.byDay);
  expect(await countHours(span)).toEqual(direct.hours);
  expect(await countPages(span)).toEqual(direct.pages);
  expect(await countSources(span)).toEqual(direct.sources);
  const { medianMs, slowMs } = await measureAnswerTime(span);
  const [median = 0, slow = 0] = direct.times;
  expect(Math.abs((medianMs ?? 0) - median)).toBeLessThanOrEqual(median * 0.055 + 1);
  expect(Math.abs((slowMs ?? 0) - slow)).toBeLessThanOrEqual(slow * 0.055 + 1);
}

async function compareAll(): Promise<void> {
  const { deps } = app;
  const { workspaceId } = shop;
  for (const days of [1, 30, 365]) {
    await compare(
      await openDays({ deps, workspaceId, chatbotId: undefined, timeZone: 'UTC', days }),
    );
  }
  for (const [at, chatbotId] of chatbotIds.entries()) {
    const timeZone = zones[at] ?? '';
    for (const days of [7, 365]) {
      await compare(await openDays({ deps, workspaceId, chatbotId, timeZone, days }));
    }
  }
  const connection = deps.database.orm;
  const { rows } =
    await connection.execute(sql`select count(*) filter (where state = 'waiting')::int as waiting,
    count(*) filter (where state <> 'closed')::int as open, count(missed_at)::int as missed,
    count(*) filter (where unread > 0)::int as unread from conversations where workspace_id = ${workspaceId}`);
  expect([await countInbox({ connection, workspaceId })]).toEqual(rows);
}

test('equal a direct count at every time, in every time zone, whatever is changed or deleted', async () => {
  for (let n = 0; n < 60; n += 1) await converse();
  await compareAll();
  await updateCounts(app.deps);
  await compareAll();
  for (let n = 0; n < 60; n += 1) {
    await change();
    if (n % 3 === 0) await converse();
  }
  await compareAll();
  const span = { workspaceId: shop.workspaceId, chatbotId: undefined, timeZone: 'UTC', days: 365 };
  const days = await countByChatbot(await openDays({ deps: app.deps, ...span }));
  expect(days.length).toBeGreaterThan(10);
});

test('follow the chatbot into another time zone', async () => {
  const { orm } = app.deps.database;
  zones[0] = 'Asia/Kolkata';
  const [chatbotId = ''] = chatbotIds;
  await orm.update(chatbots).set({ timeZone: zones[0] }).where(eq(chatbots.id, chatbotId));
  await converse();
  await compareAll();
});

test('lose no change that comes before a workspace is counted anew, and keep none of one that is gone', async () => {
  const { orm } = app.deps.database;
  await orm.update(workspaces).set({ isCounted: false }).where(eq(workspaces.id, shop.workspaceId));
  await converse();
  // What adds changes up leaves those of a workspace alone that will be counted.
  await orm.transaction(async (transaction) => addChanges({ transaction, limit: 5_000 }));
  const pending = await orm.$count(
    analyticsChanges,
    eq(analyticsChanges.workspaceId, shop.workspaceId),
  );
  expect(pending).toBeGreaterThan(0);
  await compareAll();
  await updateCounts(app.deps);
  await compareAll();
  // A workspace that is gone leaves changes behind, which go too.
  await orm.insert(analyticsChanges).values({
    workspaceId: randomUUID(),
    chatbotId: randomUUID(),
    at: new Date(),
    kind: 'total',
    key: '',
    questions: 1,
  });
  await updateCounts(app.deps);
  expect(await orm.$count(analyticsChanges)).toBe(0);
});

test.runIf(inject('databaseTemplate').kind === 'postgres')(
  'are made for one workspace while another one is counted',
  async () => {
    const { orm } = app.deps.database;
    const other = await createShop({ app });
    const setUncounted = (id: string) =>
      orm.update(workspaces).set({ isCounted: false }).where(eq(workspaces.id, id));
    await setUncounted(other.workspaceId);
    await orm.transaction(async (transaction) => {
      await lockCounting({ transaction, workspaceId: shop.workspaceId });
      await ensureCounted({ deps: app.deps, workspaceId: other.workspaceId });
      // The job leaves it to the one that has begun.
      await setUncounted(shop.workspaceId);
      await updateCounts(app.deps);
    });
    await updateCounts(app.deps);
    await compareAll();
    const [row] = await orm.select().from(workspaces).where(eq(workspaces.id, other.workspaceId));
    expect(row?.isCounted).toBe(true);
  },
);

test('stay right after conversations are deleted by age, a chatbot is deleted, and everything is counted anew', async () => {
  const { orm } = app.deps.database;
  const [first = '', second = ''] = chatbotIds;
  await orm.update(chatbots).set({ retentionDays: 60 }).where(eq(chatbots.id, first));
  const job = conversationJobs(app.deps).find(({ name }) => name === 'delete-old-conversations');
  await job?.handle({}, new AbortController().signal);
  await compareAll();
  await orm.delete(chatbots).where(eq(chatbots.id, second));
  chatbotIds.splice(1, 1);
  zones.splice(1, 1);
  await compareAll();
  await updateCounts(app.deps);
  await compareAll();
  const read = async () =>
    (await orm.execute(sql`select * from analytics_counts order by chatbot_id, kind, day, key`))
      .rows;
  const before = await read();
  await recountAll(app.deps);
  expect(await read()).toEqual(before);
  await recountAll({ ...app.deps, messagesAtOnce: 7 });
  expect(await read()).toEqual(before);
  await orm.delete(conversations).where(eq(conversations.workspaceId, shop.workspaceId));
  await orm.delete(leads).where(eq(leads.workspaceId, shop.workspaceId));
  await updateCounts(app.deps);
  expect(await read()).toEqual([]);
});

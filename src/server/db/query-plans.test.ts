/** No query of a dashboard, a visitor or a job may read a table that grows from its first row to its last. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { actionJobs } from '#server/features/actions/jobs.ts';
import { auditJobs } from '#server/features/audit/jobs.ts';
import { conversationJobs } from '#server/features/conversations/jobs.ts';
import { countJobs } from '#server/features/counts/jobs.ts';
import { mailJobs } from '#server/features/mail/jobs.ts';
import { webhookJobs } from '#server/features/webhooks/jobs.ts';
import { createShop, type Shop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

const growing = [
  'messages',
  'conversations',
  'leads',
  'analytics_counts',
  'passages',
  'documents',
  'stored_files',
  'file_parts',
  'webhook_deliveries',
  'audit_entries',
  'action_calls',
  'mails',
];

type Sent = { text: string; values: unknown[] };
type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

let app: TestApp;
let shop: Shop;
const isPostgres = inject('databaseTemplate').kind === 'postgres';

beforeAll(async () => {
  if (!isPostgres) return;
  app = await createTestApp({ variables: { PLAN_WITHOUT_PAYMENTS: 'enterprise' } });
  shop = await createShop({ app });
  await fill(shop);
  await app.deps.database.pool.query('ANALYZE');
});
afterAll(() => app?.close());

async function fill({ workspaceId, chatbotId }: Shop): Promise<void> {
  const { orm } = app.deps.database;
  await orm.execute(sql`
    insert into conversations (workspace_id, chatbot_id, visitor_id, visitor, state, page_url, referrer, address_key, last_message_at, created_at)
    select ${workspaceId}, ${chatbotId}, 'v' || n, '{}', 'bot', 'https://shop.test/' || n % 30, '', 'a' || n,
      now() - interval '1 hour' * n, now() - interval '1 hour' * n from generate_series(1, 700) n`);
  await orm.execute(sql`
    insert into messages (workspace_id, conversation_id, chatbot_id, role, text, sources, state, outcome, created_at)
    select c.workspace_id, c.id, c.chatbot_id, role, 'Where is it?', '[]', 'complete', case role when 'bot' then 'answered' end, c.created_at
    from conversations c, unnest(array['visitor', 'bot', 'visitor', 'bot']) role where c.workspace_id = ${workspaceId}`);
  await orm.execute(sql`
    insert into leads (workspace_id, chatbot_id, conversation_id, name, email, phone, question, fields, page_url, created_at)
    select workspace_id, chatbot_id, id, '', id || '@visitor.test', '', '', '[]', '', created_at from conversations where workspace_id = ${workspaceId}`);
}

/** Everything the driver is asked to send while `work` runs. */
async function record(work: () => Promise<void>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [config, values] = given as [string | { text?: string; values?: unknown[] }, unknown];
    const text = typeof config === 'string' ? config : config?.text;
    const own = typeof config === 'string' ? undefined : config?.values;
    if (text) sent.push({ text, values: own ?? (Array.isArray(values) ? values : []) });
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

async function findScans(sent: Sent[]): Promise<string[]> {
  const found = new Set<string>();
  for (const { text, values } of sent) {
    if (!/^\s*(select|with|update|delete)\b/i.test(text) || /pgboss/.test(text)) continue;
    const client = await app.deps.database.pool.connect();
    try {
      // A whole table is read then only where no index helps, however few rows the table has here.
      await client.query('SET enable_seqscan = off');
      // Nothing is run: EXPLAIN only plans.
      const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
      const plans = rows[0]?.['QUERY PLAN'] as { Plan: Plan }[];
      for (const { Plan: plan } of plans) {
        for (const table of listScans(plan)) found.add(`${table}: ${text.slice(0, 300)}`);
      }
    } finally {
      await client.query('RESET enable_seqscan');
      client.release();
    }
  }
  return [...found];
}

function listScans(plan: Plan): string[] {
  const table = plan['Relation Name'] ?? '';
  const own = plan['Node Type'] === 'Seq Scan' && growing.includes(table) ? [table] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(listScans)];
}

test.runIf(isPostgres)('every screen of the dashboard finds its rows by an index', async () => {
  const { chatbotId } = shop;
  const paths = [
    ...['/api/home', '/api/analytics', '/api/analytics?days=90', '/api/analytics/advanced'],
    ...[`/api/analytics?chatbotId=${chatbotId}`, `/api/analytics/advanced?chatbotId=${chatbotId}`],
    ...['/api/analytics/gaps', '/api/analytics/topics', '/api/analytics/closed-gaps'],
    ...[
      '/api/conversations',
      '/api/conversations?state=waiting',
      '/api/conversations?search=where',
    ],
    ...['/api/leads', '/api/leads?done=0', '/api/documents', '/api/chatbots', '/api/analytics.csv'],
    ...['/api/messages?count=1', '/api/webhooks', '/api/saved-replies', '/api/websites'],
  ];
  const sent = await record(async () => {
    for (const path of paths) {
      const { status } = await shop.browser.request(path);
      expect([path, status]).toEqual([path, 200]);
    }
  });
  expect(sent.length).toBeGreaterThan(50);
  expect(await findScans(sent)).toEqual([]);
});

test.runIf(isPostgres)('so does a visitor, and so do the jobs that count and delete', async () => {
  const sent = await record(async () => {
    const visitor = new TestVisitor({ app, chatbotId: shop.chatbotId });
    const { body } = await visitor.ask('Is the bakery open on Sundays?');
    await visitor.ask('Do you repair bicycles?');
    await visitor.request('feedback', { json: { messageId: body.messageId, feedback: 'up' } });
    await visitor.request('handoff', { json: {} });
    const data = { workspaceId: shop.workspaceId, conversationId: body.conversationId };
    const counting = [...conversationJobs(app.deps), ...countJobs(app.deps)];
    const deleting = [
      ...actionJobs(app.deps),
      ...auditJobs(app.deps),
      ...mailJobs({ deps: app.deps, templates: {} }),
      ...webhookJobs(app.deps),
    ].filter(({ name }) => /delete|clean-up/.test(name));
    expect(deleting).toHaveLength(4);
    for (const job of [...counting, ...deleting]) {
      if (!job.name.startsWith('mail-')) await job.handle(data, new AbortController().signal);
    }
    await shop.browser.call(`/api/conversations/${body.conversationId}/visitor`, undefined, {
      method: 'DELETE',
    });
  });
  expect(sent.length).toBeGreaterThan(30);
  expect(await findScans(sent)).toEqual([]);
});

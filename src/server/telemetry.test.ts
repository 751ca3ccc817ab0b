/** What a collector gets of a running server: the steps of requests, questions and jobs, and nothing that people wrote. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer } from '#server/adapters/mail/mailer.ts';
import { startWorker } from '#server/jobs/queue.ts';
import { createShop, type Shop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { type SmtpDouble, startSmtpDouble } from '#server/testing/smtp-double.ts';
import {
  type LanguageModelDouble,
  startLanguageModelDouble,
} from '../../tests/doubles/language-model.ts';
import {
  type CollectorDouble,
  type ReceivedSpan,
  startCollectorDouble,
} from '../../tests/doubles/otlp-collector.ts';

const question = 'How much is the delivery of cakes to hidden-street?';
const traceId = '0af7651916cd43dd8448eb211c80319c';
let collector: CollectorDouble;
let model: LanguageModelDouble;
let smtp: SmtpDouble;
let app: TestApp;
let shop: Shop;
let rendered = '';

/** Everything happens once; the tests look at what arrived. */
beforeAll(async () => {
  collector = await startCollectorDouble();
  model = await startLanguageModelDouble();
  smtp = await startSmtpDouble();
  model.behave({ kind: 'answer', text: 'Delivery within the city costs 6.50 euros. [1]' });
  app = await createTestApp({
    variables: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      TRUSTED_PROXIES: '10.0.0.0/8',
      MODEL_PROVIDER: 'openai',
      MODEL_API_KEY: 'operator-key',
      MODEL_BASE_URL: model.urls.openai,
      WEBHOOK_TRUSTED_ORIGINS: collector.url,
    },
    // Of its own, because with a mail server people must confirm their address before they are signed in.
    deps: { mailer: createMailer({ mail: { smtpUrl: smtp.url, from: 'hello@askwell.test' } }) },
  });
  shop = await createShop({ app });
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const visitor = new TestVisitor({
    app,
    chatbotId: shop.chatbotId,
    init: { from: '10.1.2.3', headers },
  });
  expect((await visitor.ask(question)).body).toMatchObject({ answered: true });
  await shop.browser.request('/api/chatbots');
  await app.request('/healthz');
  await runJob();
  rendered = await (
    await app.request('/metrics', {
      headers: { authorization: `Bearer ${app.deps.secrets.metricsToken}` },
    })
  ).text();
  await app.deps.telemetry.close();
});
afterAll(async () => {
  await app.close();
  await Promise.all([collector.close(), model.close(), smtp.stop()]);
});

/** A job that sends an email and an event, as those of features do. */
async function runJob(): Promise<void> {
  const { database, queue, log, telemetry, mailer, outbound } = app.deps;
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const mail = { id: 'mail-1', to: shop.email, subject: 'hidden-subject', html: '', text: '' };
  const handle = async () => {
    await mailer.deliver(mail);
    await outbound(`${collector.url}/hidden-path?key=hidden-key`, { method: 'POST' });
    finish();
  };
  await queue.enqueue({ name: 'tell', data: { workspaceId: shop.workspaceId } });
  const handlers = [{ name: 'tell', handle }];
  const worker = await startWorker({ database, log, telemetry, handlers });
  await done;
  await worker.stop();
  mailer.close();
}

const find = (name: string): ReceivedSpan => {
  const span = collector.spans.find((each) => each.name === name);
  if (!span) throw new Error(`No span "${name}" in ${collector.spans.map((each) => each.name)}`);
  return span;
};
const parentOf = ({ parentSpanId }: ReceivedSpan) =>
  collector.spans.find(({ spanId }) => spanId === parentSpanId)?.name;

test('a question is one trace, which a proxy of ours began', () => {
  const request = find('POST /api/chat/:chatbotId/messages');
  expect(request).toMatchObject({
    traceId,
    parentSpanId: 'b7ad6b7169203331',
    kind: 2,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/chat/:chatbotId/messages',
      'http.response.status_code': 200,
      'askwell.workspace.id': shop.workspaceId,
      'askwell.db.queries': expect.any(Number),
      'askwell.db.milliseconds': expect.any(Number),
    },
  });
  const asked = find('question');
  expect(parentOf(asked)).toBe(request.name);
  expect(asked.attributes).toMatchObject({
    'askwell.chatbot.id': shop.chatbotId,
    'askwell.writer': 'model',
    'askwell.answer': expect.stringMatching(/confident|maybe/),
  });
  for (const name of ['open knowledge', 'understand', 'find answers', 'write answer']) {
    expect(find(name).traceId, name).toBe(traceId);
    expect(parentOf(find(name)), name).toBe('question');
  }
  expect(find('wait for turn').traceId).toBe(traceId);
  expect(parentOf(find('wait for turn'))).toBe(request.name);
  expect(parentOf(find('retrieve'))).toBe('find answers');
  expect(find('model call')).toMatchObject({
    kind: 3,
    attributes: { 'gen_ai.provider.name': 'openai', 'gen_ai.request.model': expect.any(String) },
  });
  expect(parentOf(find('model call'))).toBe('write answer');
});

test('requests of the dashboard name their workspace, and probes are left out', () => {
  expect(find('GET /api/chatbots').attributes).toMatchObject({
    'askwell.workspace.id': shop.workspaceId,
  });
  expect(collector.spans.some(({ name }) => name.includes('healthz'))).toBe(false);
});

test('a job is a trace of its own, with the emails and requests it sends', () => {
  const job = find('job tell');
  expect(job).toMatchObject({
    kind: 5,
    attributes: {
      'askwell.job.name': 'tell',
      'askwell.job.id': expect.any(String),
      'askwell.workspace.id': shop.workspaceId,
    },
  });
  expect(job.parentSpanId).toBeUndefined();
  expect(parentOf(find('send email'))).toBe('job tell');
  expect(find('outgoing POST')).toMatchObject({
    kind: 3,
    parentSpanId: job.spanId,
    attributes: { 'server.address': '127.0.0.1', 'http.response.status_code': 200 },
  });
});

test('nothing that people wrote and no address of theirs is sent', () => {
  const everything = JSON.stringify([collector.spans, collector.metrics, collector.resource]);
  expect(everything).toContain(shop.workspaceId);
  for (const word of [
    'hidden-street',
    'delivery',
    'euros',
    shop.email,
    '@',
    '10.1.2.3',
    'Bakery',
  ]) {
    expect(everything.includes(word), word).toBe(false);
  }
});

test('metrics have the figures of /metrics, under the same names and labels', () => {
  const names = (text: string) =>
    [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? '').sort();
  expect([...new Set(collector.metrics.map(({ name }) => name))].sort()).toEqual(names(rendered));
  const requests = collector.metrics.find(({ name }) => name === 'http_request_duration_seconds');
  expect(requests?.points).toContainEqual({
    labels: { method: 'POST', route: '/api/chat/:chatbotId/messages', status: 200 },
    value: 1,
  });
  const connections = collector.metrics.find(({ name }) => name === 'database_connections');
  expect(connections?.points.map(({ labels }) => labels)).toEqual([
    { state: 'open' },
    { state: 'idle' },
    { state: 'awaited' },
  ]);
});

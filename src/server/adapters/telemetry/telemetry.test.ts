import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  findActiveSpan,
  noteWorkspace,
  traceNow,
  traceStep,
  traceStream,
} from '#server/config/active-span.ts';
import { readEnv } from '#server/config/env.ts';
import { createLog } from '#server/config/log.ts';
import { projectRoot } from '#server/config/paths.ts';
import { noTelemetry } from '#server/config/telemetry.ts';
import {
  type CollectorDouble,
  startCollectorDouble,
} from '../../../../tests/doubles/otlp-collector.ts';
import { createTelemetry } from './create-telemetry.ts';

let collector: CollectorDouble;
let lines: Record<string, unknown>[];
beforeEach(async () => {
  collector = await startCollectorDouble();
  lines = [];
});
afterEach(() => collector.close());

const log = () =>
  createLog('info', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
const open = (more: Record<string, string> = {}) =>
  createTelemetry({
    env: readEnv({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      ...more,
    }),
    log: log(),
  });
const spanOf = (name: string) => collector.spans.find((span) => span.name === name);

test('without an endpoint nothing is recorded, and steps only do their work', async () => {
  const telemetry = await createTelemetry({ env: readEnv({}), log: log() });
  expect(telemetry).toBe(noTelemetry);
  const result = await telemetry.trace({ name: 'request' }, async () => {
    expect(findActiveSpan()).toBeUndefined();
    return traceStep({ name: 'step' }, async (span) => span ?? 'nothing recorded');
  });
  expect(result).toBe('nothing recorded');
  await telemetry.close();
});

test('without an endpoint the libraries are not even loaded', () => {
  const script = `
    import { createRequire } from 'node:module';
    import { createTelemetry } from './src/server/adapters/telemetry/create-telemetry.ts';
    const telemetry = JSON.parse(process.argv[1]);
    await createTelemetry({ env: { telemetry, version: '1', services: {} } });
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    console.log(loaded.filter((path) => path.includes('@opentelemetry')).length);`;
  const count = (variables: Record<string, string>) => {
    const settings = JSON.stringify(readEnv(variables).telemetry);
    const program = ['--input-type=module', '-e', script, settings];
    return Number(execFileSync(process.execPath, program, { cwd: projectRoot, encoding: 'utf8' }));
  };
  expect(count({})).toBe(0);
  expect(count({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).toBeGreaterThan(5);
});

test('nothing else of the server imports them', () => {
  const source = join(projectRoot, 'src/server');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const importing = files.filter(
    (file) =>
      file.endsWith('.ts') && /from '@open.*metry\//.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(importing.length).toBeGreaterThan(3);
  const elsewhere = importing.filter((file) => !file.startsWith('adapters/telemetry/'));
  expect(elsewhere).toEqual([]);
});

test('spans are nested as the steps are, with their attributes and their service', async () => {
  const telemetry = await open({
    OTEL_SERVICE_NAME: 'shop-chat',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=key-1',
    OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip',
  });
  await telemetry.trace({ name: 'request', kind: 'server' }, async (span) => {
    noteWorkspace('workspace-1');
    span?.countQuery(2);
    const sum = await traceStep({ name: 'find', attributes: { left: undefined } }, async () =>
      traceNow({ name: 'understand' }, () => {
        findActiveSpan()?.countQuery(3);
        return 4;
      }),
    );
    expect(sum).toBe(4);
    log().info('in the middle');
  });
  await telemetry.close();
  const root = spanOf('request');
  expect(root).toMatchObject({
    kind: 2,
    attributes: {
      'askwell.workspace.id': 'workspace-1',
      'askwell.db.queries': 2,
      'askwell.db.milliseconds': 5,
    },
  });
  expect(root?.parentSpanId).toBeUndefined();
  expect(spanOf('find')).toMatchObject({
    traceId: root?.traceId,
    parentSpanId: root?.spanId,
    attributes: { 'askwell.db.queries': 1 },
  });
  expect(spanOf('understand')?.parentSpanId).toBe(spanOf('find')?.spanId);
  expect(collector.resource).toMatchObject({ 'service.name': 'shop-chat' });
  expect(collector.calls[0]).toMatchObject({
    path: '/v1/traces',
    headers: { 'api-key': 'key-1', 'content-encoding': 'gzip' },
  });
  expect(lines).toMatchObject([
    { msg: 'in the middle', traceId: root?.traceId, spanId: root?.spanId },
  ]);
});

test('a stream is one span, also when its reader stops early', async () => {
  const telemetry = await open();
  let isClosed = false;
  async function* words() {
    try {
      yield await traceStep({ name: 'first' }, async () => 'one');
      yield 'two';
    } finally {
      isClosed = true;
    }
  }
  await telemetry.trace({ name: 'request' }, async () => {
    const all: string[] = [];
    for await (const word of traceStream({ name: 'whole' }, words)) all.push(word);
    expect(all).toEqual(['one', 'two']);
    isClosed = false;
    for await (const word of traceStream({ name: 'part' }, words)) if (word === 'one') break;
    expect(isClosed).toBe(true);
    expect(findActiveSpan()?.traceId).toBeDefined();
  });
  await telemetry.close();
  const [whole, part] = [spanOf('whole'), spanOf('part')];
  const parents = collector.spans
    .filter(({ name }) => name === 'first')
    .map((span) => span.parentSpanId);
  expect(parents).toEqual([whole?.spanId, part?.spanId]);
});

test('a failure is marked with its kind and never with its message', async () => {
  const telemetry = await open();
  const failing = telemetry.trace({ name: 'request' }, () =>
    traceStep({ name: 'send' }, async () => {
      throw Object.assign(new Error('hidden@shop.test refused'), { code: 'ECONNREFUSED' });
    }),
  );
  await expect(failing).rejects.toThrow('refused');
  await telemetry.close();
  expect(spanOf('send')).toMatchObject({ status: 2, attributes: { 'error.type': 'ECONNREFUSED' } });
  expect(collector.calls.some(({ body }) => body.includes('hidden'))).toBe(false);
});

test('the trace of a caller goes on, and what is no traceparent begins a new one', async () => {
  const telemetry = await open();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const record = (name: string, traceparent: string) =>
    telemetry.trace({ name, traceparent }, async () => {});
  await record('continued', `00-${traceId}-b7ad6b7169203331-01`);
  await record('not sampled', `00-${traceId}-b7ad6b7169203331-00`);
  await record('zeros', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`);
  await record('nonsense', 'x'.repeat(10_000));
  await telemetry.close();
  expect(spanOf('continued')).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(spanOf('not sampled')).toBeUndefined();
  for (const name of ['zeros', 'nonsense']) {
    expect(spanOf(name)?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(spanOf(name)?.parentSpanId).toBeUndefined();
  }
});

test('protobuf is the default, and only what is asked for is sent', async () => {
  const settings = { OTEL_EXPORTER_OTLP_PROTOCOL: '', OTEL_METRICS_EXPORTER: 'none' };
  const telemetry = await open(settings);
  expect(telemetry.figures).toBeNull();
  await telemetry.trace({ name: 'binary request' }, async () => {});
  await telemetry.close();
  expect(collector.calls).toHaveLength(1);
  expect(collector.calls[0]).toMatchObject({
    headers: { 'content-type': 'application/x-protobuf' },
  });
  expect(collector.calls[0]?.body.includes('binary request')).toBe(true);

  const off = await open({ OTEL_TRACES_EXPORTER: 'none' });
  expect(off.isTracing).toBe(false);
  expect(await off.trace({ name: 'none' }, async (span) => span)).toBeUndefined();
  await off.close();
});

test('a sampler leaves traces out', async () => {
  const telemetry = await open({
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  await telemetry.trace({ name: 'request' }, () => traceStep({ name: 'step' }, async () => {}));
  await telemetry.close();
  expect(collector.spans).toEqual([]);
});

test('a collector that is down costs one warning and no failure', async () => {
  await collector.close();
  const telemetry = await open({ OTEL_EXPORTER_OTLP_TIMEOUT: '200' });
  const record = async (count: number) => {
    for (let at = 0; at < count; at++) {
      expect(await telemetry.trace({ name: 'request' }, async () => at)).toBe(at);
    }
  };
  await record(600);
  await expect.poll(() => lines.length).toBe(1);
  await record(3_000);
  await telemetry.close();
  expect(lines).toMatchObject([{ level: 40, address: new URL(collector.url).host }]);
  expect(JSON.stringify(lines)).toContain('traces could not be sent');
});

test('no more spans wait for a slow collector than memory is meant for', async () => {
  const release = collector.hold();
  const telemetry = await open();
  for (let at = 0; at < 4_000; at++) await telemetry.trace({ name: 'request' }, async () => {});
  release();
  await telemetry.close();
  // A batch that is on its way, and 2,048 that wait.
  expect(collector.spans).toHaveLength(512 + 2_048);
  expect(lines).toEqual([]);
});

test('a collector that comes back is told of, and gets what follows', async () => {
  collector.refuse(400);
  const telemetry = await open();
  onTestFinished(() => telemetry.close());
  const fill = async (name: string) => {
    for (let at = 0; at < 512; at++) await telemetry.trace({ name }, async () => {});
  };
  await fill('lost');
  await expect.poll(() => lines.length).toBe(1);
  collector.refuse(null);
  await fill('kept');
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[1]).toMatchObject({ level: 30, msg: 'traces reach the collector again' });
  expect(collector.spans.every(({ name }) => name === 'kept')).toBe(true);
});

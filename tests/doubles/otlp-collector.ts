/** A stand-in for an OpenTelemetry collector: OTLP over HTTP, as JSON for reading it, as protobuf for counting it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Record<string, unknown>;
  /** 2 is an error. */
  status: number;
};

export type ReceivedMetric = {
  name: string;
  /** Of each series: labels, and the value of a gauge or the count of a histogram. */
  points: { labels: Record<string, unknown>; value: number }[];
};

type Received = Pick<CollectorDouble, 'calls' | 'spans' | 'metrics' | 'resource'>;

export type CollectorDouble = {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  calls: { path: string; headers: Record<string, unknown>; body: Buffer }[];
  spans: ReceivedSpan[];
  metrics: ReceivedMetric[];
  resource: Record<string, unknown>;
  /** From now on requests get this status; null: they succeed. */
  refuse(status: number | null): void;
  /** Requests wait until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
};

type Pair = { key: string; value: Record<string, unknown> };
type Point = {
  attributes?: Pair[];
  asDouble?: number;
  asInt?: number | string;
  count?: number | string;
};
type Batch = {
  resourceSpans?: {
    resource: { attributes: Pair[] };
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'status'> & {
        attributes: Pair[];
        status: { code?: number };
      })[];
    }[];
  }[];
  resourceMetrics?: {
    resource: { attributes: Pair[] };
    scopeMetrics: {
      metrics: {
        name: string;
        gauge?: { dataPoints: Point[] };
        histogram?: { dataPoints: Point[] };
      }[];
    }[];
  }[];
};

export async function startCollectorDouble(): Promise<CollectorDouble> {
  let refusal: number | null = null;
  let held = Promise.resolve();
  const double: Received = {
    calls: [],
    spans: [],
    metrics: [],
    resource: {},
  };
  const server = createServer(async (request, response) => {
    const sent = await buffer(request);
    const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
    double.calls.push({ path: request.url ?? '', headers: request.headers, body });
    const isJson = request.headers['content-type'] === 'application/json';
    await held;
    if (refusal === null && isJson) keep(double, JSON.parse(body.toString('utf8')));
    response.writeHead(refusal ?? 200, { 'content-type': 'application/json' });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...double,
    get resource() {
      return double.resource;
    },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse(status) {
      refusal = status;
    },
    hold() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function keep(double: Received, batch: Batch): void {
  for (const { resource, scopeSpans } of batch.resourceSpans ?? []) {
    double.resource = read(resource.attributes);
    for (const { attributes, status, ...span } of scopeSpans.flatMap(({ spans }) => spans))
      double.spans.push({ ...span, attributes: read(attributes), status: status.code ?? 0 });
  }
  for (const { resource, scopeMetrics } of batch.resourceMetrics ?? []) {
    double.resource = read(resource.attributes);
    for (const { name, gauge, histogram } of scopeMetrics.flatMap(({ metrics }) => metrics)) {
      const points = (gauge ?? histogram)?.dataPoints ?? [];
      double.metrics.push({
        name,
        points: points.map(({ attributes = [], asDouble, asInt, count }) => ({
          labels: read(attributes),
          value: Number(asDouble ?? asInt ?? count),
        })),
      });
    }
  }
}

const read = (pairs: Pair[]): Record<string, unknown> =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));

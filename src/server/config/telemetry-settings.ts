/**
 * The standard OTEL_ variables. They are often set for every program of a machine, so they are checked only where an
 * endpoint switches telemetry on.
 */
import { z } from 'zod';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const address = z.url({
  protocol: /^https?$/,
  error: 'must be the address of an OTLP receiver over HTTP, such as http://collector:4318',
});
const milliseconds = z.coerce
  .number('must be a number of milliseconds above 0')
  .int('must be a number of milliseconds above 0')
  .positive('must be a number of milliseconds above 0');
const exporter = z.enum(
  ['otlp', 'none'],
  'must be otlp or none: Askwell sends OTLP only, and Prometheus reads /metrics',
);
const compression = z.enum(['gzip', 'none'], 'must be gzip or none');
/** "name=value,name=value" with %-encoded values, as in W3C Baggage. */
const pairs = z.string().transform((value, context) => {
  const found: Record<string, string> = {};
  for (const part of value.split(',').filter((each) => each.trim())) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    const decoded = decode(part.slice(at + 1).trim());
    // The value may be a key, so the message does not repeat it.
    if (at < 1 || !name || decoded === null)
      context.addIssue({
        code: 'custom',
        message: 'must be a list such as name=value,other=value',
      });
    else found[name] = decoded;
  }
  return found;
});

const settings = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.default({}),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: pairs.default({}),
  OTEL_EXPORTER_OTLP_METRICS_HEADERS: pairs.default({}),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(
      ['http/protobuf', 'http/json'],
      'must be http/protobuf or http/json: gRPC is not supported, use the HTTP port of the collector (usually 4318)',
    )
    .default('http/protobuf'),
  OTEL_EXPORTER_OTLP_COMPRESSION: compression.default('none'),
  OTEL_EXPORTER_OTLP_TIMEOUT: milliseconds.default(10_000),
  OTEL_TRACES_EXPORTER: exporter.default('otlp'),
  OTEL_METRICS_EXPORTER: exporter.default('otlp'),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs.default({}),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, `must be one of ${samplers.join(', ')}`)
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
  OTEL_METRIC_EXPORT_INTERVAL: milliseconds.default(60_000),
});

type Variables = Record<keyof z.input<typeof settings> | 'OTEL_SDK_DISABLED', string | null>;

export type SignalTarget = { url: string; headers: Record<string, string> };
export type TelemetrySettings = {
  /** Null: not sent. */
  traces: SignalTarget | null;
  metrics: SignalTarget | null;
  protocol: 'http/protobuf' | 'http/json';
  compression: 'gzip' | 'none';
  timeoutMs: number;
  sampler: (typeof samplers)[number];
  sampledShare: number;
  metricIntervalMs: number;
  resource: Record<string, string>;
};

/** Null unless an endpoint is named: nothing is sent to a default address. */
export function readTelemetry(v: Variables): {
  telemetry: TelemetrySettings | null;
  problems: string[];
} {
  const off = { telemetry: null, problems: [] };
  const isNamed =
    v.OTEL_EXPORTER_OTLP_ENDPOINT ??
    v.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ??
    v.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT;
  if (!isNamed || v.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return off;
  const given = Object.fromEntries(Object.entries(v).filter(([, value]) => value !== null));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const { issues } = parsed.error;
    return {
      ...off,
      problems: issues.map(({ path, message }) => `${String(path[0])}: ${message}`),
    };
  }
  const telemetry = arrange(parsed.data);
  return telemetry.traces || telemetry.metrics ? { telemetry, problems: [] } : off;
}

function arrange(v: z.infer<typeof settings>): TelemetrySettings {
  const base = v.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  const target = (own: string | undefined, path: string, headers: Record<string, string>) => {
    const url = own ?? (base && `${base}${path}`);
    return url ? { url, headers: { ...v.OTEL_EXPORTER_OTLP_HEADERS, ...headers } } : null;
  };
  return {
    traces:
      v.OTEL_TRACES_EXPORTER === 'otlp'
        ? target(
            v.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
            '/v1/traces',
            v.OTEL_EXPORTER_OTLP_TRACES_HEADERS,
          )
        : null,
    metrics:
      v.OTEL_METRICS_EXPORTER === 'otlp'
        ? target(
            v.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT,
            '/v1/metrics',
            v.OTEL_EXPORTER_OTLP_METRICS_HEADERS,
          )
        : null,
    protocol: v.OTEL_EXPORTER_OTLP_PROTOCOL,
    compression: v.OTEL_EXPORTER_OTLP_COMPRESSION,
    timeoutMs: v.OTEL_EXPORTER_OTLP_TIMEOUT,
    sampler: v.OTEL_TRACES_SAMPLER,
    sampledShare: v.OTEL_TRACES_SAMPLER_ARG,
    metricIntervalMs: v.OTEL_METRIC_EXPORT_INTERVAL,
    resource: {
      'service.name': 'askwell',
      ...v.OTEL_RESOURCE_ATTRIBUTES,
      ...(v.OTEL_SERVICE_NAME && { 'service.name': v.OTEL_SERVICE_NAME }),
    },
  };
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

import { describe, expect, test } from 'vitest';
import { ConfigurationError, readEnv } from './env.ts';

const on = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

describe('telemetry', () => {
  test('is off unless an endpoint is named', () => {
    expect(readEnv({}).telemetry).toBeNull();
    expect(
      readEnv({ OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_EXPORTER: 'otlp' }).telemetry,
    ).toBeNull();
  });

  test('is off when the SDK is disabled or nothing is left to send', () => {
    expect(readEnv({ ...on, OTEL_SDK_DISABLED: 'true' }).telemetry).toBeNull();
    const none = { OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' };
    expect(readEnv({ ...on, ...none }).telemetry).toBeNull();
  });

  test('has the defaults of the standard', () => {
    expect(readEnv(on).telemetry).toEqual({
      traces: { url: 'http://collector:4318/v1/traces', headers: {} },
      metrics: { url: 'http://collector:4318/v1/metrics', headers: {} },
      protocol: 'http/protobuf',
      compression: 'none',
      timeoutMs: 10_000,
      sampler: 'parentbased_always_on',
      sampledShare: 1,
      metricIntervalMs: 60_000,
      resource: { 'service.name': 'askwell' },
    });
  });

  test('takes every variable', () => {
    const { telemetry } = readEnv({
      ...on,
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.test/in',
      OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'https://metrics.test/in',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, tenant=shop',
      OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'tenant=traces',
      OTEL_EXPORTER_OTLP_METRICS_HEADERS: 'tenant=metrics',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip',
      OTEL_EXPORTER_OTLP_TIMEOUT: '900',
      OTEL_SERVICE_NAME: 'shop-chat',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=other,deployment.environment.name=test',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      OTEL_METRIC_EXPORT_INTERVAL: '5000',
    });
    expect(telemetry).toEqual({
      traces: { url: 'https://traces.test/in', headers: { 'api-key': 'a b', tenant: 'traces' } },
      metrics: { url: 'https://metrics.test/in', headers: { 'api-key': 'a b', tenant: 'metrics' } },
      protocol: 'http/json',
      compression: 'gzip',
      timeoutMs: 900,
      sampler: 'traceidratio',
      sampledShare: 0.25,
      metricIntervalMs: 5000,
      resource: { 'service.name': 'shop-chat', 'deployment.environment.name': 'test' },
    });
  });

  test('can be had for traces or metrics alone', () => {
    expect(readEnv({ ...on, OTEL_METRICS_EXPORTER: 'none' }).telemetry?.metrics).toBeNull();
    expect(readEnv({ ...on, OTEL_TRACES_EXPORTER: 'none' }).telemetry?.traces).toBeNull();
    const alone = readEnv({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://c:4318/v1/traces' });
    expect(alone.telemetry).toMatchObject({ traces: { headers: {} }, metrics: null });
  });

  test.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'http://collector:4318'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'grpc://collector:4317', 'over HTTP'],
    ['OTEL_EXPORTER_OTLP_METRICS_ENDPOINT', 'nonsense', 'over HTTP'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'hidden-key', 'name=value'],
    ['OTEL_EXPORTER_OTLP_TRACES_HEADERS', 'a=%zz-hidden', 'name=value'],
    ['OTEL_EXPORTER_OTLP_METRICS_HEADERS', '=hidden', 'name=value'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'gRPC is not supported'],
    ['OTEL_EXPORTER_OTLP_COMPRESSION', 'zip', 'gzip or none'],
    ['OTEL_EXPORTER_OTLP_TIMEOUT', 'soon', 'milliseconds'],
    ['OTEL_TRACES_EXPORTER', 'jaeger', 'otlp or none'],
    ['OTEL_METRICS_EXPORTER', 'prometheus', '/metrics'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'hidden', 'name=value'],
    ['OTEL_TRACES_SAMPLER', 'some', 'parentbased_traceidratio'],
    ['OTEL_TRACES_SAMPLER_ARG', '2', 'from 0 to 1'],
    ['OTEL_METRIC_EXPORT_INTERVAL', '0', 'milliseconds'],
  ])('%s=%s stops the start and says what is expected', (name, value, expected) => {
    const read = () => readEnv({ ...on, [name]: value });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(`${name}: `);
    expect(read).toThrow(expected);
    expect(read).not.toThrow('hidden');
  });

  test('variables that are set for other programs stop no start while it is off', () => {
    const others = { OTEL_TRACES_EXPORTER: 'jaeger', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' };
    expect(readEnv(others).telemetry).toBeNull();
  });
});

/** The exporters of OpenTelemetry, which say once that a collector can't be reached and once that it's back. */
import { OTLPMetricExporter as JsonMetrics } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPMetricExporter as BinaryMetrics } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter as JsonTraces } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as BinaryTraces } from '@opentelemetry/exporter-trace-otlp-proto';
import type { PushMetricExporter } from '@opentelemetry/sdk-metrics';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '#server/config/log.ts';
import type { SignalTarget, TelemetrySettings } from '#server/config/telemetry-settings.ts';

type Input = { settings: TelemetrySettings; target: SignalTarget; log: Log };

export function createTraceExporter({ settings, target, log }: Input): SpanExporter {
  const Exporter = settings.protocol === 'http/json' ? JsonTraces : BinaryTraces;
  const exporter = new Exporter(optionsOf({ settings, target }));
  const tell = tellOnce({ log, target, what: 'traces' });
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        tell(result.error);
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}

export function createMetricExporter({ settings, target, log }: Input): PushMetricExporter {
  const Exporter = settings.protocol === 'http/json' ? JsonMetrics : BinaryMetrics;
  const exporter = new Exporter(optionsOf({ settings, target }));
  const tell = tellOnce({ log, target, what: 'metrics' });
  return {
    export: (metrics, done) =>
      exporter.export(metrics, (result) => {
        tell(result.error);
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
    selectAggregationTemporality: (type) => exporter.selectAggregationTemporality(type),
    selectAggregation: (type) => exporter.selectAggregation(type),
  };
}

function optionsOf({ settings, target }: Omit<Input, 'log'>) {
  type Options = NonNullable<ConstructorParameters<typeof JsonTraces>[0]>;
  return {
    url: target.url,
    headers: target.headers,
    timeoutMillis: settings.timeoutMs,
    // The enumeration is in a package of its own; its values are the words of the variable.
    compression: settings.compression as NonNullable<Options['compression']>,
  };
}

function tellOnce({
  log,
  target: { url },
  what,
}: Pick<Input, 'log' | 'target'> & { what: 'traces' | 'metrics' }) {
  let isDown = false;
  const address = new URL(url).host;
  return (error: Error | undefined): void => {
    if (Boolean(error) === isDown) return;
    isDown = Boolean(error);
    if (error) {
      const { code } = error as { code?: unknown };
      log.warn(
        { address, reason: error.message, ...(code !== undefined && { code }) },
        `${what} could not be sent to the collector; the server goes on, and what can't be kept until it answers is dropped`,
      );
    } else log.info({ address }, `${what} reach the collector again`);
  };
}

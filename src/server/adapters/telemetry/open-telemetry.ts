/** OpenTelemetry: traces and metrics to an OTLP receiver. Nothing is registered globally, so libraries add no spans of their own. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { runInSpan } from '#server/config/active-span.ts';
import type { Env } from '#server/config/env.ts';
import type { Log } from '#server/config/log.ts';
import type { Telemetry } from '#server/config/telemetry.ts';
import type { TelemetrySettings } from '#server/config/telemetry-settings.ts';
import { createFigureSink } from './figure-sink.ts';
import { createMetricExporter, createTraceExporter } from './otlp-exporters.ts';
import { createSampler } from './sampler.ts';
import { startSpan } from './start-span.ts';

/** Spans that wait while the collector can't be reached; later ones are dropped, so memory stays bounded. */
const mostWaiting = 2_048;
const sendAfterMs = 5_000;
/** A server that stops doesn't wait longer for a collector. */
const closeLimitMs = 3_000;
/** Nothing that is recorded is long; a mistake of ours must not send more. */
const longestValue = 256;

type Signals = { settings: TelemetrySettings; resource: Resource; log: Log };

export function openTelemetry({
  settings,
  version,
  services,
  log,
}: Pick<Env, 'version' | 'services'> & {
  settings: TelemetrySettings;
  log: Log;
}): Telemetry {
  const names = (['web', 'worker'] as const).filter((name) => services[name]);
  const resource = resourceFromAttributes({
    'service.version': version,
    // Tells the servers of one installation apart.
    'service.instance.id': randomUUID(),
    'askwell.services': names.join(),
    ...settings.resource,
  });
  const tracing = openTraces({ settings, resource, log });
  const metering = openMetrics({ settings, resource, log });
  return {
    trace: tracing?.trace ?? ((_step, work) => work(undefined)),
    isTracing: tracing !== null,
    figures: metering?.figures ?? null,
    async close() {
      // What can't be delivered now is lost; its exporter has warned already.
      const closed = [tracing?.close(), metering?.close()].map((each) => each?.catch(() => {}));
      const late = new AbortController();
      await Promise.race([
        Promise.all(closed),
        pause(closeLimitMs, undefined, { signal: late.signal }).catch(() => {}),
      ]);
      late.abort();
    },
  };
}

function openTraces({ settings, resource, log }: Signals) {
  if (!settings.traces) return null;
  const exporter = createTraceExporter({ settings, target: settings.traces, log });
  const provider = new TracerProvider({
    resource,
    sampler: createSampler(settings),
    spanLimits: { attributeValueLengthLimit: longestValue },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: mostWaiting,
        scheduledDelayMillis: sendAfterMs,
      }),
    ],
  });
  const tracer = provider.getTracer('askwell');
  const trace: Telemetry['trace'] = (step, work) =>
    runInSpan({ span: startSpan({ tracer, step, traceparent: step.traceparent }), work });
  return { trace, close: () => provider.shutdown() };
}

function openMetrics({ settings, resource, log }: Signals) {
  if (!settings.metrics) return null;
  const exporter = createMetricExporter({ settings, target: settings.metrics, log });
  const { metricIntervalMs, timeoutMs } = settings;
  const reader = new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: metricIntervalMs,
    exportTimeoutMillis: Math.min(metricIntervalMs, timeoutMs),
  });
  const provider = new MeterProvider({ resource, readers: [reader] });
  return {
    figures: createFigureSink(provider.getMeter('askwell')),
    close: () => provider.shutdown(),
  };
}

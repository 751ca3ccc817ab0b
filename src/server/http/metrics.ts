/** What the process does, in Prometheus' text format, and for a collector where there is one. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, Histogram, Registry } from 'prom-client';
import type { Gauge as Figure, FigureSink, Sample } from '#server/config/telemetry.ts';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = {
  observeRequest(options: { method: string; route: string; status: number; seconds: number }): void;
  /** Adds a figure that is read at the time of asking. */
  addGauge(gauge: Figure): void;
  render(): Promise<string>;
};

export function createMetrics({ figures = null }: { figures?: FigureSink | null } = {}): Metrics {
  const registry = new Registry();
  const duration = {
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to its answer.',
    buckets,
  };
  const requests = new Histogram({
    ...duration,
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const sentRequests = figures?.addHistogram(duration);
  const gauges: (() => Promise<string>)[] = [];

  const metrics: Metrics = {
    observeRequest({ seconds, ...labels }) {
      requests.observe(labels, seconds);
      sentRequests?.observe(labels, seconds);
    },
    addGauge(gauge) {
      gauges.push(() => renderGauge(gauge));
      figures?.addGauge(gauge);
    },
    async render() {
      const written = await Promise.all([registry.metrics(), ...gauges.map((write) => write())]);
      return written.filter((text) => text !== '').join('\n');
    },
  };

  metrics.addGauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory.',
    read: () => [{ value: process.memoryUsage.rss() }],
  });
  metrics.addGauge({
    name: 'nodejs_heap_size_used_bytes',
    help: 'Memory that JavaScript uses, without what is outside of its heap.',
    read: () => [{ value: process.memoryUsage().heapUsed }],
  });
  // Each reader has a measurement of its own, because reading begins it anew.
  const delay = createDelayGauge();
  gauges.push(() => renderGauge(delay));
  figures?.addGauge(createDelayGauge());
  return metrics;
}

function createDelayGauge(): Figure {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    name: 'nodejs_eventloop_delay_seconds',
    help: 'Delay of the event loop since the last reading.',
    read() {
      const samples = [0.5, 0.99].map((quantile) => ({
        labels: { quantile: String(quantile) },
        value: delay.percentile(quantile * 100) / 1e9,
      }));
      delay.reset();
      return samples;
    },
  };
}

/** In a registry of its own: a figure that cannot be read just now (the database is away) is left out, the others are shown. */
async function renderGauge({ name, help, read }: Figure): Promise<string> {
  let samples: Sample[];
  try {
    samples = await read();
  } catch {
    return '';
  }
  const registry = new Registry();
  const labelNames = Object.keys(samples[0]?.labels ?? {});
  const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
  for (const { labels = {}, value } of samples) gauge.set(labels, value);
  return registry.metrics();
}

/** What the process does, in Prometheus' text format. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, Histogram, Registry } from 'prom-client';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = {
  observeRequest(options: { method: string; route: string; status: number; seconds: number }): void;
  /** Adds a figure that is read at the time of asking. */
  addGauge(options: { name: string; help: string; read: GaugeReader }): void;
  render(): Promise<string>;
};

type Sample = { labels?: Record<string, string>; value: number };
type GaugeReader = () => Sample[] | Promise<Sample[]>;

export function createMetrics(): Metrics {
  const registry = new Registry();
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const gauges: (() => Promise<string>)[] = [];
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  const metrics: Metrics = {
    observeRequest: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    addGauge: (gauge) => void gauges.push(() => renderGauge(gauge)),
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
    name: 'nodejs_eventloop_delay_seconds',
    help: 'Delay of the event loop since the last reading.',
    read: () => {
      const samples = [0.5, 0.99].map((quantile) => ({
        labels: { quantile: String(quantile) },
        value: delay.percentile(quantile * 100) / 1e9,
      }));
      delay.reset();
      return samples;
    },
  });
  return metrics;
}

/** In a registry of its own: a figure that cannot be read just now (the database is away) is left out, the others are shown. */
async function renderGauge({
  name,
  help,
  read,
}: {
  name: string;
  help: string;
  read: GaugeReader;
}): Promise<string> {
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

/** Counts what the process does and writes it in Prometheus' text format. Small enough to need no library. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = {
  observeRequest(options: { method: string; route: string; status: number; seconds: number }): void;
  /** Adds a figure that is read at the time of asking. */
  addGauge(options: { name: string; help: string; read: GaugeReader }): void;
  render(): Promise<string>;
};

type Sample = { labels?: Record<string, string>; value: number };
type GaugeReader = () => Sample[] | Promise<Sample[]>;
type Series = { labels: string; counts: number[]; sum: number; total: number };

export function createMetrics(): Metrics {
  const requests = new Map<string, Series>();
  const gauges: { name: string; help: string; read: GaugeReader }[] = [];
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  const metrics: Metrics = {
    observeRequest({ method, route, status, seconds }) {
      const key = `${method} ${route} ${status}`;
      let series = requests.get(key);
      if (!series) {
        const labels = formatLabels({ method, route, status: String(status) });
        series = { labels, counts: buckets.map(() => 0), sum: 0, total: 0 };
        requests.set(key, series);
      }
      const bucket = buckets.findIndex((limit) => seconds <= limit);
      if (bucket !== -1) series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
      series.sum += seconds;
      series.total += 1;
    },
    addGauge: (gauge) => void gauges.push(gauge),
    async render() {
      const written = await Promise.all(gauges.map(renderGauge));
      return [...renderRequests(requests.values()), ...written.flat(), ''].join('\n');
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

function* renderRequests(all: Iterable<Series>): Generator<string> {
  const name = 'http_request_duration_seconds';
  yield `# HELP ${name} Time from the first byte of a request to its answer.`;
  yield `# TYPE ${name} histogram`;
  for (const { labels, counts, sum, total } of all) {
    let seen = 0;
    for (const [i, limit] of buckets.entries()) {
      seen += counts[i] ?? 0;
      yield `${name}_bucket{${labels},le="${limit}"} ${seen}`;
    }
    yield `${name}_bucket{${labels},le="+Inf"} ${total}`;
    yield `${name}_sum{${labels}} ${sum}`;
    yield `${name}_count{${labels}} ${total}`;
  }
}

/** A figure that cannot be read just now (the database is away) is left out, the others still stand. */
async function renderGauge(gauge: { name: string; help: string; read: GaugeReader }) {
  let samples: Sample[];
  try {
    samples = await gauge.read();
  } catch {
    return [];
  }
  return [
    `# HELP ${gauge.name} ${gauge.help}`,
    `# TYPE ${gauge.name} gauge`,
    ...samples.map(({ labels, value }) =>
      labels ? `${gauge.name}{${formatLabels(labels)}} ${value}` : `${gauge.name} ${value}`,
    ),
  ];
}

function formatLabels(labels: Record<string, string>): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n')}"`)
    .join();
}

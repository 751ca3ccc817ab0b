import { readIndexCounts } from '#server/features/documents/index.ts';
import { createMetrics, type Metrics } from '#server/http/metrics.ts';
import type { Deps } from './deps.ts';

/** The figures of a server, for /metrics and for a collector. */
export function createServerMetrics(deps: Deps): Metrics {
  const metrics = createMetrics(deps.telemetry);
  const { pool, replica } = deps.database;
  metrics.addGauge({
    name: 'database_connections',
    help: 'Connections of the pool by what they do.',
    read: () => [
      { labels: { state: 'open' }, value: pool.totalCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'awaited' }, value: pool.waitingCount },
    ],
  });
  if (replica) {
    metrics.addGauge({
      name: 'database_replica_used',
      help: 'Whether heavy reads go to the replica: 1, or 0 while the primary is used instead.',
      read: () => [{ value: Number(replica.isUsed()) }],
    });
  }
  metrics.addGauge({
    name: 'index_documents',
    help: 'Documents that questions asked for since the start, by where their index came from, and those that left memory.',
    read: () => {
      const { bytes: _, ...counts } = readIndexCounts(deps);
      return Object.entries(counts).map(([from, value]) => ({ labels: { from }, value }));
    },
  });
  metrics.addGauge({
    name: 'index_bytes',
    help: 'Memory of the indexes of documents.',
    read: () => [{ value: readIndexCounts(deps).bytes }],
  });
  metrics.addGauge({
    name: 'memory_entries',
    help: 'What the server remembers between requests, by part.',
    read: () =>
      deps.memory.list().map(({ name, entries }) => ({ labels: { part: name }, value: entries })),
  });
  metrics.addGauge({
    name: 'event_streams',
    help: 'Event streams that are open.',
    read: () => [{ value: deps.streams.countOpen() }],
  });
  metrics.addGauge({
    name: 'jobs_dead_letters',
    help: 'Jobs that failed for good and wait for someone to look at them.',
    read: async () => [{ value: await deps.queue.countDeadLetters() }],
  });
  metrics.addGauge({
    name: 'jobs',
    help: 'Jobs by kind and state; finished ones are kept for a while.',
    read: async () =>
      (await deps.queue.countJobs()).map(({ count, ...labels }) => ({ labels, value: count })),
  });
  return metrics;
}

import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('a figure that cannot be read does not take the others along', async () => {
  const metrics = createMetrics();
  metrics.addGauge({
    name: 'jobs',
    help: 'x',
    read: () => Promise.reject(new Error('database away')),
  });
  const text = await metrics.render();
  expect(text).not.toContain('jobs');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).toMatch(/^nodejs_heap_size_used_bytes \d+$/m);
});

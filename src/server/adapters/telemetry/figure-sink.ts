import type { Meter } from '@opentelemetry/api';
import type { FigureSink } from '#server/config/telemetry.ts';

/** The figures of /metrics under the same names, so that one dashboard serves both. */
export const createFigureSink = (meter: Meter): FigureSink => ({
  addGauge({ name, help, read }) {
    meter.createObservableGauge(name, { description: help }).addCallback(async (result) => {
      // A figure that can't be read right now, because the database is away say, is left out.
      const samples = await Promise.resolve(read()).catch(() => []);
      for (const { labels = {}, value } of samples) result.observe(value, labels);
    });
  },
  addHistogram({ name, help, buckets }) {
    const histogram = meter.createHistogram(name, {
      description: help,
      advice: { explicitBucketBoundaries: [...buckets] },
    });
    return { observe: (labels, value) => histogram.record(value, labels) };
  },
});

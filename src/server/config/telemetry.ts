/** What the server tells a collector about its work, if the operator names one. Spans within a trace: active-span.ts. */
import type { Span, Step } from './active-span.ts';

export type Telemetry = {
  /** Runs work as a trace of its own, or as a part of the caller's, whose `traceparent` was sent. */
  trace<T>(
    step: Step & { traceparent?: string | undefined },
    work: (span: Span | undefined) => Promise<T>,
  ): Promise<T>;
  /** Gets the figures of /metrics; null where none are sent. */
  figures: FigureSink | null;
  /** Whether steps are recorded at all. */
  isTracing: boolean;
  /** Sends what is still waiting, for a few seconds at most. */
  close(): Promise<void>;
};

export type Sample = { labels?: Record<string, string>; value: number };
export type Gauge = { name: string; help: string; read(): Sample[] | Promise<Sample[]> };

export type FigureSink = {
  addGauge(gauge: Gauge): void;
  addHistogram(histogram: { name: string; help: string; buckets: readonly number[] }): {
    observe(labels: Record<string, string | number>, value: number): void;
  };
};

/** For installations without a collector: nothing is loaded, recorded or sent. */
export const noTelemetry: Telemetry = {
  trace: (_step, work) => work(undefined),
  figures: null,
  isTracing: false,
  close: async () => {},
};

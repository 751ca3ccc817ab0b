import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TelemetrySettings } from '#server/config/telemetry-settings.ts';

/** Which traces are kept, as OTEL_TRACES_SAMPLER names it. */
export function createSampler({
  sampler,
  sampledShare,
}: Pick<TelemetrySettings, 'sampler' | 'sampledShare'>): Sampler {
  const name = sampler.replace(/^parentbased_/, '');
  const root =
    name === 'always_on'
      ? new AlwaysOnSampler()
      : name === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(sampledShare);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

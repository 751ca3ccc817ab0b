import type { Env } from '#server/config/env.ts';
import type { SignalTarget } from '#server/config/telemetry-settings.ts';
import { type Finding, fail, good } from './finding.ts';

const limitMs = 15_000;

/** Sends an empty batch of each kind, as OTLP allows it. */
export async function checkTelemetry({ telemetry }: Pick<Env, 'telemetry'>): Promise<Finding[]> {
  if (!telemetry) return [];
  const { traces, metrics } = telemetry;
  return Promise.all([
    ...(traces ? [checkTarget('Traces', 'resourceSpans', traces)] : []),
    ...(metrics ? [checkTarget('Metrics', 'resourceMetrics', metrics)] : []),
  ]);
}

async function checkTarget(
  subject: string,
  name: string,
  { url, headers }: SignalTarget,
): Promise<Finding> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ [name]: [] }),
      signal: AbortSignal.timeout(limitMs),
    });
    await response.body?.cancel();
    // Some receivers understand only the binary form, which is the one that is sent: they are there all the same.
    if (response.ok || response.status === 415)
      return good(subject, `The collector at ${host} answers.`);
    return fail(
      subject,
      `The collector at ${host} responded with status ${response.status}. Check OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS.`,
    );
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    return fail(
      subject,
      `The collector at ${host} can't be reached: ${reason}. Check OTEL_EXPORTER_OTLP_ENDPOINT.`,
    );
  }
}

import type { Env } from '#server/config/env.ts';
import type { Log } from '#server/config/log.ts';
import { noTelemetry, type Telemetry } from '#server/config/telemetry.ts';

/** The libraries are loaded only where a collector is named: an ordinary start is neither slower nor larger for them. */
export async function createTelemetry({
  env,
  log,
}: {
  env: Pick<Env, 'telemetry' | 'version' | 'services'>;
  log: Log;
}): Promise<Telemetry> {
  if (!env.telemetry) return noTelemetry;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({ ...env, settings: env.telemetry, log });
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type App, shortLived, startApp } from '../../../scripts/testing/start-app.ts';

/** A data folder as the first start leaves it. Creating the embedded database takes seconds, copying it does not. */
export function copyPreparedData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'askwell-prepared-'));
  cpSync(inject('preparedData'), folder, { recursive: true });
  return folder;
}

/** A server of one's own, for journeys that need it configured otherwise than the common one. */
export async function startPreparedApp(env: Record<string, string>): Promise<App> {
  const dataDir = copyPreparedData();
  const app = await startApp({ ...env, DATA_DIR: dataDir }, shortLived);
  return {
    ...app,
    async stop() {
      const code = await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

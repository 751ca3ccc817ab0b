import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '#server/config/paths.ts';

/** In a process of its own: preparing takes 200 MB for a few seconds, which the server shouldn't keep. */
export async function runPrepareModel({
  registry,
  home,
  signal,
}: {
  registry: string;
  home: string;
  signal: AbortSignal;
}): Promise<void> {
  const script = findScript();
  const child = spawn(process.execPath, [script, '--registry', registry, '--out', home], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2_000);
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(said.trim() || `preparing the model ended with code ${code}`)),
    );
  });
}

/** In the bundle it is an entry of its own beside the server. */
function findScript(): string {
  return import.meta.url.endsWith('.ts')
    ? join(projectRoot, 'scripts/prepare-model.ts')
    : fileURLToPath(new URL('./prepare-model.js', import.meta.url));
}

import { join } from 'node:path';
import type { BuildOptions } from 'rolldown';

/** One classic script at a fixed address: browsers look for a new version of a service worker where they found it. */
export function pushWorkerBundle({ root, folder }: { root: string; folder: string }): BuildOptions {
  return {
    cwd: root,
    input: join(root, 'src/push-worker/push-worker.ts'),
    platform: 'browser',
    transform: { target: 'es2022' },
    output: { dir: folder, format: 'iife', entryFileNames: 'push-worker.js', minify: true },
  };
}

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { root } from '../bootstrap.mjs';
import { serverBundle } from '../build/server-bundle.ts';

/** What the server starts as a process or thread of its own, again and again in tests. */
const names = ['file-reader', 'page-process', 'embedded-database'];
/** Tells the tests' processes where the bundles are: what a plugin returns is kept for later runs, which have others. */
const variable = 'TEST_PROCESSES';
const folder = join(root, '.cache', `test-processes-${process.pid}`);

/**
 * Vitest's globalSetup. From source each of these processes spends a second on reading hundreds of modules; bundled, as
 * in production, a quarter of that.
 */
export async function setup(): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const { input, output, ...bundle } = serverBundle(root);
  const entries = Object.entries(input as Record<string, string>);
  await build({
    ...bundle,
    input: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    output: { ...output, dir: folder, sourcemap: false },
  });
  process.env[variable] = `${pathToFileURL(folder).href}/`;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A Vite plugin that lets the sources under test start the bundles. */
export const startBundledProcesses = {
  name: 'start-bundled-processes',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!/\/(read-file|page-reader|database-thread)\.ts$/.test(id)) return null;
    return code.replace(/(?<!from )'\.{1,2}\/([a-z-]+)\.ts'/g, (path, name) =>
      names.includes(name) ? `\`\${process.env.${variable}}${name}.js\`` : path,
    );
  },
};

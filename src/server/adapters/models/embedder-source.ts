import { join } from 'node:path';
import type { Env } from '#server/config/env.ts';
import type { Log } from '#server/config/log.ts';
import { builtModelFolder } from '#server/config/paths.ts';
import type { Embedder } from './embedder.ts';
import { builtInModel, type ModelFiles } from './embedding/built-in-model.ts';
import { checkModelFolder } from './embedding/check-model-folder.ts';
import { explainFailure } from './embedding/explain-failure.ts';
import { findBuiltInModel } from './embedding/find-built-in-model.ts';
import { createLocalEmbedder } from './embedding/local-embedder.ts';

/** The model for search by meaning, which may still be on its way or not be had at all: then words must do. */
export type EmbedderSource = {
  current(): Embedder | null;
  /** Whether waiting for it makes sense. */
  isPreparing(): boolean;
  close(): Promise<void>;
};

const retryMs = 10 * 60_000;

/** Fetches the model once in the background; without a network it tries again from time to time. */
export function createEmbedderSource({
  env,
  log,
}: {
  env: Pick<Env, 'dataDir' | 'embeddingModel'>;
  log: Log;
}): EmbedderSource {
  const source = env.embeddingModel;
  const closing = new AbortController();
  let embedder: Embedder | null = null;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  async function findFiles(named: NonNullable<typeof source>): Promise<ModelFiles> {
    if (named.kind === 'built-in') {
      const modelsFolder = join(env.dataDir, 'models');
      const builtFolder = builtModelFolder;
      return findBuiltInModel({ ...named, builtFolder, modelsFolder, log, signal: closing.signal });
    }
    await checkModelFolder({ folder: named.path, manifest: builtInModel });
    return { model: join(named.path, 'model.onnx'), vocabulary: join(named.path, 'vocab.txt') };
  }

  async function prepare(): Promise<void> {
    if (!source) return;
    try {
      const files = await findFiles(source);
      if (!closing.signal.aborted) embedder = createLocalEmbedder({ files });
    } catch (error) {
      if (closing.signal.aborted) return;
      failures += 1;
      const reason = explainFailure(error);
      log.warn(
        { reason },
        'no embedding model: documents are searched by words only until it is found (next try in 10 minutes)',
      );
      timer = setTimeout(prepare, retryMs);
      timer.unref();
    }
  }
  const preparing = prepare();

  return {
    current: () => embedder,
    isPreparing: () => source !== null && embedder === null && failures === 0,
    async close() {
      closing.abort();
      clearTimeout(timer);
      await preparing;
      await embedder?.close();
    },
  };
}

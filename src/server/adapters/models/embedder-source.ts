import { join } from 'node:path';
import type { Env } from '#server/config/env.ts';
import type { Log } from '#server/config/log.ts';
import type { Embedder } from './embedder.ts';
import { createLocalEmbedder } from './embedding/local-embedder.ts';
import { prepareModelFiles } from './embedding/model-files.ts';

/** The model for search by meaning, which may still be on its way or not be had at all: then words must do. */
export type EmbedderSource = {
  current(): Embedder | null;
  /** Whether waiting for it makes sense. */
  isPreparing(): boolean;
  close(): Promise<void>;
};

const retryMs = 10 * 60_000;

/** "fetch failed" alone helps no one: what failed is its cause. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

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

  async function prepare(): Promise<void> {
    if (!source) return;
    try {
      const modelsFolder = join(env.dataDir, 'models');
      const files = await prepareModelFiles({ modelsFolder, source, signal: closing.signal });
      if (!closing.signal.aborted) embedder = createLocalEmbedder({ files });
    } catch (error) {
      if (closing.signal.aborted) return;
      failures += 1;
      const reason = describeFailure(error);
      log.warn({ reason }, 'no embedding model: documents are searched by words alone for now');
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

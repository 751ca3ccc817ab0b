import { join } from 'node:path';
import type { Env } from '#server/config/env.ts';
import type { Log } from '#server/config/log.ts';
import { builtModelFolder } from '#server/config/paths.ts';
import type { Embedder } from './embedder.ts';
import { openApiModel } from './embedding/api-embedder.ts';
import { builtInModel } from './embedding/built-in-model.ts';
import { createEarlierModels } from './embedding/earlier-models.ts';
import { explainFailure } from './embedding/explain-failure.ts';
import { findBuiltInModel } from './embedding/find-built-in-model.ts';
import { openBuiltIn } from './embedding/open-built-in.ts';
import { openFolderModel } from './embedding/open-folder-model.ts';
import { noteUsedModel } from './embedding/used-models.ts';

/** The models for search by meaning. While one is being loaded, and where there is none, words have to do. */
export type EmbedderSource = {
  /** The one that documents are embedded with. */
  current(): Embedder | null;
  /** The current or an earlier one, for questions about documents that it embedded. */
  find(id: string): Embedder | null;
  /** Whether waiting for the current one makes sense. */
  isPreparing(): boolean;
  close(): Promise<void>;
};

const retryMs = 10 * 60_000;
const apiRetryMs = 60_000;

/** Opens the model in the background; what fails is tried again from time to time. */
export function createEmbedderSource({
  env,
  log,
}: {
  env: Pick<Env, 'dataDir' | 'embeddingModel'>;
  log: Log;
}): EmbedderSource {
  const source = env.embeddingModel;
  const modelsFolder = join(env.dataDir, 'models');
  const usedModels = join(modelsFolder, 'used-models.json');
  const closing = new AbortController();
  const { signal } = closing;
  const earlier = createEarlierModels({
    source,
    folders: { builtIn: [builtModelFolder, join(modelsFolder, builtInModel.id)], usedModels },
    log,
  });
  let embedder: Embedder | null = null;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  async function open(named: NonNullable<typeof source>): Promise<Embedder> {
    if (named.kind === 'built-in') {
      const builtFolder = builtModelFolder;
      const folder = await findBuiltInModel({ ...named, builtFolder, modelsFolder, log, signal });
      return openBuiltIn(folder);
    }
    const isApi = named.kind === 'api';
    const opened = isApi
      ? await openApiModel({ api: named, signal })
      : await openFolderModel({ folder: named.path, signal });
    const { id } = opened;
    const used = isApi
      ? { kind: 'api' as const, id, url: named.url, model: named.model }
      : { kind: 'folder' as const, id, path: named.path };
    await noteUsedModel({ file: usedModels, used }).catch((err) =>
      log.warn({ err }, 'the embedding model could not be noted for later'),
    );
    log.info({ id, dimensions: opened.dimensions }, 'embedding model opened');
    return opened;
  }

  async function prepare(): Promise<void> {
    if (!source) return;
    try {
      const opened = await open(source);
      if (signal.aborted) await opened.close();
      else embedder = opened;
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      const pauseMs = source.kind === 'api' ? apiRetryMs : retryMs;
      log.error(
        { reason: explainFailure(error), nextTryInSeconds: pauseMs / 1_000 },
        'no embedding model: documents are searched by words only until it can be used',
      );
      timer = setTimeout(prepare, pauseMs);
      timer.unref();
    }
  }
  const preparing = prepare();
  const isPreparing = () => source !== null && embedder === null && failures === 0;

  return {
    current: () => embedder,
    find(id) {
      if (embedder?.id === id) return embedder;
      // Until the current one is open it isn't known whether this is it.
      return source === null || isPreparing() ? null : earlier.find(id);
    },
    isPreparing,
    async close() {
      closing.abort();
      clearTimeout(timer);
      await preparing;
      await Promise.all([embedder?.close(), earlier.close()]);
    },
  };
}

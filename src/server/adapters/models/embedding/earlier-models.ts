import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { Env } from '#server/config/env.ts';
import type { Log } from '#server/config/log.ts';
import { openApiModel } from './api-embedder.ts';
import { builtInModel, builtInVectors } from './built-in-model.ts';
import { checkModelFolder } from './check-model-folder.ts';
import { explainFailure } from './explain-failure.ts';
import { describeBuiltInBefore } from './local-model.ts';
import { openBuiltIn } from './open-built-in.ts';
import { openFolderModel } from './open-folder-model.ts';
import { listUsedModels } from './used-models.ts';

type Entry = { embedder: Embedder | null; opening: Promise<void>; timer: NodeJS.Timeout };

export type EarlierModels = { find(id: string): Embedder | null; close(): Promise<void> };

/** A model that is no longer asked for gives its memory back, and one that failed is tried again. */
const idleMs = 10 * 60_000;

/**
 * Models that documents were embedded with before the operator chose another one: they answer until the new one has
 * embedded everything. Opened in the background when they are first asked for.
 */
export function createEarlierModels({
  source,
  folders,
  log,
}: {
  source: Env['embeddingModel'];
  folders: { builtIn: readonly string[]; usedModels: string };
  log: Log;
}): EarlierModels {
  const entries = new Map<string, Entry>();
  const closing = new AbortController();
  const { signal } = closing;

  async function open(id: string): Promise<Embedder | null> {
    if (id === builtInVectors || id === builtInModel.id)
      return openFrom({ folders: folders.builtIn, isBefore: id === builtInModel.id });
    const used = listUsedModels(folders.usedModels).find((one) => one.id === id);
    if (used?.kind === 'folder') return openFolderModel({ folder: used.path, signal });
    // The key belongs to the address: another service doesn't get it.
    if (used?.kind === 'api' && source?.kind === 'api' && source.url === used.url)
      return openApiModel({ api: { ...source, model: used.model }, signal });
    return null;
  }

  function forget(id: string): void {
    const entry = entries.get(id);
    if (!entry) return;
    clearTimeout(entry.timer);
    entries.delete(id);
    void entry.embedder?.close();
  }

  function start(id: string): Entry {
    const timer = setTimeout(() => forget(id), idleMs);
    timer.unref();
    const entry: Entry = { embedder: null, opening: Promise.resolve(), timer };
    entry.opening = open(id).then(
      async (opened) => {
        // What has changed since has the same place but isn't the model that the documents know.
        const isSame = opened?.id === id && !signal.aborted;
        if (isSame) entry.embedder = opened;
        else await opened?.close();
        log.info({ id, isFound: isSame }, 'earlier embedding model looked for');
      },
      (error: unknown) => {
        log.warn({ id, reason: explainFailure(error) }, 'earlier embedding model not usable');
      },
    );
    entries.set(id, entry);
    return entry;
  }

  return {
    find(id) {
      if (signal.aborted) return null;
      const entry = entries.get(id) ?? start(id);
      if (entry.embedder) entry.timer.refresh();
      return entry.embedder;
    },
    async close() {
      closing.abort();
      await Promise.all([...entries.values()].map(({ opening }) => opening));
      for (const id of [...entries.keys()]) forget(id);
    },
  };
}

/** Only from this machine: documents are searched by words sooner than it would be downloaded. */
async function openFrom({
  folders,
  isBefore,
}: {
  folders: readonly string[];
  isBefore: boolean;
}): Promise<Embedder | null> {
  for (const folder of folders) {
    try {
      await checkModelFolder({ folder, manifest: builtInModel });
    } catch {
      continue;
    }
    return openBuiltIn(folder, isBefore ? { describe: describeBuiltInBefore } : {});
  }
  return null;
}

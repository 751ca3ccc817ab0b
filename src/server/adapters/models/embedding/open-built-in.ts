import type { Embedder } from '#server/adapters/models/embedder.ts';
import { builtInJudges } from './built-in-model.ts';
import { checkModelFolder } from './check-model-folder.ts';
import { createLocalEmbedder } from './local-embedder.ts';
import { builtInDimensions, describeBuiltIn } from './local-model.ts';

/** The built-in model in a folder whose files have been checked, with its judges where they are there too. */
export async function openBuiltIn(
  folder: string,
  { describe = describeBuiltIn }: { describe?: typeof describeBuiltIn } = {},
): Promise<Embedder> {
  const model = describe(folder);
  return createLocalEmbedder({
    model: (await hasJudges(folder)) ? model : { ...model, judges: null },
    dimensions: builtInDimensions,
  });
}

export function hasJudges(folder: string): Promise<boolean> {
  return checkModelFolder({ folder, manifest: builtInJudges }).then(
    () => true,
    () => false,
  );
}

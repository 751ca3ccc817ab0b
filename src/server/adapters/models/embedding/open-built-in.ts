import type { Embedder } from '#server/adapters/models/embedder.ts';
import { builtInJudge } from './built-in-model.ts';
import { checkModelFolder } from './check-model-folder.ts';
import { createLocalEmbedder } from './local-embedder.ts';
import { builtInDimensions, describeBuiltIn } from './local-model.ts';

/** The built-in model in a folder whose files have been checked, with its judge where that is there too. */
export async function openBuiltIn(
  folder: string,
  { describe = describeBuiltIn }: { describe?: typeof describeBuiltIn } = {},
): Promise<Embedder> {
  const model = describe(folder);
  return createLocalEmbedder({
    model: (await hasJudge(folder)) ? model : { ...model, judge: null },
    dimensions: builtInDimensions,
  });
}

export function hasJudge(folder: string): Promise<boolean> {
  return checkModelFolder({ folder, manifest: builtInJudge }).then(
    () => true,
    () => false,
  );
}

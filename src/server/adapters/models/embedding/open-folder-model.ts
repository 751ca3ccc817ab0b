import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import { builtInModel, manifestName } from './built-in-model.ts';
import { centerVectors, referenceChecksum } from './center-vectors.ts';
import { checkModelFolder, hashFile } from './check-model-folder.ts';
import { createLocalEmbedder } from './local-embedder.ts';
import type { LocalModel } from './local-model.ts';
import { openBuiltIn } from './open-built-in.ts';

/** embedding.json in the folder; the names are those of model cards. */
const settings = z.strictObject({
  pooling: z.enum(['mean', 'cls']).default('mean'),
  queryPrefix: z.string().default(''),
  passagePrefix: z.string().default(''),
  maxTokens: z.int().min(16).max(8_192).default(512),
  languages: z.union([z.literal('all'), z.tuple([z.literal('en')])]).default('all'),
});

/** The operator's model. A folder of `npm run prepare-model` is recognized by its manifest. */
export async function openFolderModel({
  folder,
  signal,
}: {
  folder: string;
  signal: AbortSignal;
}): Promise<Embedder> {
  if (!existsSync(folder)) throw new Error(`The folder ${folder} does not exist.`);
  if (existsSync(join(folder, manifestName))) {
    await checkModelFolder({ folder, manifest: builtInModel });
    return openBuiltIn(folder);
  }
  const model = await describeFolder(folder);
  const raw = createLocalEmbedder({ model, dimensions: 0 });
  try {
    return await centerVectors({ model: raw, signal });
  } catch (error) {
    await raw.close();
    throw new Error(`The model in ${folder} does not load: ${(error as Error).message}`);
  }
}

async function describeFolder(folder: string): Promise<LocalModel> {
  const at = (name: string): string => join(folder, name);
  for (const name of ['model.onnx', 'tokenizer.json']) {
    if (!existsSync(at(name))) throw new Error(`The folder ${folder} has no ${name}.`);
  }
  const { queryPrefix, passagePrefix, ...rest } = await readSettings(at('embedding.json'));
  const hash = createHash('sha256').update(referenceChecksum);
  // Weights above 2 GB are in a file of their own.
  const parts = ['model.onnx', 'model.onnx_data', 'tokenizer.json', 'tokenizer_config.json'];
  for (const name of [...parts, 'embedding.json']) {
    if (existsSync(at(name))) hash.update(`${name}\0${await hashFile(at(name))}\0`);
  }
  const config = at('tokenizer_config.json');
  return {
    id: `${basename(folder)}-${hash.digest('hex').slice(0, 12)}`,
    model: at('model.onnx'),
    tokenizer: {
      kind: 'json',
      path: at('tokenizer.json'),
      config: existsSync(config) ? config : null,
    },
    prefixes: { question: queryPrefix, passage: passagePrefix },
    judges: null,
    ...rest,
  };
}

async function readSettings(path: string): Promise<z.infer<typeof settings>> {
  if (!existsSync(path)) return settings.parse({});
  const text = await readFile(path, 'utf8');
  try {
    return settings.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`${path} can't be read: ${reason}`);
  }
}

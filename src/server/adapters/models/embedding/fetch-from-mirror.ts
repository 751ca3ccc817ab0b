import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { z } from 'zod';
import { type ModelManifest, manifestName } from './built-in-model.ts';
import { placeModel } from './place-model.ts';

const describedModel = z.object({
  id: z.string(),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});
const longestMs = 10 * 60_000;

/** Downloads prepared files from the operator's own address. Its manifest is read first, because it is small. */
export async function fetchFromMirror({
  url,
  home,
  manifest,
  signal,
}: {
  url: string;
  home: string;
  manifest: ModelManifest;
  signal: AbortSignal;
}): Promise<void> {
  const base = url.replace(/\/+$/, '');
  const offered = describedModel.safeParse(
    await (await download(`${base}/${manifestName}`, signal)).json().catch(() => null),
  );
  if (!offered.success) throw new Error(`${base}/${manifestName} is not a model manifest`);
  if (offered.data.id !== manifest.id)
    throw new Error(`${base} has the model ${offered.data.id}, needed is ${manifest.id}`);
  await placeModel({
    home,
    manifest,
    async write(folder) {
      for (const [name, { bytes }] of Object.entries(manifest.files)) {
        const { body } = await download(`${base}/${name}`, signal);
        if (!body) throw new Error(`${base}/${name} is empty`);
        const source = Readable.fromWeb(body as ReadableStream<Uint8Array>);
        await pipeline(source, limitBytes(bytes), createWriteStream(join(folder, name)));
      }
      await writeFile(join(folder, manifestName), JSON.stringify(manifest, null, 2));
    },
  });
}

/** A mirror that sends more than it should must not fill the disk. */
function limitBytes(most: number) {
  return async function* (chunks: AsyncIterable<Uint8Array>) {
    let total = 0;
    for await (const chunk of chunks) {
      total += chunk.length;
      if (total > most) throw new Error(`the file is larger than ${most} bytes`);
      yield chunk;
    }
  };
}

async function download(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
  });
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
  return response;
}

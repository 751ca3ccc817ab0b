import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ModelManifest } from './built-in-model.ts';

/** Throws with the name of the first file that is missing or isn't the expected one. */
export async function checkModelFolder({
  folder,
  manifest,
}: {
  folder: string;
  manifest: ModelManifest;
}): Promise<void> {
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const path = join(folder, name);
    const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new Error(`${path} not found`);
      throw error;
    });
    if (found.size !== bytes || (await hashFile(path)) !== sha256)
      throw new Error(`${path} does not have the expected checksum`);
  }
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

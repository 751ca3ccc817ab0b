import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

/** Where a model was when documents were embedded with it. Keys are never written down. */
const usedModel = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('folder'), id: z.string(), path: z.string() }),
  z.object({ kind: z.literal('api'), id: z.string(), url: z.string(), model: z.string() }),
]);
export type UsedModel = z.infer<typeof usedModel>;

const remembered = 10;

/** The newest first. A file that can't be read counts as empty: search by words covers for what it would have said. */
export function listUsedModels(file: string): UsedModel[] {
  try {
    return z.array(usedModel).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

export async function noteUsedModel({ file, used }: { file: string; used: UsedModel }) {
  const others = listUsedModels(file).filter(({ id }) => id !== used.id);
  await mkdir(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([used, ...others].slice(0, remembered), null, 2));
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Embedder } from '#server/adapters/models/embedder.ts';

/** Remembers vectors between runs: most texts of a benchmark are the same each time. */
export function cacheVectors(embedder: Embedder): Embedder & { save(): void } {
  const folder = process.env.BENCH_MODELS ?? join(homedir(), '.cache', 'askwell-models');
  const file = join(
    folder,
    `vectors-${createHash('sha256').update(embedder.id).digest('hex').slice(0, 12)}.bin`,
  );
  const size = 16 + embedder.dimensions * 4;
  const known = new Map<string, Float32Array>();
  if (existsSync(file)) {
    const bytes = readFileSync(file);
    for (let at = 0; at + size <= bytes.length; at += size) {
      const vector = new Float32Array(embedder.dimensions);
      for (let index = 0; index < vector.length; index += 1)
        vector[index] = bytes.readFloatLE(at + 16 + index * 4);
      known.set(bytes.toString('hex', at, at + 16), vector);
    }
  }
  const keyOf = (text: string): string =>
    createHash('sha256').update(text).digest('hex').slice(0, 32);
  return {
    ...embedder,
    async embed(texts, options) {
      const missing = [...new Set(texts.filter((text) => !known.has(keyOf(text))))];
      if (missing.length > 0) {
        const vectors = await embedder.embed(missing, options);
        for (const [index, text] of missing.entries()) {
          const vector = vectors[index];
          if (vector) known.set(keyOf(text), vector);
        }
      }
      return texts.map((text) => known.get(keyOf(text)) ?? new Float32Array(embedder.dimensions));
    },
    save() {
      mkdirSync(folder, { recursive: true });
      const bytes = Buffer.alloc(known.size * size);
      let at = 0;
      for (const [key, vector] of known) {
        bytes.write(key, at, 'hex');
        for (const [index, value] of vector.entries())
          bytes.writeFloatLE(value, at + 16 + index * 4);
        at += size;
      }
      writeFileSync(file, bytes);
    },
  };
}

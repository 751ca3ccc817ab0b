import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import { builtInJudges } from '#server/adapters/models/embedding/built-in-model.ts';
import { judgeWeights } from '#server/adapters/models/embedding/read-by-judges.ts';

/** Remembers vectors and judgments between runs: most texts of a benchmark are the same each time. */
export function cacheVectors(embedder: Embedder): Embedder & { save(): void } {
  const keyOf = (text: string): string =>
    createHash('sha256').update(text).digest('hex').slice(0, 32);
  const folder = process.env.BENCH_MODELS ?? join(homedir(), '.cache', 'askwell-models');
  const file = join(
    folder,
    `vectors-${createHash('sha256').update(embedder.id).digest('hex').slice(0, 12)}.bin`,
  );
  const size = 16 + embedder.dimensions * 4;
  const known = new Map<string, Float32Array>();
  const added: string[] = [];
  if (existsSync(file)) {
    const bytes = readFileSync(file);
    for (let at = 0; at + size <= bytes.length; at += size) {
      const vector = new Float32Array(embedder.dimensions);
      Buffer.from(vector.buffer).set(bytes.subarray(at + 16, at + size));
      known.set(bytes.toString('hex', at, at + 16), vector);
    }
  }
  const judges = keyOf(JSON.stringify([builtInJudges, judgeWeights]));
  const judgedFile = join(folder, `judged-${judges.slice(0, 12)}.bin`);
  const judged = new Map<string, number>();
  const judgedNow: Buffer[] = [];
  if (existsSync(judgedFile)) {
    const bytes = readFileSync(judgedFile);
    for (let at = 0; at + 20 <= bytes.length; at += 20)
      judged.set(bytes.toString('hex', at, at + 16), bytes.readFloatLE(at + 16));
  }
  // What a text is worth depends on the others: only the best of them are read twice.
  async function judge(question: string, texts: readonly string[]): Promise<number[]> {
    const all = [question, ...texts].join('\n');
    const keys = texts.map((text) => keyOf(`${text}\n${all}`));
    if (keys.every((key) => judged.has(key))) return keys.map((key) => judged.get(key) ?? 0);
    const scores = (await embedder.judge?.(question, texts)) ?? [];
    for (const [at, key] of keys.entries()) {
      const record = Buffer.alloc(20, key, 'hex');
      record.writeFloatLE(scores[at] ?? 0, 16);
      judgedNow.push(record);
      judged.set(key, scores[at] ?? 0);
    }
    return scores;
  }
  return {
    ...embedder,
    async embed(texts, options) {
      const missing = [...new Set(texts.filter((text) => !known.has(keyOf(text))))];
      if (missing.length > 0) {
        const vectors = await embedder.embed(missing, options);
        for (const [index, text] of missing.entries()) {
          const vector = vectors[index];
          if (!vector) continue;
          known.set(keyOf(text), vector);
          added.push(keyOf(text));
        }
      }
      return texts.map((text) => known.get(keyOf(text)) ?? new Float32Array(embedder.dimensions));
    },
    ...(embedder.judge && { judge }),
    /** Only adds to the file, so that benchmarks that run side by side keep each other's vectors. */
    save() {
      mkdirSync(folder, { recursive: true });
      appendFileSync(judgedFile, Buffer.concat(judgedNow));
      judgedNow.length = 0;
      if (added.length === 0) return;
      const records = added.flatMap((key) => {
        const vector = known.get(key);
        return vector ? [Buffer.from(key, 'hex'), Buffer.from(vector.slice().buffer)] : [];
      });
      appendFileSync(file, Buffer.concat(records));
      added.length = 0;
    },
  };
}

/** Search time and memory at 1k, 10k and 100k passages of one chatbot, query vector given; exact over all of them. */

import { analyse } from '#server/engine/index/analyse.ts';
import { createIndexCache } from '#server/engine/index/index-cache.ts';
import { type Query, searchIndex } from '#server/engine/index/search-index.ts';
import {
  createSyntheticDocuments,
  dimensions,
  syntheticSentence,
  syntheticVector,
} from './retrieval/synthetic-documents.ts';

const sizes = [1_000, 10_000, 100_000];
const figures: string[] = [];
for (const passages of sizes) {
  const before = memory();
  const cache = createIndexCache({ dimensions, budgetBytes: 2 ** 40 });
  const { documents, load } = createSyntheticDocuments(passages);
  const started = process.cpuUsage();
  const { index } = await cache.openIndex({ documents, load });
  const built = cpuMilliseconds(started);
  const queries = Array.from({ length: 200 }, (_, seed): Query => {
    return {
      terms: analyse(syntheticSentence(seed * 7 + 1)),
      vector: syntheticVector(seed * 13 + 5),
    };
  });
  for (const query of queries.slice(0, 20)) searchIndex({ index, query, limit: 8 });
  const wall: number[] = [];
  const cpu: number[] = [];
  for (const query of queries) {
    const cpuBefore = process.cpuUsage();
    const from = performance.now();
    searchIndex({ index, query, limit: 8 });
    wall.push(performance.now() - from);
    cpu.push(cpuMilliseconds(cpuBefore));
  }
  const sentences = index.segments.reduce(
    (sum, segment) => sum + (segment.vectors?.stored.sentences ?? 0),
    0,
  );
  console.log(
    `${passages} passages, ${sentences} sentences: p50 ${at(wall, 0.5)} ms, p99 ${at(wall, 0.99)} ms; CPU p50 ${at(cpu, 0.5)} ms, p99 ${at(cpu, 0.99)} ms; ` +
      `${(cache.bytes / 2 ** 20).toFixed(0)} MB counted, ${(memory() - before).toFixed(0)} MB more resident, built in ${built.toFixed(0)} CPU-ms`,
  );
  figures.push(`${at(wall, 0.5)}/${at(wall, 0.99)}`);
}
console.log(`p50/p99 at 1k, 10k, 100k passages: ${figures.join('  ')} ms`);

function at(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
}

function cpuMilliseconds(before: NodeJS.CpuUsage): number {
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1_000;
}

function memory(): number {
  return process.memoryUsage().rss / 2 ** 20;
}

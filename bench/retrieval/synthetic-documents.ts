import type { DocumentLoader, DocumentVersion } from '#server/engine/index/index-cache.ts';
import { encodeWords, type PassageRecord } from '#server/engine/index/passage-record.ts';
import { quantiseVectors } from '#server/engine/index/quantise.ts';

export const dimensions = 384;
const sentencesPerPassage = 5;
const wordsPerSentence = 14;
const passagesPerDocument = 1_000;
const batch = 250;

/** Documents of made-up words whose frequencies fall off as they do in language, with random unit vectors. */
export function createSyntheticDocuments(passages: number): {
  documents: DocumentVersion[];
  load: DocumentLoader;
} {
  const count = Math.ceil(passages / passagesPerDocument);
  const documents = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    revision: '1',
  }));
  return {
    documents,
    async *load(documentId) {
      const first = Number(documentId) * passagesPerDocument;
      const last = Math.min(passages, first + passagesPerDocument);
      for (let from = first; from < last; from += batch) {
        yield Array.from({ length: Math.min(batch, last - from) }, (_, offset) =>
          createRecord(from + offset),
        );
      }
    },
  };
}

function createRecord(seed: number): PassageRecord {
  const texts = Array.from({ length: sentencesPerPassage }, (_, index) =>
    syntheticSentence(seed * 31 + index),
  );
  return {
    id: `${seed}`,
    words: encodeWords({
      sentences: texts.map((text) => ({ text })),
      context: syntheticSentence(Math.floor(seed / 50)).slice(0, 40),
      subject: '',
      place: {},
    }),
    vectors: quantiseVectors(texts.map((_, index) => syntheticVector(seed * 17 + index))),
  };
}

/** Word number n comes about 1/n as often as the first. */
export function syntheticSentence(seed: number): string {
  const random = createRandom(seed);
  return Array.from({ length: wordsPerSentence }, () => `w${Math.floor(20_000 ** random())}x`).join(
    ' ',
  );
}

export function syntheticVector(seed: number): Float32Array {
  const random = createRandom(seed + 99);
  const vector = new Float32Array(dimensions);
  let square = 0;
  for (let at = 0; at < dimensions; at += 1) {
    const value = random() + random() + random() - 1.5;
    vector[at] = value;
    square += value * value;
  }
  return vector.map((value) => value / Math.sqrt(square));
}

/** The same numbers for the same seed on every machine (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

import type { PassageRecord } from './passage-record.ts';
import { bytesPerVector } from './quantise.ts';
import { createSegmentData, type SegmentData, type SegmentWords } from './segment-data.ts';
import type { StoredVectors, VectorArena } from './vector-arena.ts';

/** The searchable form of a document or a part of a long one: numbers, no text. An index is a list of these. */
export type DocumentSegment = SegmentWords & {
  documentId: string;
  vectors: SegmentVectors | null;
  bytes: number;
  /** Gives the vectors' memory back; from then on the segment is searched by words. */
  release(): void;
};

export type SegmentVectors = {
  arena: VectorArena;
  stored: StoredVectors;
  /** The cosine of each sentence and the one after it. */
  closeness: Float32Array;
  /** By passage: the quantised vectors of the names of its rows, behind those of its sentences. */
  names: ReadonlyMap<number, Uint8Array>;
};

export function createDocumentSegment({
  documentId,
  records,
  arena,
}: {
  documentId: string;
  records: readonly PassageRecord[];
  arena: VectorArena;
}): DocumentSegment {
  const { dimensions } = arena;
  return openSegment({ documentId, data: createSegmentData({ records, dimensions }), arena });
}

/** Puts the vectors where they can be scanned. */
export function openSegment({
  documentId,
  data,
  arena,
}: {
  documentId: string;
  data: SegmentData;
  arena: VectorArena;
}): DocumentSegment {
  const { vectors: found, ...words } = data;
  const sentences = words.termStarts.length - 1;
  if (found && found.values.length !== sentences * arena.dimensions)
    throw new Error('These vectors have another size than the model.');
  const stored = found && arena.store({ ...found, starts: words.sentenceStarts });
  const vectors = stored && {
    arena,
    stored,
    closeness: found.closeness,
    names: found.names,
  };
  const segment: DocumentSegment = {
    documentId,
    ...words,
    vectors,
    bytes:
      words.postings.length * 5 +
      words.terms.length * 8 +
      words.sentenceTerms.length * 4 +
      sentences * 4 +
      words.ids.length * 120 +
      (vectors ? (sentences + vectors.names.size) * (bytesPerVector(arena.dimensions) + 4) : 0),
    release() {
      if (segment.vectors) arena.release(segment.vectors.stored);
      segment.vectors = null;
    },
  };
  return segment;
}

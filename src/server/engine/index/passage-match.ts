import type { DocumentSegment } from './document-segment.ts';

/** A passage that came up in the scan of all, with the cosines of its sentences where there are vectors. */
export type Candidate = {
  segment: DocumentSegment;
  passage: number;
  score: number;
  cosines: Float32Array | null;
};

/** A passage that was found, and why. */
export type PassageMatch = {
  id: string;
  segment: DocumentSegment;
  passage: number;
  score: number;
  /** How much of the question's weight in words stands in the passage, 0 to 1. */
  coverage: number;
  /** How much of what the row is about the question names; null outside tables. */
  named: number | null;
  /** Cosine and covered share of words of each sentence, in order. */
  sentences: { cosine: number; coverage: number }[];
};

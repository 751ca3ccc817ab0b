import type { Place } from '#server/engine/ingest/document.ts';

export type Sentence = {
  text: string;
  /** Headings are searched like sentences but never shown as an answer. */
  heading?: true;
  page?: number;
  /** Only names the row that the passage is: compared with questions by meaning, neither searched nor shown. */
  isName?: true;
};

/** What a passage says, without the names that are kept beside it. */
export const saidSentences = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(({ isName }) => !isName);

/** A stretch of whole sentences, small enough to be quoted as a source. */
export type Passage = {
  text: string;
  sentences: Sentence[];
  /** Title and headings the passage stands under: searched with it, not quoted. */
  context: string;
  /** What a table row is about ("Hotel Belfry", "SKU-7"): a question that names it means this row. */
  subject: string;
  place: Place;
  /** Indexes of the document's blocks that it holds, whole or in part. */
  blocks: number[];
};

/** No passage is longer: a source must be readable at a glance. */
export const longestPassage = 900;

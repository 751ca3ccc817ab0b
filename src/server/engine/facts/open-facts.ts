import type { CorrectedFacts } from './apply-corrections.ts';

/** The facts of one of a chatbot's documents, as a question is answered with them. */
export type OpenFacts = {
  documentId: string;
  title: string;
  facts: CorrectedFacts;
  /** The ids of the document's passages by their ordinal, as `facts.passageOfBlock` counts them. */
  passageIds: readonly string[];
};

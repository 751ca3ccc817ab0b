/** Where a fact stands: a block of a document. */
export type FactSource = { documentId: string; block: number };

/** What typed facts answer to a question, before it is decided whether it is said. */
export type FactAnswer = {
  /** One or two sentences in the visitor's language, without citation marks. */
  text: string;
  cited: FactSource[];
  /** How likely it is right, 0 to 1. */
  certainty: number;
  /** What the question was taken to ask: "price of oil change". */
  understood: string;
  /** Questions to choose from when several things fit. */
  options?: string[];
  /** Folded words of the question that name a thing or place, where the facts don't cover all of a question. */
  named?: readonly string[];
  /** What the documents say where the answer is from. */
  evidence?: string;
};

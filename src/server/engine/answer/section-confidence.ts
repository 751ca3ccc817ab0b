/** What speaks for and against a piece of text as the answer. */
export type SectionFeatures = {
  /** Nearness in meaning of its best sentence or heading. */
  cosine: number;
  /** Share of the question's words in it, in its best sentence, in its heading. */
  coverage: number;
  sentenceCoverage: number;
  headingCoverage: number;
  /** How far it is ahead of the next one. */
  lead: number;
  /** Share of the question's words that the documents never use. */
  unknown: number;
  /** 1 when it has the kind of value that is asked for, -1 when it lacks it, 0 when none is. */
  expected: number;
  /** What the search as a whole says. */
  passage: number;
};

/** Fitted on the sample sets by `npm run bench -- fit`, one shop left out at a time. */
const weights: SectionFeatures & { start: number } = {
  cosine: 4,
  coverage: 4,
  sentenceCoverage: 1,
  headingCoverage: 1,
  lead: 2,
  unknown: -3,
  expected: 0.7,
  passage: 1,
  start: -5,
};

/** How likely a piece of text is the right answer, 0 to 1. */
export function judgeSection(features: SectionFeatures): number {
  let evidence = weights.start;
  for (const [name, value] of Object.entries(features)) evidence += weights[name as keyof SectionFeatures] * value;
  return 1 / (1 + Math.exp(-evidence));
}

/** What speaks for and against a piece of text as the answer. */
export type SectionFeatures = {
  /** Nearness in meaning of its best sentence or heading. */
  cosine: number;
  /** Share of the question's words in it. */
  coverage: number;
  /** How far it is ahead of the next one. */
  lead: number;
  /** Share of the question's words that the documents never use. */
  unknown: number;
  /** 1 when it has the kind of value that is asked for, -1 when it lacks it, 0 when none is. */
  expected: number;
};

/** Fitted with `npm run bench -- fit`, one set left out at a time. */
const weights = { cosine: 4, coverage: 0.85, lead: 5.9, start: -5.2 };
/** Beyond this a larger lead says nothing more. */
const longestLead = 0.4;
/** A text without a price doesn't answer what something costs, however near it is. */
const lackingShare = 0.55;

/** How likely a piece of text is the right answer, 0 to 1. */
export function judgeSection({ cosine, coverage, lead, expected }: SectionFeatures): number {
  const evidence =
    weights.start +
    weights.cosine * cosine +
    weights.coverage * coverage +
    weights.lead * Math.sqrt(Math.max(0, Math.min(longestLead, lead)));
  const likelihood = 1 / (1 + Math.exp(-evidence));
  return expected < 0 ? likelihood * lackingShare : likelihood;
}

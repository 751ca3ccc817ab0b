import { type Candidate, inOneLine } from './candidate.ts';

/** Two answers together stay as short as one. */
const longestTogether = 460;
/** An answer that is surer stands alone. */
const unsureBelow = 0.75;
const leastOther = 0.2;
/** So likely must it be that one of two is right, and so likely the answer is then said to be. */
const neededTogether = 0.8;
const saidTogether = 0.55;
/** Many passages that are a little like the question would be likely together, though none answers it. */
const leastFirst = 0.55;

/** An unsure answer with the next likely one, so that the visitor can choose. */
export function addOther({
  first,
  options,
}: {
  first: Candidate;
  /** Everything that may be the answer, as likely as it is believed to be. */
  options: readonly Candidate[];
}): Candidate {
  if (first.confidence >= unsureBelow) return first;
  const other = nextTo(first, options);
  return other && other.confidence >= leastOther ? join(first, other) : first;
}

/** The two likeliest together, where neither is likely enough alone. */
export function giveBoth(options: readonly Candidate[]): Candidate | null {
  const [first] = [...options].sort((a, b) => b.confidence - a.confidence);
  const other = first && nextTo(first, options);
  if (!first || !other) return null;
  const together = 1 - (1 - first.confidence) * (1 - other.confidence);
  const isLikely = first.confidence >= leastFirst && together >= neededTogether;
  return isLikely ? { ...join(first, other), confidence: saidTogether } : null;
}

function nextTo(first: Candidate, options: readonly Candidate[]): Candidate | null {
  const said = inOneLine(first);
  const [other] = options
    .filter((one) => {
      const text = inOneLine(one);
      return (
        !said.includes(text) && !text.includes(said) && said.length + text.length <= longestTogether
      );
    })
    .sort((a, b) => b.confidence - a.confidence);
  return other ?? null;
}

const join = (first: Candidate, other: Candidate): Candidate => ({
  ...first,
  statements: [...first.statements, ...other.statements],
  plan: [...new Set([...first.plan, ...other.plan])],
});

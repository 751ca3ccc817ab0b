import type { PossibleResult } from '#server/engine/facts/tables/possible/possible-result.ts';
import type { Judgment } from './ask-judge.ts';
import { inOneLine } from './candidate.ts';
import { toShare } from './odds.ts';
import type { PossibleCandidate } from './work-out.ts';

export const possibleNames = ['said', 'lead', 'used', 'named', 'unusedNumbers'] as const;
export type PossibleSigns = Record<(typeof possibleNames)[number], number>;

/** How much each sign counts, by how a result was worked out; fitted on shops that the judge didn't learn from. */
const weights: Record<PossibleResult['way'], PossibleSigns & { start: number }> = {
  sum: { said: 0.5, lead: 0.2, used: 1, named: 0, unusedNumbers: -0.5, start: -2 },
  extreme: { said: 0.5, lead: 0.2, used: 1, named: 0, unusedNumbers: -0.5, start: -2 },
  list: { said: 0.5, lead: 0.2, used: 1, named: 0, unusedNumbers: -0.5, start: -2 },
  count: { said: 0.5, lead: 0.2, used: 1, named: 0, unusedNumbers: -0.5, start: -2 },
  difference: { said: 0.5, lead: 0.2, used: 1, named: 0, unusedNumbers: -0.5, start: -2 },
};

/** Results that could be meant, as likely as they are believed to be. */
export function believePossible({
  possible,
  judgment,
}: {
  possible: readonly PossibleCandidate[];
  judgment: Judgment;
}): PossibleCandidate[] {
  return possible.map((one) => {
    const { start, ...each } = weights[one.way];
    const signs = readPossible({ one, possible, judgment });
    const sum = possibleNames.reduce((total, name) => total + each[name] * signs[name], start);
    return {
      ...one,
      confidence: toShare(sum),
      parts: possibleNames.map((name) => ({ name, value: signs[name] })),
    };
  });
}

export function readPossible({
  one,
  possible,
  judgment,
}: {
  one: PossibleCandidate;
  possible: readonly PossibleCandidate[];
  judgment: Judgment;
}): PossibleSigns {
  const judged = (other: PossibleCandidate): number =>
    Math.max(leastJudged, judgment.answer(inOneLine(other)) ?? leastJudged);
  const said = judged(one);
  const others = possible.filter((other) => inOneLine(other) !== inOneLine(one)).map(judged);
  const { used, named, unusedNumbers } = one.signs;
  return { said, lead: said - Math.max(leastJudged, ...others), used, named, unusedNumbers };
}

const leastJudged = -6;

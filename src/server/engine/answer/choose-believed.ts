import type { AnswerKind } from './candidate.ts';

export type BeliefLimits = {
  /**
   * Above this the judges hardly ever know better, and each question that they read takes time. Contacts are looked up:
   * what they say rarely answers another question.
   */
  settledFrom: Record<AnswerKind, number>;
  /** Below this an answer that would be given isn't. What is near it in a text or a list often is about something else. */
  leastBelieved: Record<AnswerKind, number>;
  /** So much likelier another answer must be to take the place of one that is believed as well. */
  muchLikelier: number;
  /** So likely an answer must be where none would be given without the judges. */
  neededAlone: number;
  /** And so likely where another one would be given. */
  neededInstead: number;
};

/** Near the best on shops that the judges didn't learn from, and chosen among these by dialogues (decision 77). */
export const beliefLimits: BeliefLimits = {
  settledFrom: { schedule: 0.97, contact: 0, table: 0.95, text: 0.95 },
  leastBelieved: { schedule: 0.75, contact: 0.25, table: 0.35, text: 0.4 },
  muchLikelier: 0.3,
  neededAlone: 0.62,
  neededInstead: 0.6,
};

/**
 * Where the question or the documents aren't English: there the engine's own answers from tables are wrong more often,
 * and the judges read word by word. Near the best on Spanish shops (decisions 80 and 85).
 */
export const beliefLimitsElsewhere: BeliefLimits = {
  settledFrom: { ...beliefLimits.settledFrom, text: 0.9 },
  leastBelieved: { schedule: 0.2, contact: 0.25, table: 0.65, text: 0.6 },
  muchLikelier: 0.2,
  neededAlone: 0.65,
  neededInstead: 0.8,
};

/** Of answers that are as likely as they are believed to be, the one that is given; null when none is. */
export function chooseBelieved<T extends { confidence: number }>({
  own,
  isGiven,
  least,
  muchLikelier,
  needed,
  options,
}: {
  /** The engine's first, and whether it would be given without the judges. */
  own: T | undefined;
  isGiven: boolean;
  /** So likely it must be to be kept, and another one to be given. */
  least: number;
  muchLikelier: number;
  needed: number;
  options: readonly T[];
}): T | null {
  const [likeliest] = [...options].sort((a, b) => b.confidence - a.confidence);
  if (!likeliest) return null;
  const isKept =
    isGiven &&
    own !== undefined &&
    own.confidence >= least &&
    likeliest.confidence < own.confidence + muchLikelier;
  if (isKept) return own;
  return likeliest.confidence >= needed ? likeliest : null;
}

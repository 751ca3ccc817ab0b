import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { holdsTerm } from '#server/engine/understand/question.ts';
import type { Vocabulary } from '#server/engine/understand/vocabulary.ts';
import { type RankedSection, stemsIn, type WeighedTerm } from './rank-sections.ts';

/** What speaks for and against the first section as the answer. */
export type SectionEvidence = {
  /** Nearness in meaning of its best sentence or heading. */
  cosine: number;
  pair: number;
  coverage: number;
  rareCoverage: number;
  lineCoverage: number;
  headingCoverage: number;
  /** How likely it is the right one of those that were found. */
  likelihood: number;
  /** How far it is ahead of the next one. */
  lead: number;
  expected: number;
  /** Share of what is asked that neither the section nor its passage says. */
  missing: number;
  /** The same for the one word that says most. */
  missingRarest: number;
  /** Share of the question's words that the documents never use. */
  unknown: number;
  terms: number;
  length: number;
};

export function weighEvidence({
  ranked,
  terms,
  language,
  vocabulary,
}: {
  ranked: readonly RankedSection[];
  terms: readonly WeighedTerm[];
  language: LanguageCode;
  vocabulary: Vocabulary;
}): SectionEvidence {
  const [best, ...others] = ranked as [RankedSection, ...RankedSection[]];
  const { signs, section } = best;
  const next = others.find((other) => other.section.text !== section.text);
  const nearby = stemsIn(
    `${section.passage.title.replace(/[_.-]/g, ' ')} ${section.heading} ${section.passage.text}`,
    language,
    vocabulary,
  );
  const focus = terms.filter(({ isFocus }) => isFocus);
  const weightOf = (some: readonly WeighedTerm[]): number =>
    some.reduce((sum, { term, weight }) => sum + weight * term.information, 0);
  const lacking = focus.filter(({ term }) => holdsTerm(term, nearby) < 0.5);
  const rarest = focus.reduce<WeighedTerm | null>(
    (most, one) =>
      most && most.weight * most.term.information >= one.weight * one.term.information ? most : one,
    null,
  );
  const total = ranked.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  return {
    cosine: Math.max(signs.cosine, signs.headingCosine),
    pair: signs.pair,
    coverage: signs.coverage,
    rareCoverage: signs.rareCoverage,
    lineCoverage: signs.lineCoverage,
    headingCoverage: signs.headingCoverage,
    likelihood: 1 / total,
    lead: Math.sqrt(Math.min(4, best.score - (next?.score ?? best.score - 4))),
    expected: signs.expected,
    missing: weightOf(lacking) / (weightOf(focus) || 1),
    missingRarest: rarest && lacking.includes(rarest) ? rarest.term.information : 0,
    unknown: weightOf(focus.filter(({ isKnown }) => !isKnown)) / (weightOf(focus) || 1),
    terms: Math.min(1, terms.length / 6),
    length: signs.length,
  };
}

/** Fitted with `npm run bench -- fit`, one set left out at a time. */
const weights: Partial<Record<keyof SectionEvidence, number>> & { start: number } = {
  cosine: 4,
  coverage: 0.85,
  lead: 1.8,
  start: -5.2,
};
/** A text without a price doesn't answer what something costs, however near it is. */
const lackingShare = 0.55;

export const evidenceNames: (keyof SectionEvidence)[] = [
  'cosine',
  'pair',
  'coverage',
  'rareCoverage',
  'lineCoverage',
  'headingCoverage',
  'likelihood',
  'lead',
  'expected',
  'missing',
  'missingRarest',
  'unknown',
  'terms',
  'length',
];

/** How likely a piece of text is the right answer, 0 to 1. */
export function judgeSection(evidence: SectionEvidence): number {
  const sum = evidenceNames.reduce(
    (all, name) => all + (weights[name] ?? 0) * evidence[name],
    weights.start,
  );
  const likelihood = 1 / (1 + Math.exp(-sum));
  return evidence.expected < 0 ? likelihood * lackingShare : likelihood;
}

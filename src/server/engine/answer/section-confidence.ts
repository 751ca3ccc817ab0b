import { wordsOf } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { Retrieval } from '#server/engine/retrieve/retrieve.ts';
import { holdsTerm } from '#server/engine/understand/question.ts';
import type { Vocabulary } from '#server/engine/understand/vocabulary.ts';
import { type RankedSection, stemsIn, type WeighedTerm } from './rank-sections.ts';

/** What speaks for and against the first section as the answer. */
export type SectionEvidence = {
  /** Nearness in meaning of its best sentence or heading. */
  cosine: number;
  coverage: number;
  lineCoverage: number;
  headingSaid: number;
  /** The same for two neighbors together, and how far its best sentence is above what is usual for the others. */
  pair: number;
  gap: number;
  /** How likely it is the right one of those that were found. */
  likelihood: number;
  /** How far it is ahead of the next one. */
  lead: number;
  /** It has the price or time, or lacks the kind of value, that is asked for. */
  hasValue: number;
  lacksValue: number;
  /** Share of what is asked that neither the section nor its passage says. */
  missing: number;
  /** The same for the one word that says most. */
  missingRarest: number;
  /** Share of the question's words that the documents never use. */
  unknown: number;
  /** How sure the search itself is, and how many passages it has seen. */
  found: number;
  passages: number;
  /** It lacks a word right before one that it has: "military discount". */
  modifier: number;
  /** It lacks a name that the question names. */
  name: number;
  length: number;
  /** The question tells what happened around it, and how much its words say in all. */
  told: number;
  said: number;
  /** Which share of the question's topics it tells, and how much that says. */
  topic: number;
  topicWeight: number;
  /** The share of the question's topics that no section tells. */
  untoldShare: number;
  /** How far it speaks of the thing that is asked for, from -1 to 1; 0 when the question asks for none. */
  thing: number;
};

export function weighEvidence({
  ranked,
  shown,
  terms,
  retrieval,
  language,
  vocabulary,
  asksFigure,
  topics,
  thing,
}: {
  ranked: readonly RankedSection[];
  shown: readonly RankedSection[];
  terms: readonly WeighedTerm[];
  retrieval: Retrieval;
  language: LanguageCode;
  vocabulary: Vocabulary;
  /** A price or a time is asked for, which tables and schedules usually tell. */
  asksFigure: boolean;
  topics: ReadonlySet<string>;
  /** The words of the thing that the question asks for. */
  thing: ReadonlySet<string>;
}): SectionEvidence {
  const [best, ...others] = ranked as [RankedSection, ...RankedSection[]];
  const { signs, section } = best;
  const next = others.find(
    (other) => !shown.some((one) => one.section.text === other.section.text),
  );
  const nearby = stemsIn(
    `${section.passage.title.replace(/[_.-]/g, ' ')} ${section.heading} ${section.passage.text} ${shown.map((one) => one.section.text).join(' ')}`,
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
  const told = new Set(ranked.flatMap((one) => [...one.topics]));
  const untold =
    topics.size === 0 ? 0 : [...topics].filter((topic) => !told.has(topic)).length / topics.size;
  const nearest = ranked
    .slice(0, compared)
    .map((one) => Math.max(one.signs.cosine, one.signs.headingCosine));
  const [own = 0, ...rest] = nearest;
  const usual = rest.length > 0 ? rest.reduce((sum, value) => sum + value, 0) / rest.length : own;
  const total = ranked.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  return {
    cosine: own,
    pair: signs.pair,
    gap: rest.length > 0 ? own - usual : usualGap,
    coverage: signs.coverage,
    lineCoverage: signs.lineCoverage,
    headingSaid: signs.headingSaid,
    likelihood: next
      ? shown.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0) / total
      : usualLikelihood,
    lead: next ? Math.sqrt(Math.min(4, best.score - next.score)) : usualLead,
    hasValue: signs.expected > 0 && asksFigure ? 1 : 0,
    lacksValue: signs.expected < 0 ? 1 : 0,
    missing: weightOf(lacking) / (weightOf(focus) || 1),
    missingRarest: rarest && lacking.includes(rarest) ? rarest.term.information : 0,
    unknown: weightOf(focus.filter(({ isKnown }) => !isKnown)) / (weightOf(focus) || 1),
    found: retrieval.confidence,
    passages: retrieval.passages,
    modifier: lacksModifier(focus, lacking),
    name: lacking.some(({ isName }) => isName) ? 1 : 0,
    length: Math.min(1, section.text.length / 600),
    told: terms.some(({ term }) => term.isContext) ? 1 : 0,
    said: Math.min(mostSaid, sumOf(terms.filter(({ isOwn }) => isOwn))),
    topic: signs.topic,
    topicWeight: signs.topicWeight,
    untoldShare: untold,
    thing: holdsThing({ terms, thing, shown, language, vocabulary }),
  };
}

/** Of a document with a single section nothing can be compared: being the only one says nothing for it. */
const usualLikelihood = 0.7;
const usualLead = 1.3;
const usualGap = 0.1;
const compared = 12;
const mostSaid = 8;

function holdsThing({
  terms,
  thing,
  shown,
  language,
  vocabulary,
}: {
  terms: readonly WeighedTerm[];
  thing: ReadonlySet<string>;
  shown: readonly RankedSection[];
  language: LanguageCode;
  vocabulary: Vocabulary;
}): number {
  const named = terms.filter(
    ({ term, isOwn }) => isOwn && wordsOf(term.word).some((word) => thing.has(word)),
  );
  if (named.length === 0) return 0;
  const stems = stemsIn(
    shown.map(({ section }) => `${section.heading} ${section.text}`).join(' '),
    language,
    vocabulary,
  );
  const held = named.map(({ term }) => holdsTerm(term, stems));
  return 2 * (held.reduce((sum, value) => sum + value, 0) / held.length) - 1;
}

function sumOf(terms: readonly WeighedTerm[]): number {
  return terms.reduce((sum, { term }) => sum + term.information, 0);
}

/** How much the most telling word says that is missing right before a word that isn't. */
function lacksModifier(focus: readonly WeighedTerm[], lacking: readonly WeighedTerm[]): number {
  let most = 0;
  for (const [index, one] of focus.entries()) {
    const next = focus[index + 1];
    if (next && one.isBesideNext && lacking.includes(one) && !lacking.includes(next))
      most = Math.max(most, one.term.information);
  }
  return most;
}

/** From `npm run bench -- fit`, rounded; that of names, which the benchmarks rarely have, was set by hand. */
const weights: Partial<Record<keyof SectionEvidence, number>> = {
  cosine: 1.1,
  pair: 1.2,
  gap: 1.75,
  lineCoverage: 0.7,
  headingSaid: 0.5,
  likelihood: 1.6,
  lead: 1,
  hasValue: -0.7,
  lacksValue: -1.5,
  modifier: -0.55,
  name: -0.4,
  length: -0.6,
  told: 0.7,
  said: 0.15,
  topic: 0.55,
  topicWeight: 0.65,
  untoldShare: -0.8,
  thing: 0.3,
};
const start = -5.2;

/** In this many passages and more the search's own confidence, which compares with all of them, counts as well. */
const [manyPassages, veryManyPassages] = [120, 280];
const searchShare = 0.7;
/** The search's own confidence is the stricter one. */
const searchBonus = 0.15;
/** All sentences of another language look alike to a model for English, so the right one stands out less. */
const foreignBonus = 0.25;

export const evidenceNames: (keyof SectionEvidence)[] = [
  'cosine',
  'coverage',
  'lineCoverage',
  'headingSaid',
  'likelihood',
  'lead',
  'hasValue',
  'lacksValue',
  'missing',
  'missingRarest',
  'unknown',
  'modifier',
  'name',
  'found',
  'passages',
  'length',
  'pair',
  'gap',
  'told',
  'said',
  'topic',
  'topicWeight',
  'untoldShare',
  'thing',
];

/**
 * Across languages vectors compare only the words that could be translated, so how many of them are in the section and
 * how far it stands out count most.
 */
function judgeForeign(evidence: SectionEvidence): number {
  const { coverage, gap, headingSaid, lead, hasValue, lacksValue, topic, untoldShare } = evidence;
  const sum =
    -4.85 +
    4.2 * coverage +
    1.4 * topic -
    0.5 * untoldShare +
    5 * gap +
    1.1 * headingSaid +
    0.6 * Math.min(1.5, lead) -
    0.4 * hasValue -
    2 * lacksValue;
  return 1 / (1 + Math.exp(-sum));
}

/** Found by words alone, in a script that the vectors say nothing about; fitted on Russian, Arabic and Chinese text. */
function judgeByWords(evidence: SectionEvidence): number {
  const { coverage, lineCoverage, likelihood, lead, missing, unknown, said, length } = evidence;
  const sum =
    -3.4 +
    1.45 * coverage +
    1.45 * lineCoverage +
    1.6 * likelihood +
    0.9 * lead -
    1.3 * missing -
    1.15 * unknown +
    0.2 * said -
    0.4 * length;
  return 1 / (1 + Math.exp(-sum));
}

/** What a section was found by: words and vectors, those of a model for English in another language, words alone, or words that could be translated. */
export type FoundBy = 'meaning' | 'foreignMeaning' | 'words' | 'translation';

/** How likely a piece of text is the right answer, 0 to 1. */
export function judgeSection(evidence: SectionEvidence, foundBy: FoundBy = 'meaning'): number {
  if (foundBy === 'translation') return judgeForeign(evidence);
  if (foundBy === 'words') return judgeByWords(evidence);
  const sum = evidenceNames.reduce(
    (all, name) => all + (weights[name] ?? 0) * evidence[name],
    start,
  );
  const own = 1 / (1 + Math.exp(-sum));
  const size = (evidence.passages - manyPassages) / (veryManyPassages - manyPassages);
  const share = searchShare * Math.max(0, Math.min(1, size));
  const bonus = foundBy === 'foreignMeaning' ? foreignBonus : searchBonus;
  return (1 - share) * own + share * Math.min(1, evidence.found + bonus);
}

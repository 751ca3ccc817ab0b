import { wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { informationOf } from '#server/engine/language/common-words.ts';
import { findConcepts } from '#server/engine/language/concept-index.ts';
import { joinsNouns } from '#server/engine/language/joins-nouns.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import type { TextLanguage } from '#server/engine/language/text-language.ts';
import { markOf, marksIn } from '#server/engine/understand/concept-marks.ts';
import { findTopics } from '#server/engine/understand/find-topics.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import { splitCompound, type Vocabulary } from '#server/engine/understand/vocabulary.ts';
import type { ExpectedValue } from './expected-value.ts';
import { isRow, type Section } from './sections.ts';

/** A term of the question and how much it says in these documents. */
export type WeighedTerm = {
  term: QuestionTerm;
  weight: number;
  /** A word of the question itself, not of what is told around it or was asked before. */
  isFocus: boolean;
  /** A word of this question, not of the one before. */
  isOwn: boolean;
  isKnown: boolean;
  /** Written as a name: with a capital or digits inside the question. */
  isName: boolean;
  /** The next term follows right after it. */
  isBesideNext: boolean;
};

/** What speaks for a section as the answer, each 0 to 1 or nearly. */
export type SectionSigns = {
  /** Nearness in meaning of its best sentence, of its heading, and of two neighbors taken together. */
  cosine: number;
  headingCosine: number;
  pair: number;
  /** Shares of the question's words: in all of it, in its best line with the heading, in its heading. */
  coverage: number;
  lineCoverage: number;
  headingCoverage: number;
  /** How much of its heading the question says: "Cancellations" all of it, "Service charge and tip" nothing. */
  headingSaid: number;
  /** The same for the words that say most, and for the words themselves without synonyms. */
  rareCoverage: number;
  exactCoverage: number;
  /** The search's own score. */
  passage: number;
  /** 1 when it has the kind of value that is asked for, -1 when it lacks it, 0 when none is. */
  expected: number;
  /** Words of the question in the document's name. */
  titleCoverage: number;
  /** Which share of the customers' topics that are asked about it tells, and how much that says. */
  topic: number;
  topicWeight: number;
};

export type RankedSection = {
  section: Section;
  signs: SectionSigns;
  score: number;
  /** For each sentence of the section its worth as the answer, and what it holds of the question. */
  sentences: { cosine: number; coverage: number; isOnTopic: boolean }[];
  /** How much of a name or heading the question says, 0 to 1. */
  describes(name: string): number;
  /** Whether a name has a word that isn't common in its language. */
  isRare(name: string): boolean;
  /** The topics of the question that it tells. */
  topics: ReadonlySet<string>;
};

/** Fitted by `npm run bench -- fit`: how often the right section comes first, one set left out at a time. */
const weights: Record<keyof SectionSigns, number> = {
  cosine: 3.9,
  headingCosine: 0.9,
  pair: 3.2,
  coverage: 1.6,
  lineCoverage: 1.5,
  headingCoverage: 0.4,
  headingSaid: 1.3,
  rareCoverage: 0.4,
  exactCoverage: 0.4,
  passage: 2.3,
  expected: 0.9,
  titleCoverage: 0.4,
  topic: 0.5,
  topicWeight: 2.2,
};

/** The sections, the likeliest answer first. */
export function rankSections({
  sections,
  terms,
  expected,
  topics,
  language,
  vocabulary,
}: {
  sections: readonly Section[];
  /** The topics of customers that the question is about. */
  topics: ReadonlySet<string>;
  terms: readonly WeighedTerm[];
  expected: readonly ExpectedValue[];
  language: LanguageCode;
  vocabulary: Vocabulary;
}): RankedSection[] {
  const share = createShare(terms);
  const describes = createDescriber({
    terms,
    language,
    written: vocabulary.otherLanguage ?? language,
  });
  const isRare = (name: string): boolean =>
    wordsOf(name).some(
      (word) => informationOf(word, vocabulary.otherLanguage ?? language) >= rareFrom,
    );
  const stemsOf = (text: string): ReadonlySet<string> => stemsIn(text, language, vocabulary);
  const tellsOf = weighTopics({ sections, topics, language });
  return sections
    .map((section, at): RankedSection => {
      const { passage, match, headingAt } = section;
      const headingStems = stemsOf(section.heading);
      const stems = section.sentences.map((index) => stemsOf(passage.sentences[index]?.text ?? ''));
      const cosines = section.sentences.map((index) => match.sentences[index]?.cosine ?? 0);
      const headingCosine = headingAt < 0 ? 0 : (match.sentences[headingAt]?.cosine ?? 0);
      const all = union([headingStems, ...stems]);
      const lines = section.lines.map((line) =>
        union([
          headingStems,
          ...line.map((index) => stems[section.sentences.indexOf(index)] ?? new Set<string>()),
        ]),
      );
      const whole = `${section.heading} ${section.text}`;
      const signs: SectionSigns = {
        cosine: Math.max(0, ...cosines),
        headingCosine,
        pair: pairCosine(headingAt < 0 ? cosines : [headingCosine, ...cosines]),
        coverage: share.of(all),
        lineCoverage: Math.max(0, ...lines.map(share.of)),
        headingCoverage: share.of(headingStems),
        headingSaid: describes(section.heading.slice(section.lastHeading)),
        rareCoverage: share.rare(all),
        exactCoverage: share.exact(all),
        passage: match.score,
        expected: expected.length === 0 ? 0 : expected.every((value) => value.test(whole)) ? 1 : -1,
        titleCoverage: share.of(stemsOf(passage.title.replace(/[_.-]/g, ' '))),
        topic: tellsOf[at]?.topic ?? 0,
        topicWeight: tellsOf[at]?.topicWeight ?? 0,
      };
      return {
        section,
        signs,
        score: scoreOf(signs) - (isRow(section) ? rowHandicap : 0),
        describes,
        isRare,
        topics: tellsOf[at]?.topics ?? new Set(),
        sentences: stems.map((each, nth) => ({
          cosine: cosines[nth] ?? 0,
          coverage: share.of(each),
          isOnTopic: tellsAny(
            passage.sentences[section.sentences[nth] ?? -1]?.text ?? '',
            topics,
            language,
          ),
        })),
      };
    })
    .sort((a, b) => b.score - a.score);
}

const rareFrom = 0.85;
/** A row holds many words of a question and few sentences: of two that are near, the text is the answer. */
const rowHandicap = 0.4;

export const signNames = Object.keys(weights) as (keyof SectionSigns)[];

function scoreOf(signs: SectionSigns): number {
  return signNames.reduce((sum, name) => sum + weights[name] * signs[name], 0);
}

/** How far each section tells what is asked about. A topic that many sections tell says little for one of them. */
function weighTopics({
  sections,
  topics,
  language,
}: {
  sections: readonly Section[];
  topics: ReadonlySet<string>;
  language: LanguageCode;
}): (Pick<SectionSigns, 'topic' | 'topicWeight'> & { topics: ReadonlySet<string> })[] {
  if (topics.size === 0) return [];
  const told = sections.map((section) => tellTopics(section, topics, language));
  const weightOf = new Map(
    [...topics].map((topic) => {
      const count = told.filter((one) => (one.get(topic) ?? 0) >= toldInText).length;
      return [topic, count === 0 ? 0 : 1 / Math.sqrt(count)] as const;
    }),
  );
  const total = [...weightOf.values()].reduce((sum, weight) => sum + weight, 0);
  return told.map((one) => {
    let held = 0;
    for (const [topic, strength] of one) held += strength * (weightOf.get(topic) ?? 0);
    const weight = Math.min(mostTopicWeight, held);
    return { topic: held / (total || 1), topicWeight: weight, topics: new Set(one.keys()) };
  });
}

const toldInText = 0.8;
const toldAbove = 0.3;
const mostTopicWeight = 1.5;

function tellsAny(text: string, topics: ReadonlySet<string>, language: LanguageCode): boolean {
  if (topics.size === 0) return false;
  return [...findTopics({ text, place: 'text', language })].some((topic) => topics.has(topic));
}

/** Whether a section tells one of the topics. */
export function tellsTopic(
  section: Section,
  { topics, language }: { topics: ReadonlySet<string>; language: LanguageCode },
): boolean {
  return (
    topics.size > 0 &&
    [...tellTopics(section, topics, language).values()].some((strength) => strength >= toldInText)
  );
}

function tellTopics(
  { heading, lastHeading, sentences, passage }: Section,
  topics: ReadonlySet<string>,
  language: LanguageCode,
): Map<string, number> {
  const told = new Map<string, number>();
  const add = (found: ReadonlySet<string>, strength: number): void => {
    for (const topic of found)
      if (topics.has(topic)) told.set(topic, Math.max(strength, told.get(topic) ?? 0));
  };
  add(findTopics({ text: heading.slice(0, lastHeading), place: 'heading', language }), toldAbove);
  add(findTopics({ text: heading.slice(lastHeading), place: 'heading', language }), 1);
  const texts = sentences.map((index) => passage.sentences[index]?.text ?? '');
  // "A membership runs two months. After that cancel by email": a sentence goes on with the one before.
  for (const [at, text] of texts.entries())
    add(
      findTopics({ text: at === 0 ? text : `${texts[at - 1]} ${text}`, place: 'text', language }),
      toldInText,
    );
  return told;
}

type Share = (stems: ReadonlySet<string>) => number;

/** Which share of the question's weight a text holds: all of it, with rare words counting more, without synonyms. */
function createShare(terms: readonly WeighedTerm[]): { of: Share; rare: Share; exact: Share } {
  const create =
    (weigh: (weight: number) => number, hold: (held: number) => number): Share =>
    (stems) => {
      let held = 0;
      let total = 0;
      for (const { term, weight } of terms) {
        total += weigh(weight);
        held += weigh(weight) * hold(holdsTerm(term, stems));
      }
      return held / (total || 1);
    };
  const same = (value: number): number => value;
  return {
    of: create(same, same),
    rare: create((weight) => weight ** 3, same),
    exact: create(same, (held) => (held === 1 ? 1 : 0)),
  };
}

/** Which share of a heading's own words the question says, itself or in other words. */
function createDescriber({
  terms,
  language,
  written,
}: {
  terms: readonly WeighedTerm[];
  language: LanguageCode;
  written: TextLanguage;
}): (name: string) => number {
  const said = new Set(terms.flatMap(({ term }) => [...term.stems, ...term.parts]));
  const phrases = terms.flatMap(({ term }) => term.synonyms);
  const concepts = new Set(terms.flatMap(({ term }) => [...term.concepts, ...term.broader]));
  return (name) => {
    const words = wordsOf(name).filter((word) => !stopWordsOf(written).has(word));
    const own = words.map((word) => ({
      stem: stem(word, written),
      information: informationOf(word, written),
    }));
    const stems = new Set(own.map((one) => one.stem));
    const meant = new Set([
      ...phrases.filter((list) => list.every((each) => stems.has(each))).flat(),
      ...findConcepts(name, language)
        .filter(({ id }) => concepts.has(markOf(id)))
        .flatMap((match) => wordsOf(match.words).map((word) => stem(word, language))),
    ]);
    let held = 0;
    let total = 0;
    for (const { stem: each, information } of own) {
      total += 0.2 + information;
      if (said.has(each)) held += 0.2 + information;
      else if (meant.has(each)) held += 0.85 * (0.2 + information);
    }
    return held / (total || 1);
  };
}

/**
 * The cosine of two neighbors together, as if each pair were as close as neighbors usually are. One good sentence among
 * others that have nothing to do with it counts nearly as much.
 */
function pairCosine(cosines: readonly number[]): number {
  let best = Math.max(cosines[0] ?? 0, aloneShare * Math.max(0, ...cosines));
  for (let at = 0; at + 1 < cosines.length; at += 1)
    best = Math.max(best, ((cosines[at] ?? 0) + (cosines[at + 1] ?? 0)) / usualPairLength);
  return best;
}

const aloneShare = 0.85;
const usualPairLength = Math.sqrt(2 + 2 * 0.45);

export function union(sets: readonly ReadonlySet<string>[]): Set<string> {
  const all = new Set<string>();
  for (const set of sets) for (const item of set) all.add(item);
  return all;
}

/** A word of agreement names no course. */
const ofCourse = /\bof course\b/giu;

export function stemsIn(
  text: string,
  language: LanguageCode,
  vocabulary: Vocabulary,
): ReadonlySet<string> {
  const byText = stemsByVocabulary.get(vocabulary) ?? new Map<string, ReadonlySet<string>>();
  stemsByVocabulary.set(vocabulary, byText);
  const key = `${language} ${text}`;
  const known = byText.get(key);
  if (known) return known;
  const stems = listStems(text, language, vocabulary);
  if (byText.size >= mostTexts) byText.clear();
  byText.set(key, stems);
  return stems;
}

/** The sentences of the sections that are asked about most. */
const stemsByVocabulary = new WeakMap<Vocabulary, Map<string, ReadonlySet<string>>>();
const mostTexts = 500;

function listStems(text: string, language: LanguageCode, vocabulary: Vocabulary): Set<string> {
  const stems = new Set<string>(marksIn(text, language));
  const written = vocabulary.otherLanguage ?? language;
  for (const word of wordsOf(text.replace(ofCourse, ' '))) {
    stems.add(stem(word, written));
    if (joinsNouns(language))
      for (const part of splitCompound(word, vocabulary)) stems.add(stem(part, language));
  }
  return stems;
}

import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { questionWordsOf } from '#server/engine/language/question-words-of.ts';
import { isOtherScript } from '#server/engine/language/text-language.ts';
import type { Retrieval } from '#server/engine/retrieve/retrieve.ts';
import { findAskedThing } from '#server/engine/understand/asked-thing.ts';
import { findAskedTopics } from '#server/engine/understand/find-topics.ts';
import type { Question } from '#server/engine/understand/question.ts';
import type { Candidate } from './candidate.ts';
import { chooseLines } from './choose-lines.ts';
import { findConditions, findDangers, givesNumber, rateAdvice, speaksOf } from './emergency.ts';
import { findExpected } from './expected-value.ts';
import { findNotice, hasTiers, readTier, speaksOfMissing } from './notice-tiers.ts';
import type { LoadedPassage } from './passage-text.ts';
import { type RankedSection, rankSections, type WeighedTerm } from './rank-sections.ts';
import { sayPlace } from './say-place.ts';
import {
  type FoundBy,
  judgeSection,
  type SectionEvidence,
  weighEvidence,
} from './section-confidence.ts';
import {
  cutSections,
  isBareRow,
  isRow,
  nameOfRow,
  type Section,
  textOf,
  writeRow,
} from './sections.ts';
import { isUnlisted } from './unlisted.ts';

export type SectionAnswer = Candidate & {
  evidence: SectionEvidence;
  ranked: RankedSection[];
  /** It gives the number of what the question counts. */
  saysCount: boolean;
};

/** The piece of text that answers a question best, as it stands in its document. */
export function findSectionAnswer({
  question,
  own,
  before,
  retrieval,
  loaded,
  facts,
  words,
  isScheduled,
}: {
  question: Question;
  /** The part of it that the visitor wrote, when the rest comes from the question before. */
  own: Question | null;
  before: Question | null;
  retrieval: Retrieval;
  loaded: ReadonlyMap<string, LoadedPassage>;
  facts: OpenFacts;
  words: QuestionWords;
  /** Opening hours or a timetable answer the question as well. */
  isScheduled: boolean;
}): SectionAnswer | null {
  const terms = weighTerms({ question, own, before, retrieval });
  const language = facts.languages[0] ?? 'en';
  const dangers = findDangers(question);
  const conditions = findConditions(question);
  const topics = findAskedTopics(question.text, question.language);
  const notice = findNotice(question);
  const expected =
    notice === null || notice < shortestSpan
      ? findExpected(question, words)
      : [{ name: 'notice', test: (text: string) => hasTiers(text, language) }];
  const ranked = preferAdvice({
    dangers,
    conditions,
    language,
    ranked: rankSections({
      sections: cutSections({ matches: retrieval.matches, loaded }).filter(
        (section) => !isBareRow(section) && !isOutOfTier(section, { notice, language }),
      ),
      terms,
      expected,
      topics,
      language,
      vocabulary: facts.vocabulary,
    }),
  });
  const [best] = ranked;
  if (!best) return null;
  const shown = dangers.size > 0 ? [best] : chooseSections(ranked);
  const isForeign = !facts.languages.includes(question.language);
  const foundBy = foundByWhat({ question, retrieval, facts });
  const evidence = weighEvidence({
    ranked,
    shown,
    terms,
    retrieval,
    language,
    vocabulary: facts.vocabulary,
    asksFigure: expected.some(({ name }) => isUsuallyTyped(name, { facts, isScheduled })),
    topics,
    thing: findAskedThing(question.text, question.language),
  });
  const hasExpected = best.signs.expected > 0;
  const isBorrowed =
    (before ?? own) !== null && !isForeign && evidence.missing === 1 && !(own && hasExpected);
  const isTiered = notice !== null && evidence.topic > 0 && hasTiers(best.section.text, language);
  const lacksPrice = best.signs.expected < 0 && expected.some(({ name }) => name === 'price');
  const shares = [
    isBorrowed ? borrowedShare : 1,
    isTiered ? tierShare : 1,
    isUnlisted({ question, section: best.section, language }) ? unlistedShare : 1,
    lacksPrice ? priceless : 1,
    isSilentOn(best.section, { conditions, language }) ? silentShare : 1,
  ];
  const sureness = Math.max(
    judgeSection(evidence, foundBy),
    hasExpected && isComplete(evidence) ? completeConfidence : 0,
  );
  const passages = shown.map(placeOf);
  return {
    kind: 'text',
    statements: shown.map((one, index) => {
      const chosen = chooseLines({
        ranked: one,
        expected,
        advises: dangers.size > 0 ? givesNumber : null,
        notice,
        isMissed: speaksOfMissing(question.text, question.language),
        question: question.text,
        language,
      });
      const { passage } = one.section;
      const { page } = passage.sentences[chosen[0] ?? -1] ?? {};
      return {
        text: isRow(one.section)
          ? writeRow(passage, one.describes)
          : withHeading(one.section, {
              text: textOf(passage, chosen),
              language,
              isEmergency: dangers.size > 0,
            }),
        passages: passages.slice(index, index + 1),
        ...(page && { page }),
      };
    }),
    confidence:
      dangers.size > 0
        ? judgeAdvice({ best, dangers, language, confidence: judgeSection(evidence, foundBy) })
        : Math.min(
            surest,
            shares.reduce((all, share) => all * share, sureness),
          ),
    understood: question.text,
    plan: passages.map(sayPlace),
    parts: Object.entries(evidence).map(([name, value]) => ({ name, value })),
    options: [],
    evidence,
    ranked,
    saysCount: hasExpected && expected.some(({ name }) => name === 'count'),
  };
}

function foundByWhat({
  question,
  retrieval,
  facts,
}: {
  question: Question;
  retrieval: Retrieval;
  facts: OpenFacts;
}): FoundBy {
  if (!facts.languages.includes(question.language)) return 'translation';
  const { otherLanguage } = facts.vocabulary;
  const isUnlisted = otherLanguage !== undefined || isOtherScript(question.text);
  if (retrieval.vector === null && isUnlisted) return 'words';
  const isEnglish = facts.languages[0] === 'en' && !otherLanguage;
  return isEnglish ? 'meaning' : 'foreignMeaning';
}

/**
 * With a price list a price in a text is the less likely answer; without one it's where prices are. A time in a text is
 * less likely only where the opening hours answer too.
 */
function isUsuallyTyped(
  name: string,
  { facts, isScheduled }: { facts: OpenFacts; isScheduled: boolean },
): boolean {
  return (
    (name === 'price' && facts.tables.some(({ prices }) => prices.length > 0)) ||
    (name === 'time' && isScheduled)
  );
}

/** One line has every word of the question, and what is asked for: that hardly happens by chance. */
const isComplete = ({ lineCoverage, missing, unknown, said }: SectionEvidence): boolean =>
  lineCoverage > 0.99 && missing === 0 && unknown === 0 && said >= saidEnough;

const saidEnough = 1.5;
const completeConfidence = 0.78;

/** "14 to 7 days before" in a table of notice, when the question gives less. */
function isOutOfTier(
  section: Section,
  { notice, language }: { notice: number | null; language: LanguageCode },
): boolean {
  if (notice === null || !isRow(section)) return false;
  const tier = readTier(nameOfRow(section), language);
  return tier !== null && (notice < tier.from || notice > tier.to);
}

/**
 * Under "What we don't take" a list means the opposite of what it says alone, and "It's harmless" is said of one thing
 * only: then the heading is said too.
 */
function withHeading(
  { heading, lastHeading }: Section,
  { text, language, isEmergency }: { text: string; language: LanguageCode; isEmergency: boolean },
): string {
  // In a table of questions the column's name stands before each.
  const name = heading
    .slice(lastHeading)
    .trim()
    .replace(/^[^:?]{1,20}: (?=.*[?？]$)/u, '');
  const isCase = isEmergency || name.split(/\s+/).length <= shortestQuestion;
  if (isCase && /[?？]$/.test(name)) return `${name} ${text}`;
  const denials = new Set(questionWordsOf(language).denials.split(','));
  const denies = wordsOf(name.replace(/['’]/g, '')).some((word) => denials.has(word));
  return denies && !/[?:.!]$/.test(name) ? `${name}: ${text}` : text;
}

/** A section that has nothing of the question itself was found by the words of the question before it. */
const borrowedShare = 0.5;
/** A text without a price rarely answers what something costs. */
const priceless = 0.6;

/** A rule that says what different notice costs is what someone wants who gives their notice. */
const tierShare = 1.25;
const surest = 0.98;
/** A list that leaves out the very thing is no answer. */
const unlistedShare = 0.45;

/** In an emergency the documents' advice for it comes first, whatever else is near. */
function preferAdvice({
  ranked,
  dangers,
  conditions,
  language,
}: {
  ranked: RankedSection[];
  dangers: ReturnType<typeof findDangers>;
  conditions: ReturnType<typeof findConditions>;
  language: LanguageCode;
}): RankedSection[] {
  if (dangers.size === 0 && conditions.size === 0) return ranked;
  const worthOf = ({ section }: RankedSection): number => {
    if (dangers.size > 0) return adviceWorth * rateAdvice({ section, dangers, language });
    return isSilentOn(section, { conditions, language }) ? 0 : conditionWorth;
  };
  return ranked
    .map((one) => ({ ...one, score: one.score + worthOf(one) }))
    .sort((a, b) => b.score - a.score);
}

/** "Lost your key?" says what the text is for rather than asking. */
const shortestQuestion = 3;
const adviceWorth = 2;
const conditionWorth = 1.5;
/** Advice for everybody may be wrong for someone who is pregnant. */
const silentShare = 0.4;

function isSilentOn(
  section: Section,
  {
    conditions,
    language,
  }: { conditions: ReturnType<typeof findConditions>; language: LanguageCode },
): boolean {
  return conditions.size > 0 && !speaksOf({ section, conditions, language });
}

/** "On the day" is said in many ways; only a span in hours or days must be in the text too. */
const shortestSpan = 60;

/** Nothing but advice answers an emergency, and advice is better given once too often. */
function judgeAdvice({
  best,
  dangers,
  language,
  confidence,
}: {
  best: RankedSection;
  dangers: ReturnType<typeof findDangers>;
  language: LanguageCode;
  confidence: number;
}): number {
  const advice = rateAdvice({ section: best.section, dangers, language });
  if (advice === 0) return Math.min(confidence, confidence * 0.6);
  return Math.max(confidence, advice === 2 ? 0.8 : 0.6);
}

/** The first section, and the second one when both are short and nearly tied: then both are shown. */
function chooseSections(ranked: readonly RankedSection[]): RankedSection[] {
  const [best, ...others] = ranked;
  if (!best) return [];
  // A long section goes on in the next passage under the same heading: that isn't another answer.
  const next = others.find(
    ({ section }) =>
      section.text !== best.section.text &&
      (section.passage.documentId !== best.section.passage.documentId ||
        section.heading !== best.section.heading),
  );
  if (!next || best.score - next.score > closeTie) return [best];
  const isOffTopic = next.signs.topic < best.signs.topic * nearlyAsMuch;
  if (isOffTopic && best.score - next.score > closeOffTopic) return [best];
  const isShort = best.section.text.length + next.section.text.length <= shortTogether;
  return isShort ? [best, next] : [best];
}

const nearlyAsMuch = 0.8;
const closeOffTopic = 0.9;
const shortTogether = 300;
const closeTie = 1.8;

function placeOf({ section: { passage, heading } }: RankedSection): LoadedPassage {
  if (!heading || passage.place.row !== undefined) return passage;
  return { ...passage, place: { ...passage.place, heading } };
}

/** How much each word says: rare ones most, those around the question and of the question before it less. */
function weighTerms({
  question,
  own: written,
  before,
  retrieval,
}: {
  question: Question;
  own: Question | null;
  before: Question | null;
  retrieval: Retrieval;
}): WeighedTerm[] {
  const isWritten = (word: string): boolean =>
    !written || written.terms.some((term) => term.word === word);
  const said = ` ${wordsOf(question.text).join(' ')} `;
  const own = question.terms.map((term, index): WeighedTerm => {
    const { weight = usualWeight, known = false } = retrieval.weights[index] ?? {};
    const isFigure = /^\d+$/.test(term.word);
    const share =
      (term.isContext ? contextShare : 1) *
      (term.isVague ? vagueShare : 1) *
      (isFigure ? figureShare : 1);
    return {
      term,
      weight: weight * informationShare(term.information) * share,
      isFocus: !term.isContext && isWritten(term.word),
      isOwn: true,
      isKnown: known,
      isName: isName(question, term.word),
      isBesideNext: said.includes(` ${term.word} ${question.terms[index + 1]?.word ?? ' '} `),
    };
  });
  const others = (before?.terms ?? []).filter(
    ({ word }) => !question.terms.some((term) => term.word === word),
  );
  return [
    ...own,
    ...others.map(
      (term): WeighedTerm => ({
        term,
        weight: usualWeight * informationShare(term.information) * beforeShare,
        isFocus: false,
        isOwn: false,
        isKnown: true,
        isName: false,
        isBesideNext: false,
      }),
    ),
  ];
}

/** Germans write every noun with a capital, so there only codes such as "IP2" tell. */
function isName({ text, language }: Question, word: string): boolean {
  if (/\p{L}\d|\d\p{L}/u.test(word)) return true;
  if (language === 'de') return false;
  const found = [...text.matchAll(/(?<=[\p{L}\p{N},’'] )\p{Lu}\p{L}+/gu)].map(([name]) =>
    fold(name),
  );
  return found.includes(word);
}

const usualWeight = 3;
const contextShare = 0.6;
const vagueShare = 0.2;
/** Of a limit the text gives another number than the question. */
const figureShare = 0.3;
const beforeShare = 0.5;
const informationShare = (information: number): number => 0.3 + 0.7 * information;

import { readContactQuestion } from '#server/engine/facts/contacts/contact-question.ts';
import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import { asksCost } from '#server/engine/language/cost-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { isOtherScript } from '#server/engine/language/text-language.ts';
import type { Retrieval } from '#server/engine/retrieve/retrieve.ts';
import { findAskedThing } from '#server/engine/understand/asked-thing.ts';
import { findAskedTopics } from '#server/engine/understand/find-topics.ts';
import type { Question } from '#server/engine/understand/question.ts';
import type { Candidate, Statement } from './candidate.ts';
import { chooseLines, countContacts } from './choose-lines.ts';
import { chooseSections } from './choose-sections.ts';
import {
  findConditions,
  findDangers,
  findPatient,
  givesNumber,
  isAlarm,
  type Patient,
  rateAdvice,
  tellsDistress,
} from './emergency.ts';
import { findExpected } from './expected-value.ts';
import { findNotice, hasTiers, readTier, speaksOfMissing } from './notice-tiers.ts';
import type { LoadedPassage } from './passage-text.ts';
import {
  isAboutCallingOff,
  isSilentOn,
  preferSections,
  rateTier,
  tellsCost,
} from './prefer-sections.ts';
import { type RankedSection, rankSections, stemsIn, tellsTopic } from './rank-sections.ts';
import { refersElsewhere } from './refers-elsewhere.ts';
import { sayPlace } from './say-place.ts';
import {
  type FoundBy,
  judgeSection,
  type SectionEvidence,
  weighEvidence,
} from './section-confidence.ts';
import {
  asksForWork,
  attributelessShare,
  elsewhereShare,
  isElsewhere,
  joblessShare,
  keyShare,
  lacksAttribute,
  lacksPlace,
  lacksThing,
  lacksUnit,
  lacksWish,
  onlyExplainsMarks,
  placelessShare,
  thinglessShare,
  unitlessShare,
  wishlessShare,
} from './section-doubts.ts';
import {
  cutSections,
  isBareRow,
  isColumnNames,
  isRow,
  nameOfRow,
  type Section,
} from './sections.ts';
import { isUnlisted } from './unlisted.ts';
import { untilNumber } from './until-number.ts';
import { weighTerms } from './weigh-terms.ts';
import { writeSection } from './write-section.ts';

export type SectionAnswer = Candidate & {
  evidence: SectionEvidence;
  ranked: RankedSection[];
  /** It gives the number of what the question counts. */
  saysCount: boolean;
  /** What another section would say to the question. */
  say(section: Section): Statement | null;
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
  const language = facts.languages[0] ?? 'en';
  const terms = weighTerms({ question, own, before, retrieval });
  const dangers = findDangers(question);
  const patient = findPatient(question.text, question.language);
  const isDistressed = tellsDistress(question);
  const conditions = findConditions(question);
  const topics = findAskedTopics(question.text, question.language);
  const notice = findNotice(question);
  const expected =
    notice === null || notice < shortestSpan
      ? findExpected(question, words)
      : [{ name: 'notice', test: (text: string) => hasTiers(text, language) }];
  const isOfCost =
    asksCost(question.folded, question.language) || expected.some(({ name }) => name === 'price');
  const sections = cutSections({ matches: retrieval.matches, loaded }).filter(
    (section) =>
      !isBareRow(section) && !isColumnNames(section) && !isOutOfTier(section, { notice, language }),
  );
  const rank = (some: readonly Section[]): RankedSection[] =>
    rankSections({
      sections: some,
      terms,
      expected,
      topics,
      language,
      vocabulary: facts.vocabulary,
    });
  const ranked = preferSections({
    dangers,
    conditions,
    patient,
    isDistressed,
    notice,
    asksCost: isOfCost,
    topics,
    language,
    ranked: rank(withTopics({ sections, retrieval, topics, language })),
  });
  const [best] = ranked;
  if (!best) return null;
  const isTierRow =
    notice !== null &&
    rateTier(best.section, language) === 1 &&
    isAboutCallingOff(best.section, language);
  const shown = dangers.size > 0 || isTierRow ? [best] : chooseSections(ranked);
  const isForeign = !facts.languages.includes(question.language);
  const thing = findAskedThing(question.text, question.language);
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
    thing,
  });
  const hasExpected = best.signs.expected > 0;
  const isBorrowed =
    (before ?? own) !== null && !isForeign && evidence.missing === 1 && !(own && hasExpected);
  const contact = readContactQuestion({
    question: question.text,
    previous: null,
    language: question.language,
  });
  const isTiered = notice !== null && evidence.topic > 0 && hasTiers(best.section.text, language);
  const say = (one: RankedSection): Statement => {
    const lines = chooseLines({
      ranked: one,
      expected,
      advises: dangers.size > 0 ? givesNumber : null,
      notice,
      isMissed: speaksOfMissing(question.text, question.language),
      asksContact: contact !== null,
      question: question.text,
      language,
    });
    const { passage } = one.section;
    const chosen = dangers.size > 0 ? [...lines, ...untilNumber(passage, lines)] : lines;
    const { page } = passage.sentences[chosen[0] ?? -1] ?? {};
    return {
      text: writeSection({
        ranked: one,
        chosen,
        language,
        isEmergency: dangers.size > 0 || isDistressed,
        isOfHealth: conditions.size > 0,
      }),
      passages: [placeOf(one)],
      ...(page && { page }),
    };
  };
  // A list of all numbers doesn't tell who asks for one of them which it is.
  const isDirectory = (text: string): boolean =>
    contact !== null && contact.subject.length > 0 && countContacts(text) >= severalContacts;
  const statements = shown.map(say);
  const price = expected.find(({ name }) => name === 'price');
  // A long section may have a price in lines that aren't shown.
  const lacksPrice = price !== undefined && !statements.some(({ text }) => price.test(text));
  const whole = shown.map(({ section: { heading, text } }) => `${heading} ${text}`).join(' ');
  const stems = stemsIn(`${best.section.passage.title} ${whole}`, language, facts.vocabulary);
  const shares = [
    isBorrowed ? borrowedShare : 1,
    isTiered ? tierShare : 1,
    isUnlisted({ question, section: best.section, language }) ? unlistedShare : 1,
    lacksPrice ? priceless : 1,
    isSilentOn(best.section, { conditions, language }) ? silentShare : 1,
    refersElsewhere(best.section.text, language) ? referringShare : 1,
    lacksThing({ terms, thing, evidence }) ? thinglessShare : 1,
    asksForWork(topics) && evidence.topic === 0 ? joblessShare : 1,
    onlyExplainsMarks(best.section.text, question.folded) ? keyShare : 1,
    isOfCost && price === undefined && !tellsCost(whole, language) ? costlessShare : 1,
    lacksPlace({ question, text: whole, stems, language }) ? placelessShare : 1,
    price !== undefined && lacksUnit({ question, stems }) ? unitlessShare : 1,
    lacksWish(question, whole) ? wishlessShare : 1,
    isElsewhere(evidence) ? elsewhereShare : 1,
    expected.some(({ name, test }) => name === 'weight' && !test(whole)) ? weightlessShare : 1,
    statements.some(({ text }) => text.endsWith(':') || isDirectory(text)) ? openShare : 1,
    isRow(best.section) && lacksAttribute({ question, stems }) ? attributelessShare : 1,
  ];
  const sureness = Math.max(
    judgeSection(evidence, foundBy),
    hasExpected && isComplete(evidence) ? completeConfidence : 0,
    isTierRow ? tierConfidence : 0,
    isDistressed && isAlarm(best.section, language) ? alarmConfidence : 0,
  );
  return {
    kind: 'text',
    statements,
    confidence:
      dangers.size > 0
        ? judgeAdvice({
            best,
            dangers,
            patient,
            language,
            confidence: judgeSection(evidence, foundBy),
          })
        : Math.min(
            surest,
            shares.reduce((all, share) => all * share, sureness),
          ),
    understood: question.text,
    plan: shown.map((one) => sayPlace(placeOf(one))),
    parts: Object.entries(evidence).map(([name, value]) => ({ name, value })),
    options: [],
    evidence,
    ranked,
    saysCount: hasExpected && expected.some(({ name }) => name === 'count'),
    say: (section) =>
      rank([section])
        .map(say)
        .find(({ text }) => !isDirectory(text)) ?? null,
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

/** The sections that were found first, and those after them that tell a topic which none of these tells. */
function withTopics({
  sections,
  retrieval,
  topics,
  language,
}: {
  sections: readonly Section[];
  retrieval: Retrieval;
  topics: ReadonlySet<string>;
  language: LanguageCode;
}): Section[] {
  const first = new Set(retrieval.matches.slice(0, nearPassages).map(({ id }) => id));
  const isNear = ({ match }: Section): boolean => first.has(match.id);
  const near = sections.filter(isNear);
  const untold = new Set(
    [...topics].filter(
      (topic) =>
        !near.some((section) => tellsTopic(section, { topics: new Set([topic]), language })),
    ),
  );
  return [
    ...near,
    ...sections.filter(
      (section) => !isNear(section) && tellsTopic(section, { topics: untold, language }),
    ),
  ];
}

const nearPassages = 12;

/** One line has every word of the question, and what is asked for: that hardly happens by chance. */
const isComplete = ({ lineCoverage, missing, unknown, said }: SectionEvidence): boolean =>
  lineCoverage > 0.99 && missing === 0 && unknown === 0 && said >= saidEnough;

const saidEnough = 0.8;
const completeConfidence = 0.78;
/** A row for the very notice that the question gives. */
const tierConfidence = 0.76;
/** A warning that comes first for someone in trouble is better given once too often. */
const alarmConfidence = 0.55;

/** "14 to 7 days before" in a table of notice, when the question gives less. */
function isOutOfTier(
  section: Section,
  { notice, language }: { notice: number | null; language: LanguageCode },
): boolean {
  if (notice === null || !isRow(section)) return false;
  const tier = readTier(nameOfRow(section), language);
  return tier !== null && (notice < tier.from || notice > tier.to);
}

/** A section that has nothing of the question itself was found by the words of the question before it. */
const borrowedShare = 0.5;
/** A text without a price rarely answers what something costs. */
const priceless = 0.5;
/** Other figures don't say how heavy something is. */
const weightlessShare = 0.4;
/** Nor does a text without a word about money answer whether something costs. */
const costlessShare = 0.6;

/** A rule that says what different notice costs is what someone wants who gives their notice. */
const tierShare = 1.25;
const surest = 0.98;
/** A list that leaves out the very thing is no answer. */
const unlistedShare = 0.45;

/** Advice for everybody may be wrong for someone who is pregnant. */
const silentShare = 0.4;
/** What it announces stands in another passage, or it leaves the choice to the visitor. */
const openShare = 0.5;
const severalContacts = 3;
/** An introduction that leaves the answer to what follows it. */
const referringShare = 0.5;

/** "On the day" is said in many ways; only a span in hours or days must be in the text too. */
const shortestSpan = 60;

/** Nothing but advice answers an emergency, and advice is better given once too often. */
function judgeAdvice({
  best,
  dangers,
  patient,
  language,
  confidence,
}: {
  best: RankedSection;
  dangers: ReturnType<typeof findDangers>;
  patient: Patient | null;
  language: LanguageCode;
  confidence: number;
}): number {
  const advice = rateAdvice({ section: best.section, dangers, patient, language });
  if (advice === 0) return Math.min(confidence, confidence * 0.6);
  return Math.max(confidence, advice > 1 ? 0.8 : 0.6);
}

function placeOf({ section: { passage, heading } }: RankedSection): LoadedPassage {
  if (!heading || passage.place.row !== undefined) return passage;
  return { ...passage, place: { ...passage.place, heading } };
}

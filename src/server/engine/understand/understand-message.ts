import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { calendars } from '#server/engine/language/calendars.ts';
import { commonWordsOf } from '#server/engine/language/common-words.ts';
import { findConcepts } from '#server/engine/language/concept-index.ts';
import type { LanguageCode, SpokenOnly } from '#server/engine/language/language-code.ts';
import { questionWordsOf } from '#server/engine/language/question-words-of.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import type { TextLanguage } from '#server/engine/language/text-language.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';
import {
  addSubject,
  carrySubject,
  dropPointer,
  nameInFull,
  pointsToDeed,
} from './carry-subject.ts';
import { detectLanguage } from './detect-language.ts';
import { dropTag } from './drop-tag.ts';
import { findSmallTalk, type SmallTalk, type SmallTalkKind } from './find-small-talk.ts';
import { findSubject } from './find-subject.ts';
import { saysPhrase } from './phrases.ts';
import { readQuestion } from './question.ts';
import { repairTypos } from './repair-typos.ts';
import {
  type OtherReading,
  type QuestionPart,
  splitQuestions,
  withoutStory,
} from './split-questions.ts';
import { stripCourtesies } from './strip-courtesies.ts';
import { withoutTail } from './without-tail.ts';
import { writeOut } from './write-out.ts';

/** What a visitor's message is: small talk, or one to three questions in a language. */
export type UnderstoodMessage = {
  language: LanguageCode;
  smallTalk: SmallTalkKind | null;
  /** Languages of small talk that is in none of ours. */
  spoken?: readonly SpokenOnly[];
  parts: QuestionPart[];
  /** The cleaned message in one piece. */
  whole: string;
  /** The visitor's earlier questions, cleaned the same way, the latest last. */
  previous: string[];
};

const rememberedQuestions = 3;

export function understandMessage({
  text,
  history,
  facts,
}: {
  text: string;
  history: readonly Turn[];
  facts: OpenFacts;
}): UnderstoodMessage {
  const asked = history.filter(({ role }) => role === 'visitor').slice(-rememberedQuestions);
  const usual = facts.languages[0] ?? 'en';
  const before = asked.reduce<LanguageCode>(
    (language, turn) => detectLanguage(turn.text, { fallback: language }),
    usual,
  );
  const language = chooseLanguage({ text, before, facts });
  const talk =
    findSmallTalk(text, { fallback: language }) ?? findThanksAfterShout({ text, language, facts });
  if (talk) {
    const { kind: smallTalk, ...told } = talk;
    return { ...told, smallTalk, parts: [], whole: text, previous: [] };
  }
  const clean = (each: string): string => cleanQuestion({ text: each, language, facts });
  const whole = dropTag(clean(text), language);
  const split = splitQuestions(whole, language);
  const first = split[0]?.text ?? '';
  const story = first.slice(
    0,
    first.length - (withoutStory(first, language)?.length ?? first.length),
  );
  const parts = split.map((part, index, all) => ({
    ...completePart({
      part,
      before: lastNaming({ parts: all.slice(0, index), language }),
      story,
      language,
    }),
    asked: askedAlone({ text: part.text, language, facts }),
  }));
  return {
    language,
    smallTalk: null,
    parts: parts.length > 0 ? parts : [{ text, leansOn: null }],
    whole,
    previous: asked.map((turn) => clean(turn.text)),
  };
}

/** "Lush, thanks for your help!": a word in front that the documents don't have only greets or praises. */
function findThanksAfterShout({
  text,
  language,
  facts,
}: {
  text: string;
  language: LanguageCode;
  facts: OpenFacts;
}): SmallTalk | null {
  const [, shout = '', rest = ''] = /^\s*(\p{L}{2,12})[,!.]+\s+(\S.*)$/su.exec(text) ?? [];
  if (wordsOf(rest).length < shortestThanks || facts.vocabulary.words.has(fold(shout))) return null;
  const talk = findSmallTalk(rest, { fallback: language });
  return talk && thanks.has(talk.kind) ? talk : null;
}

/** "Wifi, thanks" may be a question. */
const shortestThanks = 3;
const thanks: ReadonlySet<SmallTalkKind> = new Set(['thanks', 'thanksGoodbye']);

/** The nearest part that names something: in "Is the class on Monday, what do I bring and how much is it" the first one. */
const lastNaming = ({
  parts,
  language,
}: {
  parts: readonly QuestionPart[];
  language: LanguageCode;
}): QuestionPart | undefined =>
  parts.findLast(
    ({ text }) => findSubject({ text: withoutStory(text, language) ?? text, language }) !== null,
  ) ?? parts.at(-1);

/**
 * A part that says "it", or asks a price and names nothing, is asked with what the part before is about; what can't be
 * completed leans on it as a whole.
 */
function completePart({
  part,
  before,
  story,
  language,
}: {
  part: QuestionPart;
  before: QuestionPart | undefined;
  /** What the message tells before its first question. */
  story: string;
  language: LanguageCode;
}): QuestionPart {
  if (!before) return { ...part, others: readWithStory(part.text, language) };
  // "I'm new here. What's the fee for the course and when does it start?": what is asked names it, not the story.
  const asked = withoutStory(before.text, language);
  const isNamed = asked !== null && findSubject({ text: asked, language }) !== null;
  const context = { before: isNamed ? asked : before.text, text: part.text, language };
  const added = addSubject(context);
  const unnamed = dropPointer(part.text, language);
  // "Can you bring it upstairs and how much is that": what is done, no thing.
  const isDeed =
    part.leansOn !== null && pointsToDeed(part.text) && !asksFigure(before.text, language);
  const others: OtherReading[] = [
    ...(isDeed ? [{ text: `${before.text} ${part.text}`, gives: 'story' as const }] : []),
    ...(added && !isDeed ? [{ text: added, gives: 'subject' as const }] : []),
    ...(unnamed ? [{ text: unnamed, gives: 'nothing' as const }] : []),
    ...(story ? [{ text: `${story.trim()} ${part.text}`, gives: 'story' as const }] : []),
  ];
  if (part.leansOn === null) {
    const isBare =
      asksFigure(part.text, language) && findSubject({ text: part.text, language }) === null;
    const text = isBare ? added : nameInFull(context);
    return { ...part, text: text ?? part.text, others, ...(text ? { said: part.text } : {}) };
  }
  const text = carrySubject(context);
  const said = part.text;
  return text === null ? { ...part, others, said } : { text, leansOn: null, others, said };
}

/** "I'm interested in the glass course. What would that cost?" asks what the glass course would cost. */
function readWithStory(text: string, language: LanguageCode): OtherReading[] {
  const start = startOfLast(text);
  if (start === 0) return [];
  const context = { before: text.slice(0, start), text: text.slice(start), language };
  if (findSubject({ text: context.text, language }) !== null) return [];
  const named = carrySubject(context) ?? addSubject(context);
  return named ? [{ text: named, gives: 'subject' }] : [];
}

/** Where the last sentence begins. */
const startOfLast = (text: string): number =>
  [...text.matchAll(/[.!?]\s+(?=\S)/g)].reduce((_, found) => found.index + found[0].length, 0);

/** "What's the price?", "how long?": a figure of something that must have been named. */
function asksFigure(text: string, language: LanguageCode): boolean {
  const { price, howLong } = questionWordsOf(language);
  const said = ` ${wordsOf(text).join(' ')} `;
  return `${price},${howLong}`.split(',').some((phrase) => said.includes(` ${phrase} `));
}

/** The question without the story before it, when it names what it is about and no state of health is told. */
function askedAlone({
  text,
  language,
  facts,
}: {
  text: string;
  language: LanguageCode;
  facts: OpenFacts;
}): string | undefined {
  const cut = withoutTail(text, language);
  const asked = withoutStory(cut ?? text, language) ?? cut;
  if (asked === null) return undefined;
  const told = text.replace(asked, ' ');
  if (findConcepts(told, language).some(({ id }) => aboutHealth.has(id))) return undefined;
  const { things, price, under } = questionWordsOf(language);
  const general = new Set(`${things},${price}`.split(/[, ]/));
  const { terms } = readQuestion({
    text: asked,
    language,
    documentLanguages: facts.languages,
    vocabulary: facts.vocabulary,
  });
  const isTelling = terms.some(
    ({ word, information, isVague, concepts }) =>
      (information >= telling || concepts.length > 0) && !isVague && !general.has(word),
  );
  // "…, what do you sell for less than 25?" says all that is needed.
  const isLimited = /\d/.test(asked) && saysPhrase(fold(asked), under);
  return isTelling || isLimited ? asked : undefined;
}

const telling = 0.65;

/** What is told about these changes what the right answer is. */
const aboutHealth: ReadonlySet<string> = new Set(
  `allergy back-pain bleeding breathing-trouble chest-pain cold-flu diabetes emergency fever fracture headache
  heart-condition knee-joint latex-allergy lice-scabies medicine pain poisoning pregnant rash-skin seizure surgery
  swelling toothache vomiting-diarrhea wound gas-smell smoke fire electric-shock carbon-monoxide drowning`.split(
    /\s+/,
  ),
);

/** A misspelled message may look like another language ("wat", "do u"): it is one only when its words are known there. */
function chooseLanguage({
  text,
  before,
  facts,
}: {
  text: string;
  before: LanguageCode;
  facts: OpenFacts;
}): LanguageCode {
  const detected = detectLanguage(text, { fallback: before });
  // "Me deja en la puerta" has more words of the documents' language than of the one it looks like.
  const share = shareOfKnown(text, detected);
  if (detected === before) return detected;
  const { otherLanguage } = facts.vocabulary;
  if (otherLanguage && shareOfKnown(text, otherLanguage) >= share) return before;
  // What the documents themselves say is of their language: "hem" on a tailor's list isn't Dutch.
  const used = facts.languages.includes(before) ? facts.vocabulary.words : noWords;
  // "¿Y a la tarde?": words that both languages have.
  const known = shareOfKnown(text, before, used);
  const isSure = known >= mostlyKnown || wordsOf(text).length <= fewWords;
  if (known >= share && isSure) return before;
  if (share >= mostlyKnown) return detected;
  const repaired = repairTypos({
    text,
    language: before,
    vocabulary: facts.vocabulary,
    extraWords: calendarWords(before),
  });
  return shareOfKnown(repaired, before, used) > Math.max(mostlyKnown, shareOfKnown(text, detected))
    ? before
    : detected;
}

const mostlyKnown = 0.7;
const fewWords = 4;

const noWords: ReadonlyMap<string, number> = new Map();

function shareOfKnown(
  text: string,
  language: TextLanguage,
  used: ReadonlyMap<string, number> = noWords,
): number {
  const words = wordsOf(text).filter((word) => /^\p{L}/u.test(word));
  const common = commonWordsOf(language);
  const stopWords = stopWordsOf(language);
  return (
    words.filter((word) => common.has(word) || stopWords.has(word) || used.has(word)).length /
    (words.length || 1)
  );
}

function cleanQuestion({
  text,
  language,
  facts,
}: {
  text: string;
  language: LanguageCode;
  facts: OpenFacts;
}): string {
  const plain = writeOut({
    text: language === 'de' ? joinOrdinals(text) : text,
    language,
    vocabulary: facts.vocabulary,
  });
  const stripped = stripCourtesies(plain, language) || plain;
  const repaired = repairTypos({
    text: stripped,
    language,
    vocabulary: facts.vocabulary,
    extraWords: calendarWords(language),
  });
  // "sammstag ofen": which word is meant shows only beside one that is spelled right.
  return writeOut({ text: repaired, language, vocabulary: facts.vocabulary });
}

/** "Mit meiner 5. klasse" is one sentence. The days of a month keep their full stop. */
const joinOrdinals = (text: string): string =>
  text.replace(
    /(?<=(?:^|\s)(?:der|die|das|dem|den|meine[rn]?|unsere[rn]?|eine[rn]?|im|ab|zur|zum) \d{1,2})\. (?=(\p{L}+))/giu,
    (dot, next: string) => (isMonth(next) ? dot : ' '),
  );

const isMonth = (word: string): boolean =>
  calendars.de.months.flat().map(fold).includes(fold(word));

const known = new Map<LanguageCode, readonly string[]>();

function calendarWords(language: LanguageCode): readonly string[] {
  let words = known.get(language);
  if (!words) {
    const { weekdays, months } = calendars[language];
    words = [...weekdays, ...months].flat().map(fold);
    known.set(language, words);
  }
  return words;
}

import { wordsOf } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { questionWordsOf } from '#server/engine/language/question-words-of.ts';
import type { RankedSection } from './rank-sections.ts';
import { isRow, type Section, textOf, withoutAnswerMark, writeRow } from './sections.ts';

/** The chosen sentences of a section as an answer. */
export function writeSection({
  ranked,
  chosen,
  language,
  isEmergency,
  isOfHealth,
}: {
  ranked: RankedSection;
  /** Indexes of sentences in its passage. */
  chosen: readonly number[];
  language: LanguageCode;
  isEmergency: boolean;
  /** The visitor tells an allergy, an illness or the like. */
  isOfHealth: boolean;
}): string {
  const { section } = ranked;
  if (isRow(section)) return writeRow(section.passage, ranked.describes);
  const said = withoutAnswerMark(textOf(section.passage, chosen));
  const text = answersOther(ranked, { isOnlyByWords: isOfHealth || language !== 'en' })
    ? withoutYes(said)
    : said;
  return withHeading(section, { text, language, isEmergency });
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
  // "Fire and police: 112" is called "Fire and police" and says so itself.
  if (text.startsWith(name)) return text;
  // A bold sentence before a text is a part of what is said.
  const isSaid = /[.!]$/.test(name) && name.split(/\s+/).length >= shortestSentence;
  if (isSaid && !ofVisitors.test(name)) return `${name} ${text}`;
  const isCase = isEmergency || name.split(/\s+/).length <= shortestQuestion;
  if (isCase && /[?？]$/.test(name)) return `${name} ${text}`;
  const denials = new Set(questionWordsOf(language).denials.split(','));
  const denies = wordsOf(name.replace(/['’]/g, '')).some((word) => denials.has(word));
  // "Call 112 or go to the hospital" above what it's for: in danger, what to do comes first.
  const isAdvice = isEmergency && name.split(/\s+/).length >= shortestAdvice;
  return (denies || isAdvice) && !/[?:.!]$/.test(name) ? `${name}: ${text}` : text;
}

/** "Lost your key?" says what the text is for rather than asking. */
const shortestQuestion = 3;
const shortestAdvice = 4;
const shortestSentence = 5;
/** "I've lost my receipt." is what visitors say, in place of a question. */
const ofVisitors =
  /^(?:i|we|my|our|ich|wir|mein\p{L}*|unser\p{L}*|yo|mi|nosotros|tengo|tenemos|je|j|nous|mon|ma|notre|io|noi|mio|mia|eu|meu|minha|ik|wij|mijn|ja|mam)(?!\p{L})/iu;
/**
 * "Do all dishes contain nuts? Yes." isn't a yes for who asks whether one of them is safe. There, and where a model
 * compares only word by word, meaning isn't enough to tell that it's the same question.
 */
const answersOther = (
  { section, signs }: RankedSection,
  { isOnlyByWords }: { isOnlyByWords: boolean },
): boolean =>
  /[?？]$/.test(section.heading) &&
  signs.headingSaid < sameQuestion &&
  (isOnlyByWords || signs.headingCosine < sameQuestion);

const sameQuestion = 0.6;

const withoutYes = (text: string): string =>
  text.replace(/^(?:yes|ja|sí|si|oui|sì|sim|tak)[.,!:] +(\p{L})/iu, (_, letter: string) =>
    letter.toUpperCase(),
  );

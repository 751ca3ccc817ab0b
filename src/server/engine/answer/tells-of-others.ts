import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import { namesSchoolBreak } from '#server/engine/facts/schedules/conditional-times.ts';
import { wordsOf } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { calendarTokensOf } from '#server/engine/understand/calendar-tokens.ts';
import { holdsTerm, type Question, type QuestionTerm } from '#server/engine/understand/question.ts';
import type { LoadedPassage } from './passage-text.ts';
import { stemsIn } from './rank-sections.ts';

/**
 * Whether a question names something that the lines of a schedule say nothing about, while another sentence gives days
 * or times for it: who asks when paint is taken doesn't want to know when the place is open.
 */
export function tellsOfOthers({
  question,
  isKnown,
  answer,
  facts,
  loaded,
}: {
  question: Question;
  /** Whether the documents use the term at this place. */
  isKnown: (index: number) => boolean;
  answer: Pick<FactAnswer, 'named' | 'evidence' | 'text' | 'understood'>;
  facts: Pick<OpenFacts, 'languages' | 'vocabulary'>;
  loaded: ReadonlyMap<string, LoadedPassage>;
}): boolean {
  if (!answer.evidence) return false;
  const [language = 'en'] = facts.languages;
  // "Half term" and "school holidays" are weeks of their own, whatever they are called.
  const isOfWeeks = namesSchoolBreak(question.text) && !namesSchoolBreak(answer.evidence);
  const told = [...loaded.values()].flatMap(({ text }) => sentencesOf(text));
  if (
    isOfWeeks &&
    told.some((said) => namesSchoolBreak(said) && tellsTime({ sentence: said, language }))
  )
    return true;
  // Who asks for the last walk-in was answered with it.
  const isLast = answer.understood.includes('last-orders');
  const terms = namedTerms({ question, isKnown, named: answer.named ?? [] }).filter(
    ({ word }) => !isLast || !waysToCome.test(word),
  );
  const own = stemsIn(`${answer.evidence}\n${answer.text}`, language, facts.vocabulary);
  const missing = terms.filter((term) => holdsTerm(term, own) < leastHeld);
  if (missing.length === 0) return false;
  const isOfCalendar = ({ word }: QuestionTerm): boolean =>
    calendarTokensOf(word, question.language).length > 0;
  const times = answer.text.match(clocks) ?? [];
  return [...loaded.values()].some(({ text, place }) =>
    sentencesOf(text).some((sentence) => {
      if (!tellsTime({ sentence, language }) || answer.evidence?.includes(sentence)) return false;
      // What gives the same times agrees.
      if (times.length > 0 && times.every((time) => sentence.includes(time))) return false;
      const stems = stemsIn(`${place.heading ?? ''} ${sentence}`, language, facts.vocabulary);
      const held = terms.filter((term) => holdsTerm(term, stems) >= leastHeld);
      if (!missing.every((term) => held.includes(term))) return false;
      // A month changes what counts for everything; of things, the sentence must name more.
      return missing.every(isOfCalendar) || held.length > terms.length - missing.length;
    }),
  );
}

/** What the question names and the documents know. */
const namedTerms = ({
  question: { terms, language },
  isKnown,
  named,
}: {
  question: Question;
  isKnown: (index: number) => boolean;
  named: readonly string[];
}): QuestionTerm[] =>
  terms.filter(
    (term, index) =>
      !term.isVague &&
      !term.isDoing &&
      (isKnown(index) || calendarTokensOf(term.word, language).length > 0) &&
      (waysToCome.test(term.word) || wordsOf(term.word).some((word) => named.includes(word))),
  );

/** Ways to come that often have times of their own. */
const waysToCome = /^(?:walkins?|dropoffs?|pickups?)$/;

const sentencesOf = (text: string): string[] =>
  text.split(/\n|(?<=[.!?]) (?=[\p{Lu}\p{N}(¿¡])/u).filter((part) => part.trim() !== '');

const tellsTime = ({ sentence, language }: { sentence: string; language: LanguageCode }): boolean =>
  clock.test(sentence) ||
  lengthBefore.test(sentence) ||
  wordsOf(sentence).some((word) => calendarTokensOf(word, language).length > 0);

const clocks = /\d{1,2}[:.]\d{2}/g;
const clock = /(?<![\d.,])\d{1,2}(?:[:.]\d{2}(?!\d)|\s?(?:am|pm|a\.m|p\.m|uhr|h)(?!\p{L}))/iu;

/** "Until an hour before the shop closes". */
const lengthBefore =
  /(?<!\p{L})(?:hours?|minutes?|stunden?|minuten?|horas?|minutos?) (?:before|vor|antes)(?!\p{L})/iu;

/** A word of another kind of thing, or only a part of a compound, covers nothing. */
const leastHeld = 0.6;

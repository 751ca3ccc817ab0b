import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { asideWordsOf, ownWordsOf } from '#server/engine/language/aside-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { questionWordsOf } from '#server/engine/language/question-words-of.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { findFigures } from './figures.ts';

/** Words that stand behind "for", "in" and the like, once something was named before. */
export function asideTerms(text: string, language: LanguageCode): ReadonlySet<string> {
  const prepositions = asideWordsOf(language);
  const stopWords = stopWordsOf(language);
  const { things, price } = questionWordsOf(language);
  const general = new Set(`${things},${price}`.split(/[, ]/));
  const own = ownWordsOf(language);
  const asides = new Set<string>();
  const named = new Set<string>();
  let isBeside = false;
  for (const word of wordsOf(text)) {
    if (prepositions.has(word) || own.has(word)) isBeside = named.size > 0;
    else if (stopWords.has(word) || general.has(word)) continue;
    else if (isBeside && !named.has(word)) asides.add(word);
    else named.add(word);
  }
  return asides;
}

/** The words of the clause that asks: the last one with a question mark, else the last; nothing when it says nothing itself. */
export function focusWords(text: string, language: LanguageCode): ReadonlySet<string> {
  const stopWords = stopWordsOf(language);
  const clauses = text
    .replace(afterStory, '$1. ')
    .split(/[.!;]\s+|,\s+|\n+/)
    .filter((clause) => /\p{L}/u.test(clause));
  if (clauses.length < 2) return new Set(wordsOf(text));
  const asking = clauses.findLast((clause) => clause.includes('?')) ?? clauses.at(-1) ?? text;
  const focus = wordsOf(asking).filter((word) => !stopWords.has(word));
  const { things, price } = questionWordsOf(language);
  const general = new Set(`${things},${price}`.split(/[, ]/));
  if (focus.some((word) => !general.has(word))) return new Set(focus);
  // "Clay figures, per kid?": the thing itself is named before.
  const naming = clauses.filter(
    (clause) => !aboutVisitor.test(fold(clause)) && wordsOf(clause).length <= longestName,
  );
  return new Set([...focus, ...naming.flatMap((clause) => wordsOf(clause))]);
}

const longestName = 6;

/** "We've got a long drive ahead: which …" tells something before the colon; "Delivery to Rome: price?" names what is asked for. */
const afterStory = /((?:^|[.!?]\s)(?:[^\s:]+\s){5,30}[^\s:]+):\s/gu;

/** What visitors tell about themselves leads up to a question and names nothing. */
const aboutVisitor =
  /^\s*(?:and |so |but |und |y |et |e |en )?(?:i|im|ive|id|we|weve|were|my|our|he|she|they|his|her|you|ich|wir|mein\p{L}*|unser\p{L}*|er|sie|yo|mi|mis|nosotros|nuestr\p{L}*|tengo|tenemos|somos|soy|je|j|nous|mon|ma|mes|notre|io|noi|mio|mia|ho|abbiamo|eu|nos|meu|minha|tenho|temos|ik|wij|mijn|ons|onze|ja|moj\p{L}*|mam|mamy)(?!\p{L})/u;

/**
 * "We're in town next week, how much is a tour?": the question without what the visitor tells before it; null where that
 * says more, such as how many or how old they are.
 */
export function withoutStory(text: string, language: LanguageCode): string | null {
  const clauses = text
    .split(/(?<=[.!;,:])\s+|\n+/)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));
  const asking = clauses.at(-1) ?? '';
  const story = clauses.slice(0, -1);
  const { things, price } = questionWordsOf(language);
  const general = new Set(`${things},${price}`.split(/[, ]/));
  const stopWords = stopWordsOf(language);
  const isWhole =
    wordsOf(asking).filter((word) => !stopWords.has(word) && !general.has(word)).length >=
    leastNamed;
  const isStory = story.every(
    (clause) =>
      (aboutVisitor.test(fold(clause)) || wellWishing.test(fold(clause))) &&
      findFigures(fold(clause), language).length === 0,
  );
  return story.length > 0 && isStory && isWhole ? asking : null;
}

const leastNamed = 2;
const wellWishing =
  /^\s*(?:hope|hoping|happy|love|loved|great|nice|ich hoffe|hoffe|espero|espere|esperando|j espere|spero|hoop|mam nadzieje)(?!\p{L})/u;

/** "May" is a month after "in" or beside a day, and a verb otherwise. */
export const monthOfMay =
  /\b(?:in|of|early|mid|late|next|this|during|until|by|from|through|since)\s+may\b|\d(?:st|nd|rd|th)?\s+may\b|\bmay\s+\d/;

import { isCarrier } from '#server/engine/language/carrier-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { findSubject } from './find-subject.ts';
import { endOfLongest } from './pattern-matcher.ts';
import { readWords } from './read-words.ts';
import { getTalkMatchers } from './talk-matchers.ts';

/** "Does that cost extra" points to what is done, not to a thing. */
const deeds = /^(?:that|this|there|then|same)$/;

/** Whether a question points to what is done rather than to a thing. */
export const pointsToDeed = (text: string): boolean =>
  readWords({ text }).some(({ text: word }) =>
    /^(?:that|this|das|dies|eso|esto|ca|cela|isso|dat)$/.test(word),
  );

/**
 * Puts the subject of the question before in place of "it": "How much is a tune-up?" and "how long does it take?"
 * give "how long does a tune-up take?". Null when either can't be told.
 */
export function carrySubject({
  before,
  text,
  language,
}: {
  before: string;
  text: string;
  language: LanguageCode;
}): string | null {
  const matchers = getTalkMatchers(language);
  const subject = findSubject({ text: before, language, matchers });
  const words = readWords({ text });
  const pointers = new Set(matchers.talk.questions.pointers.filter((word) => !deeds.test(word)));
  const texts = words.map((word) => word.text);
  const impersonal = new Set<number>();
  texts.forEach((_, start) => {
    const end = endOfLongest({ matcher: matchers.impersonal, words: texts, start });
    for (let at = start; at < end; at++) impersonal.add(at);
  });
  const at = words.findIndex((word, index) => pointers.has(word.text) && !impersonal.has(index));
  const pointer = words[at];
  if (!subject || !pointer) return null;
  // "How much is a sewing class for my daughter and can I wait with her": she isn't the class.
  const whom = persons.test(pointer.text) ? ownOne.exec(before)?.[0] : undefined;
  return `${text.slice(0, pointer.start)}${whom ?? subject}${text.slice(pointer.end)}`;
}

const persons = /^(?:he|she|him|her)$/;
const ownOne =
  /(?<!\p{L})(?:my|our) (?:\d{1,2}[ -]?(?:year|yr|month|week)s?[ -]?old|\p{L}{2,20})(?!\p{L})/iu;

/** A question with the subject of the one before behind it; null when there is none or it names it already. */
export function addSubject({
  before,
  text,
  language,
}: {
  before: string;
  text: string;
  language: LanguageCode;
}): string | null {
  const subject = findSubject({ text: before, language, matchers: getTalkMatchers(language) });
  if (!subject) return null;
  const named = new Set(readWords({ text }).map((word) => word.text));
  const isNew = readWords({ text: subject }).some((word) => !named.has(word.text));
  return isNew ? `${text.replace(/(?<![?!.\s])[?!.\s]+$/, '')}, ${subject}?` : null;
}

/** A question without the words that point back: "do I need an appointment for it" asks whether I need one. */
export function dropPointer(text: string, language: LanguageCode): string | null {
  const { pointers } = getTalkMatchers(language).talk.questions;
  const words = readWords({ text });
  const at = words.findLastIndex(({ text: word }) => pointers.includes(word) && !deeds.test(word));
  const [before, pointer, next] = [words[at - 1], words[at], words[at + 1]];
  if (!pointer || !before || at < fewestBefore) return null;
  // "bring it back": the verb keeps its second half.
  if (next) return `${text.slice(0, pointer.start)}${text.slice(next.start)}`;
  const isPlaced = stopWordsOf(language).has(before.text);
  const end = (isPlaced ? words[at - 2]?.end : before.end) ?? before.end;
  return `${text.slice(0, end)}?`;
}

/** Nearer to the start the pointer is what the question is about: "what is it". */
const fewestBefore = 3;

/**
 * "Is lunch included at the art camp? How much is the camp?" asks for the art camp: a thing that is named again by its last
 * word alone. Null when none is.
 */
export function nameInFull({
  before,
  text,
  language,
}: {
  before: string;
  text: string;
  language: LanguageCode;
}): string | null {
  const said = readWords({ text: before });
  const stopWords = stopWordsOf(language);
  const words = readWords({ text });
  for (const [at, word] of words.entries()) {
    if (!definite.test(words[at - 1]?.text ?? '') || stopWords.has(word.text)) continue;
    const place = said.findIndex(({ text: one }) => one === word.text);
    const name = said[place - 1];
    const isNamed =
      name && !name.closes && !stopWords.has(name.text) && !isCarrier(name.text, language);
    if (isNamed)
      return `${text.slice(0, word.start)}${before.slice(name.start, name.end)} ${text.slice(word.start)}`;
  }
  return null;
}

const definite =
  /^(?:the|this|that|der|die|das|den|dem|diese|dieser|dieses|el|la|los|las|ese|esa|le|les|ce|cette|il|lo|gli|questo|questa|o|a|os|as|esse|essa|de|het|deze|dit)$/;

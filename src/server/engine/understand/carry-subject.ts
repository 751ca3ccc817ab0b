import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { endOfLongest } from './pattern-matcher.ts';
import { readWords } from './read-words.ts';
import { getTalkMatchers, type TalkMatchers } from './talk-matchers.ts';

/** Behind these no thing of the visitor's own is named, as it is behind "my". */
const articles = /^(?:the|this|these|those|there|it|i|you|we|they|he|she)$/;
/** "Does that cost extra" points to what is done, not to a thing. */
const deeds = /^(?:that|this|there|then|same)$/;
/** A longer stretch is a story, not the name of something. */
const longestSubject = 7;

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
  return `${text.slice(0, pointer.start)}${subject}${text.slice(pointer.end)}`;
}

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
  const last = words.at(-1);
  const before = words.at(-2);
  if (!last || !before || !pointers.includes(last.text)) return null;
  const isPlaced = stopWordsOf(language).has(before.text);
  const end = (isPlaced ? words.at(-3)?.end : before.end) ?? before.end;
  return `${text.slice(0, end)}?`;
}

/** What a question is about, in its own words; null when it can't be told or is a story. */
export function findSubject({
  text,
  language,
  matchers = getTalkMatchers(language),
}: {
  text: string;
  language: LanguageCode;
  matchers?: TalkMatchers;
}): string | null {
  const words = readWords({ text });
  const texts = words.map((word) => word.text);
  const asked = endOfLongest({ matcher: matchers.asking, words: texts, start: 0 });
  const stopWords = stopWordsOf(language);
  const { verbs, thingVerbs, subjects } = matchers.talk.questions;
  const isVerb = (at: number): boolean =>
    [verbs, thingVerbs].some((list) => list.includes(texts[at] ?? ''));
  const isLight = (at: number): boolean => stopWords.has(texts[at] ?? '') || isVerb(at);
  let start = asked;
  while (start < words.length && isLight(start)) start += 1;
  let end = start;
  while (end < words.length && !isVerb(end)) end += 1;
  // "What day is the choir": the day is what is asked for, the choir what it is about.
  if (asked > 0 && start === asked && end < words.length) {
    let next = end;
    while (next < words.length && isLight(next)) next += 1;
    if (next < words.length) {
      start = next;
      end = next;
      while (end < words.length && !isVerb(end)) end += 1;
    }
  }
  // "bring to my first visit": what is the visitor's own is the thing, the words before say what happens to it.
  for (let at = start + 1; at < end; at += 1)
    if (subjects.includes(texts[at] ?? '') && !articles.test(texts[at] ?? '')) start = at + 1;
  const evidence = new Set(matchers.talk.evidence.split(/\s+/));
  while (
    end > start &&
    (isLight(end - 1) || (evidence.has(texts[end - 1] ?? '') && end - start > 1))
  )
    end -= 1;
  const first = words[start];
  const last = words[end - 1];
  if (!first || !last || end - start > longestSubject) return null;
  return text.slice(first.start, last.end);
}

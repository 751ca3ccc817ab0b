import { fold } from '#server/engine/index/analyse.ts';
import { calendars } from '#server/engine/language/calendars.ts';
import { belongsToName, isCarrier } from '#server/engine/language/carrier-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { isVague } from '#server/engine/language/vague-words.ts';
import { calendarTokensOf } from './calendar-tokens.ts';
import { endOfLongest } from './pattern-matcher.ts';
import { readWords, type Word } from './read-words.ts';
import { getTalkMatchers, type TalkMatchers } from './talk-matchers.ts';

/** A longer stretch is a story, not the name of something. */
const longestSubject = 7;
type Clause = { start: number; end: number };

/**
 * What a question is about, in its own words: "do I need a booking for a head massage" is about a head massage. Of a
 * story and a question it is what the question names, else what the story names. Null when nothing is named.
 */
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
  const { verbs, thingVerbs, choices } = matchers.talk.questions;
  const stopWords = stopWordsOf(language);
  // A month tells which of several dates is meant.
  const months = new Set(calendars[language].months.flat().map(fold));
  const isVerb = (at: number): boolean =>
    [verbs, thingVerbs].some((list) => list.includes(words[at]?.text ?? ''));
  const isLight = (at: number): boolean => {
    const word = words[at]?.text ?? '';
    return (
      stopWords.has(word) ||
      isVerb(at) ||
      isVague(word, language) ||
      isCarrier(word, language) ||
      (calendarTokensOf(word, language).length > 0 && !months.has(word))
    );
  };
  const texts = words.map((word) => word.text);
  const asksWhat = (start: number): boolean => {
    const asked = endOfLongest({ matcher: matchers.asking, words: texts, start });
    return asked > start && !isLight(asked);
  };
  const isChoice = (at: number): boolean => choices.includes(words[at]?.text ?? '');
  const span = (clause: Clause): string | null => {
    // "How expensive is the tour": what is asked for doesn't name it.
    const asked = endOfLongest({ matcher: matchers.asking, words: texts, start: clause.start });
    const isAsking = asksWhat(clause.start);
    const rest = isAsking ? clause : { ...clause, start: Math.min(asked, clause.end) };
    return cutSpan({ text, words, clause: rest, isLight, isVerb, isChoice, isAsking });
  };
  for (const clause of orderClauses({ text, words, matchers })) {
    const found = span(clause);
    if (found !== null) return found;
  }
  return null;
}

/** The topic before a colon, then what asks, then what is told. */
function orderClauses({
  text,
  words,
  matchers,
}: {
  text: string;
  words: readonly Word[];
  matchers: TalkMatchers;
}): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  words.forEach((word, at) => {
    if (!word.closes && at < words.length - 1) return;
    clauses.push({ start, end: at + 1 });
    start = at + 1;
  });
  const texts = words.map((word) => word.text);
  const asks = ({ start: from }: Clause): boolean => {
    const at = endOfLongest({ matcher: matchers.joiners, words: texts, start: from });
    return [matchers.asking, matchers.yesNo].some(
      (matcher) => endOfLongest({ matcher, words: texts, start: at }) > at,
    );
  };
  const isTopic = ({ end }: Clause): boolean => {
    const [last, next] = [words[end - 1], words[end]];
    return Boolean(last && next && /^\s?:/.test(text.slice(last.end, next.start)));
  };
  const rank = (clause: Clause): number => (isTopic(clause) ? 0 : asks(clause) ? 1 : 2);
  return clauses.toSorted((a, b) => rank(a) - rank(b));
}

function cutSpan({
  text,
  words,
  clause,
  isLight,
  isVerb,
  isChoice,
  isAsking,
}: {
  text: string;
  words: readonly Word[];
  clause: Clause;
  isLight(at: number): boolean;
  isVerb(at: number): boolean;
  isChoice(at: number): boolean;
  /** It begins with a question word. */
  isAsking: boolean;
}): string | null {
  let { start, end } = clause;
  while (start < end && isLight(start)) start += 1;
  if (start === end) return null;
  // "which sizes does the coat come in": sizes are what is asked for, the coat is what it is about.
  if (isAsking) {
    let verb = start;
    while (verb < end && !isVerb(verb)) verb += 1;
    let next = verb;
    while (next < end && isLight(next)) next += 1;
    if (next < end) start = next;
  }
  // "the winter coat cost now": what follows the verb isn't part of the name.
  for (let at = start + 1; at < end; at += 1) if (isChoice(at) || isVerb(at)) end = at;
  const all = end;
  while (end > start && isLight(end - 1)) end -= 1;
  // "family pass", "2 day trip", "chess night": what stands right beside the name belongs to it.
  while (start > clause.start && isPart(words[start - 1])) start -= 1;
  while (end < all && isPart(words[end])) end += 1;
  while (end - start > longestSubject) {
    end -= 1;
    while (end > start && !isLight(end)) end -= 1;
    while (end > start && isLight(end - 1)) end -= 1;
  }
  const [first, last] = [words[start], words[end - 1]];
  if (!first || !last || end <= start) return null;
  return text.slice(first.start, last.end);
}

const isPart = (word: Word | undefined): boolean =>
  /^\p{N}/u.test(word?.text ?? '') || belongsToName(word?.text ?? '');

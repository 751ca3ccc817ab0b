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
/** Behind these another choice or a condition begins. */
const choices =
  /^(?:or|oder|o|ou|of|lub|albo|if|wenn|falls|si|se|als|jesli|because|weil|but|aber)$/;

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
  const { verbs, thingVerbs } = matchers.talk.questions;
  const stopWords = stopWordsOf(language);
  const isLight = (at: number): boolean => {
    const word = words[at]?.text ?? '';
    return (
      stopWords.has(word) ||
      verbs.includes(word) ||
      thingVerbs.includes(word) ||
      isVague(word, language) ||
      isCarrier(word, language) ||
      calendarTokensOf(word, language).length > 0
    );
  };
  const span = (clause: Clause): string | null => cutSpan({ text, words, clause, isLight });
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
}: {
  text: string;
  words: readonly Word[];
  clause: Clause;
  isLight(at: number): boolean;
}): string | null {
  let { start, end } = clause;
  while (start < end && isLight(start)) start += 1;
  if (start === end) return null;
  for (let at = start + 1; at < end; at += 1) if (choices.test(words[at]?.text ?? '')) end = at;
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

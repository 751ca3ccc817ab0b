import { isLinkWord } from '#server/engine/language/aside-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findSubject } from './find-subject.ts';
import { foldWord } from './fold-word.ts';
import { endOfLongest } from './pattern-matcher.ts';
import { readWords, type Word } from './read-words.ts';
import { getTalkMatchers } from './talk-matchers.ts';

const kinds = /^(?:one|ones)$/;
/** More words are a sentence of their own. */
const longestPart = 7;

/**
 * Asks the question before again with the part that a follow-up gives anew: "How much is a room with a view?" and "and
 * with breakfast?" give "How much is a room with breakfast?". Null when it can't be told which part that is.
 */
export function exchangePart({
  text,
  before,
  language,
}: {
  text: string;
  before: string;
  language: LanguageCode;
}): string | null {
  const matchers = getTalkMatchers(language);
  const words = readWords({ text });
  const joined = endOfLongest({
    matcher: matchers.joiners,
    words: words.map((word) => word.text),
    start: 0,
  });
  const own = words.slice(skipAbout(words, joined));
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last || own.length > longestPart) return null;
  const part = text.slice(first.start, last.end);
  const said = readWords({ text: before });
  const end = said.at(-1)?.end ?? before.length;
  const again = exchangeBareNumber({
    own: isLinkWord(first.text, language) ? own.slice(1) : own,
    said,
    before,
    text,
  });
  if (again) return again;
  if (isLinkWord(first.text, language)) {
    const at = said.findLastIndex((word) => word.text === first.text);
    const start = said[at];
    if (!start) return `${before.slice(0, end)} ${part}?`;
    const next = said.findIndex((word, index) => index > at + 1 && isLinkWord(word.text, language));
    const behind = next < 0 ? '?' : ` ${before.slice(said[next]?.start ?? end, end)}?`;
    return `${before.slice(0, start.start)}${part}${behind}`;
  }
  const subject = findSubject({ text: before, language, matchers });
  if (subject && kinds.test(last.text) && own.length > 1) {
    const head = readWords({ text: subject }).at(-1)?.text ?? '';
    const named = `${text.slice(first.start, last.start)}${head}`.replace(/^(?:the|a|an) /i, '');
    return before.replace(subject, named);
  }
  return exchangeNumber({ own, said, before, part });
}

/** "What does a 10 meter hose cost?" and "and 25?", "and for 15 meters?": the only number, or the one of that unit. */
function exchangeBareNumber({
  own: [number, unit, ...more],
  said,
  before,
  text,
}: {
  own: readonly Word[];
  said: readonly Word[];
  before: string;
  text: string;
}): string | null {
  if (!number || more.length > 0 || !digits.test(number.text)) return null;
  const found = said.flatMap((word, at) => (digits.test(word.text) ? [{ word, at }] : []));
  const [only, ...others] = unit
    ? found.filter(({ at }) => isSameUnit(said[at + 1]?.text ?? '', unit.text))
    : found;
  if (!only || others.length > 0 || only.word.text === number.text) return null;
  return `${before.slice(0, only.word.start)}${text.slice(number.start, number.end)}${before.slice(only.word.end)}`;
}

const digits = /^\d{1,4}$/;

/** "Meter" and "meters". */
const isSameUnit = (one: string, other: string): boolean =>
  one.length > 2 && other.length > 2 && one.slice(0, 3) === other.slice(0, 3);

/** "When does module 1 start?" and "and module 3?": the same word with another number. */
function exchangeNumber({
  own,
  said,
  before,
  part,
}: {
  own: readonly Word[];
  said: readonly Word[];
  before: string;
  part: string;
}): string | null {
  const at = own.findIndex(({ text }) => /\p{N}/u.test(text));
  const name = own[at - 1]?.text;
  if (at < 1 || at !== own.length - 1 || name === undefined) return null;
  const place = said.findIndex(
    ({ text }, index) => text === foldWord(name) && /^\p{N}+$/u.test(said[index + 1]?.text ?? ''),
  );
  const [from, to] = [said[place], said[place + 1]];
  return from && to ? `${before.slice(0, from.start)}${part}${before.slice(to.end)}` : null;
}

/** "What about", "how about": the words that only hand over to what is meant. */
function skipAbout(words: readonly Word[], at: number): number {
  const about = words[at + 1]?.text === 'about' && /^(?:what|how)$/.test(words[at]?.text ?? '');
  return about ? at + 2 : at;
}

import { analyse } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findSubject } from './find-subject.ts';
import { endOfLongest } from './pattern-matcher.ts';
import { readWords } from './read-words.ts';
import { getTalkMatchers } from './talk-matchers.ts';

/** "Her number", "its price": the word stays, and what it stands for is added. */
const owners = /^(?:its|their|his|her)$/;
/** "The veggie one" names something else of the kind; only "that one" is the thing itself. */
const kinds = /^ones?$/;
const pointing = /^(?:that|this|those|these|which)$/;

/**
 * Asks a follow-up with what the question before it was about: "How much is the pottery class?", "who runs that one?"
 * give "who runs pottery class?". Null for a question that isn't whole in itself ("and on Sunday?"), where only a part
 * of the question before is exchanged.
 */
export function completeFollowUp({
  text,
  before,
  language,
}: {
  text: string;
  before: string;
  language: LanguageCode;
}): string | null {
  const matchers = getTalkMatchers(language);
  const subject = findSubject({ text: before, language, matchers });
  if (!subject || analyse(subject, language).length === 0) return null;
  const words = readWords({ text, shorthand: matchers.talk.shorthand });
  const texts = words.map((word) => word.text);
  const start = endOfLongest({ matcher: matchers.joiners, words: texts, start: 0 });
  const asked = endOfLongest({ matcher: matchers.asking, words: texts, start });
  const { opening, verbs, pointers } = matchers.talk.questions;
  const isWhole =
    opening.includes(texts[start] ?? '') ||
    endOfLongest({ matcher: matchers.yesNo, words: texts, start }) > start ||
    (asked > start && words.slice(start, asked).every(({ text: word }) => word !== 'about'));
  if (!isWhole) return null;
  const impersonal = new Set<number>();
  texts.forEach((_, at) => {
    const end = endOfLongest({ matcher: matchers.impersonal, words: texts, start: at });
    for (let index = at; index < end; index += 1) impersonal.add(index);
  });
  const at = texts.findIndex(
    (word, index) =>
      pointers.includes(word) &&
      !impersonal.has(index) &&
      !owners.test(word) &&
      (!kinds.test(word) || pointing.test(texts[index - 1] ?? '')) &&
      // "That class" is named; "that" and "that one" aren't.
      (!pointing.test(word) ||
        index + 1 >= texts.length ||
        kinds.test(texts[index + 1] ?? '') ||
        analyse(texts[index + 1] ?? '', language).length === 0 ||
        verbs.includes(texts[index - 1] ?? '')),
  );
  const pointer = words[at];
  if (!pointer) return `${text.replace(/(?<![?!.\s])[?!.\s]+$/, '')} ${subject}?`;
  const last = pointing.test(pointer.text) && kinds.test(texts[at + 1] ?? '') ? at + 1 : at;
  const end = words[last]?.end ?? pointer.end;
  return `${text.slice(0, pointer.start)}${subject}${text.slice(end)}`;
}

import type { Word } from './read-words.ts';

const openers = /(?<![¿¡"“„«($€£#+])[¿¡"“„«($€£#+]+$/u;

/** Writes the kept words of a message in their order, with the punctuation that still makes sense. */
export function writeKept({
  text,
  words,
  kept,
  inserted,
  asked,
  introduced,
}: {
  text: string;
  words: readonly Word[];
  kept: readonly number[];
  /** Text that is written before a word. */
  inserted: ReadonlyMap<number, string>;
  /** Words that a question now ends with. */
  asked: ReadonlySet<number>;
  /** Words before which an introduction was removed. */
  introduced: ReadonlySet<number>;
}): string {
  const written: string[] = [];
  kept.forEach((index, place) => {
    const word = words[index];
    if (!word) return;
    const before = kept[place - 1];
    const after = kept[place + 1];
    const isSecondHalf = words[index - 1]?.start === word.start;
    const isFirstHalf = words[index + 1]?.start === word.start;
    // The halves of a contraction that are still side by side are written once, as they were.
    const joinsNext = isFirstHalf && after === index + 1;
    if (!(isSecondHalf && before === index - 1)) {
      if (before !== index - 1) {
        written.push(openers.exec(text.slice(Math.max(0, word.start - 3), word.start))?.[0] ?? '');
      }
      const isWhole = joinsNext || !(isFirstHalf || isSecondHalf);
      written.push(
        inserted.get(index) ?? '',
        isWhole ? text.slice(word.start, word.end) : word.text,
      );
    }
    if (joinsNext) return;
    const behind = { text, words, index, following: after };
    const isNewClause = after !== undefined && after > index + 1 && introduced.has(after);
    written.push(asked.has(index) ? '? ' : gapBehind({ ...behind, isNewClause }));
  });
  return written
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/(?<!\s)\s+([,?!.])/g, '$1')
    .replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')
    .trim();
}

function gapBehind({
  text,
  words,
  index,
  following,
  isNewClause,
}: {
  text: string;
  words: readonly Word[];
  index: number;
  following: number | undefined;
  isNewClause: boolean;
}): string {
  const word = words[index];
  if (!word || (following !== undefined && following < index)) return ' ';
  const next = following === undefined ? undefined : words[following];
  const gap = text.slice(word.end, next?.start ?? text.length);
  if (following === index + 1) return gap;
  // Closing brackets and quotes belong to the word, and the strongest sign of what was removed closes the clause.
  const close = /^[)"”»]+/u.exec(gap)?.[0] ?? '';
  const own = /^[)"”»\s]*([?!.…]+)/u.exec(gap)?.[1];
  if (following === undefined) return `${close}${own ?? (gap.includes('?') ? '?' : '')}`;
  if (own) return `${close}${own} `;
  if (gap.includes('?')) return `${close}? `;
  if (/[.!\n]/.test(gap)) return `${close}. `;
  return word.closes || isNewClause ? `${close}, ` : `${close} `;
}

import type { Word } from './read-words.ts';

const openers = /[¿¡"“„«($€£#+]+$/u;
const terminators = /^["”“»)\s]*?[?!.…]+/u;

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
  inserted: ReadonlyMap<number, string>;
  asked: ReadonlySet<number>;
  introduced: ReadonlySet<number>;
}): string {
  let written = '';
  kept.forEach((index, place) => {
    const word = words[index];
    if (!word) return;
    const previous = words[kept[place - 1] ?? -1];
    const next = words[kept[place + 1] ?? -1];
    const before = openers.exec(text.slice(Math.max(0, word.start - 3), word.start))?.[0] ?? '';
    const follows = previous !== undefined && kept[place - 1] === index - 1;
    const part = previous?.start === word.start || next?.start === word.start;
    const whole = part && previous?.start === word.start && follows;
    // The two words of a contraction are written once when they are still side by side.
    if (whole && kept[place - 1] === index - 1) return;
    const sideBySide = part && next?.start === word.start && kept[place + 1] === index + 1;
    written += inserted.get(index) ?? '';
    const source = text.slice(word.start, word.end);
    const split = words.some((other, at) => at !== index && other.start === word.start);
    const own = split && !sideBySide ? word.text : source;
    if (!(follows && previous && text.slice(previous.end, word.start).includes(before))) {
      written += before;
    }
    written += own;
    written += gapBehind({
      text,
      words,
      kept,
      place: sideBySide ? place + 1 : place,
      asked,
      introduced,
    });
  });
  return written
    .replace(/\s+/g, ' ')
    .replace(/\s+([,?!.])/g, '$1')
    .replace(/,\s*$/, '')
    .trim();
}

function gapBehind({
  text,
  words,
  kept,
  place,
  asked,
  introduced,
}: {
  text: string;
  words: readonly Word[];
  kept: readonly number[];
  place: number;
  asked: ReadonlySet<number>;
  introduced: ReadonlySet<number>;
}): string {
  const index = kept[place] ?? 0;
  const word = words[index];
  const following = kept[place + 1];
  if (!word) return '';
  const gap = text.slice(word.end, words.find((other) => other.start > word.start)?.start);
  if (following === index + 1 && !asked.has(index)) return gap;
  if (asked.has(index)) return '? ';
  if (following === undefined || following < index) {
    const end = terminators.exec(gap)?.[0].trim();
    const later = words.slice(index + 1).some(({ asks }) => asks);
    return following === undefined ? (end ?? (later ? '?' : '')) : ' ';
  }
  const between = words.slice(index + 1, following);
  const asks = word.asks || between.some((other) => other.asks);
  if (word.closes) {
    const end = terminators.exec(gap)?.[0].trim();
    return asks ? '? ' : `${end ?? ','} `;
  }
  return between.some((_, at) => introduced.has(index + 2 + at)) ? ', ' : asks ? '? ' : ' ';
}

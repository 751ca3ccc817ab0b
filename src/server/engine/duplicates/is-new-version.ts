/** Recognizes last year's price list beside this year's: the same thing by its name, and mostly the same by its text. */
import { foldText } from '#server/engine/facts/schedules/fold-text.ts';

/** A document by its name and the texts of its parts, in order. */
export type NamedText = { name: string; parts: readonly string[] };

/** So much of the shorter text, and of the longer one, must be in the other. */
const leastOfShorter = 0.6;
const leastOfLonger = 0.4;
/** Less says too little to compare. */
const fewestWords = 8;
const wordsInShingle = 3;

export function isNewVersion({ newer, older }: { newer: NamedText; older: NamedText }): boolean {
  if (nameStem(newer.name) === '' || nameStem(newer.name) !== nameStem(older.name)) return false;
  const [a, b] = [readText(newer), readText(older)];
  if (Math.min(a.words.length, b.words.length) < fewestWords) return false;
  if (!hasSameTitle(a.lines[0] ?? '', b.lines[0] ?? '')) return false;
  return isMostlySame(a.lines, b.lines) || isMostlySame(shingles(a.words), shingles(b.words));
}

/** "Price-List_2025 (1).pdf" and "price list 2026 new.docx" are both "list price". */
export function nameStem(name: string): string {
  const words = foldText(name)
    .replace(/\.[a-z0-9]{1,5}$/, '')
    .replace(/\(\d{1,3}\)/g, ' ')
    .replace(dates, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !isMark.test(word));
  return [...new Set(words)].sort().join(' ');
}

/** A year, with a month and a day or without. */
const dates =
  /(?<!\d)(?:(?:19|20)\d\d(?:[-_.]?(?:0[1-9]|1[0-2])(?:[-_.]?\d\d)?)?|\d{1,2}[-_.]\d{1,2}[-_.](?:(?:19|20)\d\d|\d\d))(?!\d)/g;

/** Words that say which edition a file is, not what is in it. */
const isMark =
  /^(?:v\d+|ver|version|rev|revision|final|finale?|new|neu|neue[rs]?|nuev[oa]|nouveau|nouvelle|nuov[oa]|nov[oa]|nieuwe?|now[yae]|copy|kopie|copia|copie|kopia|update|updated|aktuell|current|latest|old|alt|alte|draft|entwurf)$/;

/** Without figures, so that other prices leave a line the same. */
function readText({ parts }: NamedText): { lines: string[]; words: string[] } {
  const lines = parts
    .flatMap((part) => part.split('\n'))
    .map((line) =>
      foldText(line)
        .replace(/[^\p{L}]+/gu, ' ')
        .trim(),
    )
    .filter((line) => line.length > 2);
  return { lines, words: lines.flatMap((line) => line.split(' ')) };
}

function shingles(words: readonly string[]): string[] {
  return words
    .slice(0, Math.max(0, words.length - wordsInShingle + 1))
    .map((_, at) => words.slice(at, at + wordsInShingle).join(' '));
}

function isMostlySame(a: readonly string[], b: readonly string[]): boolean {
  const [first, second] = [new Set(a), new Set(b)];
  const shared = [...first].filter((one) => second.has(one)).length;
  const [shorter, longer] = [Math.min(first.size, second.size), Math.max(first.size, second.size)];
  return shared >= shorter * leastOfShorter && shared >= longer * leastOfLonger;
}

/** Titles that each have a word of their own are of two things: "Prices Downtown", "Prices Airport". */
function hasSameTitle(a: string, b: string): boolean {
  const [first, second] = [a, b].map((title) =>
    title.split(' ').filter((word) => word.length > 2 && !isMark.test(word)),
  );
  const has = (words: readonly string[] = [], word: string) => words.includes(word);
  const isOwn = (own: readonly string[] = [], other: readonly string[] = []) =>
    own.some((word) => !has(other, word));
  return !(isOwn(first, second) && isOwn(second, first));
}

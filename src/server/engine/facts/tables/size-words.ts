import { wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { listOfEach, wordsOfEach } from '#server/engine/language/languages.ts';
import type { FigureRange } from '#server/engine/understand/figures.ts';

/** How small, middle and large ones are called, as questions write them without accents. */
const sizeWords = wordsOfEach(({ valueWords }) => valueWords.sizes);

/** "M" and "L" over prices are the medium and the large one. */
export function letterStems(header: string, language: LanguageCode): string[] {
  const size = letters[header.trim().toUpperCase()];
  return size ? sizeWords[language][size].split(' ').map((word) => stem(word, language)) : [];
}

const letters: Record<string, 'small' | 'middle' | 'large' | undefined> = {
  S: 'small',
  M: 'middle',
  L: 'large',
};

/** "300 ml" and "500 ml" over prices are also the small and the large one; one list of stems a column. */
export function sizeStems({
  ranges,
  prices,
  language,
}: {
  /** What numbers each column is for. */
  ranges: readonly (readonly FigureRange[])[];
  prices: readonly number[];
  language: LanguageCode;
}): string[][] {
  const none = ranges.map((): string[] => []);
  const sizes = prices.flatMap((column) => {
    const size = ranges[column]?.find(({ kind, isExact }) => isExact && sized.has(kind ?? ''));
    return size ? [{ column, kind: size.kind, value: size.from }] : [];
  });
  const [first] = sizes;
  const isOfSizes =
    sizes.length === prices.length &&
    sizes.length >= 2 &&
    sizes.every(({ kind }) => kind === first?.kind);
  if (!isOfSizes) return none;
  const sorted = [...sizes].sort((a, b) => a.value - b.value);
  const { small, middle, large } = sizeWords[language];
  const stemsOf = (words: string): string[] => words.split(' ').map((word) => stem(word, language));
  for (const [at, { column }] of sorted.entries()) {
    const isMiddle = sorted.length === 3 && at === 1;
    const words = at === 0 ? small : at === sorted.length - 1 ? large : isMiddle ? middle : '';
    if (words !== '') none[column] = stemsOf(words);
  }
  return none;
}

const sized: ReadonlySet<string> = new Set(['volume', 'length', 'weight', 'area']);

const setOf = (words: string, added: readonly string[]): ReadonlySet<string> =>
  new Set([words, ...added].flatMap((list) => list.split(' ')));
/** Words of several languages, folded; a language adds its own in its `value-words.ts`. */
const shortWords = setOf(
  'short kurz kurze kurzen kurzer kurzes corto corta cortos cortas court courte courts courtes corti curto curta curtos curtas kort korte krotki krotka krotkie krotkich',
  listOfEach(({ valueWords }) => valueWords.sizes.short),
);
const longWords = setOf(
  'long lang lange langen langer langes largo larga largos largas longue longs longues lungo lunga lunghi lunghe longo longa comprido comprida compridos dlugi dluga dlugie dlugich',
  listOfEach(({ valueWords }) => valueWords.sizes.long),
);

/** "For short hair" isn't the column "Long hair": whether a header is for the opposite of what a question says. */
export function isOpposite(said: string, header: string): boolean {
  const words = wordsOf(said);
  const named = wordsOf(header);
  const has = (list: readonly string[], set: ReadonlySet<string>): boolean =>
    list.some((word) => set.has(word));
  return (
    (has(words, shortWords) && has(named, longWords) && !has(named, shortWords)) ||
    (has(words, longWords) && has(named, shortWords) && !has(named, longWords))
  );
}

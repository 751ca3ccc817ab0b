import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { type Figure, upTo } from '#server/engine/understand/figures.ts';
import { measures } from './number-in-text.ts';
import type { OpenRow } from './open-table.ts';
import { everyOther, firstOne } from './quantity.ts';
import type { Part } from './sum-part.ts';

/**
 * "Workshop, up to 6 people" and "Each extra person" are two rows of one price: the first for so many, and the other for
 * each one more. Null where so many can't be paid with what is listed.
 */
export function splitFirst(
  part: Part,
  { words, figures }: { words: readonly string[]; figures: readonly Figure[] },
): Part[] | null {
  const { match, columns, quantity } = part;
  if (!quantity || quantity.isMeasured || quantity.isLot || quantity.further !== undefined)
    return [part];
  // "Two extra shelves" are just that.
  if (words.some((word) => everyOther.test(word))) return [part];
  const { row } = match;
  const { rows } = row.table;
  const isFurther = isForMore(row);
  const figure = figures.find(({ value }) => value === quantity.count);
  const covered = coveredBy(row);
  if (!isFurther && !(covered && (covered.noun === '' || isCountedIn(figure, covered, row))))
    return [part];
  const alone = { ...part, quantity: null };
  if (!isFurther && covered && quantity.count <= covered.count) return [alone];
  const pairs = rows.filter(
    (other) =>
      isForMore(other) !== isFurther &&
      columns.every((column) => other.amounts[column]) &&
      sharesName(row, other),
  );
  const before = pairs.filter((other) => rows.indexOf(other) < rows.indexOf(row));
  const found = isFurther ? before.at(-1) : pairs.length === 1 ? pairs[0] : undefined;
  // Three tickets for the first class are three tickets.
  if (!found) return isFurther || covered?.noun ? null : [part];
  const [first, further] = isFurther ? [found, row] : [row, found];
  const rest = quantity.count - (coveredBy(first)?.count ?? 1);
  const base = { ...alone, match: { ...match, row: first } };
  if (rest <= 0) return [base];
  return [
    base,
    {
      ...part,
      match: { ...match, row: further },
      quantity: { count: rest, said: String(rest), asked: quantity.said },
    },
  ];
}

/** "Each extra hour", not "5 or more". */
const isForMore = ({ name }: OpenRow): boolean =>
  everyOther.test(
    fold(name).replace(
      /\d\s(?:\p{L}{1,12}\s){0,2}(?:or|and|oder|und|o|y|ou|et|of|lub)\s\p{L}+/u,
      ' ',
    ),
  );

/** So many of what the row is for, not of the row: 8 people, not 8 workshops. */
const isCountedIn = (
  figure: Figure | undefined,
  { noun }: { noun: string },
  row: OpenRow,
): boolean =>
  figure !== undefined &&
  (figure.kind === 'people' || figure.noun === stem(noun, row.table.language));

/** How many a row is for, and of what: "first 4 stitches", "up to 6 people", "first photo"; null where it doesn't say. */
function coveredBy({ name }: OpenRow): { count: number; noun: string } | null {
  const folded = fold(name);
  const [, digits, noun = ''] = upToSome.exec(folded) ?? [];
  // "Child (up to 12)" may be an age, and "up to 20 kg" counts nothing.
  if (digits)
    return noun === '' || measures(folded, digits) ? null : { count: Number(digits), noun };
  return firstOne.test(folded) ? { count: 1, noun: '' } : null;
}

const upToSome = withLanguages(
  'up-to-some',
  new RegExp(
    `(?<!\\p{L})(?:${upTo}|first|ersten?|primer[oa]s|premiers|premieres|prim[ie]|primeir[oa]s|eerste|pierwsze)\\s(\\d{1,3})(?![\\d.,:%])\\s?(\\p{L}*)`,
    'u',
  ),
);

/** Two names with a word in common besides those for the first and for more. */
function sharesName(a: OpenRow, b: OpenRow): boolean {
  const { language } = a.table;
  const stemsOf = ({ name }: OpenRow): string[] =>
    wordsOf(name)
      .filter((word) => !/\d/.test(word) && word.length > 2)
      .filter((word) => !everyOther.test(fold(word)) && !firstOne.test(fold(word)))
      .filter((word) => !small.test(fold(word)))
      .map((word) => stem(word, language));
  const own = new Set(stemsOf(a));
  return stemsOf(b).some((one) => own.has(one));
}

const small =
  /^(?:each|every|per|for|and|the|with|one|jede\p{L}*|pro|fur|und|mit|cada|por|para|con|una?|chaque|par|pour|avec|ogni|elke|voor|met|kazd\p{L}*)$/u;

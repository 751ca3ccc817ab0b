import { fold } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findUnit, peopleByAge } from '#server/engine/language/measure-words.ts';
import type { Figure, FigureRange } from '#server/engine/understand/figures.ts';
import type { FactTable } from './fact-table.ts';

/** "Up to 3 kg", "up to 7 kg", "up to 12 kg", one below the other: each is for what is more than the one before. */
export function cutTiers(found: FigureRange[][][], column: number): void {
  const tiers = found.flatMap((columns) => {
    const [range, ...more] = columns[column] ?? [];
    return range && more.length === 0 ? [{ range, columns }] : [];
  });
  const isOfTiers =
    tiers.length >= fewestTiers &&
    tiers.every(
      ({ range }, at) =>
        range.from === 0 &&
        !range.isExact &&
        !range.isMost &&
        measuresMost(range) &&
        range.kind === tiers[0]?.range.kind &&
        range.to > (tiers[at - 1]?.range.to ?? 0),
    );
  if (!isOfTiers) return;
  for (const [at, { range, columns }] of tiers.entries()) {
    const before = tiers[at - 1]?.range.to;
    if (before !== undefined) columns[column] = [{ ...range, from: before + 1e-6 }];
  }
}

const fewestTiers = 3;

/** "1–10" in a list with the title "By number of rooms". */
export function ofCounted(
  range: FigureRange,
  { title, columns }: FactTable,
  column: number,
  language: LanguageCode,
): FigureRange {
  const [, word = ''] =
    numberOf.exec(fold(columns[column]?.name ?? '')) ?? numberOf.exec(fold(title)) ?? [];
  return word === '' ? range : { ...range, kind: 'thing', noun: stem(word, language) };
}

const numberOf =
  /(?:number of|how many|anzahl(?: der)?|zahl der|numero de|nombre de|numero di|aantal|liczba)\s(\p{L}{3,20})/u;

/** "60 cm" under "Width up to". */
export const measuresMost = ({ kind }: FigureRange): boolean =>
  kind !== null && ['length', 'weight', 'volume', 'area'].includes(kind);

/** "Up to 12 cm", "5 – 10 kg". */
export const isOpenMeasure = (range: FigureRange): boolean => !range.isExact && measuresMost(range);

/** "4-6" under "Grades", 3 under "Zone": asked for as "grade 5" and "zone 3". */
export function ofLabel(header: string, cell: string, language: LanguageCode): FigureRange[] {
  const [, from = '', to = from] = /^(\d{1,3})(?:\s?[-–]\s?(\d{1,3}))?$/.exec(cell.trim()) ?? [];
  const word = /^\p{L}{3,15}$/u.exec(header.trim())?.[0] ?? '';
  if (from === '' || word === '' || findUnit(fold(word))) return [];
  if (Number(to) < Number(from)) return [];
  const noun = stem(fold(word), language);
  return [
    { from: Number(from), to: Number(to), kind: 'thing', noun, isExact: false, isLabel: true },
  ];
}

/** "Lesson, grades 4-6". */
export function labelInName(name: string, language: LanguageCode): FigureRange[] {
  const [, word = '', from = '', to = ''] =
    /(?<!\p{L})(\p{L}{2,12})\.?\s(\d{1,2})\s?[-–]\s?(\d{1,2})(?![\d%]|\s?\p{L})/u.exec(
      fold(name),
    ) ?? [];
  if (word === '' || Number(to) <= Number(from) || peopleByAge.test(word) || notLabel.test(word))
    return [];
  const noun = stem(word, language);
  return [
    { from: Number(from), to: Number(to), kind: 'thing', noun, isExact: false, isLabel: true },
  ];
}

const notLabel = /^(?:ages?|aged|alter|edad(?:es)?|from|ab|desde|for|fur|para|and|und|of|de)$/u;

/** "Gr 5" under "Grades": the number is said behind what it numbers. */
export const isLabelOf = ({ kind, before = '' }: Figure, { noun }: FigureRange): boolean =>
  kind === 'thing' && before !== '' && (before.startsWith(noun) || noun.startsWith(before));

/** "Grade 5" where a column has grades. */
export const isLabelIn = (
  figure: Figure,
  { rows }: { rows: readonly { ranges: readonly FigureRange[] }[] },
): boolean =>
  rows.some(({ ranges }) => ranges.some((range) => range.isLabel && isLabelOf(figure, range)));

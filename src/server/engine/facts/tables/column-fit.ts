import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { findPeriod, findUnit } from '#server/engine/language/measure-words.ts';
import type { Period } from '#server/engine/language/value-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import { measures } from './number-in-text.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import type { TableQuestion } from './table-question.ts';

/**
 * How well the name of each column fits a term, 0 to 1. Where one of a kind has the very word, or a word of the phrase,
 * names that only mean something like it don't count: "low season" is the column "Low", not "Peak".
 */
export function fitColumns(term: QuestionTerm, { columnStems, table }: OpenTable): number[] {
  // "Every week" is the column "Weekly", not "Every 2 weeks".
  const period = findPeriod(term.word.replace(everyOne, ''));
  const plain = period ? table.columns.map(({ name }) => isPlainPeriod(name, period)) : [];
  if (plain.includes(true)) return plain.map((one) => (one ? 1 : 0));
  const leading = period
    ? table.columns.map(({ name, role }) => role === 'price' && beginsWithPeriod(name, period))
    : [];
  if (leading.includes(true)) return leading.map((one) => (one ? 1 : 0));
  const units = term.pieces.length === 0 ? sameUnit(term.word, table) : [];
  if (units.includes(true)) return units.map((one) => (one ? 1 : 0));
  // "Main season" isn't the column "Winter", although winter is a season.
  if (seasonAlone.test(term.word))
    return table.columns.map(({ name }) => (fold(name).includes(term.word) ? 1 : 0));
  const fits = columnStems.map((stems, at) =>
    // "2 boards" aren't the column "2 hours".
    measures(table.columns[at]?.name ?? '', term.word) ? 0 : holdsTerm(term, stems),
  );
  const said = columnStems.map((stems) =>
    term.pieces.reduce(
      (sum, piece) => sum + (holdsTerm(piece, stems) === 1 ? piece.information : 0),
      0,
    ),
  );
  // "Peak season" is "Peak", although "Off season" has a word of it too.
  const most = Math.max(0, ...said);
  const byPiece = said.map((sum) => (most > 0 && sum === most ? phraseFit : 0));
  return fits.map((fit, at) => {
    const alike = table.columns.flatMap(({ role }, index) =>
      role === table.columns[at]?.role ? [index] : [],
    );
    if (alike.some((index) => fits[index] === 1)) return fit === 1 ? 1 : 0;
    // "The whole day" is the column "Full day", not every column with a day.
    const fitting = alike.filter((index) => (fits[index] ?? 0) >= sameThing);
    const isNarrower =
      fitting.length > 0 &&
      fitting.every((index) => (byPiece[index] ?? 0) > 0) &&
      alike.some((index) => (byPiece[index] ?? 0) > 0 && !fitting.includes(index));
    if (isNarrower) return fitting.includes(at) ? fit : 0;
    return alike.some((index) => (byPiece[index] ?? 0) > 0) ? (byPiece[at] ?? 0) : fit;
  });
}

const seasonAlone =
  /^(?:seasons?|saison|saisonzeit|temporadas?|saisons?|stagion[ei]|epocas?|seizoen|sezon\p{L}*)$/u;

const everyOne = withLanguages(
  'every-one',
  /^(?:every|each|jede[rsn]?|cada|chaque|ogni|elke|kazd\p{L}+) (?=\p{L}+$)/u,
);

/** "A kilo" is the column "per kg". */
function sameUnit(word: string, { columns }: OpenTable['table']): boolean[] {
  const unit = findUnit(word);
  if (!unit || unit.kind === 'time' || unit.kind === 'people') return [];
  return columns.map(
    ({ name, role }) =>
      role === 'price' &&
      !/\d/.test(name) &&
      wordsOf(name).some((each) => {
        const own = findUnit(each);
        return own?.kind === unit.kind && own.factor === unit.factor;
      }),
  );
}

/** "For a day" is the column "1 day" or "Full day", not "Half day" or "Extra day". */
export function isPlainPeriod(header: string, period: Period): boolean {
  const words = wordsOf(header);
  const [digits = '', unit = ''] = words;
  const same = words.length === 2 ? sameSpan[`${digits} ${findPeriod(unit) ?? ''}`] : undefined;
  if (same === period) return true;
  return (
    findPeriod(words.at(-1) ?? '') === period &&
    words.length <= 2 &&
    (words.length === 1 || single.test(words[0] ?? ''))
  );
}

/** "By the week" is "Weekly (7 days)", and "per day" any of "Daily online" and "Daily at the gate". */
function beginsWithPeriod(header: string, period: Period): boolean {
  const [first = '', ...others] = wordsOf(header.replace(/\([^()]*\)/gu, ' '));
  return (
    findPeriod(first) === period &&
    others.length <= 2 &&
    !others.some((word) => /\d/.test(word) || findPeriod(word) !== null)
  );
}

/** "12 months" is a year. */
const sameSpan: Record<string, Period> = {
  '12 month': 'year',
  '7 day': 'week',
  '24 hour': 'day',
  '60 minute': 'hour',
};

const single =
  /^(?:1|one|full|whole|single|per|a|each|ein|eine|ganzer|ganze|pro|je|por|al|un|una|dia|par|journee|entiere?|intero|ao|um|uma|inteiro|een|hele|za|na|jeden|caly)$/u;

const phraseFit = 0.9;
const sameThing = 0.8;

/** "What lasts longest?" over a column called "Lasts": of columns to compare by, the one the question says; -1 if none. */
export function saidColumn(
  { table: { table, columnStems, rows } }: OpenRow,
  { terms, neutral }: Pick<TableQuestion, 'terms' | 'neutral'>,
): number {
  return table.columns.findIndex(
    ({ name, role }, column) =>
      ['number', 'duration'].includes(role) &&
      // "The biggest weekly course" isn't about its "Weeks".
      findPeriod(fold(name)) === null &&
      rows.some(({ amounts }) => amounts[column]) &&
      [...terms, ...neutral].some(({ stems }) =>
        stems.some((one) => columnStems[column]?.has(one) && columnStems[column]?.size === 1),
      ),
  );
}

/** The least fit of a column that a question names, not only something like it. */
export const namedFit = 0.9;

import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import type { Figure } from '#server/engine/understand/figures.ts';
import { formatAmount } from './amount.ts';
import { certaintyOf, findBest } from './find-best.ts';
import { type Lot, readFirst, readFurther, readFurtherPrice } from './first-lot.ts';
import type { RowMatch } from './match-rows.ts';
import type { OpenRow } from './open-table.ts';
import { ownPrices, priceColumns } from './price-columns.ts';
import { periodOf } from './quantity.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { saysHowLong } from './value-columns.ts';
import { countedPerson } from './whom-words.ts';
import { endSentence, fill, sayCell, sayName, sayNotes } from './write-rows.ts';

/** What each one more costs, and where that is said. */
type Further = { lot: Lot; value: number; said: string; row?: OpenRow };

/**
 * "£75 for the first hour, £60 for each further one": what three hours cost. Null where the list doesn't say what the
 * first costs and each one more, or where what is asked is within the first.
 */
export function priceForMore(task: TableTask): FactAnswer | null {
  const { wanted, question, words } = task;
  const isPriced = ['price', 'sum', 'value'].includes(wanted.wants);
  if (!isPriced || wanted.limit || wanted.asksYesNo || saysHowLong(question, words)) return null;
  const figures = wanted.figures.filter(
    ({ value, kind }) => value > 1 || !['thing', 'people'].includes(kind),
  );
  if (figures.length === 0) return null;
  for (const figure of figures)
    for (const match of findBaseRows(task, figure)) {
      const total = sayTotal({ task, match, figure });
      if (total) return total;
    }
  return null;
}

function sayTotal({
  task,
  match: { row, explained },
  figure,
}: {
  task: TableTask;
  match: RowMatch;
  figure: Figure;
}): FactAnswer | null {
  const { words, speech } = task;
  if (mostOf(row) < figure.value) return null;
  for (const column of baseColumns(task, row, figure)) {
    const amount = row.amounts[column];
    if (!amount?.value || amount.isFrom || amount.highest !== amount.value) continue;
    const further = findFurther(row, column);
    const first = further && coveredBy(row, column, further.lot);
    if (!further || !first || !isOfLot(figure, further.lot, row) || figure.value <= first.size)
      continue;
    const steps = Math.ceil((figure.value - first.size) / further.lot.size - rounding);
    const price = sayCell(row, column, speech);
    const total = formatAmount(amount.value + steps * further.value, price);
    const said = further.said.replace(/^\+\s?/, '');
    const parts = `${sayName(row)} ${price} + ${steps > 1 ? `${steps} × ` : ''}${said}`;
    return {
      text: endSentence(fill(words.templates.together, { total, parts })),
      cited: sourcesOf(further.row ? [row, further.row] : [row]),
      certainty: certaintyOf(explained),
      understood: `sum of ${sayName(row)} and ${steps} more`,
    };
  }
  return null;
}

const rounding = 1e-6;

/** "20 at most": more than that can't be paid for. */
function mostOf(row: OpenRow): number {
  const { before, after } = limit.exec(fold(sayNotes(row)))?.groups ?? {};
  return Number(before ?? after ?? Number.POSITIVE_INFINITY);
}

const limit = withLanguages(
  'most-of-it',
  /(?<!\p{L})(?:at most|max(?:imum)?\.?|hochstens|maximal|maximo|como mucho|au plus|massimo)\s(?<before>\d{1,4})|(?<!\d)(?<after>\d{1,4})\s(?:at most|max|hochstens|maximal|maximo|como mucho|au plus|massimo)(?!\p{L})/u,
);

/** The rows that the question names, apart from those for each one more. */
function findBaseRows({ tables, wanted }: TableTask, figure: Figure): RowMatch[] {
  const counts = countingWords(figure);
  const terms = [...wanted.terms, ...wanted.neutral].filter(({ word }) => !counts.has(word));
  const best = findBest({
    tables: tables.filter(({ prices }) => prices.length > 0),
    terms,
    figures: [],
  }).filter(({ named }) => named >= leastNamed);
  const found = best
    .map((match) => ({ ...match, row: firstOf(match.row) ?? match.row }))
    .filter(({ row }) => !readFurther(row.name, row.table.language));
  const rows = new Set(found.map(({ row }) => row));
  return rows.size === 1 ? found.slice(0, 1) : [];
}

/** The row above one for more of it: "Lesson, first hour" above "Lesson, each further hour". */
function firstOf(row: OpenRow): OpenRow | undefined {
  const { rows, language } = row.table;
  if (!readFurther(row.name, language)) return undefined;
  const at = rows.indexOf(row);
  return rows
    .slice(Math.max(0, at - nearRows), at)
    .findLast((other) => sharesWord(other, row) && !readFurther(other.name, language));
}

const leastNamed = 0.3;

/** "3 hours" says how many, and of "3 lamps" only the number does. */
const countingWords = ({ kind, words }: Figure): ReadonlySet<string> =>
  new Set(
    kind === 'thing' ? [words[0] ?? '', ...words.slice(2)] : [...words, words.slice(0, 2).join('')],
  );

function baseColumns({ wanted }: TableTask, row: OpenRow, figure: Figure): number[] {
  const { table, language } = row.table;
  const counts = countingWords(figure);
  const figures = wanted.figures.filter((one) => one !== figure);
  const isFurther = (column: number): boolean =>
    readFurther(table.columns[column]?.name ?? '', language) !== null;
  const terms = wanted.terms.filter(({ word }) => !counts.has(word));
  const columns = priceColumns(row, { ...wanted, terms, figures }).filter(
    (column) => !isFurther(column),
  );
  if (columns.length <= 1) return columns;
  // "Half day, day, each further day": three days begin with the one that goes on.
  const { period } = figure;
  const named = columns.filter(
    (column) => period && fold(table.columns[column]?.name ?? '') === period,
  );
  const own = ownPrices(row.table).filter((column) => columns.includes(column));
  return named.length > 0 ? named : own.length === 1 ? own : [];
}

/** In another column, in the note, or in a row below it. */
function findFurther(row: OpenRow, column: number): Further | null {
  const { table, rows, prices, language } = row.table;
  for (const other of prices) {
    const lot = readFurther(table.columns[other]?.name ?? '', language);
    const value = row.amounts[other]?.value;
    if (lot && value && other !== column) return { lot, value, said: row.cells[other] ?? '' };
  }
  const inNote = readFurtherPrice(`${row.cells[column] ?? ''}. ${sayNotes(row)}`, language);
  if (inNote) return inNote;
  const at = rows.indexOf(row) + 1;
  const partners = rows.slice(at, at + nearRows).flatMap((other): Further[] => {
    const read = readFurther(other.name, language);
    const value = other.amounts[column]?.value;
    if (!read || !value) return [];
    // "Each further, same visit" is one more of the thing.
    const noun = row.nameStems.has(read.noun) ? read.noun : '';
    return [{ lot: { ...read, noun }, value, said: other.cells[column] ?? '', row: other }];
  });
  const first = readFirst(row.name, language);
  const own = partners.filter(({ row: other }) => other && sharesWord(other, row));
  const [partner] = own.length > 0 ? own : first ? partners : [];
  return partner && (!first || isAlike(first, partner.lot)) ? partner : null;
}

/** Each one more stands near the first, and a list may have thousands of rows. */
const nearRows = 30;

function sharesWord(a: OpenRow, b: OpenRow): boolean {
  const own = new Set(a.nameStems);
  return [...b.nameStems].some((one) => own.has(one) && one.length > 3 && !/\d/.test(one));
}

/** So much of it the price is for: "first 2 hours", "1–2 people" over it, or one where each one more follows. */
function coveredBy(row: OpenRow, column: number, further: Lot): Lot | null {
  const { table, language } = row.table;
  const header = table.columns[column]?.name ?? '';
  for (const text of [header, row.name, row.cells[column] ?? '', sayNotes(row)]) {
    const first = readFirst(text, language);
    if (first && isAlike(first, further)) return first;
  }
  if (further.kind === 'time')
    return periodOf(row, column) === further.period && further.isSingle ? further : null;
  return further.isSingle ? further : null;
}

const isAlike = (a: Lot, b: Lot): boolean =>
  a.kind === b.kind && (a.kind !== 'thing' || a.noun === b.noun || a.noun === '' || b.noun === '');

/** "4 of us" of "each extra person", "3 pickups" of "each further one" beside "Pickup". */
function isOfLot(figure: Figure, lot: Lot, row: OpenRow): boolean {
  const isPeople =
    figure.kind === 'people' || figure.words.some((word) => countedPerson.test(word));
  if (lot.kind === 'people') return isPeople || figure.mayBePeople === true;
  if (lot.kind !== 'thing') return figure.kind === lot.kind;
  if (figure.kind !== 'thing') return false;
  return lot.noun === '' ? isNamedBy(figure, row) : figure.noun === lot.noun;
}

const isNamedBy = ({ noun, after = '' }: Figure, { nameStems, table }: OpenRow): boolean =>
  [noun, ...wordsOf(after).map((word) => stem(word, table.language))].some((one) =>
    nameStems.has(one),
  );

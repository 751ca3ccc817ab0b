import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { findPeriod } from '#server/engine/language/measure-words.ts';
import type { Figure } from '#server/engine/understand/figures.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import {
  affirmative,
  type Choice,
  chooseBy,
  closestColumn,
  endsName,
  isTimetable,
  roleOf,
  rowsBy,
  rowsOfEither,
} from './choose-rows.ts';
import { findCounted } from './counted-cells.ts';
import { saysNone } from './flag-value.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { priceColumns } from './price-columns.ts';
import { isRestOfWeek } from './rest-of-week.ts';
import { judgeRanges } from './row-ranges.ts';
import { deniesSomething, type TableQuestion } from './table-question.ts';
import { isLabelIn } from './tiers-and-labels.ts';
import { family, grownUp, offering, sizeWord, young } from './whom-words.ts';
import { groupsOf, withoutExtras } from './without-extras.ts';

export type Filtered = {
  table: OpenTable;
  rows: OpenRow[];
  /** Share of what the question says that was understood in this table. */
  explained: number;
  /** How many terms chose among the rows. */
  selecting: number;
  /** A term is the name of a group of rows. */
  byCategory: boolean;
  /** A term stands only in notes. */
  byNote: boolean;
  /** Columns the question names. */
  columns: number[];
  /** The question names what its rows are: "rooms" over a column called Room. */
  isKind: boolean;
  /** The most telling word of the question that this table doesn't know. */
  missed: number;
  /** The terms that this table knows. */
  known: ReadonlySet<QuestionTerm>;
  /** Columns whose values chose the rows: "no" under Toilet. */
  decisive: number[];
};

/** Rows that all the terms select together, as a list question means it. */
export function filterRows({
  table,
  terms,
  excluded,
  either = [],
  neutral = [],
  notFor = [],
  figures = [],
  wants,
  limit = null,
  isDenied = false,
  asksForHaving = false,
}: {
  table: OpenTable;
  wants?: TableQuestion['wants'];
  limit?: TableQuestion['limit'];
  /** "Which can't we do with a pram?": the rows that a column denies it for. */
  isDenied?: boolean;
  /** "Which have a kitchen?": not those whose kitchen is "none". */
  asksForHaving?: boolean;
  /** Numbers that rows are chosen by elsewhere: their words are understood where a row has such a range. */
  figures?: readonly Figure[];
  terms: readonly QuestionTerm[];
  excluded: readonly QuestionTerm[];
  /** Terms of which one is enough: "pies and mains". */
  either?: readonly (readonly QuestionTerm[])[];
  /** Words for things in general, which may still be what the table is called. */
  neutral?: readonly QuestionTerm[];
  /** People that whoever asks isn't one of. */
  notFor?: readonly QuestionTerm[];
}): Filtered {
  const all = [...terms, ...excluded];
  const measured = new Set(
    figures.flatMap((figure) => {
      const isMet = [...table.rows.map(({ ranges }) => ranges), ...table.columnRanges].some(
        (ranges) => judgeRanges({ ranges, figures: [figure], others: [] }).met.length > 0,
      );
      const joined = figure.words.slice(0, 2).join('');
      if (isMet && figure.kind === 'thing' && isLabelIn(figure, table))
        return [figure.words[0] ?? '', figure.before ?? ''];
      return isMet && figure.kind !== 'thing' ? [...figure.words, joined] : [];
    }),
  );
  const hasAge =
    figures.some((figure) => isLabelIn(figure, table)) ||
    (figures.some(({ kind }) => kind === 'age') &&
      table.rows.some(({ ranges }) => ranges.some(({ kind }) => kind === 'age')));
  const total = all.reduce((sum, term) => sum + term.information * shareOf(term, table), 0) || 1;
  const isForOthers = (row: OpenRow): boolean =>
    notFor.some((term) => holdsTerm(term, row.stems[table.name] ?? none) === 1);
  let rows: OpenRow[] = table.rows.filter((row) => !isForOthers(row));
  let explained = 0;
  let selecting = 0;
  let missed = 0;
  let isKind = isCalled(table, neutral);
  let byCategory = false;
  let byNote = false;
  const known = new Set<QuestionTerm>();
  const columns: number[] = [];
  const decisive: number[] = [];
  const additions: OpenRow[] = [];
  for (const column of table.prices) {
    const ranges = table.columnRanges[column] ?? [];
    if (judgeRanges({ ranges, figures, others: [] }).met.length > 0) columns.push(column);
  }
  // "No patch test" excludes by its first word; its second is the same column.
  const denied = table.columnStems.filter(
    (stems, index) =>
      roleOf(table, index) === 'flag' && excluded.some((term) => holdsTerm(term, stems) === 1),
  );
  for (const term of terms) {
    // "My daughter is 4": the age says for whom.
    const isWhom = hasAge && family.test(term.word);
    if (isWhom || denied.some((stems) => holdsTerm(term, stems) === 1)) {
      explained += term.information * shareOf(term, table);
      known.add(term);
      continue;
    }
    const isOfSizes = sizesOf.test(term.word) && rows.every(({ name }) => /\d/.test(name));
    if (isOfSizes || measured.has(term.word) || (measured.size > 0 && sizeWord.test(term.word))) {
      explained += term.information * shareOf(term, table);
      known.add(term);
      continue;
    }
    // What a timetable lists needs no name that says so.
    if (offering.test(term.word) && isTimetable(table) && chooseBy(term, table) === null) {
      explained += term.information * shareOf(term, table);
      known.add(term);
      continue;
    }
    const isGrown = grownUp.test(term.word) && chooseBy(term, table) === null;
    const grown = isGrown ? rows.filter((row) => !isForYoung(row)) : rows;
    if (grown.length > 0 && grown.length < rows.length) {
      rows = grown;
      selecting += 1;
      explained += term.information * shareOf(term, table);
      known.add(term);
      continue;
    }
    const counting = findCounted({ term, terms, figures, table });
    if (counting && rows.some(counting.isMeant)) {
      rows = rows.filter(counting.isMeant);
      selecting += 1;
      explained += [term, counting.counted].reduce(
        (sum, each) => sum + each.information * shareOf(each, table),
        0,
      );
      known.add(term).add(counting.counted);
      continue;
    }
    if (known.has(term)) continue;
    for (const piece of piecesFor(term, table)) {
      const weight =
        (piece.information * shareOf(term, table)) / (piece === term ? 1 : term.pieces.length);
      const found = chooseBy(piece, table);
      // What costs more on Saturdays isn't what there is on Saturdays.
      const isOfMany = ['list', 'count'].includes(wants ?? '') && limit === null;
      const isOnlyPeak = isOfMany && table.table.columns[found?.column ?? -1]?.days !== undefined;
      const choice = isOnlyPeak ? null : found;
      // "Midweek" beside prices for "Fri–Sat" is the price without a day.
      const isRest = !choice && !isOfMany && isRestOfWeek(piece, table);
      if (isRest) known.add(term);
      // What a price is for needs no column that says so.
      if (isRest || (!choice && table.prices.length > 0 && findPeriod(piece.word))) {
        explained += weight * (isRest ? 1 : periodShare);
        continue;
      }
      if (!choice) {
        const share = term.isAside ? asideShare : 1;
        if (!term.isContext) missed = Math.max(missed, piece.information * share);
        continue;
      }
      known.add(term);
      if (choice.isKind) {
        isKind = true;
        // A list of all that is cheap has the small things too; the cheapest boat is a boat.
        if (wants === 'extreme') rows = withoutExtras(rows);
      }
      const having = chosenByHaving({ term: piece, choice, table, isDenied, asksForHaving });
      if (having) {
        rows = rows.filter((row) => having.isMeant(row.cells[having.column] ?? ''));
        decisive.push(having.column);
        selecting += 1;
        explained += weight;
        continue;
      }
      if (choice.byCategory) byCategory = true;
      additions.push(...(choice.additions ?? []));
      if (choice.byNote) byNote = true;
      if (choice.column !== undefined) columns.push(choice.column);
      // "What classes are there for a 4 year old?": the age chooses, not a group that is called "Group classes".
      const isGeneral =
        hasAge && offering.test(piece.word) && !!choice.rows && !isForAge(choice.rows, figures);
      const chosen = isGeneral ? null : rowsOfEither({ term, choice, table, either });
      if (chosen) {
        const kept = rows.filter((row) => chosen.has(row));
        // "Grinders for espresso" isn't about the group called espresso: another column may say it.
        const other = kept.length === 0 ? otherRows({ term: piece, table, rows }) : kept;
        if (other.length === 0) {
          const isSure = !term.isContext && choice.strength === 1;
          if (isSure) missed = Math.max(missed, piece.information * 0.9);
          continue;
        }
        rows = other;
        selecting += 1;
      }
      explained += weight * choice.strength;
    }
  }
  // "Cabin extras" says itself that it isn't about cabins.
  const own = rows.filter((row) => !additions.includes(row));
  if (own.length > 0) rows = own;
  for (const term of excluded) {
    const column = closestColumn(term, table);
    const isPriced = ['price', 'number'].includes(roleOf(table, column) ?? '');
    const isNone = (row: OpenRow): boolean => saysNone(row.cells[column] ?? '');
    if (column >= 0 && roleOf(table, column) !== 'flag' && (isPriced || rows.some(isNone))) {
      // "Not available with the director": nothing in the director's column. "Without food": "none" under Food.
      rows = rows.filter(isNone);
      explained += term.information;
      selecting += 1;
      decisive.push(column);
      known.add(term);
      continue;
    }
    // "Without a patch test": what a column of yes and no denies.
    const flag = table.columnStems.findIndex(
      (stems, index) => roleOf(table, index) === 'flag' && holdsTerm(term, stems) === 1,
    );
    if (flag >= 0) {
      decisive.push(flag);
      rows = rows.filter(
        (row) => (row.cells[flag] ?? '') !== '' && !affirmative.test(row.cells[flag] ?? ''),
      );
      explained += term.information;
      selecting += 1;
      continue;
    }
    const isKnown = table.rows.some((row) => row.stems.some((stems) => holdsTerm(term, stems) > 0));
    if (isKnown) explained += term.information * (term.isContext ? 0.5 : 1);
    const kept = rows.filter((row) => !holdsPositively(term, row) && !endsName(term, row));
    if (kept.length < rows.length) selecting += 1;
    rows = kept;
  }
  return {
    table,
    rows,
    explained: all.length === 0 ? 1 : explained / total,
    selecting,
    columns,
    isKind,
    byCategory,
    byNote,
    missed,
    known,
    decisive,
  };
}

/** The column that says of each row whether it has what a term names, and which of its values are meant. */
function chosenByHaving({
  term,
  choice,
  table,
  isDenied,
  asksForHaving,
}: {
  term: QuestionTerm;
  choice: Choice;
  table: OpenTable;
  isDenied: boolean;
  asksForHaving: boolean;
}): { column: number; isMeant: (cell: string) => boolean } | null {
  if (!isDenied && !asksForHaving) return null;
  const column =
    choice.column ??
    table.columnStems.findIndex(
      (stems, index) => roleOf(table, index) === 'flag' && holdsTerm(term, stems) > 0,
    );
  const role = roleOf(table, column);
  if (column < 0 || column === table.name || !role || ['category', 'code', 'note'].includes(role))
    return null;
  const cells = table.rows.map((row) => row.cells[column] ?? '');
  const denied = cells.filter(saysNone).length;
  if (denied === 0 || denied === cells.length) return null;
  return { column, isMeant: (cell) => saysNone(cell) === isDenied };
}

/** "By the hour for guests": where each word names several prices, the one that all of them name. */
export function withOneColumn(
  filtered: Filtered,
  wanted: Parameters<typeof priceColumns>[1],
): Filtered {
  const { table, columns, rows } = filtered;
  const named = columns.filter((column) => table.prices.includes(column));
  const [row] = rows;
  const [only, other] = row && named.length > 0 ? priceColumns(row, wanted) : [];
  if (only === undefined || other !== undefined || named.length < 1) return filtered;
  return { ...filtered, columns: [only, ...columns.filter((column) => !named.includes(column))] };
}

/** A row of its own for children, or in a group that is called so. */
const isForYoung = (row: OpenRow): boolean =>
  [row.name, ...groupsOf(row)].some((name) => young.test(fold(name)));

/** "Which session is longest?" over a list with the heading "Sessions". */
function isCalled(
  { table, language, columnStems, name }: OpenTable,
  neutral: readonly QuestionTerm[],
): boolean {
  const words = wordsOf(table.title).map((word) => stem(word, language));
  const heading = words.length <= longestHeading ? words.at(-1) : undefined;
  return neutral.some(({ stems }) =>
    stems.some((one) => one === heading || columnStems[name]?.has(one)),
  );
}

const longestHeading = 3;

/** "All canvas sizes" where the names of the rows say the sizes. */
const sizesOf =
  /^(?:sizes?|formats?|dimensions?|grossen?|formate?|tamanos?|formatos?|tailles?|misure?|formati|tamanhos?|maten|formaten|rozmiary?)$/u;

const isForAge = (rows: ReadonlySet<OpenRow>, figures: readonly Figure[]): boolean =>
  [...rows].some(({ ranges }) => {
    const ages = figures.filter(({ kind }) => kind === 'age');
    return judgeRanges({ ranges, figures: ages, others: [] }).met.length > 0;
  });

const periodShare = 0.9;

function otherRows({
  term,
  table,
  rows,
}: {
  term: QuestionTerm;
  table: OpenTable;
  rows: readonly OpenRow[];
}): OpenRow[] {
  const found = rowsBy(term, table, (index) => roleOf(table, index) !== 'category', 1);
  return found ? rows.filter((row) => found.rows.has(row)) : [];
}

/** What is said around or beside the thing counts less, unless the table knows it. */
function shareOf(term: QuestionTerm, table: OpenTable): number {
  if (term.isContext) return 0.5;
  return term.isAside && !chooseBy(term, table) ? asideShare : 1;
}

const asideShare = 0.2;

/** A phrase as a whole where the table has it, else its words. */
function piecesFor(term: QuestionTerm, table: OpenTable): readonly QuestionTerm[] {
  if (term.pieces.length === 0 || deniesSomething(term)) return [term];
  const whole = chooseBy(term, table);
  // "Private lessons" are the group "Private" of a list of lessons.
  const choices = term.pieces.map((piece) => chooseBy(piece, table));
  const isApart =
    whole?.strength !== 1 &&
    choices.every((choice) => choice && choice.strength >= 0.95) &&
    choices.every((choice) => choice?.byCategory || !choice?.rows) &&
    // "Storage units" are the units of a list with the title "Storage".
    choices.some((choice) => choice?.byCategory || choice?.isKind);
  if (isApart) return term.pieces;
  if (whole?.rows || whole?.strength === 1) return [term];
  // "Ground floor" over a column called Floor: its words choose among the rows.
  const isChosen = term.pieces.some((piece) => chooseBy(piece, table)?.rows);
  return whole && !isChosen ? [term] : term.pieces;
}

function holdsPositively(term: QuestionTerm, row: OpenRow): boolean {
  return row.stems.some(
    (stems, index) =>
      holdsTerm(term, stems) > 0 && holdsTerm(term, row.denied[index] ?? none) === 0,
  );
}

const none: ReadonlySet<string> = new Set();

import { findPeriod, peopleByAge } from '#server/engine/language/measure-words.ts';
import type { Figure } from '#server/engine/understand/figures.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import { fitColumns, namedFit } from './column-fit.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { judgeRanges } from './row-ranges.ts';
import { deniesSomething } from './table-question.ts';
import { family, offering, sizeWord } from './whom-words.ts';
import { unitHeader } from './write-rows.ts';

export type Filtered = {
  table: OpenTable;
  rows: OpenRow[];
  /** Share of what the question says that was understood in this table. */
  explained: number;
  /** How many terms chose among the rows. */
  selecting: number;
  /** A term is the name of a group of rows. */
  byCategory: boolean;
  /** Columns the question names. */
  columns: number[];
  /** The question names what its rows are: "rooms" over a column called Room. */
  isKind: boolean;
  /** The most telling word of the question that this table doesn't know. */
  missed: number;
  /** The terms that this table knows. */
  known: ReadonlySet<QuestionTerm>;
};

/** Rows that all the terms select together, as a list question means it. */
export function filterRows({
  table,
  terms,
  excluded,
  either = [],
  figures = [],
}: {
  table: OpenTable;
  /** Numbers that rows are chosen by elsewhere: their words are understood where a row has such a range. */
  figures?: readonly Figure[];
  terms: readonly QuestionTerm[];
  excluded: readonly QuestionTerm[];
  /** Terms of which one is enough: "pies and mains". */
  either?: readonly (readonly QuestionTerm[])[];
}): Filtered {
  const all = [...terms, ...excluded];
  const measured = new Set(
    figures.flatMap((figure) => {
      const isMet = [...table.rows.map(({ ranges }) => ranges), ...table.columnRanges].some(
        (ranges) => judgeRanges({ ranges, figures: [figure], others: [] }).met.length > 0,
      );
      const joined = figure.words.slice(0, 2).join('');
      return isMet && figure.kind !== 'thing' ? [...figure.words, joined] : [];
    }),
  );
  const hasAge =
    figures.some(({ kind }) => kind === 'age') &&
    table.rows.some(({ ranges }) => ranges.some(({ kind }) => kind === 'age'));
  const total = all.reduce((sum, term) => sum + term.information * shareOf(term, table), 0) || 1;
  let rows: OpenRow[] = table.rows;
  let explained = 0;
  let selecting = 0;
  let missed = 0;
  let isKind = false;
  let byCategory = false;
  const known = new Set<QuestionTerm>();
  const columns: number[] = [];
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
    if (measured.has(term.word) || (measured.size > 0 && sizeWord.test(term.word))) {
      explained += term.information * shareOf(term, table);
      known.add(term);
      continue;
    }
    for (const piece of piecesFor(term, table)) {
      const weight =
        (piece.information * shareOf(term, table)) / (piece === term ? 1 : term.pieces.length);
      const choice = chooseBy(piece, table);
      // What a price is for needs no column that says so.
      if (!choice && table.prices.length > 0 && findPeriod(piece.word)) {
        explained += weight * periodShare;
        continue;
      }
      if (!choice) {
        const share = term.isAside ? asideShare : 1;
        if (!term.isContext) missed = Math.max(missed, piece.information * share);
        continue;
      }
      known.add(term);
      if (choice.isKind) isKind = true;
      if (choice.byCategory) byCategory = true;
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
  for (const term of excluded) {
    const column = closestColumn(term, table);
    if (column >= 0 && ['price', 'number'].includes(roleOf(table, column) ?? '')) {
      // "Not available with the director": nothing in the director's column.
      rows = rows.filter((row) => (row.cells[column] ?? '') === '');
      explained += term.information;
      selecting += 1;
      continue;
    }
    // "Without a patch test": what a column of yes and no denies.
    const flag = table.columnStems.findIndex(
      (stems, index) => roleOf(table, index) === 'flag' && holdsTerm(term, stems) === 1,
    );
    if (flag >= 0) {
      rows = rows.filter(
        (row) => (row.cells[flag] ?? '') !== '' && !affirmative.test(row.cells[flag] ?? ''),
      );
      explained += term.information;
      selecting += 1;
      continue;
    }
    const isKnown = table.rows.some((row) => row.stems.some((stems) => holdsTerm(term, stems) > 0));
    if (isKnown) explained += term.information * (term.isContext ? 0.5 : 1);
    const kept = rows.filter((row) => !holdsPositively(term, row));
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
    missed,
    known,
  };
}

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

/** The rows that a term or one it may be swapped for chooses; null when it chooses none in particular. */
function rowsOfEither({
  term,
  choice,
  table,
  either,
}: {
  term: QuestionTerm;
  choice: Choice;
  table: OpenTable;
  either: readonly (readonly QuestionTerm[])[];
}): ReadonlySet<OpenRow> | null {
  const group = either.find((some) => some.includes(term));
  if (!group) return choice.rows ?? null;
  const choices = group.map((one) => chooseBy(one, table));
  if (choices.some((each) => each?.isKind || (each && !each.rows && each.column === undefined)))
    return null;
  const sets = choices.flatMap((each) => (each?.rows ? [each.rows] : []));
  return sets.length > 0 ? new Set(sets.flatMap((set) => [...set])) : (choice.rows ?? null);
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
    choices.some((choice) => choice?.byCategory);
  if (isApart) return term.pieces;
  if (whole?.rows || whole?.strength === 1) return [term];
  // "Ground floor" over a column called Floor: its words choose among the rows.
  const isChosen = term.pieces.some((piece) => chooseBy(piece, table)?.rows);
  return whole && !isChosen ? [term] : term.pieces;
}

type Choice = {
  rows?: ReadonlySet<OpenRow>;
  column?: number;
  isKind?: boolean;
  byCategory?: boolean;
  strength: number;
};

/**
 * What a term does in a table. Words for the whole table choose nothing ("jobs" over a column called Job); a category
 * chooses its rows, a flag the rows that have it, a column's name that column; only then the words of single rows count.
 */
function chooseBy(term: QuestionTerm, table: OpenTable): Choice | null {
  const ofName = holdsTerm(term, table.columnStems[table.name] ?? none);
  if (ofName === 1) return { isKind: true, strength: 1 };
  const inCategory = rowsBy(
    term,
    table,
    (index) => roleOf(table, index) === 'category' && !isUnit(table, index),
  );
  if (inCategory && inCategory.strength === 1) return { ...inCategory, byCategory: true };
  const flag = flagRows(term, table);
  if (flag) return flag;
  const ofTitle = holdsTerm(term, table.titleStems);
  if (ofTitle === 1 || isFormOf(term, table.titleStems)) return { strength: 0.95 };
  const column = closestColumn(term, table);
  if (column >= 0) return { column, strength: fitColumns(term, table)[column] ?? 1 };
  const exact = rowsBy(
    term,
    table,
    (index) => roleOf(table, index) !== 'note' && !isUnit(table, index),
    1,
  );
  // "Funeral" means all of the group it is another word for, not only what has the word in its name.
  const isOtherWord = term.parts.length === 0 && !term.isForeign;
  if (
    exact &&
    inCategory &&
    isOtherWord &&
    exact.rows.size * 3 <= inCategory.rows.size &&
    [...exact.rows].every((row) => inCategory.rows.has(row))
  )
    return inCategory;
  if (exact) return exact;
  if (rowsBy(term, table, (index) => isUnit(table, index), 1)) return { strength: 0.9 };
  if (inCategory) return inCategory;
  if (ofName > 0) return { strength: ofName };
  const foreignCategory = rowsByForeign(
    term,
    table,
    (index) => roleOf(table, index) === 'category',
  );
  if (foreignCategory) return foreignCategory;
  const similar = rowsBy(term, table, (index) => roleOf(table, index) !== 'note');
  if (similar) return similar;
  const foreign = rowsByForeign(term, table, (index) => index === table.name);
  // A name may only look like the word in another language.
  if (foreign) return { ...foreign, strength: 0.65 };
  if (ofTitle > 0) return { strength: ofTitle };
  const near = table.columnStems.findIndex(
    (stems, index) => index !== table.name && holdsTerm(term, stems) > 0,
  );
  if (near >= 0) return { column: near, strength: 0.8 };
  // "Per night" and "for an adult" aren't the rows whose notes happen to say so.
  if (findPeriod(term.word) || peopleByAge.test(term.word)) return null;
  return rowsBy(term, table, (index) => roleOf(table, index) === 'note');
}

/** A title in a language that wasn't recognized may have the word with another ending. */
const isFormOf = ({ stems: own }: QuestionTerm, stems: ReadonlySet<string>): boolean =>
  own.some(
    (one) =>
      one.length >= 5 &&
      [...stems].some((other) => other.startsWith(one) && other.length - one.length <= 2),
  );

/** Of several columns whose names have the word, the one that says little else: "day" means "Full day", not "Half day (4 h)". */
function closestColumn(term: QuestionTerm, table: OpenTable): number {
  let best = -1;
  const fits = fitColumns(term, table);
  for (const [index, stems] of table.columnStems.entries()) {
    if (index === table.name || (fits[index] ?? 0) < namedFit) continue;
    if (best < 0 || stems.size < (table.columnStems[best]?.size ?? 0)) best = index;
  }
  return best;
}

const none: ReadonlySet<string> = new Set();

/** What a price is for says nothing about the thing: "per room" isn't a room. */
const isUnit = ({ table, rows }: OpenTable, index: number): boolean => {
  if (unitHeader.test(table.columns[index]?.name ?? '')) return true;
  const filled = rows.map(({ cells }) => cells[index] ?? '').filter(Boolean);
  return (
    filled.length > 0 && filled.filter((cell) => perUnit.test(cell)).length > filled.length * 0.4
  );
};

const perUnit = /^(?:per|each|pro|je|por|par|cada|chaque|elke|za)\s\p{L}/iu;

const roleOf = (table: OpenTable, index: number) => table.table.columns[index]?.role;

/** Rows with a cell that holds the term, as strongly as the strongest of them. */
function rowsBy(
  term: QuestionTerm,
  table: OpenTable,
  isMeant: (column: number) => boolean,
  least = 0.01,
): { rows: Set<OpenRow>; strength: number } | null {
  const strengths = table.rows.map((row) =>
    Math.max(
      0,
      ...row.stems.map((stems, index) =>
        !isMeant(index) || holdsTerm(term, row.denied[index] ?? none) > 0
          ? 0
          : holdsTerm(term, stems),
      ),
    ),
  );
  const strength = Math.max(0, ...strengths);
  if (strength < least) return null;
  // "Wanderschuhe" means the hiking shoes, not every shoe.
  const rows = new Set(
    table.rows.filter(
      (_, at) => (strengths[at] ?? 0) >= strength - 0.15 && (strengths[at] ?? 0) > 0,
    ),
  );
  return { rows, strength };
}

function rowsByForeign(
  term: QuestionTerm,
  table: OpenTable,
  isMeant: (column: number) => boolean,
): Choice | null {
  if (term.foreign.length === 0) return null;
  const rows = new Set(
    table.rows.filter((row) =>
      row.stems.some(
        (stems, index) =>
          isMeant(index) && term.foreign.some((list) => list.every((one) => stems.has(one))),
      ),
    ),
  );
  return rows.size > 0 ? { rows, strength: 0.8 } : null;
}

export const affirmative =
  /^(?:yes|ja|sí|si|oui|sì|sim|tak|x|✓|✔|included|inklusive|incluido|inbegriffen)\b/i;

/** "Vegan" where a column called vegan says yes. */
function flagRows(term: QuestionTerm, table: OpenTable): Choice | null {
  const column = table.columnStems.findIndex(
    (stems, index) => roleOf(table, index) === 'flag' && holdsTerm(term, stems) > 0,
  );
  if (column < 0) return null;
  const rows = new Set(table.rows.filter((row) => affirmative.test(row.cells[column] ?? '')));
  return rows.size > 0 ? { rows, strength: 1 } : null;
}

function holdsPositively(term: QuestionTerm, row: OpenRow): boolean {
  return row.stems.some(
    (stems, index) =>
      holdsTerm(term, stems) > 0 && holdsTerm(term, row.denied[index] ?? none) === 0,
  );
}

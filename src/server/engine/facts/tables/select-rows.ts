import { fold } from '#server/engine/index/analyse.ts';
import { type AgeRange, findAgeRange } from '#server/engine/understand/age.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import type { OpenRow, OpenTable } from './open-table.ts';

/** Where in a row, or around it, a term of the question stands. */
type TermPlace = 'name' | 'category' | 'cell' | 'note' | 'column' | 'title';

const placeWeight: Record<TermPlace, number> = {
  name: 1,
  category: 0.75,
  cell: 0.8,
  note: 0.6,
  column: 0.6,
  title: 0.45,
};

const leastInName = 0.5;

export type RowMatch = {
  row: OpenRow;
  /** Share of what the question says that the row, its table or its columns hold. */
  explained: number;
  /** Share of the row's name that the question says. */
  named: number;
  score: number;
  matched: ReadonlyMap<QuestionTerm, TermPlace>;
};

/** How well each row fits the terms of a question; rows without any are left out. */
export function matchRows({
  table,
  terms: given,
  age,
}: {
  table: OpenTable;
  terms: readonly QuestionTerm[];
  age: number | null;
}): RowMatch[] {
  const terms = given.flatMap((term) => {
    if (term.pieces.length === 0) return [term];
    const isWhole =
      table.rows.some((row) => row.stems.some((stems) => holdsTerm(term, stems) > 0)) ||
      placeAround(term, table) !== null;
    return isWhole
      ? [term]
      : term.pieces.map((piece) => ({
          ...piece,
          information: piece.information / term.pieces.length + 0.2,
        }));
  });
  const around = terms.map((term) => placeAround(term, table));
  // Where a row has the very word, a row with a word like it isn't meant.
  const isNamed = terms.map((term) =>
    table.rows.some((row) => row.stems.some((stems) => holdsTerm(term, stems) === 1)),
  );
  const matches: RowMatch[] = [];
  for (const row of table.rows) {
    const matched = new Map<QuestionTerm, TermPlace>();
    let explained = 0;
    let weighted = 0;
    let isOwn = false;
    for (const [index, term] of terms.entries()) {
      const inRow = placeIn(term, row);
      const place = inRow?.place ?? around[index]?.place;
      const found = inRow?.strength ?? around[index]?.strength ?? 0;
      const strength =
        inRow && found < 1 && isNamed[index] && term.parts.length === 0 ? found * 0.4 : found;
      if (!place) continue;
      if (inRow) isOwn = true;
      matched.set(term, place);
      // A common word says much when it is a part of the name: "Full Service".
      const information =
        place === 'name' ? Math.max(term.information, leastInName) : term.information;
      explained += information * strength;
      weighted += information * strength * placeWeight[place];
    }
    if (!isOwn) continue;
    const ages = age === null ? null : ageOf(row);
    if (ages && age !== null && (age < ages.from || age > ages.to)) continue;
    // "Under 14" in a name is said by an age.
    const named = ages ? Math.max(0.6, nameShare(row, terms)) : nameShare(row, terms);
    // What surrounds the question itself counts when it is found, and little when it isn't.
    const total =
      terms.reduce((sum, term) => {
        const place = matched.get(term);
        if (place === undefined) return sum + term.information * (term.isContext ? 0.2 : 1);
        return (
          sum + (place === 'name' ? Math.max(term.information, leastInName) : term.information)
        );
      }, 0) || 1;
    const score = weighted / total + 0.3 * named + (ages ? 0.25 : 0);
    matches.push({ row, explained: explained / total, named, score, matched });
  }
  return matches.sort((a, b) => b.score - a.score);
}

function placeIn(term: QuestionTerm, row: OpenRow): { place: TermPlace; strength: number } | null {
  const { table, name } = row.table;
  let best: { place: TermPlace; strength: number } | null = null;
  const ownName = row.stems[name];
  // "Butterbrezel" is the pretzel whose note has butter.
  if (
    term.parts.length > 1 &&
    ownName &&
    term.parts.some((part) => ownName.has(part)) &&
    term.parts.every((part) => row.stems.some((stems) => stems.has(part)))
  )
    best = { place: 'name', strength: 0.9 };
  for (const [index, stems] of row.stems.entries()) {
    const isName = index === name || table.columns[index]?.role === 'category';
    const own = holdsTerm(term, stems);
    const strength =
      own > 0
        ? own
        : isName && term.foreign.some((list) => list.every((one) => stems.has(one)))
          ? 0.75
          : 0;
    if (strength === 0) continue;
    const role = table.columns[index]?.role;
    const place: TermPlace =
      index === name
        ? 'name'
        : role === 'category'
          ? 'category'
          : role === 'note'
            ? 'note'
            : 'cell';
    if (!best || strength * placeWeight[place] > best.strength * placeWeight[best.place])
      best = { place, strength };
  }
  return best;
}

function placeAround(
  term: QuestionTerm,
  table: OpenTable,
): { place: TermPlace; strength: number } | null {
  for (const stems of table.columnStems) {
    const strength = holdsTerm(term, stems);
    if (strength > 0) return { place: 'column', strength };
  }
  const strength = holdsTerm(term, table.titleStems);
  return strength > 0 ? { place: 'title', strength } : null;
}

function nameShare(row: OpenRow, terms: readonly QuestionTerm[]): number {
  const stems = row.nameStems;
  if (stems.size === 0) return 0;
  let said = 0;
  for (const stem of stems) {
    const one = new Set([stem]);
    if (
      terms.some(
        (term) => holdsTerm(term, one) > 0 || term.synonyms.some((list) => list.includes(stem)),
      )
    )
      said += 1;
  }
  return said / stems.size;
}

/** False only for rows that are for other ages. */
export function isForAge(row: OpenRow, age: number): boolean {
  const ages = ageOf(row);
  return !ages || (age >= ages.from && age <= ages.to);
}

function ageOf(row: OpenRow): AgeRange | null {
  const column = row.table.table.columns.findIndex(
    ({ name, role }) =>
      role === 'number' && /\b(?:age|alter|edad|âge|età|idade|leeftijd|wiek)\b/i.test(name),
  );
  const least = column < 0 ? null : row.amounts[column];
  if (least) return { from: least.value, to: least.highest > least.value ? least.highest : 150 };
  for (const cell of [row.name, ...row.cells]) {
    const range = /\d/.test(cell) ? findAgeRange(fold(cell)) : null;
    if (range) return range;
  }
  return null;
}

export type Filtered = {
  table: OpenTable;
  rows: OpenRow[];
  /** Share of what the question says that was understood in this table. */
  explained: number;
  /** How many terms chose among the rows. */
  selecting: number;
  /** Columns the question names. */
  columns: number[];
};

/** Rows that all the terms select together, as a list question means it. */
export function filterRows({
  table,
  terms,
  excluded,
}: {
  table: OpenTable;
  terms: readonly QuestionTerm[];
  excluded: readonly QuestionTerm[];
}): Filtered {
  const all = [...terms, ...excluded];
  const total =
    all.reduce((sum, term) => sum + term.information * (term.isContext ? 0.5 : 1), 0) || 1;
  let rows: OpenRow[] = table.rows;
  let explained = 0;
  let selecting = 0;
  const columns: number[] = [];
  for (const term of terms) {
    for (const piece of piecesFor(term, table)) {
      const weight =
        (piece.information * (term.isContext ? 0.5 : 1)) /
        (piece === term ? 1 : term.pieces.length);
      const choice = chooseBy(piece, table);
      if (!choice) continue;
      if (choice.column !== undefined) columns.push(choice.column);
      if (choice.rows) {
        const kept = rows.filter((row) => choice.rows?.has(row));
        if (kept.length === 0) continue;
        rows = kept;
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
    const isKnown = table.rows.some((row) => row.stems.some((stems) => holdsTerm(term, stems) > 0));
    if (isKnown) explained += term.information * (term.isContext ? 0.5 : 1);
    const kept = rows.filter((row) => !holdsPositively(term, row));
    if (kept.length < rows.length) selecting += 1;
    rows = kept;
  }
  return { table, rows, explained: all.length === 0 ? 1 : explained / total, selecting, columns };
}

/** A phrase as a whole where the table has it, else its words. */
function piecesFor(term: QuestionTerm, table: OpenTable): readonly QuestionTerm[] {
  if (term.pieces.length === 0 || chooseBy(term, table)) return [term];
  return term.pieces;
}

type Choice = { rows?: ReadonlySet<OpenRow>; column?: number; strength: number };

/**
 * What a term does in a table. Words for the whole table choose nothing ("jobs" over a column called Job); a category
 * chooses its rows, a flag the rows that have it, a column's name that column; only then the words of single rows count.
 */
function chooseBy(term: QuestionTerm, table: OpenTable): Choice | null {
  const ofName = holdsTerm(term, table.columnStems[table.name] ?? none);
  if (ofName === 1) return { strength: 1 };
  const inCategory = rowsBy(term, table, (index) => roleOf(table, index) === 'category');
  if (inCategory && inCategory.strength === 1) return inCategory;
  const flag = flagRows(term, table);
  if (flag) return flag;
  const ofTitle = holdsTerm(term, table.titleStems);
  if (ofTitle === 1) return { strength: 0.95 };
  const column = closestColumn(term, table);
  if (column >= 0) return { column, strength: 1 };
  const exact = rowsBy(term, table, (index) => roleOf(table, index) !== 'note', 1);
  if (exact) return exact;
  if (inCategory) return inCategory;
  if (ofName > 0) return { strength: ofName };
  const similar = rowsBy(term, table, (index) => roleOf(table, index) !== 'note');
  if (similar) return similar;
  const foreign = rowsByForeign(term, table);
  if (foreign) return foreign;
  if (ofTitle > 0) return { strength: ofTitle };
  const near = table.columnStems.findIndex(
    (stems, index) => index !== table.name && holdsTerm(term, stems) > 0,
  );
  if (near >= 0) return { column: near, strength: 0.8 };
  return rowsBy(term, table, (index) => roleOf(table, index) === 'note');
}

/** Of several columns whose names have the word, the one that says little else: "day" means "Full day", not "Half day (4 h)". */
function closestColumn(term: QuestionTerm, table: OpenTable): number {
  let best = -1;
  for (const [index, stems] of table.columnStems.entries()) {
    if (index === table.name || holdsTerm(term, stems) < 1) continue;
    if (best < 0 || stems.size < (table.columnStems[best]?.size ?? 0)) best = index;
  }
  return best;
}

const none: ReadonlySet<string> = new Set();
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
  // "Heißgetränke" means the hot drinks, not everything that is a drink.
  const rows = new Set(
    table.rows.filter(
      (_, at) => (strengths[at] ?? 0) >= strength - 0.15 && (strengths[at] ?? 0) > 0,
    ),
  );
  return { rows, strength };
}

function rowsByForeign(term: QuestionTerm, table: OpenTable): Choice | null {
  if (term.foreign.length === 0) return null;
  const rows = new Set(
    table.rows.filter((row) =>
      row.stems.some(
        (stems, index) =>
          (index === table.name || roleOf(table, index) === 'category') &&
          term.foreign.some((list) => list.every((one) => stems.has(one))),
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

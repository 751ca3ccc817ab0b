import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { findPeriod, peopleByAge } from '#server/engine/language/measure-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import { fitColumns, namedFit } from './column-fit.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { isUnitColumn } from './unit-column.ts';
import { extras } from './whom-words.ts';
import { unitHeader } from './write-rows.ts';

/** What a term does in a table: it chooses rows, names a column, or says what all rows are. */
export type Choice = {
  rows?: ReadonlySet<OpenRow>;
  column?: number;
  isKind?: boolean;
  byCategory?: boolean;
  /** Rows whose group is only an addition to the group that is called by the term. */
  additions?: readonly OpenRow[];
  /** Only notes have the term. */
  byNote?: boolean;
  strength: number;
};

/**
 * What a term does in a table. Words for the whole table choose nothing ("jobs" over a column called Job); a category
 * chooses its rows, a flag the rows that have it, a column's name that column; only then the words of single rows count.
 */
export function chooseBy(term: QuestionTerm, table: OpenTable): Choice | null {
  const ofName = holdsTerm(term, table.columnStems[table.name] ?? none);
  if (ofName === 1 || headsGroups(term, table) || isOfExtras(term, table))
    return { isKind: true, strength: 1 };
  const inCategory = rowsBy(
    term,
    table,
    (index) => roleOf(table, index) === 'category' && !isUnit(table, index),
  );
  if (inCategory && inCategory.strength === 1)
    return { ...inCategory, additions: additionsTo(term, inCategory.rows), byCategory: true };
  const flag = flagRows(term, table) ?? toldRows(term, table);
  if (flag) return flag;
  const ofTitle = holdsTerm(term, table.titleStems);
  // "Boxes and supplies": some of the rows are boxes.
  const some =
    severalThings.test(table.title) && (isPluralIn(table, term) || ofRental.test(table.title))
      ? rowsBy(term, table, (index) => index === table.name, 1)
      : null;
  if (some && ofTitle === 1 && some.rows.size > 1 && some.rows.size < table.rows.length)
    return some;
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
  const ofUnit = rowsBy(term, table, (index) => isUnit(table, index), 1);
  // "The cheapest in 18/22": a size that is written like a unit still says which.
  if (ofUnit && /\d/.test(term.word) && ofUnit.rows.size < table.rows.length) return ofUnit;
  if (ofUnit) return { strength: 0.9 };
  if (inCategory) {
    // Where no other row has the word itself, the group is what is meant by another word for it.
    const others = rowsBy(term, table, () => true, 1)?.rows ?? [];
    return [...others].every((row) => inCategory.rows.has(row))
      ? { ...inCategory, strength: Math.max(inCategory.strength, otherWord) }
      : inCategory;
  }
  if (ofName > 0) return { strength: ofName };
  const foreignCategory = rowsByForeign(
    term,
    table,
    (index) => roleOf(table, index) === 'category',
  );
  if (foreignCategory) return foreignCategory;
  const similar = rowsBy(term, table, (index) => roleOf(table, index) !== 'note');
  // "Which lodging": most rows say "2 rooms", and the others are lodgings as well.
  const isOfMost =
    similar &&
    similar.rows.size >= table.rows.length * mostOfThem &&
    ![...similar.rows].some((row) => holdsTerm(term, row.stems[table.name] ?? none) > 0);
  if (isOfMost) return { strength: similar.strength };
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
  const noted = rowsBy(term, table, (index) => roleOf(table, index) === 'note');
  return noted && { ...noted, byNote: true };
}

const mostOfThem = 0.6;

/** "Rooms" are those of the group that is called so; what is in "Room extras" or "Room fees" comes with them. */
function additionsTo({ stems: own }: QuestionTerm, rows: ReadonlySet<OpenRow>): OpenRow[] {
  const groupsOf = ({ cells, table }: OpenRow): string[][] =>
    cells
      .filter((_, index) => roleOf(table, index) === 'category' && !isUnit(table, index))
      .map((cell) => wordsOf(cell).map((word) => stem(word, table.language)))
      .filter((words) => words.some((word) => own.includes(word)));
  const isCalled = (row: OpenRow): boolean => groupsOf(row).some((words) => words.length === 1);
  const isAddition = (row: OpenRow): boolean =>
    groupsOf(row).every((words) => words.length > 1 && !own.includes(words.at(-1) ?? ''));
  return [...rows].some(isCalled) ? [...rows].filter(isAddition) : [];
}

/** "Add-ons" are extras. */
const isOfExtras = ({ word }: QuestionTerm, { table, title, name }: OpenTable): boolean =>
  extras.test(word) &&
  [title, table.columns[name]?.name ?? ''].some((text) => extras.test(fold(text).trim()));

/** "Tent" over the kinds of tents: all rows are tents, whatever some of them are called. */
const headsGroups = (term: QuestionTerm, { table, columnStems }: OpenTable): boolean =>
  table.columns.some(
    ({ role, name }, index) =>
      role === 'category' &&
      wordsOf(name).length === 1 &&
      !unitHeader.test(name) &&
      holdsTerm(term, columnStems[index] ?? none) === 1,
  );

/** "Boxes" of a title are things; "passport and visa photos" aren't passports. */
const isPluralIn = ({ title, language }: OpenTable, { stems }: QuestionTerm): boolean =>
  wordsOf(title).some(
    (word) => stems.includes(stem(word, language)) && stem(word, language) !== word,
  );

/** "Bike and board hire": things that are lent are named by one of them. */
const ofRental = withLanguages(
  'rental-title',
  /(?<!\p{L})(?:hire|rentals?|verleih|vermietung|alquiler|location|noleggio|aluguer|aluguel|verhuur|wypożyczalnia)(?!\p{L})/iu,
);
const severalThings = /\s(?:and|und|y|et|e|en|i|&)\s|,\s/iu;

/** A title in a language that wasn't recognized may have the word with another ending. */
const isFormOf = ({ stems: own }: QuestionTerm, stems: ReadonlySet<string>): boolean =>
  own.some(
    (one) =>
      one.length >= 5 &&
      [...stems].some((other) => other.startsWith(one) && other.length - one.length <= 2),
  );

/** Of several columns whose names have the word, the one that says little else: "day" means "Full day", not "Half day (4 h)". */
export function closestColumn(term: QuestionTerm, table: OpenTable): number {
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
  if (unitHeader.test(table.columns[index]?.name ?? '') || isUnitColumn(table, index)) return true;
  const filled = rows.map(({ cells }) => cells[index] ?? '').filter(Boolean);
  return (
    filled.length > 0 && filled.filter((cell) => perUnit.test(cell)).length > filled.length * 0.4
  );
};

const perUnit = /^(?:per|each|pro|je|por|par|cada|chaque|elke|za)\s\p{L}/iu;

export const roleOf = (table: OpenTable, index: number) => table.table.columns[index]?.role;

/** Rows with a cell that holds the term, as strongly as the strongest of them. */
export function rowsBy(
  term: QuestionTerm,
  table: OpenTable,
  isMeant: (column: number) => boolean,
  least = 0.01,
): { rows: Set<OpenRow>; strength: number } | null {
  if (holdsTerm(term, table.rowStems) === 0) return null;
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
  const found = table.rows.filter(
    (_, at) => (strengths[at] ?? 0) >= strength - 0.15 && (strengths[at] ?? 0) > 0,
  );
  // "Piano lessons" are what is called so, not all that has to do with pianos.
  const isSaid = ({ stems }: OpenRow): boolean =>
    stems.some(
      (own, index) =>
        isMeant(index) &&
        term.pieces.length > 1 &&
        term.pieces.every(({ stems: piece }) => piece.some((one) => own.has(one))),
    );
  const said = found.filter(isSaid);
  return { rows: new Set(said.length > 0 ? said : found), strength };
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
    (stems, index) =>
      holdsTerm(term, stems) > 0 && (roleOf(table, index) === 'flag' || holdsMarks(table, index)),
  );
  if (column < 0) return null;
  const isMarked = (cell: string): boolean =>
    roleOf(table, column) === 'flag' ? affirmative.test(cell) : cell !== '';
  const rows = new Set(table.rows.filter((row) => isMarked(row.cells[column] ?? '')));
  return rows.size > 0 ? { rows, strength: 1 } : null;
}

/** "Dogs welcome, garden" and "no dogs" under "Dogs / extras": the rows that say it, not those that deny it. */
function toldRows(term: QuestionTerm, table: OpenTable): Choice | null {
  for (const [column, stems] of table.columnStems.entries()) {
    if (column === table.name || holdsTerm(term, stems) < 1) continue;
    const isDenied = (row: OpenRow): boolean => holdsTerm(term, row.denied[column] ?? none) > 0;
    const told = table.rows.filter(
      (row) => holdsTerm(term, row.stems[column] ?? none) === 1 && !isDenied(row),
    );
    if (told.length > 0 && table.rows.some(isDenied)) return { rows: new Set(told), strength: 1 };
  }
  return null;
}

/** A column that has one short mark or its own name, or nothing: "V", "●". */
function holdsMarks({ rows, name, table }: OpenTable, index: number): boolean {
  const filled = rows.map(({ cells }) => (cells[index] ?? '').trim()).filter(Boolean);
  const [mark = ''] = filled;
  return (
    index !== name &&
    mark.length > 0 &&
    (mark.length <= longestMark || mark === table.columns[index]?.name) &&
    !/\d/.test(mark) &&
    filled.length < rows.length &&
    filled.every((cell) => cell === mark)
  );
}

const longestMark = 2;
const otherWord = 0.8;

/** Rows with a day, and no name over what they are. */
export const isTimetable = ({ table, rows, name }: OpenTable): boolean =>
  (table.columns[name]?.name ?? '') === '' &&
  table.columns.some(
    (_, column) =>
      column !== name &&
      rows.length > 0 &&
      rows.every(({ stems }) =>
        [...(stems[column] ?? none)].some((stem) => stem.startsWith('day:')),
      ),
  );

/** "No lining" excludes the underlining as well. */
export const endsName = ({ word }: QuestionTerm, { name }: OpenRow): boolean =>
  word.length >= shortestEnd && wordsOf(name).some((one) => one.endsWith(word));

const shortestEnd = 5;

/** The rows that a term or one it may be swapped for chooses; null when it chooses none in particular. */
export function rowsOfEither({
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

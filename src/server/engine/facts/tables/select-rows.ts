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
  terms,
  age,
}: {
  table: OpenTable;
  terms: readonly QuestionTerm[];
  age: number | null;
}): RowMatch[] {
  const around = terms.map((term) => placeAround(term, table));
  const matches: RowMatch[] = [];
  for (const row of table.rows) {
    const matched = new Map<QuestionTerm, TermPlace>();
    let explained = 0;
    let weighted = 0;
    let isOwn = false;
    for (const [index, term] of terms.entries()) {
      const inRow = placeIn(term, row);
      const place = inRow?.place ?? around[index]?.place;
      const strength = inRow?.strength ?? around[index]?.strength ?? 0;
      if (!place) continue;
      if (inRow) isOwn = true;
      matched.set(term, place);
      explained += term.information * strength;
      weighted += term.information * strength * placeWeight[place];
    }
    if (!isOwn) continue;
    const ages = age === null ? null : ageOf(row);
    if (ages && age !== null && (age < ages.from || age > ages.to)) continue;
    const named = nameShare(row, terms);
    // What surrounds the question itself counts when it is found, and little when it isn't.
    const total =
      terms.reduce(
        (sum, term) => sum + term.information * (term.isContext && !matched.has(term) ? 0.35 : 1),
        0,
      ) || 1;
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
    const strength = holdsTerm(term, stems);
    if (strength === 0) continue;
    const role = table.columns[index]?.role;
    const place: TermPlace =
      index === name ? 'name' : role === 'category' ? 'category' : role === 'note' ? 'note' : 'cell';
    if (!best || strength * placeWeight[place] > best.strength * placeWeight[best.place])
      best = { place, strength };
  }
  return best;
}

function placeAround(term: QuestionTerm, table: OpenTable): { place: TermPlace; strength: number } | null {
  for (const stems of table.columnStems) {
    const strength = holdsTerm(term, stems);
    if (strength > 0) return { place: 'column', strength };
  }
  const strength = holdsTerm(term, table.titleStems);
  return strength > 0 ? { place: 'title', strength } : null;
}

function nameShare(row: OpenRow, terms: readonly QuestionTerm[]): number {
  const stems = row.stems[row.table.name];
  if (!stems || stems.size === 0) return 0;
  let said = 0;
  for (const stem of stems) {
    const one = new Set([stem]);
    if (terms.some((term) => holdsTerm(term, one) > 0 || term.synonyms.some((list) => list.includes(stem)))) said += 1;
  }
  return said / stems.size;
}

function ageOf(row: OpenRow): AgeRange | null {
  for (const cell of [row.name, ...row.cells]) {
    const range = /\d/.test(cell) ? findAgeRange(fold(cell)) : null;
    if (range) return range;
  }
  return null;
}

/** Rows that all the terms select together, as a list question means it: the category first, then names, then cells. */
export function filterRows({
  table,
  terms,
  excluded,
}: {
  table: OpenTable;
  terms: readonly QuestionTerm[];
  excluded: readonly QuestionTerm[];
}): { rows: OpenRow[]; explained: number; selecting: number; columns: number[] } {
  const total = [...terms, ...excluded].reduce((sum, term) => sum + term.information, 0) || 1;
  let rows: OpenRow[] = table.rows;
  let explained = 0;
  let selecting = 0;
  const columns: number[] = [];
  for (const term of terms) {
    const chosen = selectBy(term, table);
    const column = table.columnStems.findIndex((stems, index) => index !== table.name && holdsTerm(term, stems) > 0);
    const kept = chosen.rows.length > 0 ? rows.filter((row) => chosen.rows.includes(row)) : [];
    if (kept.length > 0) {
      rows = kept;
      explained += term.information * chosen.strength;
      selecting += 1;
      if (column >= 0 && chosen.place !== 'category' && chosen.place !== 'name') columns.push(column);
    } else if (column >= 0) {
      columns.push(column);
      explained += term.information;
    } else if (holdsTerm(term, table.titleStems) > 0 || holdsTerm(term, table.columnStems[table.name] ?? new Set()) > 0) {
      explained += term.information;
    }
  }
  for (const term of excluded) {
    const known = table.rows.some((row) => row.stems.some((stems) => holdsTerm(term, stems) > 0));
    if (known) explained += term.information;
    rows = rows.filter((row) => !holdsPositively(term, row));
  }
  return { rows, explained: terms.length + excluded.length === 0 ? 1 : explained / total, selecting, columns };
}

function selectBy(
  term: QuestionTerm,
  table: OpenTable,
): { rows: OpenRow[]; strength: number; place: TermPlace | null } {
  const byPlace: Record<'category' | 'name' | 'other', { rows: OpenRow[]; strength: number }> = {
    category: { rows: [], strength: 0 },
    name: { rows: [], strength: 0 },
    other: { rows: [], strength: 0 },
  };
  const strengths = table.rows.map((row) =>
    row.stems.map((stems, index) =>
      row.denied[index] && holdsTerm(term, row.denied[index]) > 0 ? 0 : holdsTerm(term, stems),
    ),
  );
  // "Heißgetränke" means the hot drinks, not everything that is a drink.
  const least = Math.max(0, ...strengths.flat()) - 0.15;
  for (const [at, row] of table.rows.entries()) {
    for (const [index] of row.stems.entries()) {
      const strength = strengths[at]?.[index] ?? 0;
      if (strength === 0 || strength < least) continue;
      const role = table.table.columns[index]?.role;
      const place = role === 'category' ? 'category' : index === table.name ? 'name' : 'other';
      const group = byPlace[place];
      if (group.rows.at(-1) !== row) group.rows.push(row);
      group.strength = Math.max(group.strength, strength);
    }
  }
  if (byPlace.category.rows.length > 0) return { ...byPlace.category, place: 'category' };
  if (byPlace.other.rows.length > byPlace.name.rows.length) {
    const rows = table.rows.filter((row) => byPlace.other.rows.includes(row) || byPlace.name.rows.includes(row));
    return { rows, strength: Math.max(byPlace.other.strength, byPlace.name.strength), place: 'cell' };
  }
  if (byPlace.name.rows.length > 0) {
    const rows = table.rows.filter((row) => byPlace.other.rows.includes(row) || byPlace.name.rows.includes(row));
    return { rows, strength: byPlace.name.strength, place: 'name' };
  }
  return { rows: [], strength: 0, place: null };
}

function holdsPositively(term: QuestionTerm, row: OpenRow): boolean {
  return row.stems.some(
    (stems, index) =>
      holdsTerm(term, stems) > 0 && !(row.denied[index] && holdsTerm(term, row.denied[index]) > 0),
  );
}

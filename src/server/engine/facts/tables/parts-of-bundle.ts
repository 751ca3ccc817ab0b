import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { findPeriod } from '#server/engine/language/measure-words.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { spellNumbers } from '#server/engine/understand/figures.ts';
import { onlyColumn, otherPrices, type PricedPart } from './one-price.ts';
import { indexesOf, type OpenRow, type OpenTable } from './open-table.ts';
import { periodOf } from './quantity.ts';
import type { TableTask } from './table-task.ts';

/** "Starter kit (2 small, 1 large)", or a note that lists what is in it: each is a row of its own. */
export function piecesOf(
  { words, tables }: TableTask,
  { row, column: bundled }: PricedPart,
): PricedPart[] | null {
  const inside = /\(([^()]{3,200})\)/.exec(row.name)?.[1];
  const [, ...tail] = row.name.split(/[,:–]\s/);
  const notes = indexesOf(row.table.table, 'note', 'list', 'text').map(
    (column) => row.cells[column] ?? '',
  );
  const joints = words.and.split(',').filter((word) => /^\p{L}+$/u.test(word));
  const separators = new RegExp(`[,;+&]|\\s(?:${joints.join('|')})\\s`, 'u');
  const pieceOf = (piece: string): PricedPart | null => {
    const found =
      rowOfPiece(piece, row, tables) ?? rowOfPiece(piece.replace(packed, ''), row, tables);
    const isAlike = found?.table === row.table && found.amounts[bundled] !== undefined;
    const column = found && (isAlike ? bundled : onlyColumn(found, { terms: [], figures: [] }));
    if (!found || column === null || column === undefined) return null;
    return { row: found, column, count: Number(/\d{1,3}/.exec(piece)?.[0] ?? 1) };
  };
  for (const text of [inside ?? '', tail.join(' '), ...notes]) {
    const pieces = fold(text).replace(/\.$/, '').split(separators).filter(Boolean);
    if (pieces.length < 2 || pieces.length > mostPieces) continue;
    const parts: (PricedPart | null)[] = [];
    for (let at = 0; at < pieces.length; at += 1) {
      const part = pieceOf(pieces[at] ?? '');
      // "Drill + bits" may be one row of its own.
      const joined = part ? null : pieceOf(`${pieces[at]} ${pieces[at + 1] ?? ''}`);
      if (joined) at += 1;
      const found = part ?? joined;
      if (!found || parts.at(-1)?.row !== found.row) parts.push(found);
    }
    const rows = new Set(parts.map((part) => part?.row));
    const isEach = parts.length > 1 && rows.size === parts.length;
    if (isEach && parts.every((part) => part !== null)) return parts;
  }
  return null;
}

/** "… in one box": how the pieces are handed over. */
const packed =
  /\s(?:in (?:one|a|the)|all in|together|in einer|in einem|zusammen|en una?|juntos|dans une?|ensemble|in una?|insieme|in een|samen|w jednym)(?!\p{L}).{0,40}$/u;

const mostPieces = 8;

/** The one row that a piece of a bundle names; of several the one of the bundle's own kind or group, else the plainest. */
function rowOfPiece(piece: string, bundle: OpenRow, tables: readonly OpenTable[]): OpenRow | null {
  const { table } = bundle;
  const stopWords = stopWordsOf(table.language);
  const stemsOf = (text: string): string[] =>
    wordsOf(text)
      .filter((word) => !/\d/.test(word) && !stopWords.has(word))
      .map((word) => stem(word, table.language));
  const said = stemsOf(piece);
  const [head = ''] = stemsOf(bundle.name);
  const [group] = indexesOf(table.table, 'category');
  const isNamed = (row: OpenRow): boolean =>
    row !== bundle && said.length > 0 && said.every((each) => row.nameStems.has(each));
  const inTable = table.rows.filter(isNamed);
  const elsewhere = tables.filter(({ prices }) => prices.length > 0).flatMap(({ rows }) => rows);
  const named = inTable.length > 0 ? inTable : elsewhere.filter(isNamed);
  const narrower = [
    (row: OpenRow): boolean => row.nameStems.has(head),
    (row: OpenRow): boolean => group !== undefined && row.cells[group] === bundle.cells[group],
    (row: OpenRow): boolean => row.nameStems.size === said.length,
  ];
  let left = named;
  for (const isMeant of narrower) {
    const kept = left.filter(isMeant);
    if (kept.length > 0) left = kept;
  }
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** "10-class pass" against ten times "single class". */
export function singlesOf({ row, column }: PricedPart): PricedPart[] | null {
  const { language } = row.table;
  const numberOf = ({ name }: OpenRow): number =>
    Number(lotInName.exec(spellNumbers(fold(name), language))?.[1] ?? 1);
  const count = numberOf(row);
  if (count < 2) return null;
  const isNumber = (word: string): boolean => /\d/.test(spellNumbers(word, language));
  const names = [...row.nameStems].filter((stem) => !isNumber(stem));
  const candidates = row.table.rows.filter(
    (other) =>
      other !== row &&
      ![...other.nameStems].some((each) => /\d/.test(each) && each !== '1') &&
      other.amounts[column] &&
      names.filter((each) => other.nameStems.has(each)).length >= names.length / 2,
  );
  // "5 x massage" of 60 minutes is five times "Massage" of 60 minutes.
  const plain = candidates.filter(
    (other) =>
      [...other.nameStems].every((each) => row.nameStems.has(each)) && isAsLong(other, row),
  );
  // "Trip (short)" has only words of "Five short trips", and "Trip (long)" has others.
  const exact = plain.filter(({ stems, table: { name } }) =>
    [...(stems[name] ?? [])].every((each) => row.nameStems.has(each)),
  );
  const singles = candidates.filter(({ name }) => single.test(fold(name)));
  // "3-star" isn't three of "1-star".
  const ones = candidates.filter(({ name }) => !/\d/.test(spellNumbers(fold(name), language)));
  const chosen = [singles, candidates, plain, exact, ones].find((some) => some.length === 1);
  const [only] = singles.length > 1 ? [] : (chosen ?? []);
  if (!only) return null;
  // "Wings (12)" are two of "Wings (6)".
  const lots = count / Math.max(1, numberOf(only));
  return Number.isInteger(lots) && lots > 1 ? [{ row: only, column, count: lots }] : null;
}

/** Not "3-star" or "5 lever": how it is made. */
const lotInName =
  /(?<![\d.,])(\d{1,3})(?![\d.,:%]|[\s-]?(?:stars?|levers?|doors?|seater|seats?|beds?|berths?|litres?|liters?|speeds?|ply|layers?|inch|foot|feet|ft|cm|mm|sterne|turer|gange|plazas|estrellas|puertas)(?!\p{L}))/u;

const isAsLong = (other: OpenRow, row: OpenRow): boolean =>
  indexesOf(row.table.table, 'duration').every((column) =>
    ['', other.cells[column]].includes(row.cells[column] ?? ''),
  );

/** A year that is paid at once against twelve months. */
export function monthsOf({ row, column }: PricedPart): PricedPart[] | null {
  if (periodOf(row, column) !== 'year') return null;
  const namesOf = ({ name }: OpenRow): string[] =>
    wordsOf(fold(name)).filter((word) => findPeriod(word) === null);
  const own = new Set(namesOf(row));
  const months = row.table.rows.filter(
    (other) =>
      periodOf(other, column) === 'month' &&
      other.amounts[column] &&
      namesOf(other).every((word) => own.has(word)),
  );
  const [only, another] = months;
  return only && !another ? [{ row: only, column, count: monthsInYear }] : null;
}

const monthsInYear = 12;

const single =
  /(?<!\p{L})(?:single|one|drop.?in|individual|per|each|einzel\p{L}*|suelt[oa]|individual|unitaire|seul\p{L}*|singol[oa]|avuls[oa]|los|losse|pojedyncz\p{L}*)(?!\p{L})/u;

/** "What do I save as a member": the only other price of the same row. */
export function usualPriceOf({ row, column, count, lot }: PricedPart): PricedPart[] | null {
  const others = otherPrices({ row, column });
  const [only] = others;
  return only !== undefined && others.length === 1
    ? [{ row, column: only, count: lot ?? count }]
    : null;
}

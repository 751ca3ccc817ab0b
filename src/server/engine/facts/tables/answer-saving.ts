import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { saysPhrase } from '#server/engine/understand/phrases.ts';
import { findAddends } from './add-up.ts';
import { formatAmount } from './amount.ts';
import { certaintyOf } from './find-best.ts';
import { findOne, listSegments, type Segment } from './named-things.ts';
import { indexesOf, type OpenRow, type OpenTable } from './open-table.ts';
import { priceColumns } from './price-columns.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill, sayCell, sayColumn, sayName } from './write-rows.ts';

/** So many of one priced thing. */
type Part = {
  row: OpenRow;
  column: number;
  count: number;
  /** How many are in one of them, where the column says so: "10 class pass". */
  lot?: number;
};

/** What a bundle or a longer span saves against buying its parts: the difference of two sums. */
export function answerSaving(task: TableTask): FactAnswer | null {
  const { words, question } = task;
  const segments = listSegments(task, `${words.or},${words.insteadOf}`);
  const [first, ...others] = segments;
  if (!first) return null;
  const whole = findPart(task, first);
  if (!whole) return null;
  const isApart = saysPhrase(question.folded, words.separately);
  const [second] = others;
  const parts =
    (second && !isApart
      ? (findSeveral(task, second) ?? findOther(task, second, whole.part))
      : null) ??
    piecesOf(task, whole.part.row) ??
    singlesOf(whole.part) ??
    usualPriceOf(whole.part);
  return parts ? saySaving(task, whole.part, parts, whole.explained) : null;
}

function findPart(
  { tables }: TableTask,
  { terms, figures }: Segment,
): { part: Part; explained: number; named: number } | null {
  const priced = tables.filter(({ prices }) => prices.length > 0);
  const match = findOne({ tables: priced, terms, figures });
  if (!match || match.named < leastNamed) return null;
  const column = onlyColumn(match.row, { terms, figures });
  if (column === null) return null;
  const [counted] = figures.filter(({ kind }) => kind === 'thing');
  const isOfName = counted && match.row.nameStems.has(counted.words[0] ?? '');
  const { explained, named } = match;
  const lot = numberIn(match.row.table.table.columns[column]?.name ?? '');
  if (lot > 1 && (!counted || counted.value === lot))
    return { part: { row: match.row, column, count: 1, lot }, explained, named };
  const count = counted && !isOfName ? counted.value : 1;
  return { part: { row: match.row, column, count }, explained, named };
}

const leastNamed = 0.3;

const numberIn = (header: string): number =>
  Number(
    /(?<![\d.,])(\d{1,3})(?![\d.,:%]|\s?(?:min|h|g|kg|ml|cm|l)(?!\p{L}))/u.exec(header)?.[1] ?? 0,
  );

function onlyColumn(row: OpenRow, wanted: Parameters<typeof priceColumns>[1]): number | null {
  const columns = priceColumns(row, wanted).filter((column) => row.amounts[column]);
  const [first, ...others] = columns;
  // The same price with tax is no other price.
  const isSame = others.every((column) =>
    withTax.test(fold(row.table.table.columns[column]?.name ?? '')),
  );
  return first !== undefined && isSame ? first : null;
}

const withTax =
  /(?<!\p{L})(?:(?:with|incl\p{L}*|inc|plus|mit|inkl\p{L}*|con|avec|ttc|met|z)\.? (?:\d+ ?% )?(?:tax|vat|gst|hst|mwst|ust|iva|tva|btw)|ttc|brutto|gross)(?!\p{L})/u;

/** Other prices of a row, not the same price with tax. */
const otherPrices = ({ row, column }: Pick<Part, 'row' | 'column'>): number[] =>
  row.table.prices.filter(
    (other) =>
      other !== column &&
      row.amounts[other] &&
      !withTax.test(fold(row.table.table.columns[other]?.name ?? '')),
  );

/** "2 adult and 2 child tickets": several things that are added up. */
function findSeveral(task: TableTask, { words: said }: Segment): Part[] | null {
  const folded = said.join(' ');
  const addends = findAddends({
    ...task,
    question: { ...task.question, folded },
    wanted: { ...task.wanted, wants: 'sum' },
  });
  if (!addends || addends.length < 2) return null;
  const parts = addends.map(({ match: { row }, columns, quantity }): Part | null => {
    const own = columns.length > 1 ? priceColumns(row, task.wanted) : columns;
    const [column] = own;
    return column === undefined || own.length > 1
      ? null
      : { row, column, count: quantity?.count ?? 1 };
  });
  return parts.every((part) => part !== null) ? parts : null;
}

/** What it is compared with: another row, or another price of the same row. */
function findOther(task: TableTask, segment: Segment, whole: Part): Part[] | null {
  const own = findPart(task, segment);
  const isOther =
    own && own.part.row !== whole.row && own.part.row.table === whole.row.table && own.named >= 0.5;
  if (isOther) return [own.part];
  const others = otherPrices(whole);
  const terms = segment.terms.filter(({ word }) => !/^\d/.test(word));
  const named = onlyColumn(whole.row, { terms, figures: [] });
  const [only] = others;
  const column =
    named !== null && named !== whole.column ? named : others.length === 1 ? only : undefined;
  if (column === undefined) return null;
  const figure = segment.figures.find(({ kind }) => kind === 'thing' || kind === 'time');
  const count = Number(figure?.words[0] ?? 1);
  return [{ row: whole.row, column, count: Number.isInteger(count) && count > 0 ? count : 1 }];
}

/** "Starter kit (2 small, 1 large)", or a note that lists what is in it: each is a row of its own. */
function piecesOf({ words, tables }: TableTask, row: OpenRow): Part[] | null {
  const inside = /\(([^()]{3,200})\)/.exec(row.name)?.[1];
  const notes = indexesOf(row.table.table, 'note', 'list', 'text').map(
    (column) => row.cells[column] ?? '',
  );
  const joints = words.and.split(',').filter((word) => /^\p{L}+$/u.test(word));
  const separators = new RegExp(`[,;+&]|\\s(?:${joints.join('|')})\\s`, 'u');
  for (const text of [inside ?? '', ...notes]) {
    const pieces = fold(text).replace(/\.$/, '').split(separators).filter(Boolean);
    if (pieces.length < 2 || pieces.length > mostPieces) continue;
    const parts = pieces.map((piece): Part | null => {
      const found = rowOfPiece(piece, row, tables);
      const column = found && onlyColumn(found, { terms: [], figures: [] });
      if (!found || column === null || column === undefined) return null;
      return { row: found, column, count: Number(/\d{1,3}/.exec(piece)?.[0] ?? 1) };
    });
    const rows = new Set(parts.map((part) => part?.row));
    if (parts.every((part) => part !== null) && rows.size === parts.length) return parts;
  }
  return null;
}

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
function singlesOf({ row, column }: Part): Part[] | null {
  const count = Number(/(?<![\d.,])(\d{1,3})(?![\d.,:%])/.exec(row.name)?.[1] ?? 0);
  if (count < 2) return null;
  const names = [...row.nameStems].filter((stem) => !/\d/.test(stem));
  const candidates = row.table.rows.filter(
    (other) =>
      other !== row &&
      ![...other.nameStems].some((each) => /\d/.test(each)) &&
      other.amounts[column] &&
      names.filter((each) => other.nameStems.has(each)).length >= names.length / 2,
  );
  // "5 x massage" of 60 minutes is five times "Massage" of 60 minutes.
  const plain = candidates.filter(
    (other) =>
      [...other.nameStems].every((each) => row.nameStems.has(each)) && isAsLong(other, row),
  );
  const singles = candidates.filter(({ name }) => single.test(fold(name)));
  const chosen = [singles, candidates, plain].find((some) => some.length === 1);
  const [only] = singles.length > 1 ? [] : (chosen ?? []);
  return only ? [{ row: only, column, count }] : null;
}

const isAsLong = (other: OpenRow, row: OpenRow): boolean =>
  indexesOf(row.table.table, 'duration').every(
    (column) => (other.cells[column] ?? '') === (row.cells[column] ?? ''),
  );

/** "What do I save as a member": the only other price of the same row. */
function usualPriceOf({ row, column, count, lot }: Part): Part[] | null {
  const others = otherPrices({ row, column });
  const [only] = others;
  return only !== undefined && others.length === 1
    ? [{ row, column: only, count: lot ?? count }]
    : null;
}

const single =
  /(?<!\p{L})(?:single|one|drop.?in|individual|per|each|einzel\p{L}*|suelt[oa]|individual|unitaire|seul\p{L}*|singol[oa]|avuls[oa]|los|losse|pojedyncz\p{L}*)(?!\p{L})/u;

function saySaving(
  { words, speech }: TableTask,
  whole: Part,
  parts: readonly Part[],
  explained: number,
): FactAnswer | null {
  const sumOf = (some: readonly Part[]): number =>
    some.reduce(
      (sum, { row, column, count }) => sum + count * (row.amounts[column]?.value ?? Number.NaN),
      0,
    );
  const saved = sumOf(parts) - sumOf([whole]);
  if (Number.isNaN(saved) || saved <= 0) return null;
  const like = sayCell(whole.row, whole.column, speech);
  const nameOf = ({ row, column }: Part): string =>
    row.table.prices.length > 1 ? `${sayName(row)} (${sayColumn(row, column)})` : sayName(row);
  const said = parts
    .map(
      (part) =>
        `${part.count > 1 ? `${part.count} × ` : ''}${nameOf(part)} ${sayCell(part.row, part.column, speech)}`,
    )
    .join(' + ');
  const rows = [whole, ...parts].map(({ row }) => row);
  return {
    text: endSentence(
      fill(words.templates.saving, {
        total: formatAmount(saved, like),
        a: nameOf(whole),
        priceA: formatAmount(sumOf([whole]), like),
        priceB: formatAmount(sumOf(parts), like),
        b: said,
      }),
    ),
    cited: sourcesOf([...new Set(rows)]),
    certainty: Math.min(surely, certaintyOf(Math.max(explained, 0.8))),
    understood: `saving of ${sayName(whole.row)}`,
  };
}

const surely = 0.85;

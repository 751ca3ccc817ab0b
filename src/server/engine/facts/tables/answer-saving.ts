import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { saysPhrase } from '#server/engine/understand/phrases.ts';
import { findAddends } from './add-up.ts';
import { formatAmount } from './amount.ts';
import { fitColumns, namedFit } from './column-fit.ts';
import { certaintyOf } from './find-best.ts';
import { findOne, listSegments, type Segment } from './named-things.ts';
import { holdsNumber } from './number-in-text.ts';
import { onlyColumn, otherPrices, type PricedPart } from './one-price.ts';
import { monthsOf, piecesOf, singlesOf, usualPriceOf } from './parts-of-bundle.ts';
import { priceColumns } from './price-columns.ts';
import { lotOfHeader } from './quantity-bands.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill, sayCell, sayColumn, sayName } from './write-rows.ts';

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
  const named =
    second && !isApart ? (findSeveral(task, second) ?? findOther(task, second, whole.part)) : null;
  const saidOf = (parts: PricedPart[] | null): FactAnswer | null =>
    parts && saySaving(task, whole.part, parts, whole.explained);
  // "The bundle of 12 instead of paying each lesson": twelve of them.
  return (
    saidOf(named) ?? saidOf(partsOf(task, whole.part)) ?? saidOf(named ?? usualPriceOf(whole.part))
  );
}

/** What is paid where something isn't bought as a whole. */
export const partsOf = (task: TableTask, whole: PricedPart): PricedPart[] | null =>
  piecesOf(task, whole) ?? singlesOf(whole) ?? monthsOf(whole);

export function findPart(
  { tables, wanted }: TableTask,
  { terms, figures, words: said }: Segment,
): { part: PricedPart; explained: number; named: number } | null {
  const priced = tables.filter(({ prices }) => prices.length > 0);
  const match = findOne({ tables: priced, terms, figures });
  if (!match || match.named < leastNamed) return null;
  // "…, in a manual": which price is meant may be said anywhere.
  const { table } = match.row;
  const ofColumn = wanted.terms.filter((term) =>
    table.prices.some((each) => (fitColumns(term, table)[each] ?? 0) >= namedFit),
  );
  const column =
    onlyColumn(match.row, { terms, figures, said }) ??
    onlyColumn(match.row, { terms: [...terms, ...ofColumn], figures, said });
  if (column === null) return null;
  const [counted] = figures.filter(({ kind }) => kind === 'thing');
  const isOfName =
    counted !== undefined &&
    (counted.words.some((word) => match.row.nameStems.has(word)) ||
      holdsNumber(match.row.name, counted.words[0] ?? ''));
  const { explained, named } = match;
  const header = match.row.table.table.columns[column]?.name ?? '';
  const lot = lotOfHeader(header) ?? numberIn(header);
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

/** "2 adult and 2 child tickets": several things that are added up. */
function findSeveral(task: TableTask, { words: said }: Segment): PricedPart[] | null {
  const folded = said.join(' ');
  const addends = findAddends({
    ...task,
    question: { ...task.question, folded },
    wanted: { ...task.wanted, wants: 'sum' },
  });
  if (!addends || addends.length < 2) return null;
  const parts = addends.map(({ match: { row }, columns, quantity }): PricedPart | null => {
    const own = columns.length > 1 ? priceColumns(row, task.wanted) : columns;
    const [column] = own;
    return column === undefined || own.length > 1
      ? null
      : { row, column, count: quantity?.count ?? 1 };
  });
  return parts.every((part) => part !== null) ? parts : null;
}

/** What it is compared with: another row, or another price of the same row. */
function findOther(task: TableTask, segment: Segment, whole: PricedPart): PricedPart[] | null {
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
  // "As a pair instead of one at a time": as many as the other price is for.
  const count = Number(figure?.words[0] ?? whole.lot ?? 1);
  return [{ row: whole.row, column, count: Number.isInteger(count) && count > 0 ? count : 1 }];
}

export const sumOf = (some: readonly PricedPart[]): number =>
  some.reduce(
    (sum, { row, column, count }) => sum + count * (row.amounts[column]?.value ?? Number.NaN),
    0,
  );

export function saySaving(
  { words, speech }: TableTask,
  whole: PricedPart,
  parts: readonly PricedPart[],
  explained: number,
): FactAnswer | null {
  const saved = sumOf(parts) - sumOf([whole]);
  if (Number.isNaN(saved) || saved <= 0) return null;
  const like = sayCell(whole.row, whole.column, speech);
  const nameOf = ({ row, column }: PricedPart): string =>
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

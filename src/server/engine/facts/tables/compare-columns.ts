import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { wordsOf } from '#server/engine/index/analyse.ts';
import { findPeriod } from '#server/engine/language/measure-words.ts';
import { calendarTokens } from '#server/engine/understand/calendar-tokens.ts';
import { formatAmount } from './amount.ts';
import { fitColumns, namedFit } from './column-fit.ts';
import { certaintyOf, findBest } from './find-best.ts';
import type { Segment } from './named-things.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { priceColumns, saidWhole } from './price-columns.ts';
import { judgeRanges } from './row-ranges.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill, sayCell, sayColumn, sayName } from './write-rows.ts';

/** "The director or a junior" are columns of one row. */
export function compareColumns(
  { tables, wanted, words, speech }: TableTask,
  groups: readonly Segment[],
): FactAnswer | null {
  for (const table of tables) {
    const columns = groups.map(({ terms, figures, words: said }) => {
      // A phrase counts where all of it is said: "top season" isn't "low season".
      const whole = terms.filter(({ word }) => word.split(' ').every((one) => said.includes(one)));
      return (
        columnOfNumber(figures, table) ??
        table.prices.find((column) =>
          whole.some((term) => (fitColumns(term, table)[column] ?? 0) >= namedFit),
        ) ??
        columnOfDays(said, table) ??
        columnOfCode(said, table)
      );
    });
    // "Wash & press" is one column although it is said in two parts.
    const [a, b] = new Set(columns.filter((column) => column !== undefined));
    if (a === undefined || b === undefined) continue;
    const rest = wanted.terms.filter(
      (term) =>
        ![a, b].some((column) => (fitColumns(term, table)[column] ?? 0) >= namedFit) &&
        // "The week" of "during the week" is said by its column.
        !findPeriod(term.word),
    );
    const best = findBest({
      tables: [table],
      terms: [...rest, ...wanted.neutral],
      figures: wanted.figures,
    });
    const row = table.rows.length === 1 ? table.rows[0] : best[0]?.row;
    const first = row?.amounts[a];
    const second = row?.amounts[b];
    if (!row || !first || !second || best.length > 1) continue;
    const names = [a, b].map((column) => `${sayName(row)}, ${sayColumn(row, column)}`);
    const said = [a, b].map((column) => sayCell(row, column, speech));
    // "Instead of two singles": so many of one column.
    const times = [a, b].map((column) => timesSaid(groups[columns.indexOf(column)], row, column));
    const [timesA = 1, timesB = 1] = times;
    const difference = Math.abs(first.value * timesA - second.value * timesB);
    const total = formatAmount(difference, said[0] ?? '');
    const many = said.map((price, at) =>
      (times[at] ?? 1) > 1 ? `${times[at]} × ${price}` : price,
    );
    return {
      text: endSentence(
        fill(words.templates.difference, {
          total,
          a: names[0] ?? '',
          b: names[1] ?? '',
          priceA: many[0] ?? '',
          priceB: many[1] ?? '',
        }),
      ),
      cited: sourcesOf([row]),
      certainty: certaintyOf(best[0]?.explained ?? 0.9),
      understood: `comparison of ${names.join(' and ')}`,
    };
  }
  return null;
}

/** "During the week": the one column that has all of these days. */
function columnOfDays(said: readonly string[], table: OpenTable): number | undefined {
  const days = calendarTokens(said.join(' '), table.language).filter((token) =>
    token.startsWith('day:'),
  );
  const held = table.prices.filter((column) =>
    days.every((day) => table.columnStems[column]?.has(day)),
  );
  const some = table.prices.filter((column) =>
    days.some((day) => table.columnStems[column]?.has(day)),
  );
  if (days.length === 0) return undefined;
  return held.length === 1 ? held[0] : some.length === 1 ? some[0] : undefined;
}

/** "Three pieces": the one column that is for so many. */
function columnOfNumber(figures: Segment['figures'], table: OpenTable): number | undefined {
  const met = table.prices.filter(
    (column) =>
      judgeRanges({ ranges: table.columnRanges[column] ?? [], figures, others: [] }).met.length > 0,
  );
  return met.length === 1 ? met[0] : undefined;
}

/** "The plain XL": the column that is called by this code. */
function columnOfCode(said: readonly string[], table: OpenTable): number | undefined {
  const [row] = table.rows;
  return row ? (saidWhole(row, table.prices, said) ?? undefined) : undefined;
}

/** How many of a column's price a part of the question counts. */
function timesSaid(group: Segment | undefined, row: OpenRow, column: number): number {
  const stems = row.table.columnStems[column] ?? none;
  const ranges = row.table.columnRanges[column] ?? [];
  const counted = group?.figures.find(
    (figure) =>
      figure.kind === 'thing' &&
      stems.has(figure.noun) &&
      Number.isInteger(figure.value) &&
      judgeRanges({ ranges, figures: [figure], others: [] }).met.length === 0,
  );
  return Math.max(1, counted?.value ?? 1);
}

const none: ReadonlySet<string> = new Set();

/** "The matte one instead of the gloss": of two prices for one thing, one is named and the other is what is left. */
export function compareSiblings(task: TableTask): FactAnswer | null {
  const priced = findOnePrice(task);
  if (!priced) return null;
  const { row, own } = priced;
  const headOf = (column: number): string => wordsOf(sayColumn(row, column))[0] ?? '';
  const [other, further] = row.table.prices.filter(
    (column) => column !== own && headOf(column) === headOf(own) && row.amounts[column],
  );
  return other === undefined || further !== undefined
    ? null
    : sayDifference({ ...priced, other, task });
}

/** "How much less is it for members?": one price of a row and the one that everybody else pays. */
export function compareWithRest(task: TableTask): FactAnswer | null {
  const { wanted } = task;
  const priced = findOnePrice(task);
  if (!priced) return null;
  const { row, own } = priced;
  // The word without which two prices are left.
  for (const term of wanted.terms) {
    const isSpan = term.word.split(' ').some((word) => findPeriod(word) !== null);
    if (isSpan || (fitColumns(term, row.table)[own] ?? 0) === 0) continue;
    const terms = wanted.terms.filter((each) => each !== term);
    const rest = priceColumns(row, { terms, figures: wanted.figures, notFor: [term] });
    const [other, further] = rest;
    if (other === undefined || other === own || further !== undefined) continue;
    if (row.amounts[own]?.value === row.amounts[other]?.value) continue;
    const said = sayDifference({ ...priced, other, task });
    if (said) return said;
  }
  return null;
}

type OnePrice = { row: OpenRow; own: number; explained: number };

/** The one row that is asked about, and the one of its prices that is named. */
function findOnePrice({ tables, wanted }: TableTask): OnePrice | null {
  const [top, ...others] = findBest({
    tables: tables.filter(({ prices }) => prices.length > 1),
    terms: [...wanted.terms, ...wanted.neutral],
    figures: wanted.figures,
  });
  if (!top || others.length > 0 || top.named < leastNamed) return null;
  const { row, explained } = top;
  const [own, another] = priceColumns(row, wanted);
  return own === undefined || another !== undefined ? null : { row, own, explained };
}

function sayDifference({
  row,
  own,
  other,
  explained,
  task: { words, speech },
}: OnePrice & { other: number; task: TableTask }): FactAnswer | null {
  const first = row.amounts[own];
  const second = row.amounts[other];
  if (!first || !second) return null;
  const priceA = sayCell(row, own, speech);
  const [a, b] = [own, other].map((column) => sayColumn(row, column)) as [string, string];
  return {
    text: endSentence(
      fill(words.templates.difference, {
        total: formatAmount(Math.abs(first.value - second.value), priceA),
        a: `${sayName(row)}, ${a}`,
        b: `${sayName(row)}, ${b}`,
        priceA,
        priceB: sayCell(row, other, speech),
      }),
    ),
    cited: sourcesOf([row]),
    certainty: certaintyOf(explained),
    understood: `comparison of ${a} and ${b} of ${sayName(row)}`,
  };
}

const leastNamed = 0.5;

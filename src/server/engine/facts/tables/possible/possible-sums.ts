import type { Figure } from '#server/engine/understand/figures.ts';
import { formatAmount } from '../amount.ts';
import { fitColumns, namedFit } from '../column-fit.ts';
import { matchRows, type RowMatch } from '../match-rows.ts';
import { groupSegments, listSegments, type Segment } from '../named-things.ts';
import type { OpenRow } from '../open-table.ts';
import { ownPrices, priceColumns } from '../price-columns.ts';
import { findQuantity } from '../quantity.ts';
import { sourcesOf } from '../sources-of.ts';
import type { TableTask } from '../table-task.ts';
import { endSentence, fill, isPlainPrice, sayCell, sayColumn, sayName } from '../write-rows.ts';
import { type PossibleResult, readResultSigns } from './possible-result.ts';

/** So many of one thing at one of its prices. */
export type Addend = { row: OpenRow; column: number; count: number; said: string; score: number };

const rowsOfSegment = 3;
const columnsOfRow = 3;
const mostSums = 6;
const mostSegments = 4;

/** Everything that could be added up, the likeliest first. */
export function findPossibleSums(task: TableTask): PossibleResult[] {
  const { words } = task;
  const found = new Map<string, { addends: Addend[]; score: number }>();
  const add = (addends: Addend[]): void => {
    // Things that stand in one list are likelier added up.
    const isOneList = new Set(addends.map(({ row }) => row.table)).size === 1;
    const score = scoreOf(addends) / addends.length + 0.1 * addends.length + (isOneList ? 0.1 : 0);
    const key = addends
      .map(({ row, column, count }) => `${row.block}/${row.name}/${column}/${count}`)
      .join('+');
    if ((found.get(key)?.score ?? -1) < score) found.set(key, { addends, score });
  };
  // The same words are cut in several ways; what they name is looked for once.
  const known = new Map<string, Addend[]>();
  const addendsOf = (group: Segment, groups: readonly Segment[]): Addend[] => {
    const key = group.words.join(' ');
    const addends = known.get(key) ?? findAddends(task, group, groups);
    known.set(key, addends);
    return addends;
  };
  for (const separating of [words.and, `${words.and},${alsoSeparating}`]) {
    const segments = listSegments(task, separating).slice(0, mostSegments);
    for (const groups of groupSegments(segments)) {
      for (const addends of combine(groups.map((group) => addendsOf(group, groups)))) {
        const isOneOfOne = addends.length === 1 && addends[0]?.count === 1;
        const rows = new Set(addends.map(({ row }) => row));
        if (!isOneOfOne && rows.size === addends.length) add(addends);
        if (addends.length === 1) for (const more of withCharges(task, addends)) add(more);
      }
    }
  }
  return [...found.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, mostSums)
    .flatMap(({ addends, score }) => saySum(task, addends, score) ?? []);
}

/** Words that join two things only now and then: "a manicure with gel polish". */
const alsoSeparating = 'with,including,incl,inc,w,mit,inklusive,con,avec,met';

/** "With the levy": a thing and what another column charges for it. */
function withCharges({ wanted }: TableTask, addends: readonly Addend[]): Addend[][] {
  return addends.flatMap((one) => {
    const { table, amounts } = one.row;
    const own = ownPrices(table);
    return table.prices
      .filter(
        (column) =>
          !own.includes(column) &&
          amounts[column] &&
          wanted.terms.some((term) => (fitColumns(term, table)[column] ?? 0) >= namedFit),
      )
      .flatMap((column) => {
        const [usual] = own.includes(one.column) ? [one.column] : own;
        return usual === undefined || !amounts[usual]
          ? []
          : [
              [
                { ...one, column: usual },
                { ...one, column },
              ],
            ];
      });
  });
}

export function findAddends(
  task: TableTask,
  segment: Segment,
  groups: readonly Segment[],
): Addend[] {
  const { tables, wanted } = task;
  const { figures, terms } = segment;
  const counting = new Set(
    figures.flatMap(({ kind, words }) => (kind === 'thing' ? [words[0] ?? ''] : [])),
  );
  const named = terms.filter(({ word }) => !counting.has(word));
  if (named.length === 0 && figures.length === 0) return [];
  const matches = tables
    .filter(({ prices }) => prices.length > 0)
    .flatMap((table) => matchRows({ table, terms: named, figures, byFigures: true }))
    .sort((a, b) => b.score - a.score);
  const [best] = matches;
  if (!best) return [];
  return matches
    .filter(({ score }) => score >= best.score - reach)
    .slice(0, rowsOfSegment)
    .flatMap((match) => {
      const { row } = match;
      const shared = groups.flatMap((group) => group.terms);
      const own = priceColumns(row, { terms, figures, said: segment.words });
      const meant =
        own.length > 1
          ? [
              ...priceColumns(row, { terms: [...terms, ...shared], figures: [] }),
              ...priceColumns(row, { terms: [...terms, ...shared], figures: wanted.figures }),
            ]
          : own;
      const usual = meant.filter((column) => ownPrices(row.table).includes(column));
      return [...new Set(usual.length > 0 ? usual : meant)]
        .filter((column) => row.amounts[column])
        .slice(0, columnsOfRow)
        .flatMap((column, at) =>
          countsOf(match, column, segment).map(({ count, said }, index) => ({
            row,
            column,
            count,
            said,
            score: match.score - 0.05 * at - 0.1 * index,
          })),
        );
    });
}

const reach = 0.35;

/** How many of it may be meant. */
function countsOf(
  match: RowMatch,
  column: number,
  { figures, terms }: Segment,
): { count: number; said: string }[] {
  const found = findQuantity({ match, columns: [column], figures, terms });
  if (found?.further !== undefined) return [];
  if (found) return [{ count: found.count, said: found.said }];
  const one = { count: 1, said: '' };
  const isSaid = ({ words: [digits = ''] }: Figure): boolean =>
    match.row.cells.some((cell) => cell.split(/[^\p{N}]+/u).includes(digits));
  const numberOf = ({ kind, value, words: [digits = ''] }: Figure): number =>
    kind === 'time' ? Number(digits) : value;
  const [counted] = figures.filter((figure) => {
    const number = numberOf(figure);
    const isCount = ['thing', 'people'].includes(figure.kind) || figure.period !== null;
    return isCount && Number.isInteger(number) && number > 1 && number <= 1_000;
  });
  if (!counted) return [one];
  const number = numberOf(counted);
  const times = {
    count: number,
    said: counted.kind === 'time' ? counted.words.join(' ') : String(number),
  };
  return isSaid(counted) ? [one, times] : [times, one];
}

function combine(choices: readonly (readonly Addend[])[]): Addend[][] {
  if (choices.some((one) => one.length === 0)) return [];
  let all: Addend[][] = [[]];
  for (const each of choices) {
    all = all.flatMap((begun) => each.map((one) => [...begun, one]));
    if (all.length > mostCombined)
      all = all.sort((a, b) => scoreOf(b) - scoreOf(a)).slice(0, mostCombined);
  }
  return all;
}

const mostCombined = 60;
const scoreOf = (addends: readonly Addend[]): number =>
  addends.reduce((sum, { score }) => sum + score, 0);

/** "3 × Wren" and "$60", or "$20 (Deposit)" where there are several prices. */
export function sayAddend(
  { row, column, said, count }: Addend,
  speech: TableTask['speech'],
): { name: string; price: string } {
  const label = sayColumn(row, column);
  const isOneOfSeveral = row.table.prices.length > 1 && !isPlainPrice(label) && label !== '';
  return {
    name: `${count > 1 ? `${said || count} × ` : ''}${sayName(row)}`,
    price: `${sayCell(row, column, speech)}${isOneOfSeveral ? ` (${label})` : ''}`,
  };
}

export const totalOf = (addends: readonly Addend[]): number =>
  addends.reduce((sum, { row, column, count }) => {
    return sum + (row.amounts[column]?.value ?? Number.NaN) * count;
  }, 0);

function saySum(task: TableTask, addends: readonly Addend[], score: number): PossibleResult | null {
  const { words, speech } = task;
  const total = totalOf(addends);
  const [first] = addends;
  if (!first || Number.isNaN(total) || total === 0) return null;
  const like = addends
    .map(({ row, column }) => sayCell(row, column, speech))
    .find((text) => /\d/.test(text));
  const rows = addends.map(({ row }) => row);
  return {
    way: 'sum',
    text: endSentence(
      fill(words.templates.together, {
        total: formatAmount(total, like ?? ''),
        parts: addends
          .map((one) => sayAddend(one, speech))
          .map(({ name, price }) => `${name} ${price}`)
          .join(' + '),
      }),
    ),
    cited: sourcesOf(rows),
    certainty: Math.max(0, Math.min(1, score)),
    understood: `sum of ${rows.map(sayName).join(' + ')}`,
    signs: readResultSigns({
      task,
      rows,
      columns: addends.map(({ column }) => column),
      label: '',
      counted: addends.flatMap(({ count }) => (count > 1 ? [count] : [])),
    }),
  };
}

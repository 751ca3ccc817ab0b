import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import type { Figure } from '#server/engine/understand/figures.ts';
import { holdsTerm } from '#server/engine/understand/question.ts';
import { filterRows } from './filter-rows.ts';
import { certaintyOf, findBest } from './find-best.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { isOfKind, judgeRanges, peopleHeader } from './row-ranges.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill, joinList, sayCell, sayColumn, sayName } from './write-rows.ts';

/** "What size do I need for 100 bags?", "200 guests for dinner, which room fits?": the rows that hold as much. */
export function findFitting(task: TableTask): FactAnswer | null {
  const { question, wanted, tables, words, speech } = task;
  if (!asksWhichFits.test(question.folded) || wanted.asksPrice || wanted.limit) return null;
  const figure = wanted.figures.find(({ kind }) => holding.has(kind));
  if (!figure) return null;
  const found = tables.flatMap((table) => {
    const column = capacityColumn(table, task, figure);
    if (column < 0) return [];
    const { explained, isKind } = filterRows({ ...wanted, table, figures: [figure] });
    const rows = table.rows
      .filter((row) => mostOf(row, column, figure) >= figure.value && !isTooFew(row, figure))
      .sort((a, b) => mostOf(a, column, figure) - mostOf(b, column, figure));
    return rows.length > 0 ? [{ rows, column, explained, isKind }] : [];
  });
  // "What rooms fit 8?" is about the list of rooms, whatever else holds so many.
  const [best] = found.sort(
    (a, b) => Number(b.isKind) - Number(a.isKind) || b.explained - a.explained,
  );
  if (!best) return null;
  const { rows, column } = best;
  const [smallest] = rows;
  if (!smallest) return null;
  const others = sayOthers(task, best);
  if (others) return others;
  const shown = asksForSmallest.test(question.folded) ? [smallest] : rows.slice(0, mostShown);
  const items = shown.map(
    (row) => `${sayName(row)} (${sayColumn(row, column)}: ${sayCell(row, column, speech)})`,
  );
  return {
    text: endSentence(fill(words.templates.list, { items: joinList(items, words.templates.and) })),
    cited: sourcesOf(shown),
    certainty: Math.max(leastSure, certaintyOf(best.explained)),
    understood: `what holds ${figure.words.join(' ')}`,
  };
}

/** "Which boat can take us?" in a list of trips that says the boat of each. */
function sayOthers(
  { question, wanted, words, speech }: TableTask,
  { rows, column, explained }: { rows: readonly OpenRow[]; column: number; explained: number },
): FactAnswer | null {
  const [, noun = ''] = whichThing.exec(question.folded) ?? [];
  const term = wanted.terms.find(({ word }) => word === noun);
  const [first] = rows;
  if (!term || !first) return null;
  const { table, columnStems, name } = first.table;
  const named = table.columns.findIndex(
    ({ role }, at) =>
      at !== name &&
      ['text', 'category', 'list'].includes(role) &&
      holdsTerm(term, columnStems[at] ?? noStems) === 1,
  );
  if (named < 0 || holdsTerm(term, columnStems[name] ?? noStems) === 1) return null;
  const items = new Map(
    rows.flatMap((row): [string, OpenRow][] => {
      const said = row.cells[named] ?? '';
      return said === '' ? [] : [[said, row]];
    }),
  );
  if (items.size === 0 || items.size > mostShown) return null;
  const said = [...items].map(
    ([item, row]) => `${item} (${sayColumn(row, column)}: ${sayCell(row, column, speech)})`,
  );
  return {
    text: endSentence(fill(words.templates.list, { items: joinList(said, words.templates.and) })),
    cited: sourcesOf([...items.values()]),
    certainty: Math.max(leastSure, certaintyOf(explained)),
    understood: `what holds so many · ${table.columns[named]?.name ?? ''}`,
  };
}

const whichThing =
  /(?<!\p{L})(?:which|what|welche[rsn]?|que|cual|quel(?:le)?|quale|qual|welke?) (?:of your |de vuestr[oa]s )?(\p{L}{3,20})(?!\p{L})/u;
const noStems: ReadonlySet<string> = new Set();

const leastSure = 0.6;
const mostShown = 6;
const holding: ReadonlySet<string> = new Set(['people', 'thing', 'weight', 'volume', 'length']);

/** The column that says how much a row holds: the one its numbers are read from, or the one the question names. */
function capacityColumn(table: OpenTable, { wanted }: TableTask, figure: Figure): number {
  const isMost = (row: OpenRow): boolean =>
    row.ranges.some((range) => range.isMost && isOfKind(figure, range));
  if (table.rows.filter(isMost).length >= 2) {
    // Other numbers may be the same by chance: of all columns, the one that says it of most rows.
    const told = table.table.columns.map((_, column) =>
      column === table.name || table.prices.includes(column)
        ? 0
        : table.rows.filter((row) => mostIn(row, column, figure) !== null).length +
          (figure.kind === 'people' && peopleHeader.test(table.table.columns[column]?.name ?? '')
            ? 0.5
            : 0),
    );
    const most = Math.max(...told);
    return most >= 1 ? told.indexOf(most) : -1;
  }
  if (figure.kind !== 'people' || table.prices.length > 0) return -1;
  const { columns } = filterRows({ ...wanted, table });
  return columns.find((column) => table.table.columns[column]?.role === 'number') ?? -1;
}

/** "3 to 8": two are too few. */
const isTooFew = ({ ranges }: OpenRow, figure: Figure): boolean =>
  ranges.some((range) => range.isMost && isOfKind(figure, range) && figure.value < range.from);

const mostOf = (row: OpenRow, column: number, figure: Figure): number =>
  mostIn(row, column, figure) ?? row.amounts[column]?.highest ?? -1;

/** What a cell says it holds at most, of what the question counts. */
function mostIn(row: OpenRow, column: number, figure: Figure): number | null {
  const digits = (row.cells[column] ?? '').match(/\d{1,5}/g)?.map(Number) ?? [];
  const range = row.ranges.find((each) => each.isMost && isOfKind(figure, each));
  const last = digits.at(-1);
  return range &&
    last !== undefined &&
    (last === range.to || row.amounts[column]?.highest === range.to)
    ? range.to
    : null;
}

const asksWhichFits =
  /(?<!\p{L})(?:(?:what|which) (?:size|one|\p{L}+) (?:do|would|should|will|does|can|fits?|holds?|takes?|is big|suits)|(?:which|what) \p{L}+ (?:\p{L}+ )?(?:fits?|holds?|seats?|sleeps?|takes?|would fit|can take|is big enough|suits)|what size|big enough|do (?:i|we) need|would (?:i|we) need|welche[rsn]? .{0,40}(?:passt|reicht|brauche\p{L}*|fasst)|wie gross|que tamano|cual (?:necesito|necesitamos|nos cabe)|donde cabemos|quelle taille|che dimensione)(?!\p{L})/u;
const asksForSmallest =
  /(?<!\p{L})(?:what size|which size|(?:do|would|will|should) (?:i|we) need|welche grosse|brauche\p{L}*|que tamano|necesit\p{L}*|quelle taille)(?!\p{L})/u;

/** "Can my 14 year old do the night tour?", "I weigh 92 kg, can I ride?": whether a row is for someone of that age or size. */
export function answerWhether(task: TableTask): FactAnswer | null {
  const { wanted, tables, words, speech } = task;
  const figures = wanted.figures.filter(({ kind }) => personal.has(kind));
  const [figure] = figures;
  if (!wanted.asksYesNo || !figure || figures.length > 1 || wanted.asksPrice) return null;
  const counted = new Set([...figure.words, figure.words.slice(0, 2).join('')]);
  const terms = [...wanted.terms, ...wanted.neutral].filter(({ word }) => !counted.has(word));
  const best = findBest({ tables, terms, figures: [] });
  const [top, ...others] = best.filter(({ row }) =>
    row.ranges.some((range) => isOfKind(figure, range)),
  );
  if (!top || top.named < leastNamed) return null;
  const { row } = top;
  if (others.some((other) => other.row.name !== row.name && other.score >= top.score)) return null;
  const own = row.ranges.filter((range) => isOfKind(figure, range) && !range.isSoft);
  if (own.length === 0) return null;
  const isMet = judgeRanges({ ranges: own, figures: [figure], others: [] }).met.length > 0;
  const column = row.table.table.columns.findIndex(
    (_, index) =>
      index !== row.table.name &&
      own.some(({ from, to }) =>
        (row.cells[index] ?? '')
          .match(/\d+(?:[.,]\d+)?/g)
          ?.map((digits) => Number(digits.replace(',', '.')))
          .some((value) => value === from || Math.floor(to) === value),
      ) &&
      !row.table.prices.includes(index),
  );
  const said =
    column < 0
      ? sayName(row)
      : fill(words.templates.column, {
          column: sayColumn(row, column),
          name: sayName(row),
          value: sayCell(row, column, speech),
        });
  const { yes, no } = words.templates;
  return {
    text: endSentence(`${isMet ? yes : no}, ${said}`),
    cited: sourcesOf([row]),
    certainty: Math.min(0.9, certaintyOf(top.explained)),
    understood: `whether ${sayName(row)} is for ${figure.words.join(' ').trim()}`,
  };
}

const personal: ReadonlySet<string> = new Set(['age', 'weight', 'length', 'people']);
const leastNamed = 0.5;

import { type Figure, readRanges, spellNumbers } from '#server/engine/understand/figures.ts';
import { holdsTerm } from '#server/engine/understand/question.ts';
import { isWithin } from './asked-limits.ts';
import { type Filtered, filterRows, withOneColumn } from './filter-rows.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { pickTable } from './pick-table.ts';
import { ownPrices, priceColumns } from './price-columns.ts';
import { judgeRanges } from './row-ranges.ts';
import { isStockColumn } from './stock-column.ts';
import type { TableTask } from './table-task.ts';
import { durationColumn, minutesOf } from './value-columns.ts';

/** The rows of the table that a list or count is about. */
export function selectRows(task: TableTask): Filtered | null {
  const { wanted, tables } = task;
  const [span] = wanted.figures.filter(({ kind }) => kind === 'time');
  // "Under $60 a week": what the limit is for, not how long something takes.
  const isRate = wanted.limit?.isMoney && !/^\d/.test(span?.words[0] ?? '');
  const ofSpan = wanted.wants === 'list' && !wanted.timeLimit && !isRate ? span : undefined;
  const found = tables.flatMap((table) => {
    const whole = withOneColumn(filterRows({ ...wanted, table }), wanted);
    const filtered = ofSpan ? withoutSpan(task, whole, ofSpan) : whole;
    if (!filtered) return [];
    // An amount of money is compared with prices, not with how many weeks something takes.
    const measures = wanted.limit?.isMoney ? ['price'] : ['price', 'number', 'duration'];
    const price =
      filtered.columns.find((column) =>
        measures.includes(table.table.columns[column]?.role ?? ''),
      ) ??
      table.prices[0] ??
      -1;
    const isNamed = filtered.columns.includes(price);
    let { rows } = filtered;
    if (wanted.limit && price < 0) return [];
    if (wanted.limit) {
      const { limit } = wanted;
      rows = rows.filter((row) => {
        const [own = price] = isNamed ? [price] : priceColumns(row, wanted);
        const amount = row.amounts[own];
        return amount && isWithin(amount.value, limit);
      });
    }
    if (wanted.timeLimit) {
      const column = durationColumn(table);
      if (column < 0) return [];
      const { below, value } = wanted.timeLimit;
      rows = rows.filter((row) => {
        const minutes = minutesOf(row, column);
        return minutes !== null && (below ? minutes < value : minutes > value);
      });
    }
    if (wanted.measureLimit) {
      const { below, value, kind } = wanted.measureLimit;
      rows = rows.filter(({ ranges }) =>
        ranges.some(
          (range) =>
            range.kind === kind &&
            (range.isExact || range.isMost) &&
            (below ? range.to < value : range.to > value),
        ),
      );
    }
    const [time] = wanted.figures.filter(({ kind }) => kind === 'time');
    const lasting = durationColumn(table);
    if (time && !wanted.timeLimit && wanted.wants === 'list') {
      const exact = rows.filter((row) =>
        lasting >= 0 ? minutesOf(row, lasting) === time.value : saysTime(row, time.value),
      );
      if (exact.length > 0) rows = exact;
    }
    for (const column of filtered.columns.filter((each) => !filtered.decisive.includes(each))) {
      // "What can a trainee do?", "what's on on Friday?": what has something in that column.
      const isMeant = table.prices.includes(column) || isDayColumn(table, column);
      if (isMeant && ['list', 'count'].includes(wanted.wants))
        rows = rows.filter((row) => (row.cells[column] ?? '') !== '');
    }
    const days = new Set(
      wanted.terms.flatMap(({ stems }) => stems.filter((stem) => stem.startsWith('day:'))),
    );
    if (days.size > 0 && saysOnly.test(task.question.folded))
      rows = table.rows.filter((row) => hasOnlyDays(row, days));
    const months = monthsOf(wanted.terms);
    if (months.size > 1 && saysOnly.test(task.question.folded))
      rows = rows.filter((row) => hasOnlyMonths(row, months));
    const stock = onlySoMany(task);
    if (stock !== null) {
      const counting = table.table.columns.findIndex(isStockColumn);
      rows = rows.filter((row) => row.amounts[counting]?.value === stock);
    }
    const others = table.rows.map(({ ranges }) => ranges);
    const { figures } = wanted;
    rows = rows.filter(({ ranges }) => !judgeRanges({ ranges, figures, others }).isOut);
    // What says nothing about how many it holds isn't what someone needs for so many.
    const holding = rows.filter(({ ranges }) => {
      const most = ranges.filter(({ isMost }) => isMost);
      return judgeRanges({ ranges: most, figures, others: [] }).met.length > 0;
    });
    if (holding.length > 0) rows = holding;
    // What is for no age at all isn't what someone means who gives one.
    const ages = figures.filter(({ kind }) => kind === 'age');
    const ofAge = rows.filter(
      ({ ranges }) => judgeRanges({ ranges, figures: ages, others: [] }).met.length > 0,
    );
    if (ofAge.length > 0) rows = ofAge;
    if (wanted.isFree) {
      rows = rows.filter((row) => costsNothing(row, task));
      if (rows.length === 0) return [];
    }
    if (wanted.isExact) rows = rows.filter((row) => row.amounts[price]?.value === 0);
    if (wanted.onSale) {
      const sale = table.columnStems.findIndex((stems) =>
        ['sale', 'offer', 'reduc', 'angebot', 'ofert'].some((stem) => stems.has(stem)),
      );
      if (sale < 0) return [];
      rows = rows.filter((row) => (row.cells[sale] ?? '') !== '');
    }
    if (wanted.certainDays) {
      const mark = ofTheYear.test(task.question.folded) ? 'month:' : 'day:';
      rows = rows.filter((row) => hasDays(row, mark));
    }
    return [{ ...filtered, rows }];
  });
  return pickTable(found.filter(({ rows }) => rows.length > 0));
}

/** "Which repairs take 2 days?": the number and its unit are said of each row, and name no rows by themselves. */
function withoutSpan(
  { wanted, question }: TableTask,
  whole: Filtered,
  span: Figure,
): Filtered | null {
  const { table } = whole;
  const said = new Set([...span.words, span.words.slice(0, 2).join('')]);
  const terms = wanted.terms.filter(({ word }) => !said.has(word));
  const lasting = durationColumn(table);
  const rest = filterRows({ ...wanted, terms, table });
  const isTold = rest.rows.some((row) =>
    lasting >= 0 ? minutesOf(row, lasting) === span.value : saysTime(row, span.value),
  );
  if (isTold) return rest;
  const isMet = [...table.rows.map(({ ranges }) => ranges), ...table.columnRanges].some(
    (ranges) => judgeRanges({ ranges, figures: [span], others: [] }).met.length > 0,
  );
  // "Which tours last two hours" isn't answered with all tours.
  if (!isMet && saysLasting.test(question.folded)) return null;
  // A list of opening days isn't what takes so many days.
  const units = wanted.terms.filter(({ word }) => said.has(word));
  return units.some((term) => holdsTerm(term, table.columnStems[table.name] ?? noStems) === 1)
    ? null
    : whole;
}

const saysLasting =
  /(?<!\p{L})(?:long|lasts?|lasting|takes?|taking|dauer(?:t|n)|lang|lange|dura|duran|duren|tardan?|durent|durano|duram|duren|trwa\p{L}*)(?!\p{L})/u;

/** "2 days" in a note, where no column says how long something takes. */
const saysTime = ({ cells, table }: OpenRow, value: number): boolean =>
  cells.some(
    (cell, column) =>
      column !== table.name &&
      !table.prices.includes(column) &&
      cell
        .split(/[,;.](?:\s|$)/)
        .some((part) =>
          readRanges(part, table.language).some(
            ({ kind, isExact, from }) => kind === 'time' && isExact && from === value,
          ),
        ),
  );

/** "Which do you only have one of?": so many and no more, which only a column that counts them can tell. */
function onlySoMany({ question: { folded, language } }: TableTask): number | null {
  const counted = spellNumbers(folded, language);
  const [, digits = ''] = onlyHave.exec(counted) ?? [];
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : 1;
}

const onlyHave =
  /(?<!\p{L})(?:only|just|nur|solo|seulement|soltanto|alleen)\s(?:(?:have|got|own|stock|haben|habt|hay|teneis|avez)\s)?(one|\d{1,3}|eine[nmr]?|eins|un[oa]?)\s?(?:of(?! us)|left|da|davon|en stock|von(?! uns)|de cada)(?!\p{L})/u;

/** Nothing is to be paid in any of the prices that are meant. */
function costsNothing(row: OpenRow, { wanted }: TableTask): boolean {
  const own = ownPrices(row.table);
  const columns = priceColumns(row, wanted).filter((column) => own.includes(column));
  return columns.length > 0 && columns.every((column) => row.amounts[column]?.value === 0);
}

const monthsOf = (terms: TableTask['wanted']['terms']): ReadonlySet<string> =>
  new Set(terms.flatMap(({ stems }) => stems.filter((stem) => stem.startsWith('month:'))));

/** "Only from June to September": the first and the last month are those of the row. */
function hasOnlyMonths(row: OpenRow, months: ReadonlySet<string>): boolean {
  return row.stems.some((stems, index) => {
    if (index === row.table.name) return false;
    const own = [...stems].filter((stem) => stem.startsWith('month:'));
    return own.length >= months.size && [...months].every((month) => own.includes(month));
  });
}

/** "Only on Wednesdays": rows whose days are just those. */
function hasOnlyDays(row: OpenRow, days: ReadonlySet<string>): boolean {
  return row.stems.some((stems, index) => {
    if (index === row.table.name) return false;
    const own = [...stems].filter((stem) => stem.startsWith('day:'));
    return own.length > 0 && own.length === days.size && own.every((day) => days.has(day));
  });
}

/** Whether a row says on which days, or in which months, it is to be had. */
const hasDays = ({ stems, table }: OpenRow, mark: 'day:' | 'month:'): boolean =>
  stems.some(
    (words, index) => index !== table.name && [...words].some((word) => word.startsWith(mark)),
  );

const ofTheYear =
  /(?<!\p{L})(?:year|season\p{L}*|months?|jahr\p{L}*|saison\p{L}*|monat\p{L}*|ano|temporada|mes(?:es)?|annee|mois|anno|stagion\p{L}*|mesi|epoca|sazona\p{L}*|jaar|seizoen\p{L}*|maanden|roku?|sezon\p{L}*|miesia\p{L}*)(?!\p{L})/u;

/** The column of one day in a timetable. */
export const isDayColumn = (table: OpenTable, column: number): boolean =>
  !table.prices.includes(column) &&
  [...(table.columnStems[column] ?? noStems)].filter((stem) => stem.startsWith('day:')).length ===
    1;

export const saysOnly =
  /\b(?:only|just|nur|ausschliesslich|solo|solamente|unicamente|uniquement|seulement|soltanto|apenas|alleen|tylko)\b/;

const noStems: ReadonlySet<string> = new Set();

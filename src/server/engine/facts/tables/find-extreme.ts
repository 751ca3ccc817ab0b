import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { findPeriod, findUnit } from '#server/engine/language/measure-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import type { FigureRange } from '#server/engine/understand/figures.ts';
import { fitColumns, namedFit, saidColumn } from './column-fit.ts';
import { asksForContents, sayContents } from './describe-row.ts';
import { type Filtered, filterRows, withOneColumn } from './filter-rows.ts';
import { certaintyOf } from './find-best.ts';
import { mostListed } from './look-up.ts';
import { anythingShare, isOfAnything } from './of-anything.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { noteShare, pickTable } from './pick-table.ts';
import { ownPrices, priceColumns, saidWhole } from './price-columns.ts';
import { isOfKind, peopleHeader } from './row-ranges.ts';
import { sourcesOf } from './sources-of.ts';
import { namedMeasure, readingsOf } from './superlatives.ts';
import type { TableQuestion } from './table-question.ts';
import type { TableTask } from './table-task.ts';
import { extras } from './whom-words.ts';
import { isOfExtras, withoutSurcharges } from './without-surcharges.ts';
import {
  endSentence,
  fill,
  isPlainPrice,
  joinList,
  sayCell,
  sayColumn,
  sayName,
  sayNotes,
  sayPrices,
} from './write-rows.ts';

export function findExtreme(task: TableTask): FactAnswer | null {
  const { wanted, words } = task;
  const others = wanted.measure === '' ? [] : readingsOf(wanted.superlative ?? '', words);
  // What has a speed is the fastest by that, whatever else it takes.
  for (const reading of [...others.reverse(), wanted]) {
    const found = findByMeasure({ ...task, wanted: { ...wanted, ...pickReading(reading) } });
    if (found) return found;
  }
  return null;
}

/** "The top membership", "your best package": the dearest of a few that a list is called by. */
export function findTop(task: TableTask): FactAnswer | null {
  const { wanted, question, tables } = task;
  const [, word = ''] = topOne.exec(question.folded) ?? [];
  if (word === '' || !['price', 'value'].includes(wanted.wants)) return null;
  const terms = wanted.terms.filter((term) => term.word !== word && findPeriod(term.word) === null);
  if (terms.length === 0) return null;
  const tiers = tables.filter((table) => {
    const { explained, selecting } = filterRows({ ...wanted, terms, table });
    return (
      explained >= namedTiers &&
      selecting === 0 &&
      table.rows.length >= 2 &&
      table.rows.length <= mostTiers &&
      ownPrices(table).length > 0 &&
      table.rows.every(({ name }) => !wordsOf(name).includes(word))
    );
  });
  const [only, other] = tiers;
  if (!only || other) return null;
  const asked: TableQuestion = {
    ...wanted,
    terms,
    direction: 'max',
    measure: '',
    superlative: word,
  };
  return findByMeasure({ ...task, tables: [only], wanted: asked });
}

const namedTiers = 0.9;
/** A column that is said word for word tells its table from others. */
const phraseShare = 0.15;
const mostTiers = 6;
const topOne = withLanguages(
  'top-one',
  /(?<!\p{L})(?:your|the|ur|euer|eure[nrm]?|der|die|das|den|dem|el|la|vuestr[oa]|su|le|il)\s(top|best|premium|highest|biggest|fanciest|beste[nrs]?|teure|grosste[nrs]?|mejor|mayor|meilleure?|migliore|melhor)\s/u,
);

const pickReading = ({ direction, measure }: Pick<TableQuestion, 'direction' | 'measure'>) => ({
  direction,
  measure,
});

function findByMeasure(task: TableTask): FactAnswer | null {
  const { wanted, tables, words, speech } = task;
  // "The most people": the word says what is compared.
  const measured = new Set(wanted.measure.split(','));
  const onAll = wordsOf(wholeList.exec(task.question.folded)?.[0] ?? '');
  const terms = wanted.terms.filter(
    ({ word }) => (!measured.has(word) || wanted.terms.length === 1) && !onAll.includes(word),
  );
  const found = tables.flatMap((table) => {
    const [any] = table.rows;
    const phrase = any && wanted.measure === '' ? saidWhole(any, table.prices, wanted.said) : null;
    const narrowed = withOneColumn(filterRows({ ...wanted, terms, table }), wanted);
    const filtered =
      phrase !== null
        ? {
            ...narrowed,
            columns: [phrase],
            explained: Math.min(1, narrowed.explained + phraseShare),
          }
        : narrowed;
    const column = extremeColumn({ table, task, columns: filtered.columns });
    if (column < 0) return [];
    const columns =
      wanted.measure === '' && !filtered.columns.includes(column) ? ownPrices(table) : [column];
    const holding = holdingAll(filtered.rows, wanted);
    const own = wanted.measure === '' ? withoutSurcharges(holding, terms) : holding;
    // The cheapest pizza isn't one of the "Extras for your pizza".
    const isBeside = own.every(isOfExtras) && !terms.some(({ word }) => extras.test(word));
    if (wanted.measure === '' && isBeside) return [];
    const rows = own.filter((row) => columns.some((each) => row.amounts[each]));
    return rows.length > 0 ? [{ ...filtered, rows, column }] : [];
  });
  const several = pickTable(found.filter(({ rows }) => rows.length > 1));
  const any = pickTable(found);
  // "The dearest one from Spain" may be the only one; a list that doesn't know Spain can't tell.
  const isOnlyKnown =
    several && any?.isKind && !several.isKind && any.explained > several.explained + 0.1;
  const best = isOnlyKnown ? any : (several ?? any);
  const isKnown = (one: Filtered | null): one is Filtered =>
    one !== null && one.explained >= 0.6 && one.missed < 0.6;
  const across = isKnown(any) && any.rows.length === 1 ? extremeOption(task, any) : null;
  if (across && any !== several) return across;
  if (!best || !isKnown(best)) return null;
  // Without a column named, the first price of each row counts: what seniors or whole boxes cost is another question. The
  // highest price may be that of a larger size or a better season.
  const isNamed = wanted.measure !== '' || best.columns.includes(best.column);
  const isPlain = isPlainPrice(sayColumn(best.rows[0] as OpenRow, best.column));
  const columns = isNamed || isPlain ? [best.column] : ownPrices(best.table);
  const priced = best.rows.filter(({ amounts }) => amounts[columns[0] ?? -1]);
  const isUsual =
    wanted.direction === 'min' &&
    columns.length > 1 &&
    priced.length >= best.rows.length * usualShare;
  const extremeOf = (row: OpenRow): { column: number; value: number } => {
    const amounts = columns.flatMap((column) => {
      const amount = row.amounts[column];
      if (!amount) return [];
      return [{ column, value: wanted.direction === 'min' ? amount.value : amount.highest }];
    });
    // What has no price of the usual kind can't be compared with what has one.
    if (isUsual && amounts[0]?.column !== columns[0]) return { column: -1, value: Number.NaN };
    const first = amounts.find(({ value }) => value > 0) ?? amounts[0];
    if (!first) return { column: -1, value: Number.NaN };
    if (wanted.direction === 'min' || holdsSpans(best.table)) return first;
    return amounts
      .filter(({ column }) => !packHeader.test(sayColumn(row, column)))
      .reduce((a, b) => (b.value > a.value ? b : a), first);
  };
  const extremeValue = (row: OpenRow): number => extremeOf(row).value;
  const values = best.rows.map(extremeValue).filter((value) => !Number.isNaN(value));
  // What is free is no cheap one; no beds are the fewest.
  const positive = wanted.measure === '' ? values.filter((value) => value > 0) : values;
  const target =
    wanted.direction === 'min'
      ? Math.min(...(positive.length > 0 ? positive : values))
      : Math.max(...values);
  const winners = best.rows.filter((row) => extremeValue(row) === target);
  const [first] = winners;
  if (!first || winners.length > mostListed) return null;
  const name = joinList(winners.map(sayName), words.templates.and);
  const { column } = extremeOf(first);
  const shown =
    winners.length === 1 && leadsEverywhere({ row: first, rows: best.rows, columns, wanted })
      ? columns
      : [column];
  const price =
    columns.length > 1
      ? shown
          .map((each) => `${sayCell(first, each, speech)} (${sayColumn(first, each)})`)
          .join(', ')
      : sayCell(first, column, speech);
  const template = wanted.measure
    ? words.templates.extreme
    : wanted.direction === 'min'
      ? words.templates.cheapest
      : words.templates.dearest;
  const main = endSentence(fill(template, { name, price, column: sayColumn(first, column) }));
  // "What do I get in the largest one?"
  const contents =
    winners.length === 1 && asksForContents(task.question.folded)
      ? sayContents(first, speech)
      : null;
  const notes = contents ?? (winners.length === 1 ? sayNotes(first) : '');
  // "The smallest one, for two weeks?" also asks what that costs.
  const isPriced =
    wanted.measure !== '' &&
    winners.length === 1 &&
    (wanted.asksPrice ||
      best.columns.some((each) => best.table.prices.includes(each)) ||
      wanted.figures.some(({ kind }) => kind === 'time'));
  const cost =
    isPriced && priceColumns(first, wanted).some((each) => first.amounts[each])
      ? endSentence(
          fill(words.templates.costs, {
            name: sayName(first),
            price: sayPrices({ row: first, columns: priceColumns(first, wanted), speech }),
          }),
        )
      : '';
  return {
    text: [main, cost, notes].filter(Boolean).join(' '),
    cited: sourcesOf(winners),
    certainty:
      (certaintyOf(best.explained) * noteShare(best) - (best.rows.length === 1 ? 0.3 : 0)) *
      (onAll.length === 0 && isOfAnything(task, best) ? anythingShare : 1),
    understood: `${wanted.direction === 'min' ? 'lowest' : 'highest'} ${wanted.measure || 'price'} of ${best.rows.length} rows`,
  };
}

/** "The smallest one for 40 people": of those that say how many they hold, the ones that hold so many. */
function holdingAll(rows: readonly OpenRow[], { figures }: TableQuestion): readonly OpenRow[] {
  const asked = figures.filter(({ kind }) => ['people', 'weight'].includes(kind));
  const limits = (row: OpenRow): FigureRange[] =>
    row.ranges.filter((range) => range.isMost && asked.some((figure) => isOfKind(figure, range)));
  if (asked.length === 0 || rows.filter((row) => limits(row).length > 0).length < 2) return rows;
  return rows.filter((row) => {
    const own = limits(row);
    return own.length > 0 && asked.every(({ value }) => own.some(({ to }) => to >= value));
  });
}

/** "On the whole price list": nothing of it names a row. */
const wholeList = withLanguages(
  'whole-list',
  /(?<!\p{L})(?:whole|entire|full|complete|ganze[nrs]?|gesamte[nrs]?|kompletten?|toda|entera|entiere|intera|inteira|hele|cale[jg]?o?)\s(?:price ?)?(?:list|menu|range|catalogue|catalog|shop|store|preisliste|liste|karte|speisekarte|sortiment|lista|carta|carte|listino|prijslijst|cennik)(?!\p{L})/u,
);

/** "In which class is the test cheapest?": one row, and options that each have their own price. */
function extremeOption(
  { wanted, words, speech }: TableTask,
  { rows: [row], table, explained, columns: named }: Filtered,
): FactAnswer | null {
  const options = table.prices.filter((column) => row?.amounts[column]);
  if (!row || wanted.measure !== '' || options.length < leastOptions || holdsSpans(table))
    return null;
  if (named.some((column) => table.prices.includes(column))) return null;
  const priceAt = (column: number): number => row.amounts[column]?.value ?? 0;
  const values = options.map(priceAt);
  const target = wanted.direction === 'min' ? Math.min(...values) : Math.max(...values);
  const winners = options.filter((column) => priceAt(column) === target);
  const [first] = winners;
  if (first === undefined || winners.length > mostShown) return null;
  const { cheapest, dearest, and } = words.templates;
  const name = `${sayName(row)}, ${joinList(
    winners.map((column) => sayColumn(row, column)),
    and,
  )}`;
  return {
    text: endSentence(
      fill(wanted.direction === 'min' ? cheapest : dearest, {
        name,
        price: sayCell(row, first, speech),
      }),
    ),
    cited: sourcesOf([row]),
    certainty: certaintyOf(explained),
    understood: `${wanted.direction === 'min' ? 'lowest' : 'highest'} price of ${options.length} columns`,
  };
}

const leastOptions = 3;

/** "Covered" and "Open air": a row that is the cheapest by each of a few prices is said with all of them. */
function leadsEverywhere({
  row,
  rows,
  columns,
  wanted,
}: {
  row: OpenRow;
  rows: readonly OpenRow[];
  columns: readonly number[];
  wanted: TableQuestion;
}): boolean {
  const sign = wanted.direction === 'min' ? 1 : -1;
  return (
    columns.length > 1 &&
    columns.length <= mostShown &&
    columns.every((column) => {
      const own = row.amounts[column];
      return (
        own &&
        rows.every(
          ({ amounts }) => !amounts[column] || (amounts[column].value - own.value) * sign >= 0,
        )
      );
    })
  );
}

const mostShown = 3;
const usualShare = 0.6;

/** The column that is compared: the named one, the measure's, or the first price. */
function extremeColumn({
  table,
  task,
  columns,
}: {
  table: OpenTable;
  task: TableTask;
  columns: readonly number[];
}): number {
  const { wanted } = task;
  if (wanted.measure !== '') {
    const isMeasured = (column: number): boolean =>
      ['number', 'duration', 'price'].includes(table.table.columns[column]?.role ?? '');
    const behind = columnBehind(task, table);
    if (behind >= 0) return behind;
    if (wanted.measure === namedMeasure) return columns.find(isMeasured) ?? -1;
    const [row] = table.rows;
    const said = row ? saidColumn(row, wanted) : -1;
    if (said >= 0) return said;
    const words = wanted.measure.split(',');
    const people = countsPeople(task) ? table.table.columns.findIndex(isOfPeople(table)) : -1;
    if (people >= 0) return people;
    const durations = table.table.columns.flatMap(({ role }, column) =>
      role === 'duration' ? [column] : [],
    );
    const found = table.table.columns.findIndex(({ name, role }) => {
      const folded = ` ${fold(name.replace(/[_()]/g, ' ')).replace(/\s+/g, ' ')} `;
      return (
        ['number', 'duration', 'price'].includes(role) &&
        words.some((word) => folded.includes(` ${word} `))
      );
    });
    if (found >= 0) return found;
    // A column of times needs no name that says so.
    const [only = -1] = durations;
    if (durations.length === 1 && words.some((word) => word.startsWith('min'))) return only;
    // "8 m²" is a size although its column holds texts.
    return sizeColumn(table, words);
  }
  const named = columns.filter((column) => table.prices.includes(column));
  return named[0] ?? ownPrices(table)[0] ?? -1;
}

/** "The most people": a column that counts them, not any size. */
const countsPeople = ({ question, wanted }: TableTask): boolean => {
  const [, tail = ''] = question.folded.split(wanted.superlative ?? '\n');
  return findUnit(wordsOf(tail)[0] ?? '')?.kind === 'people';
};

const isOfPeople =
  ({ rows }: OpenTable) =>
  ({ name, role }: { name: string; role: string }, column: number): boolean =>
    role === 'number' && peopleHeader.test(name) && rows.some(({ amounts }) => amounts[column]);

/** "The smallest crew", "the highest top speed": what stands right behind the superlative names the column. */
function columnBehind({ wanted, question }: TableTask, table: OpenTable): number {
  const [, tail = ''] = question.folded.split(wanted.superlative ?? '\n');
  const [next = ''] = wordsOf(tail);
  const own = wanted.terms.filter(
    (term) =>
      term.word.split(' ')[0] === next &&
      // "The largest crate" over a column called "Crate": what is listed, not the price "per crate".
      (fitColumns(term, table)[table.name] ?? 0) < namedFit,
  );
  return table.table.columns.findIndex(
    ({ role }, column) =>
      ['number', 'duration', 'price'].includes(role) &&
      column !== table.name &&
      own.some((term) => (fitColumns(term, table)[column] ?? 0) >= namedFit) &&
      table.rows.some(({ amounts }) => amounts[column]),
  );
}

/** "1 day", "3 days", "Week": longer ones cost more whatever they are for. */
const holdsSpans = ({ table, prices }: OpenTable): boolean =>
  prices.filter((column) =>
    wordsOf(table.columns[column]?.name ?? '').some((word) => findPeriod(word) !== null),
  ).length > 1;

const packHeader =
  /(?<!\p{L})(?:box|case|pair|couple|paar|pareja|paire|coppia|pack|carton|crate|dozen|bundle|karton|kiste|packung|dutzend|caja|pack|docena|carton|caisse|lot|douzaine|cartone|cassa|confezione|dozzina|caixa|duzia|dúzia|doos|krat|dozijn|skrzynka|opakowanie|tuzin|\d{1,3}\s?(?:er|x|×))(?!\p{L})/iu;

function sizeColumn(table: OpenTable, words: readonly string[]): number {
  return table.table.columns.findIndex(({ name }, column) => {
    const header = ` ${fold(name)} `;
    if (!words.some((word) => header.includes(` ${word} `))) return false;
    return table.rows.every(({ amounts }) => amounts[column] !== null);
  });
}

import type { FactAnswer, FactSource } from '#server/engine/facts/fact-answer.ts';
import { fold } from '#server/engine/index/analyse.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { saysPhrase } from '#server/engine/understand/phrases.ts';
import { holdsTerm, type Question, type QuestionTerm } from '#server/engine/understand/question.ts';
import { findPrices, formatAmount } from './amount.ts';
import { answerChoice } from './compare-rows.ts';
import { indexesOf, type OpenRow, type OpenTable } from './open-table.ts';
import {
  affirmative,
  type Filtered,
  filterRows,
  isForAge,
  matchRows,
  type RowMatch,
} from './select-rows.ts';
import { readTableQuestion, type TableQuestion } from './table-question.ts';
import {
  endSentence,
  fill,
  joinList,
  type Speech,
  sayCell,
  sayColumn,
  sayName,
  sayNotes,
  sayPrices,
} from './write-rows.ts';

export type TableTask = {
  question: Question;
  wanted: TableQuestion;
  tables: readonly OpenTable[];
  words: QuestionWords;
  speech: Speech;
};

/** Looks up, lists, counts, compares and adds what tables hold; null when they don't hold what is asked. */
export function answerTable({
  question,
  before,
  tables,
  words,
}: {
  question: Question;
  /** The question before it, when this one leans on it. */
  before: Question | null;
  tables: readonly OpenTable[];
  words: QuestionWords;
}): FactAnswer | null {
  if (tables.length === 0) return null;
  const own = readTableQuestion(question, words);
  const earlier = before ? readTableQuestion(before, words) : null;
  const speech = { templates: words.templates, language: question.language };
  if (earlier) {
    const about = answerAboutEarlier({
      task: { question, wanted: own, tables, words, speech },
      earlier,
    });
    if (about) return about;
  }
  const wanted = earlier ? leanOn({ own, before: earlier, tables }) : own;
  const task: TableTask = { question, wanted, tables, words, speech };
  switch (wanted.wants) {
    case 'compare':
    case 'sum':
      return answerChoice(task);
    case 'extreme':
      return findExtreme(task);
    case 'count':
      return countRows(task);
    case 'list':
      return listRows(task) ?? (wanted.limit ? null : lookUp(task));
    default:
      return lookUp(task);
  }
}

/** "Is there alcohol in it?": the row the earlier question was about, and what this one asks of it. */
function answerAboutEarlier({
  task,
  earlier,
}: {
  task: TableTask;
  earlier: TableQuestion;
}): FactAnswer | null {
  const { wanted, tables, words, speech, question } = task;
  if (!['price', 'value', 'count', 'list'].includes(wanted.wants) || wanted.limit) return null;
  if (wanted.terms.some((term) => namesRow(term, tables))) return null;
  const best = findBest({
    tables,
    terms: [...earlier.terms, ...earlier.neutral],
    age: earlier.age,
  });
  const [top] = best;
  const names = new Set(best.map(({ row }) => sayName(row)));
  if (!top || top.explained < 0.55 || names.size > 1) return null;
  const { row } = top;
  const columns = valueColumns({ row, wanted, words, question });
  const certainty = Math.min(0.9, certaintyOf(top.explained));
  const understood = `${wanted.asksPrice ? 'price' : 'what is listed'} of ${sayName(row)}`;
  const cited = sourcesOf([row]);
  if (wanted.asksPrice)
    return { text: sayPriceOf({ row, task, alone: true }), cited, certainty, understood };
  if (columns.length === 0) return null;
  const lead = wanted.asksYesNo ? yesOrNo({ row, columns, wanted, words }) : '';
  const values = columns
    .map((column) => sayValue({ row, column, words, speech }))
    .map(endSentence)
    .join(' ');
  return { text: lead ? `${lead}, ${values}` : values, cited, certainty, understood };
}

/** Whether a term is the name of something in a table, not only a word somewhere in it. */
function namesRow(term: QuestionTerm, tables: readonly OpenTable[]): boolean {
  return tables.some((table) =>
    table.rows.some((row) => holdsTerm(term, row.stems[table.name] ?? noStems) === 1),
  );
}

/**
 * "And to Norway?" keeps what the earlier question wanted and replaces what it named; "how much is that?" keeps what it
 * named and asks for something else.
 */
function leanOn({
  own,
  before,
  tables,
}: {
  own: TableQuestion;
  before: TableQuestion;
  tables: readonly OpenTable[];
}): TableQuestion {
  const isNamed = own.terms.some((term) => namesRow(term, tables));
  const kept = before.terms.filter((term) => {
    if (own.terms.some(({ word }) => word === term.word)) return false;
    if (!isNamed) return true;
    return !tables.some((table) =>
      table.rows.some((row) => holdsTerm(term, row.stems[table.name] ?? noStems) > 0),
    );
  });
  const asksPrice = own.asksPrice || (before.asksPrice && own.wants === 'value' && isNamed);
  const terms = [
    ...own.terms,
    ...kept.map((term) => ({ ...term, information: term.information * 0.7 })),
  ];
  const wants = own.wants === 'value' && asksPrice ? 'price' : own.wants;
  return { ...own, terms, asksPrice, wants, age: own.age ?? before.age };
}

const noStems: ReadonlySet<string> = new Set();

/** So many different things are listed; more are asked back or cut. */
const mostListed = 5;
const mostItems = 14;

/** Rows that fit about as well as the best one, and the names they have. */
export function findBest({
  tables,
  terms,
  age,
}: {
  tables: readonly OpenTable[];
  terms: readonly QuestionTerm[];
  age: number | null;
}): RowMatch[] {
  const all = tables
    .flatMap((table) => matchRows({ table, terms, age }))
    .sort((a, b) => b.score - a.score);
  const [highest] = all;
  if (!highest) return [];
  // The same name in two lists: the longer list is the usual one.
  const best = all
    .filter(({ score }) => score >= highest.score - 0.04)
    .reduce((a, b) => (b.row.table.rows.length > a.row.table.rows.length ? b : a));
  return all.filter(
    (match) => match.row.table === best.row.table && match.score >= best.score - 0.06,
  );
}

/** Turns how much of a question was found into how likely the answer is right. */
export function certaintyOf(explained: number): number {
  return Math.max(0, Math.min(0.95, 1.3 * explained - 0.33));
}

function lookUp(task: TableTask): FactAnswer | null {
  const { wanted, speech } = task;
  if (wanted.terms.length === 0) return null;
  // What something costs is not in a table without prices.
  const tables = wanted.asksPrice
    ? task.tables.filter(({ prices }) => prices.length > 0)
    : task.tables;
  const best = findBest({ tables, terms: [...wanted.terms, ...wanted.neutral], age: wanted.age });
  const [top] = best;
  if (!top) return null;
  const rows = best.map(({ row }) => row);
  const names = new Set(rows.map(sayName));
  const places = [...top.matched.values()];
  const inName = places.includes('name') || places.includes('category');
  const missing = missingInformation(top, wanted.terms);
  const certainty =
    certaintyOf(top.explained) -
    (inName ? 0 : wanted.asksPrice ? 0.3 : 0.5) -
    (names.size > 1 ? 0.05 : 0) -
    missing * 0.25;
  const understood = `${wanted.asksPrice ? 'price' : 'details'} of ${[...names].slice(0, 3).join(', ')}`;
  if (wanted.asksPrice) {
    if (names.size > mostListed)
      return askBack({ task, rows, certainty: certainty - 0.15, understood });
    const shown = rows.slice(0, mostListed);
    const text = shown.map((row) => sayPriceOf({ row, task, alone: names.size === 1 })).join(' ');
    const isPriced = shown.some(
      (row) => priceColumns(row, wanted.terms).length > 0 || sayNotes(row) !== '',
    );
    return {
      text,
      cited: sourcesOf(shown),
      certainty: isPriced ? certainty : certainty * 0.5,
      understood,
    };
  }
  return sayValues({ task, best, certainty, understood, speech });
}

/** The most telling word of the question itself that the row doesn't have: it may be the very thing that is asked. */
function missingInformation(match: RowMatch, terms: readonly QuestionTerm[]): number {
  const missing = terms.filter((term) => {
    if (term.isContext || match.matched.has(term)) return false;
    return (
      term.pieces.length === 0 ||
      !term.pieces.some((piece) =>
        [...match.matched.keys()].some(({ word }) => word === piece.word),
      )
    );
  });
  return Math.max(0, ...missing.map(({ information }) => information));
}

/** One row's price as a sentence, with its conditions and an extra that the question names. */
export function sayPriceOf({
  row,
  task: { wanted, speech, words },
  alone,
}: {
  row: OpenRow;
  task: TableTask;
  alone: boolean;
}): string {
  const columns = priceColumns(row, wanted.terms);
  const prices = sayPrices({ row, columns, speech });
  const notes = alone ? sayNotes(row) : '';
  const name = sayName(row);
  if (prices === '')
    return [
      endSentence(notes ? `${name}: ${notes}` : fill(words.templates.noPrice, { name })),
    ].join(' ');
  const extra = alone ? sayExtra({ row, column: columns[0] ?? -1, wanted, speech }) : '';
  return [endSentence(fill(words.templates.costs, { name, price: prices })), notes, extra]
    .filter(Boolean)
    .join(' ');
}

/** The price columns a question names, else all that are filled. */
export function priceColumns(row: OpenRow, terms: readonly QuestionTerm[]): number[] {
  const { prices, columnStems, name } = row.table;
  const filled = prices.filter((column) => (row.cells[column] ?? '') !== '');
  const scores = filled.map((column) =>
    terms.reduce((sum, term) => {
      const inName = holdsTerm(term, row.stems[name] ?? new Set());
      const inColumn = holdsTerm(term, columnStems[column] ?? new Set());
      return sum + (inName > 0 ? 0 : inColumn * term.information);
    }, 0),
  );
  const best = Math.max(0, ...scores);
  return best === 0 ? filled : filled.filter((_, index) => scores[index] === best);
}

/** "With oat milk +0.40" when oat milk was asked for: the sum is worked out. */
function sayExtra({
  row,
  column,
  wanted,
  speech,
}: {
  row: OpenRow;
  column: number;
  wanted: TableQuestion;
  speech: Speech;
}): string {
  const base = row.amounts[column];
  if (!base) return '';
  for (const index of indexesOf(row.table.table, 'note')) {
    const note = row.cells[index] ?? '';
    const found = /\+\s?(?:[€£$]\s?)?(\d+(?:[.,]\d{1,2})?)/.exec(note);
    if (!found?.[1]) continue;
    const before = fold(note.slice(0, found.index));
    const isAsked = wanted.terms.some(
      (term) =>
        holdsTerm(term, row.stems[row.table.name] ?? new Set()) === 0 &&
        holdsTerm(term, row.stems[index] ?? new Set()) > 0 &&
        before.length > 0,
    );
    if (!isAsked) continue;
    const added = findPrices(`${found[1]} €`)[0]?.amount.value ?? 0;
    const total = formatAmount(base.value + added, sayCell(row, column, speech));
    return endSentence(capitalize(fill(speech.templates.withExtra, { total })));
  }
  return '';
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function askBack({
  task,
  rows,
  certainty,
  understood,
}: {
  task: TableTask;
  rows: readonly OpenRow[];
  certainty: number;
  understood: string;
}): FactAnswer | null {
  const { speech } = task;
  const items = rows.slice(0, mostItems).map((row) => {
    const prices = sayPrices({
      row,
      columns: priceColumns(row, task.wanted.terms).slice(0, 1),
      speech,
    });
    return prices ? `${sayName(row)} (${prices})` : sayName(row);
  });
  if (rows.length > mostItems) return null;
  return {
    text: endSentence(joinList(items, speech.templates.and)),
    cited: sourcesOf(rows),
    certainty,
    understood,
    options: rows.slice(0, 4).map((row) => sayName(row)),
  };
}

function sayValues({
  task,
  best,
  certainty,
  understood,
  speech,
}: {
  task: TableTask;
  best: readonly RowMatch[];
  certainty: number;
  understood: string;
  speech: Speech;
}): FactAnswer | null {
  const { wanted, words, question } = task;
  const statements: string[] = [];
  const used: OpenRow[] = [];
  for (const { row } of best.slice(0, mostListed)) {
    const columns = valueColumns({ row, wanted, words, question });
    if (columns.length === 0) continue;
    used.push(row);
    const values = columns.map((column) => sayValue({ row, column, words, speech }));
    const lead = wanted.asksYesNo ? yesOrNo({ row, columns, wanted, words }) : '';
    const text = values.map(endSentence).join(' ');
    statements.push(lead ? `${lead}, ${text}` : text);
  }
  const [first] = best;
  if (statements.length === 0) {
    // "What's a cleaning for a child?" asks for everything the row says.
    const names = new Set(best.map(({ row }) => sayName(row)));
    if (
      !first ||
      names.size > 3 ||
      first.named < 0.5 ||
      wanted.asksYesNo ||
      saysHowLong(task.question, words)
    )
      return null;
    if (!best.some(({ row }) => priceColumns(row, wanted.terms).length > 0 || sayNotes(row) !== ''))
      return null;
    return {
      text: best
        .slice(0, 3)
        .map(({ row }) => sayPriceOf({ row, task, alone: names.size === 1 }))
        .join(' '),
      cited: sourcesOf(best.slice(0, 3).map(({ row }) => row)),
      certainty: certainty - 0.1,
      understood,
    };
  }
  return {
    text: statements.join(' '),
    cited: sourcesOf(used),
    certainty: certainty - 0.05,
    understood: understood.replace(/^details/, 'what is listed'),
  };
}

function sayValue({
  row,
  column,
  words,
  speech,
}: {
  row: OpenRow;
  column: number;
  words: QuestionWords;
  speech: Speech;
}): string {
  const name = sayName(row);
  const value = sayCell(row, column, speech);
  const role = row.table.table.columns[column]?.role;
  if (role === 'note' || role === 'text') return `${name}: ${value}`;
  return fill(words.templates.column, { column: sayColumn(row, column), name, value });
}

/** The columns whose header or content a question names besides the row itself. */
function valueColumns({
  row,
  wanted,
  words,
  question,
}: {
  row: OpenRow;
  wanted: TableQuestion;
  words: QuestionWords;
  question: Question;
}): number[] {
  const { table, name, columnStems } = row.table;
  const rest = wanted.terms.filter((term) => holdsTerm(term, row.stems[name] ?? new Set()) === 0);
  const columns = new Set<number>();
  for (const [index, { role }] of table.columns.entries()) {
    if (index === name || (row.cells[index] ?? '') === '' || role === 'code') continue;
    const isNamed = rest.some((term) => holdsTerm(term, columnStems[index] ?? new Set()) > 0);
    const isHeld =
      role !== 'category' &&
      rest.some((term) => holdsTerm(term, row.stems[index] ?? new Set()) > 0);
    const isDuration = isDurationColumn(row, index) && saysHowLong(question, words);
    const isAsked = askedHeaders.some(
      ({ asked, header }) =>
        asked.test(question.folded) && header.test(table.columns[index]?.name ?? ''),
    );
    if (isNamed || isHeld || isDuration || isAsked) columns.add(index);
  }
  return [...columns].slice(0, 3);
}

const saysHowLong = (question: Question, words: QuestionWords): boolean =>
  saysPhrase(question.folded, words.howLong);

const durationHeader =
  /\b(?:time|duration|length|minutes|min|hours|turnaround|takes|dauer|zeit|minuten|lieferzeit|duraci[oó]n|tiempo|minutos|plazo|dur[ée]e|d[ée]lai|durata|tempo|duração|prazo|duur|levertijd|czas|delivery)\b/i;

function isDurationColumn(row: OpenRow, index: number): boolean {
  const { name, role } = row.table.table.columns[index] ?? { name: '', role: 'text' };
  return role === 'duration' || (['number', 'text'].includes(role) && durationHeader.test(name));
}

/** Question words and the headers of the columns that answer them. */
const askedHeaders: { asked: RegExp; header: RegExp }[] = [
  {
    asked: /^(?:and )?(?:who|whos|whose|wer|wem|quien|qui|chi|quem|wie|kto)\b/,
    header:
      /^(?:teacher|instructor|with|who|trainer|coach|guide|stylist|led by|lehrer\w*|leitung|kursleit\w*|profesor\w*|con|monitor\w*|professeur|insegnante|docent|prowadz\w*)\b/i,
  },
  {
    asked: /\b(?:where|whereabouts|wo|donde|ou|dove|onde|waar|gdzie)\b/,
    header:
      /^(?:where|place|location|room|venue|meeting point|ort|raum|treffpunkt|lugar|sala|lieu|salle|luogo|local|plaats|zaal|miejsce)\b/i,
  },
  {
    asked:
      /\b(?:when|what time|what day|which day|wann|um wie viel uhr|cuando|a que hora|quand|a quelle heure|quando|a che ora|wanneer|hoe laat|kiedy|o ktorej)\b/,
    header:
      /^(?:when|time|times|start|starts|day|days|date|dates|wann|zeit|beginn|tag|datum|termin\w*|hora\w*|d[ií]as?|fecha\w*|quand|heure|jour|date|orario|giorno|data|horário|dia|wanneer|tijd|dag|godzina|dzień)\b/i,
  },
];

const negative = /^(?:no|nein|non|não|nee|nie|–|-|—|✗)$/i;

function yesOrNo({
  row,
  columns,
  wanted,
  words,
}: {
  row: OpenRow;
  columns: readonly number[];
  wanted: TableQuestion;
  words: QuestionWords;
}): string {
  for (const column of columns) {
    const cell = row.cells[column] ?? '';
    if (affirmative.test(cell)) return words.templates.yes;
    if (negative.test(cell)) return words.templates.no;
    const asked = wanted.terms.filter(
      (term) => holdsTerm(term, row.stems[column] ?? new Set()) > 0,
    );
    if (asked.length === 0) continue;
    const isDenied = asked.some(
      (term) => row.denied[column] && holdsTerm(term, row.denied[column]) > 0,
    );
    return isDenied ? words.templates.no : words.templates.yes;
  }
  return '';
}

function findExtreme(task: TableTask): FactAnswer | null {
  const { wanted, tables, words, speech } = task;
  const found = tables.flatMap((table) => {
    const filtered = filterRows({ table, terms: wanted.terms, excluded: wanted.excluded });
    const column = extremeColumn({ table, wanted, columns: filtered.columns });
    if (column < 0) return [];
    const columns =
      wanted.measure === '' && !filtered.columns.includes(column) ? table.prices : [column];
    const rows = filtered.rows.filter((row) => columns.some((each) => row.amounts[each]));
    return rows.length > 0 ? [{ ...filtered, rows, column }] : [];
  });
  const best = pickTable(found);
  if (!best || best.explained < 0.6) return null;
  // Without a column named, the lowest and the highest of all prices count.
  const isNamed = wanted.measure !== '' || best.columns.includes(best.column);
  const columns = isNamed ? [best.column] : best.table.prices;
  const extremeOf = (row: OpenRow): { column: number; value: number } => {
    const amounts = columns.flatMap((column) => {
      const amount = row.amounts[column];
      if (!amount) return [];
      return [{ column, value: wanted.direction === 'min' ? amount.value : amount.highest }];
    });
    const positive = amounts.filter(({ value }) => value > 0);
    const list = positive.length > 0 ? positive : amounts;
    return list.reduce(
      (a, b) => ((wanted.direction === 'min' ? b.value < a.value : b.value > a.value) ? b : a),
      list[0] ?? { column: -1, value: Number.NaN },
    );
  };
  const extremeValue = (row: OpenRow): number => extremeOf(row).value;
  const values = best.rows.map(extremeValue).filter((value) => !Number.isNaN(value));
  const positive = values.filter((value) => value > 0);
  const target =
    wanted.direction === 'min'
      ? Math.min(...(positive.length > 0 ? positive : values))
      : Math.max(...values);
  const winners = best.rows.filter((row) => extremeValue(row) === target);
  const [first] = winners;
  if (!first || winners.length > mostListed) return null;
  const name = joinList(winners.map(sayName), words.templates.and);
  const { column } = extremeOf(first);
  const price =
    columns.length > 1
      ? `${sayCell(first, column, speech)} (${sayColumn(first, column)})`
      : sayCell(first, column, speech);
  const template = wanted.measure
    ? words.templates.extreme
    : wanted.direction === 'min'
      ? words.templates.cheapest
      : words.templates.dearest;
  const main = endSentence(fill(template, { name, price, column: sayColumn(first, column) }));
  const notes = winners.length === 1 ? sayNotes(first) : '';
  return {
    text: [main, notes].filter(Boolean).join(' '),
    cited: sourcesOf(winners),
    certainty: certaintyOf(best.explained) - (best.rows.length === 1 ? 0.3 : 0),
    understood: `${wanted.direction === 'min' ? 'lowest' : 'highest'} ${wanted.measure || 'price'} of ${best.rows.length} rows`,
  };
}

/** The column that is compared: the named one, the measure's, or the first price. */
function extremeColumn({
  table,
  wanted,
  columns,
}: {
  table: OpenTable;
  wanted: TableQuestion;
  columns: readonly number[];
}): number {
  if (wanted.measure !== '') {
    const words = wanted.measure.split(',');
    return table.table.columns.findIndex(({ name, role }) => {
      const folded = ` ${fold(name.replace(/[_()]/g, ' ')).replace(/\s+/g, ' ')} `;
      return (
        ['number', 'duration', 'price'].includes(role) &&
        words.some((word) => folded.includes(` ${word} `))
      );
    });
  }
  const named = columns.filter((column) => table.prices.includes(column));
  return named[0] ?? table.prices[0] ?? -1;
}

/** The table that explains most of the question; of equal ones the larger. */
function pickTable<T extends Filtered>(found: readonly T[]): T | null {
  return (
    [...found].sort(
      (a, b) =>
        b.explained - a.explained ||
        b.selecting - a.selecting ||
        b.table.rows.length - a.table.rows.length,
    )[0] ?? null
  );
}

function countRows(task: TableTask): FactAnswer | null {
  const { wanted, words } = task;
  const best = select(task);
  if (!best || best.explained < 0.7 || best.rows.length < 2) return null;
  if (best.selecting === 0 && best.columns.length === 0 && !wanted.isExact) return null;
  const names = distinctNames(best.rows);
  const items = cutItems(names, words);
  return {
    text: endSentence(fill(words.templates.count, { count: best.rows.length, items })),
    cited: sourcesOf(best.rows),
    certainty: certaintyOf(best.explained),
    understood: `number of rows: ${best.rows.length}`,
  };
}

function listRows(task: TableTask): FactAnswer | null {
  const { wanted, words, speech } = task;
  const best = select(task);
  if (!best || best.rows.length === 0 || best.explained < 0.6) return null;
  const isFiltered = best.selecting > 0 || best.rows.length < best.table.rows.length;
  if (!isFiltered && !wanted.limit && !wanted.onSale && !wanted.certainDays) return null;
  if (best.rows.length > 40 || best.rows.length === best.table.rows.length) return null;
  const items = new Map<string, string>();
  for (const row of best.rows) {
    const prices = sayPrices({ row, columns: priceColumns(row, wanted.terms).slice(0, 2), speech });
    const name = row.name;
    if (!items.has(name))
      items.set(name, prices ? `${name} (${prices.replace(/[()]/g, '')})` : name);
  }
  return {
    text: endSentence(fill(words.templates.list, { items: cutItems([...items.values()], words) })),
    cited: sourcesOf(best.rows),
    certainty: certaintyOf(best.explained) - (best.rows.length === 1 ? 0.05 : 0),
    understood: `list of ${best.rows.length} rows`,
  };
}

function select(task: TableTask): Filtered | null {
  const { wanted, tables } = task;
  const found = tables.flatMap((table) => {
    const filtered = filterRows({ table, terms: wanted.terms, excluded: wanted.excluded });
    const price =
      filtered.columns.find((column) =>
        ['price', 'number', 'duration'].includes(table.table.columns[column]?.role ?? ''),
      ) ??
      table.prices[0] ??
      -1;
    let { rows } = filtered;
    if (wanted.limit && price < 0) return [];
    if (wanted.limit) {
      const { below, value } = wanted.limit;
      rows = rows.filter((row) => {
        const amount = row.amounts[price];
        return amount && (below ? amount.value < value : amount.value > value);
      });
    }
    for (const column of filtered.columns) {
      // "What can a junior do?": what has something in the junior's column.
      if (table.prices.includes(column) && wanted.wants === 'list')
        rows = rows.filter((row) => (row.cells[column] ?? '') !== '');
    }
    if (wanted.age !== null) rows = rows.filter((row) => isForAge(row, wanted.age ?? 0));
    if (wanted.isExact) rows = rows.filter((row) => row.amounts[price]?.value === 0);
    if (wanted.onSale) {
      const sale = table.columnStems.findIndex((stems) =>
        ['sale', 'offer', 'reduc', 'angebot', 'ofert'].some((stem) => stems.has(stem)),
      );
      if (sale < 0) return [];
      rows = rows.filter((row) => (row.cells[sale] ?? '') !== '');
    }
    if (wanted.certainDays)
      rows = rows.filter((row) =>
        row.cells.some((cell, index) => index !== table.name && weekday.test(cell)),
      );
    return [{ ...filtered, rows }];
  });
  return pickTable(found.filter(({ rows }) => rows.length > 0));
}

const weekday =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?\b|\b(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)\b/i;

const distinctNames = (rows: readonly OpenRow[]): string[] => {
  const names = rows.map(sayName);
  return [...new Set(names)];
};

function cutItems(items: readonly string[], words: QuestionWords): string {
  if (items.length <= mostItems) return joinList(items, words.templates.and);
  const more = fill(words.templates.more, { count: items.length - mostItems });
  return `${items.slice(0, mostItems).join(', ')} ${more}`;
}

export function sourcesOf(rows: readonly OpenRow[]): FactSource[] {
  return rows
    .slice(0, mostItems)
    .flatMap(({ table: { documentId }, block, blocks }) =>
      (blocks ?? [block]).map((each) => ({ documentId, block: each })),
    );
}

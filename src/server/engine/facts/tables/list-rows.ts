import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { isLinkWord } from '#server/engine/language/aside-words.ts';
import { findUnit } from '#server/engine/language/measure-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { findPhrase } from '#server/engine/understand/phrases.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import { noValue } from './assign-roles.ts';
import { isCountedInColumn } from './counted-in-column.ts';
import { asksWhichDays, saysDay } from './days-of.ts';
import { asksForContents } from './describe-row.ts';
import type { Filtered } from './filter-rows.ts';
import { certaintyOf } from './find-best.ts';
import { isAboutAllergy, listAllergen, listToAvoid } from './list-allergens.ts';
import { cutItems, distinctNames } from './list-items.ts';
import { loneShare } from './lone-row.ts';
import type { OpenRow } from './open-table.ts';
import { noteShare } from './pick-table.ts';
import { priceColumns } from './price-columns.ts';
import { asksForEach, asksWhenOpen, asksWhichAreOffered } from './question-forms.ts';
import { isTimeOfDay } from './question-parts.ts';
import { isDayColumn, saysOnly, selectRows } from './select-rows.ts';
import { sourcesOf } from './sources-of.ts';
import { isStockColumn } from './stock-column.ts';
import type { TableTask } from './table-task.ts';
import { family } from './whom-words.ts';
import { withoutSurcharges } from './without-surcharges.ts';
import {
  endSentence,
  fill,
  joinList,
  listPrices,
  sayCell,
  sayColumn,
  sayName,
} from './write-rows.ts';

export function listRows(asked: TableTask): FactAnswer | null {
  if (asksWhenOpen(asked.question.folded)) return null;
  const avoided = listToAvoid(asked);
  if (avoided) return avoided;
  const task = ofAges(asked);
  const { wanted, words, speech } = task;
  const selected = selectRows(task);
  if (!selected || selected.rows.length === 0 || selected.explained < 0.6) return null;
  const best = saysOnly.test(task.question.folded) ? withOnlyColumn(selected) : selected;
  // "What comes with the starter kit?" isn't answered by its name.
  if (asksForContents(task.question.folded) && best.rows.length === 1) return null;
  if (asksWhichDays(task.question.folded) && !best.rows.some(saysDay)) return null;
  if (isAboutAllergy(task.question.folded)) return listAllergen(task, best);
  // "Anything in the morning?" isn't every course, where nothing says when they are.
  const isOfDay = wanted.terms.some(({ stems }) => stems.some((one) => one.startsWith('day:')));
  const isUnmet = (term: QuestionTerm): boolean =>
    isTimeOfDay(term, task.question.folded) && !best.known.has(term);
  if (!isOfDay && wanted.terms.some(isUnmet)) return null;
  // "Which soups are nut free?" isn't every soup because nothing says what is nut free.
  if (best.missed >= tellingWord || !knowsHead(task, best)) return null;
  const isFiltered = best.selecting > 0 || best.rows.length < best.table.rows.length;
  const isLimited = wanted.limit ?? wanted.timeLimit ?? wanted.measureLimit;
  // "The price of every room": all of a short list, where it is named.
  const isNamed = best.isKind || best.explained >= named;
  const isEach = isNamed && asksForEach(task.question.folded);
  if (!isFiltered && !isLimited && !wanted.onSale && !wanted.certainDays && !isEach) return null;
  const isWhole = best.rows.length === best.table.rows.length;
  const isMeant = isEach || (isNamed && best.selecting > 0 && !best.byNote);
  if (best.rows.length > 40 || (isWhole && !(isMeant && best.rows.length <= mostOfAll)))
    return null;
  const [only] = best.rows;
  // A list of one bare name answers nothing.
  const day = best.columns.find((column) => isDayColumn(best.table, column));
  // What is denied and isn't found in any column would be answered with its opposite.
  const [decisive] = best.decisive;
  if (wanted.isDenied && !wanted.isFree && decisive === undefined) return null;
  const isBare =
    decisive === undefined &&
    wanted.figures.length === 0 &&
    day === undefined &&
    only &&
    priceColumns(only, wanted).length === 0;
  if (best.rows.length === 1 && isBare) return null;
  const items = new Map<string, string>();
  // Who asks which things there are doesn't want a table of prices.
  const isTable =
    best.rows.length > 2 &&
    !wanted.asksPrice &&
    best.rows.some((row) => priceColumns(row, wanted).length > 2);
  for (const row of best.rows) {
    const columns = priceColumns(row, wanted).filter(
      (column) => !(isEach && noValue.test(row.cells[column] ?? '')),
    );
    if (isEach && columns.length === 0) continue;
    const prices =
      day === undefined
        ? listPrices({ row, columns: isTable ? [] : columns, speech })
        : sayCell(row, day, speech);
    const { name } = row;
    const told = decisive === undefined ? prices : sayDecisive(row, decisive, speech);
    if (!items.has(name)) items.set(name, told ? `${name} (${told})` : name);
  }
  // Several rows of one name say nothing by it.
  const [said] = items.keys();
  if (items.size === 1 && best.rows.length > 1 && items.get(said ?? '') === said) return null;
  return {
    text: endSentence(fill(words.templates.list, { items: cutItems([...items.values()], words) })),
    cited: sourcesOf(best.rows),
    certainty:
      certaintyOf(best.explained) * (isProse(best.rows) ? proseShare : 1) * loneShare(task, best) -
      (best.rows.length === 1 ? 0.05 : 0),
    understood: `list of ${best.rows.length} rows`,
  };
}

/** "Which are only for adults?": what has a price in that column, and in no other. */
function withOnlyColumn(found: Filtered): Filtered {
  const { table, columns } = found;
  const [column, other] = columns.filter((each) => table.prices.includes(each));
  if (column === undefined || other !== undefined) return found;
  const rows = found.rows.filter(({ cells }) =>
    table.prices.every((each) => (each === column) === ((cells[each] ?? '') !== '')),
  );
  return rows.length > 0 && table.prices.length > 1 ? { ...found, rows } : found;
}

/** What chose the row, said beside its name; what it costs in another way would be beside the point. */
const sayDecisive = (row: OpenRow, column: number, speech: TableTask['speech']): string =>
  (row.cells[column] ?? '') === ''
    ? ''
    : `${sayColumn(row, column)}: ${sayCell(row, column, speech)}`;

/** "What can a 9 year old do here?": the age alone chooses, in lists that speak of ages. */
function ofAges(task: TableTask): TableTask {
  const { wanted, tables } = task;
  const hasAge = wanted.figures.some(({ kind }) => kind === 'age');
  const isNamed = wanted.terms.some(({ word, isDoing }) => !isDoing && !family.test(word));
  if (!hasAge || wanted.excluded.length > 0 || isNamed) return task;
  const speaking = tables.filter(({ rows }) =>
    rows.some(({ ranges }) => ranges.some(({ kind }) => kind === 'age')),
  );
  return { ...task, tables: speaking, wanted: { ...wanted, terms: [] } };
}

/** "Any help with the fees" isn't a list of fees: what is asked for must be in the table, not only what is said about it. */
function knowsHead({ question, wanted, words }: TableTask, { known }: Filtered): boolean {
  const phrase = findPhrase(question.folded, words.list);
  if (!phrase) return true;
  const said = wordsOf(question.folded);
  const [first = ''] = phrase.split(' ');
  const things = new Set(words.things.split(','));
  const isLink = (word: string): boolean => isLinkWord(word, question.language);
  const rest = said.slice(said.indexOf(first) + phrase.split(' ').length);
  // "Anything for a child" names nothing itself.
  if (isLink(rest[0] ?? '')) return true;
  // "Any kind of …"
  const from = rest.findIndex((word) => !isLink(word) && !things.has(word));
  const end = rest.findIndex((word, at) => at > from && isLink(word));
  const head = new Set(rest.slice(Math.max(0, from), end < 0 ? longestHead : end));
  // "Any kind of help with the fees" asks for no fees, although help names nothing in particular.
  if ([...head].some((word) => assistance.test(word))) return false;
  // "Which jobs take 3 days": how long isn't what.
  const counted = new Set(wanted.figures.flatMap((figure) => figure.words));
  const terms = wanted.terms.filter(
    ({ word }) => !counted.has(word) && word.split(' ').some((one) => head.has(one)),
  );
  return terms.length === 0 || terms.some((term) => known.has(term));
}

const longestHead = 4;
const assistance = withLanguages(
  'assistance',
  /^(?:help|assistance|support|aid|hilfe|unterstutzung|zuschusse?|ayudas?|apoyo|aides?|aiuto|ajuda|hulp|pomoc)$/u,
);
const named = 0.9;
const mostOfAll = 12;

/** Rows named by sentences, such as error messages, are no things to choose from. */
const isProse = (rows: readonly OpenRow[]): boolean =>
  rows.every(({ name }) => (name.match(/\p{L}{2,}/gu) ?? []).length >= sentenceWords);

const sentenceWords = 6;
const proseShare = 0.5;

/** Words from here on carry a question. */
const tellingWord = 0.6;

const noStems: ReadonlySet<string> = new Set();

/** "What repairs can a trainee do?" is a list although it doesn't say so: a category and what narrows it. */
export function listCategory(task: TableTask): FactAnswer | null {
  if (task.wanted.asksPrice) return null;
  // "What lamps do you carry?": what is done with them selects nothing.
  const naming = task.wanted.terms.filter(({ isDoing }) => !isDoing);
  const terms = naming.length > 0 ? naming : task.wanted.terms;
  const asList: TableTask = { ...task, wanted: { ...task.wanted, terms, wants: 'list' } };
  if (ofAges(asList) !== asList) return listRows(asList);
  const best = selectRows(asList);
  const isNarrowed = best?.columns.some((column) => best.table.prices.includes(column));
  if (!best || best.rows.length < (isNarrowed ? 1 : 2) || best.explained < 0.9) return null;
  // "What can you do for boots?" where boots are a group.
  const isGroup =
    best.selecting === 1 && best.byCategory && (terms.length === 1 || best.missed === 0);
  // "What yoga do you offer?" where several rows are called so.
  const isShared =
    best.selecting === 1 &&
    (terms.length === 1 || best.missed === 0) &&
    asksWhichAreOffered(task.question.folded) &&
    best.rows.every((row) => terms.some((term) => holdsTerm(term, row.nameStems) === 1));
  // "What trips could he join?" about someone of an age.
  const isForAge =
    best.isKind &&
    best.rows.length < best.table.rows.length &&
    task.wanted.figures.some(({ kind }) => kind === 'age');
  return best.selecting + best.columns.length < 2 && !isGroup && !isShared && !isForAge
    ? null
    : listRows(asList);
}

/** "What's on on Saturday?" lists what has that day. */
export function listDay(task: TableTask): FactAnswer | null {
  const { wanted } = task;
  const isDay = ({ stems }: QuestionTerm): boolean => stems.some((stem) => stem.startsWith('day:'));
  const isDays =
    wanted.terms.some(isDay) &&
    wanted.terms.every(
      (term) =>
        isDay(term) ||
        task.tables.some(
          ({ columnStems, name }) => holdsTerm(term, columnStems[name] ?? noStems) === 1,
        ),
    );
  if (!isDays || wanted.asksPrice) return null;
  return listRows({ ...task, wanted: { ...wanted, wants: 'list' } });
}

/** "How many guests does each room sleep?": one column of every row. */
function sayColumnOfAll({ words, speech }: TableTask, best: Filtered): FactAnswer | null {
  const { table, columns, rows } = best;
  const column = columns.find((each) =>
    ['number', 'duration'].includes(table.table.columns[each]?.role ?? ''),
  );
  const filled = rows.filter((row) => column !== undefined && (row.cells[column] ?? '') !== '');
  const [first] = filled;
  if (column === undefined || !first || filled.length < 2 || filled.length > mostInColumn)
    return null;
  const items = filled.map((row) => `${sayName(row)} ${sayCell(row, column, speech)}`);
  return {
    text: endSentence(`${sayColumn(first, column)}: ${joinList(items, words.templates.and)}`),
    cited: sourcesOf(filled),
    certainty: certaintyOf(best.explained),
    understood: `${sayColumn(first, column)} of ${filled.length} rows`,
  };
}

const mostInColumn = 8;

export function countRows(task: TableTask): FactAnswer | null {
  const { wanted, words } = task;
  const found = selectRows(task);
  const best = found && { ...found, rows: withoutSurcharges(found.rows, wanted.terms) };
  if (best && best.columns.length > 0 && best.selecting === 0 && best.explained > 0.8) {
    const all = sayColumnOfAll(task, best);
    if (all) return all;
  }
  if (!best || best.explained < 0.7 || best.rows.length < 2 || best.missed >= tellingWord)
    return null;
  // "For how many people are towels included?" counts people, not the rows with towels.
  const head = countedTerm(task);
  if (countsTime(task)) return null;
  if (head && (!best.known.has(head) || isCountedInColumn(head, best))) return null;
  const inNotes = head && best.byNote ? sayNumbersOf(task, best, head) : null;
  if (inNotes) return inNotes;
  const isAll = best.isKind && best.explained >= 0.9;
  // "How many members are there?" doesn't count what has a price for members.
  const isOfPrices =
    best.selecting === 0 &&
    !best.isKind &&
    best.rows.length === best.table.rows.length &&
    best.columns.every((column) => best.table.prices.includes(column));
  if (isOfPrices && !wanted.isExact) return null;
  if (best.selecting === 0 && best.columns.length === 0 && !wanted.isExact && !isAll) return null;
  const names = distinctNames(best.rows);
  // Notes and advice in a table aren't things that can be counted.
  if (names.filter((name) => wordsOf(name).length > longestName).length * 2 > names.length)
    return null;
  const items = cutItems(names, words);
  const counted = sumOfCounts(best);
  if (counted)
    return {
      text: endSentence(
        fill(words.templates.count, {
          count: counted.sum,
          items: cutItems(counted.items, words),
        }),
      ),
      cited: sourcesOf(best.rows),
      certainty: certaintyOf(best.explained) * noteShare(best),
      understood: `sum of ${sayColumn(best.rows[0] as OpenRow, counted.column)}`,
    };
  return {
    text: endSentence(fill(words.templates.count, { count: best.rows.length, items })),
    cited: sourcesOf(best.rows),
    certainty: certaintyOf(best.explained) * noteShare(best),
    understood: `number of rows: ${best.rows.length}`,
  };
}

/** "How many studio hours come with it?" doesn't count what hours are mentioned in. */
function countsTime({ question: { folded, language }, words }: TableTask): boolean {
  const phrase = findPhrase(folded, words.howMany);
  const rest = wordsOf(phrase ? (folded.split(phrase)[1] ?? '') : '').slice(0, longestHead);
  return rest.some((word, at) => {
    const next = rest[at + 1] ?? '';
    const isLast = next === '' || isLinkWord(next, language) || doing.test(next);
    // "How many classes a week"
    const isEach = ofEachSpan.test(rest[at - 1] ?? '');
    return isLast && !isEach && findUnit(word)?.kind === 'time';
  });
}

const ofEachSpan =
  /^(?:an?|per|each|every|this|pro|je|jede[nr]?|die|der|a la|por|al|la|cada|par)$/u;
const doing =
  /^(?:is|are|am|was|were|do|does|did|can|could|will|would|come|comes|get|gets|have|has|i|we|you|u|sind|ist|hat|habt|haben|gibt|kann|son|es|hay|tiene[ns]?|incluye[n]?)$/u;

/** What stands right behind "how many". */
function countedTerm({ question, wanted, words }: TableTask): QuestionTerm | null {
  const phrase = findPhrase(question.folded, words.howMany);
  if (!phrase) return null;
  const said = wordsOf(question.folded).join(' ');
  const [next = ''] = said
    .slice(said.indexOf(phrase) + phrase.length)
    .trim()
    .split(' ');
  return wanted.terms.find(({ word }) => word.split(' ')[0] === next) ?? null;
}

/** "How many tokens are on it?": notes say "30 tokens", each row its own number. */
function sayNumbersOf(
  { words }: TableTask,
  { rows, explained }: Filtered,
  head: QuestionTerm,
): FactAnswer | null {
  const items = rows.map((row) => {
    const found = row.cells
      .flatMap((cell) => [...cell.matchAll(numberAndWord)])
      .find(
        ([, , word = '']) => holdsTerm(head, new Set([stem(fold(word), row.table.language)])) === 1,
      );
    return found ? `${sayName(row)} (${found[0]})` : '';
  });
  if (items.some((item) => item === '') || items.length > mostInColumn) return null;
  return {
    text: endSentence(fill(words.templates.list, { items: cutItems(items, words) })),
    cited: sourcesOf(rows),
    certainty: certaintyOf(explained),
    understood: `${head.word} of ${rows.length} rows`,
  };
}

const numberAndWord = /(?<![\d.,])(\d{1,6}) (\p{L}{3,30})/gu;

/** In words. */
const longestName = 7;

/** A column that says how many there are of each is added up. */
function sumOfCounts({
  table,
  rows,
}: Filtered): { column: number; sum: number; items: string[] } | null {
  const column = table.table.columns.findIndex(isStockColumn);
  const values = rows.map((row) => row.amounts[column]?.value);
  if (column < 0 || values.some((value) => value === undefined)) return null;
  return {
    column,
    sum: values.reduce((sum: number, value) => sum + (value ?? 0), 0),
    items: rows.map((row) => `${row.cells[column]} × ${sayName(row)}`),
  };
}

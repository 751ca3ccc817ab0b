import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { findPhrase } from '#server/engine/understand/phrases.ts';
import type { QuestionTerm } from '#server/engine/understand/question.ts';
import { formatAmount } from './amount.ts';
import { saySaving } from './answer-saving.ts';
import { fitColumns, namedFit, saidColumn } from './column-fit.ts';
import { compareColumns, compareSiblings, compareWithRest } from './compare-columns.ts';
import { certaintyOf } from './find-best.ts';
import type { RowMatch } from './match-rows.ts';
import { findTied, groupSegments, listSegments, type Segment } from './named-things.ts';
import { onlyColumn } from './one-price.ts';
import { indexesOf, type OpenRow } from './open-table.ts';
import { monthsOf } from './parts-of-bundle.ts';
import { priceColumns } from './price-columns.ts';
import { periodOf } from './quantity.ts';
import { judgeRanges } from './row-ranges.ts';
import { sourcesOf } from './sources-of.ts';
import { ordinary } from './table-question.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill, sayCell, sayColumn, sayName } from './write-rows.ts';

/** A year against the months of the same thing; other spans can't be compared. */
function compareSpans(task: TableTask, rows: readonly OpenRow[]): FactAnswer | null {
  for (const row of rows) {
    const column = onlyColumn(row, { terms: [], figures: [] });
    const whole = column === null ? null : { row, column, count: 1 };
    const months = whole && monthsOf(whole);
    if (whole && months) return saySaving(task, whole, months, 1);
  }
  return null;
}

/** Two things named in one question, compared. */
export function answerChoice(task: TableTask): FactAnswer | null {
  const { wanted, words, speech } = task;
  const separators =
    wanted.wants === 'saving'
      ? `${words.or},${words.insteadOf}`
      : wanted.asksDifference
        ? `${words.or},${words.and},${words.insteadOf}${moreOver.test(task.question.folded) ? ',over' : ''}`
        : words.or;
  const segments = listSegments(task, separators);
  const across = compareColumns(
    task,
    segments.length > 1 ? segments : [...segments, ...bareTail(task)],
  );
  if (across) return across;
  if (wanted.wants === 'saving') return compareSiblings(task);
  const things = namesOrdinary(task)
    ? (findTwo(task, segments) ?? findOrdinary(task, segments))
    : (findOrdinary(task, segments) ?? findTwo(task, segments));
  if (!things) return wanted.asksDifference ? compareWithRest(task) : null;
  const rows = things.map(({ match: { row } }) => row);
  const columns = things.map(({ match: { row }, terms }) => columnFor(row, task, terms));
  const values = rows.map((row, index) => row.amounts[columns[index] ?? -1]?.value);
  const [a, b] = values;
  if (a === undefined || b === undefined) return null;
  // A month and a year don't cost the same thing.
  const [first, second] = rows.map((row, index) => periodOf(row, columns[index] ?? -1));
  if (wanted.measure === '' && first && second && first !== second) return compareSpans(task, rows);
  const isOneList = rows.every(({ table }) => table === rows[0]?.table);
  const certainty =
    Math.min(...things.map(({ match }) => certaintyOf(match.explained))) -
    (isOneList ? 0 : otherList);
  const said = rows.map((row, index) => sayCell(row, columns[index] ?? 0, speech));
  const cited = sourcesOf(rows);
  const names = rows.map(sayName);
  const [nameA = '', nameB = ''] = names;
  const [saidA = '', saidB = ''] = said;
  const understood = `comparison of ${names.join(' and ')}`;
  if (wanted.asksDifference) {
    const total = formatAmount(Math.abs(a - b), saidA);
    const text = endSentence(
      fill(words.templates.difference, { total, a: nameA, b: nameB, priceA: saidA, priceB: saidB }),
    );
    return { text, cited, certainty, understood };
  }
  if (a === b)
    return {
      text: endSentence(fill(words.templates.sameValue, { a: nameA, b: nameB, priceA: saidA })),
      cited,
      certainty,
      understood,
    };
  const isFirst = wanted.direction === 'min' ? a < b : a > b;
  const [win, lose] = isFirst ? [0, 1] : [1, 0];
  const template = wanted.measure
    ? words.templates.compare
    : wanted.direction === 'min'
      ? words.templates.cheaper
      : words.templates.dearer;
  const column = sayColumn(rows[0] as OpenRow, columns[0] ?? 0);
  const main = fill(template, {
    a: names[win] ?? '',
    b: names[lose] ?? '',
    priceA: said[win] ?? '',
    priceB: said[lose] ?? '',
    column,
  });
  const lead = wanted.asksYesNo ? `${isFirst ? words.templates.yes : words.templates.no}, ` : '';
  return { text: endSentence(lead + main), cited, certainty, understood };
}

/** "How much extra for silk over cotton?" */
const moreOver = /(?<!\p{L})(?:extra|more|difference|dearer|pricier) .{2,60} over (?!\d)/u;

type Thing = { match: RowMatch; terms: readonly QuestionTerm[] };

/** The two rows that are meant, whichever way the question is cut; both from one table where that is possible. */
function findTwo(task: TableTask, segments: readonly Segment[]): Thing[] | null {
  let best: { things: Thing[]; score: number } | null = null;
  for (const groups of groupSegments(segments)) {
    if (groups.length !== 2) continue;
    // "A soft 2x3 or a firm one": what the first says of itself is meant for the second, too.
    const isOfSame =
      groups
        .at(-1)
        ?.words.slice(1)
        .some((word) => lonePronoun.test(word)) ?? false;
    const searches = sharedTerms(groups, isOfSame).flatMap((shared) =>
      [...task.tables.map((table) => [table]), task.tables].map((tables) => ({ shared, tables })),
    );
    for (const { shared, tables } of searches) {
      const options = groups.map(({ terms, figures }): Thing[] => {
        const all = [...new Set([...terms, ...shared])];
        return findTied({ tables, terms: all, figures })
          .filter((match) => isOwn(match, terms))
          .map((match) => ({ match, terms: all }));
      });
      const things = choosePair(options);
      const [first, second] = things;
      if (!first || !second || first.match.row === second.match.row) continue;
      const score =
        (isOfSame && shared.some((term) => isInRow(second.match, term)) ? sameKind : 0) +
        Math.min(first.match.explained, second.match.explained) +
        (first.match.named + second.match.named) / 2 +
        (first.match.row.table === second.match.row.table ? sameTable : 0);
      if (!best || score > best.score) best = { things, score };
    }
  }
  return best?.things ?? null;
}

/** Things that are compared mostly stand in one list. */
const sameTable = 0.4;
const otherList = 0.3;
const sameKind = 0.5;

/** "Than the normal one": the row that is called like the first without what sets that apart. */
function findOrdinary(task: TableTask, segments: readonly Segment[]): Thing[] | null {
  const [first, second, ...others] =
    segments.length > 1 ? segments : [...segments, ...bareTail(task)];
  const isOrdinary = second?.words.some((word) => ordinary.has(word)) ?? false;
  if (!first || !isOrdinary || others.length > 0) return null;
  const [match, rival] = findTied({
    tables: task.tables,
    terms: first.terms,
    figures: first.figures,
  });
  if (!match || rival || match.named < 1) return null;
  const { row } = match;
  const plainer = row.table.rows
    .filter(
      ({ nameStems }) =>
        nameStems.size > 0 &&
        nameStems.size < row.nameStems.size &&
        [...nameStems].every((stem) => row.nameStems.has(stem)),
    )
    .filter((other, _, all) => {
      const met = (each: OpenRow): boolean =>
        judgeRanges({ ranges: each.ranges, figures: second?.figures ?? [], others: [] }).met
          .length > 0;
      return !all.some(met) || met(other);
    })
    .sort((a, b) => b.nameStems.size - a.nameStems.size);
  const [plain, next] = plainer;
  if (!plain || next?.nameStems.size === plain.nameStems.size) return null;
  return [
    { match, terms: first.terms },
    { match: { ...match, row: plain }, terms: first.terms },
  ];
}

/** "Standard" may be the name of a row. */
const namesOrdinary = ({ tables, wanted }: TableTask): boolean =>
  wanted.neutral.some(
    ({ word, stems }) =>
      ordinary.has(word) &&
      tables.some(({ rows }) =>
        rows.some(({ nameStems }) => stems.some((one) => nameStems.has(one))),
      ),
  );

/** What stands behind "than" where it names nothing by itself. */
function bareTail({ question, words }: TableTask): Segment[] {
  const phrase = findPhrase(question.folded, words.or);
  if (!phrase) return [];
  const [, tail = ''] = ` ${question.folded} `.split(` ${phrase} `);
  return [{ terms: [], figures: [], words: wordsOf(tail) }];
}

const isInRow = ({ matched }: RowMatch, term: QuestionTerm): boolean =>
  ['name', 'category', 'cell'].includes(matched.get(term) ?? '');

/** A word of its own names the row, not only a column or the whole list. */
const isOwn = (match: RowMatch, terms: readonly QuestionTerm[]): boolean =>
  match.explained >= 0.5 &&
  terms.some((term) => {
    const place = match.matched.get(term);
    return (
      (place !== undefined && place !== 'column' && place !== 'title') ||
      term.pieces.some(({ word }) => [...match.matched.keys()].some((one) => one.word === word))
    );
  });

/** Of several rows that fit, the two whose names differ in one word: "Weekly 30 min" and "Weekly 60 min". */
function choosePair([firsts = [], seconds = []]: readonly Thing[][]): Thing[] {
  const isOne = (things: readonly Thing[]): boolean =>
    new Set(things.map(({ match: { row } }) => sayName(row))).size === 1;
  if (isOne(firsts) && isOne(seconds)) return [firsts[0], seconds[0]].filter((one) => !!one);
  const pairs = firsts.flatMap((first) =>
    seconds.flatMap((second) =>
      first.match.row.table === second.match.row.table && isSibling(first, second)
        ? [[first, second]]
        : [],
    ),
  );
  return pairs.length === 1 ? (pairs[0] ?? []) : [];
}

function isSibling({ match: { row: a } }: Thing, { match: { row: b } }: Thing): boolean {
  const stemsA = a.stems[a.table.name] ?? a.nameStems;
  const stemsB = b.stems[b.table.name] ?? b.nameStems;
  const onlyA = [...stemsA].filter((stem) => !stemsB.has(stem));
  const onlyB = [...stemsB].filter((stem) => !stemsA.has(stem));
  const isShared = onlyA.length < stemsA.size;
  return a !== b && isShared && onlyA.length <= 2 && onlyB.length <= 2;
}

/** "Hard vs soft night guard", "a cut with a senior than with a junior": what stands only with one may belong to both. */
function sharedTerms(groups: readonly Segment[], isOfSame: boolean): (readonly QuestionTerm[])[] {
  // "The large one": what it is a large one of is said before.
  const naming = (terms: readonly QuestionTerm[]): QuestionTerm[] =>
    terms.filter(({ word }) => !pronoun.test(word));
  const last = naming(groups.at(-1)?.terms ?? []);
  const first = naming(groups[0]?.terms ?? []);
  if (first.length < last.length) return [last.slice(1), []];
  const each = isOfSame ? first.map((term) => [term]) : [];
  return first.length > last.length
    ? [[], first.slice(0, -1), first.slice(1), ...each]
    : [[], ...each];
}

/** At the end of a part, not an article before a name. */
const lonePronoun = /^(?:ones?|eine[rnms]?|un[oa]|celui|celle|quell[oa]|uma?|een)$/u;
const pronoun =
  /^(?:one|ones|that|this|it|eine[rnms]?|den|der|die|das|una?|uno|la|el|celui|celle|un|quell[oa]|uma?|een|die|ten|ta)$/u;

/** The column to compare by: of prices the one this thing names, else the one the question names. */
function columnFor(row: OpenRow, { wanted }: TableTask, terms: readonly QuestionTerm[]): number {
  if (wanted.measure === '') {
    const own = priceColumns(row, { terms, figures: wanted.figures, said: wanted.said });
    if (own.length === 1) return own[0] ?? -1;
    // "In peak season" is said once and meant for both; what names the other thing chooses no column.
    const named = wanted.terms.filter((term) =>
      row.table.prices.some((column) => (fitColumns(term, row.table)[column] ?? 0) > 0),
    );
    return priceColumns(row, { terms: named, figures: wanted.figures })[0] ?? -1;
  }
  const said = saidColumn(row, wanted);
  if (said >= 0) return said;
  const words = wanted.measure.split(',');
  const isMeasure = (index: number): boolean =>
    ['number', 'duration'].includes(row.table.table.columns[index]?.role ?? '') &&
    Boolean(row.amounts[index]);
  // "Which dries faster?" over a column called "Dries in".
  const named = row.table.table.columns.findIndex(
    (_, index) =>
      isMeasure(index) &&
      wanted.terms.some((term) => (fitColumns(term, row.table)[index] ?? 0) >= namedFit),
  );
  if (named >= 0) return named;
  const called = row.table.table.columns.findIndex(({ name, role }, index) => {
    const folded = ` ${fold(name.replace(/[_()]/g, ' ')).replace(/\s+/g, ' ')} `;
    return (
      ['number', 'duration'].includes(role) &&
      row.amounts[index] &&
      words.some((word) => folded.includes(` ${word} `))
    );
  });
  if (called >= 0) return called;
  // A column of times needs no name that says so.
  const [only = -1, other] = indexesOf(row.table.table, 'duration').filter(isMeasure);
  return other === undefined && words.some((word) => word.startsWith('min')) ? only : -1;
}

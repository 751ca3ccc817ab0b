import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import type { Figure } from '#server/engine/understand/figures.ts';
import type { QuestionTerm } from '#server/engine/understand/question.ts';
import { formatAmount } from './amount.ts';
import { changesWithNumber } from './changes-with-number.ts';
import { fitColumns } from './column-fit.ts';
import { findBeside, findOtherColumn, isColumnOf, isCountOf } from './columns-as-parts.ts';
import { certaintyOf } from './find-best.ts';
import { splitFirst } from './first-and-further.ts';
import { lacksSegment, leavesCount, lostAddend } from './lost-addends.ts';
import type { RowMatch } from './match-rows.ts';
import { findOne, groupSegments, listSegments, type Segment } from './named-things.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { ownPrices, priceColumns } from './price-columns.ts';
import { priceInNote } from './price-in-note.ts';
import { findBulkRow, findQuantity, furtherOf } from './quantity.ts';
import { sourcesOf } from './sources-of.ts';
import type { Part } from './sum-part.ts';
import type { TableTask } from './table-task.ts';
import {
  endSentence,
  fill,
  isPlainPrice,
  sayCell,
  sayColumn,
  sayName,
  sayNotes,
  sayPrices,
} from './write-rows.ts';

/** Things and how many of each, added up; null when they can't all be found. */
export function addUp(task: TableTask): FactAnswer | null {
  const parts = findAddends(task);
  return parts ? sayTotal(task, parts) : null;
}

/** The rows that a question adds up. */
export function findAddends(task: TableTask): Part[] | null {
  const { wanted } = task;
  const segments = listSegments(task, task.words.and);
  const isAsked = wanted.wants === 'sum';
  let best: { parts: Part[]; score: number } | null = null;
  for (const groups of groupSegments(segments)) {
    const parts = bestParts(task, groups);
    if (!parts) continue;
    const hasQuantity = parts.some(({ quantity }) => quantity !== null);
    if (parts.length < 2 && !hasQuantity) continue;
    // Without a word for adding up, the things themselves must leave no doubt.
    const leastNamed = isAsked ? 0.3 : 0.6;
    if (parts.some(({ match }) => match.named < leastNamed && !isFoundBySize(match))) continue;
    const score =
      Math.min(...parts.map(({ match }) => match.explained)) +
      parts.reduce((sum, { match }) => sum + match.named, 0) / parts.length +
      parts.length * 0.25 +
      // "The phone's screen plus a battery": another price of the same row is meant, not of another list.
      (parts.some(({ isBeside }) => isBeside) ? ofSameRow : 0);
    if (!best || score > best.score) best = { parts, score };
  }
  return best?.parts ?? null;
}

const ofSameRow = 0.5;
const halfNamed = 0.5;

/** "The 10x10": a size that is written in a cell of its own names the row. */
const isFoundBySize = ({ matched }: RowMatch): boolean =>
  [...matched].some(([{ word }, place]) => place === 'cell' && /^\d{1,6}x\d{1,6}$/.test(word));

/** Things that are added up mostly stand in one list. */
function bestParts(task: TableTask, groups: readonly Segment[]): Part[] | null {
  const priced = task.tables.filter(({ prices }) => prices.length > 0);
  const inOne = priced
    .flatMap((table) => {
      const parts = findParts([table], groups);
      return parts?.every(({ match }) => match.named >= 0.5) ? [parts] : [];
    })
    .sort((a, b) => leastExplained(b) - leastExplained(a));
  const overall = findParts(priced, groups);
  const [best] = inOne;
  if (!best || !overall) return best ?? overall;
  if (best.some(({ isBeside }) => isBeside)) return best;
  return leastExplained(overall) > leastExplained(best) + 0.15 ? overall : best;
}

const leastExplained = (parts: readonly Part[]): number =>
  Math.min(...parts.map(({ match }) => match.explained));

/** What is said once and meant for all that is added up. */
const sharedKinds = ['time', 'people'] as const;

function findParts(tables: readonly OpenTable[], named: readonly Segment[]): Part[] | null {
  // "A tent for a week plus a stove": the column is said once and meant for both.
  const shared = named.flatMap(({ terms }) => terms);
  const said = named.flatMap(({ words }) => words);
  // "A board and a helmet for two days": both for two days, and "for 2 people" both twice.
  const figuresOf = ({ figures }: Segment, wanted: Figure['kind']): Figure[] =>
    figures.filter(({ kind }) => kind === wanted);
  const groups = named.map((group) => ({
    ...group,
    figures: [
      ...group.figures,
      ...sharedKinds.flatMap((kind) =>
        figuresOf(group, kind).length > 0 ? [] : named.flatMap((other) => figuresOf(other, kind)),
      ),
    ],
  }));
  const [first] = groups;
  const whole = first ? findPart({ group: first, tables, shared, said, near: [] }) : null;
  const clear = groups.map((group, at) => {
    if (at === 0) return whole;
    // "With long hair" over a column "Long hair" says which price is meant.
    if (whole && (isColumnOf(whole, group) || isCountOf(whole, group))) return null;
    const own = findPart({ group, tables, shared, said, near: [] });
    const other = whole && findOtherColumn(whole, group);
    // What a note only mentions isn't meant where a column is called so.
    const isOther = other !== null && (own === null || own.match.named < halfNamed);
    return (whole && findBeside(whole, group)) ?? (isOther ? other : own);
  });
  // "Shoes and a harness": where two rows fit, the one of the other's group is meant.
  const near = clear.flatMap((part) => (part ? [part.match.row] : []));
  const isNoThing = (group: Segment): boolean =>
    whole !== null && (isColumnOf(whole, group) || isCountOf(whole, group));
  if (groups.some((group, at) => at > 0 && isNoThing(group))) return null;
  const parts = clear.map(
    (part, at) => part ?? findPart({ group: groups[at] as Segment, tables, shared, said, near }),
  );
  if (!parts.every((part) => part !== null)) return null;
  shareCounts(parts, groups);
  const split = parts.map((part, at) =>
    splitFirst(part, { words: said, figures: groups[at]?.figures ?? [] }),
  );
  if (!split.every((some) => some !== null)) return null;
  const all = split.flat();
  const own = all.filter(({ isBeside }) => !isBeside);
  const names = new Set(own.map(({ match: { row } }) => row));
  return names.size === own.length ? all : null;
}

/** "2 adults, plus helmets for both": so many of the other thing, too. */
function shareCounts(parts: Part[], groups: readonly Segment[]): void {
  const counted = parts.find(({ quantity }) => quantity && !quantity.isMeasured)?.quantity;
  if (!counted) return;
  for (const [at, part] of parts.entries()) {
    const said = groups[at]?.words ?? [];
    const isShared =
      said.some((word) => ofEach.test(word)) ||
      (counted.count === 2 && said.some((word) => ofBoth.test(word)));
    if (part.quantity === null && !part.isBeside && isShared)
      parts[at] = {
        ...part,
        quantity: { count: counted.count, said: counted.said, isMeasured: false },
      };
  }
}

const ofEach =
  /^(?:each|everyone|everybody|jede[nrm]?|jeweils|alle|cada|todos|todas|chacun|ciascuno|elk|iedereen)$/u;
const ofBoth = /^(?:both|beide[nr]?|ambos|ambas|dos|deux|entrambi|allebei)$/u;

function findPart({
  group: { terms, figures },
  tables,
  shared,
  said,
  near,
}: {
  group: Segment;
  tables: readonly OpenTable[];
  shared: Segment['terms'];
  said: readonly string[];
  near: readonly OpenRow[];
}): Part | null {
  const counted = new Set(
    figures.flatMap(({ kind, words }) =>
      kind === 'thing'
        ? [words[0] ?? '', ...words.slice(2)]
        : [...words, words.slice(0, 2).join('')],
    ),
  );
  // "With 2 children" where a column is for each child: the children say which price, not which row.
  const nouns = figures.flatMap((figure) =>
    tables.some(({ rows, prices }) => rows.some((row) => furtherOf(figure, row, prices)))
      ? [figure.noun]
      : [],
  );
  const named = terms.filter(
    ({ word, stems }) => !counted.has(word) && !stems.some((one) => nouns.includes(one)),
  );
  // "One piece of cake" is a piece of cake.
  const isSingle = figures.every(({ kind, value }) => kind === 'thing' && value === 1);
  const plain = figures.length > 0 ? findOne({ tables, terms: named, figures, near }) : null;
  const isCounted =
    plain !== null &&
    !figures.some((figure) => isInName(figure, tables)) &&
    findQuantity({
      match: plain,
      columns: priceColumns(plain.row, { terms, figures }),
      figures,
      terms,
    }) !== null;
  const match =
    isCounted || (isSingle && plain) ? plain : findOne({ tables, terms, figures, near });
  if (!match || match.explained < 0.5) return null;
  const { row } = match;
  const own = priceColumns(row, { terms, figures });
  const columns = own.length <= 1 ? own : sharedColumns(row, { terms, shared, figures, own, said });
  if (columns.length === 0 || coversSomeDays(row, columns, terms)) return null;
  const quantity = findQuantity({ match, columns, figures, terms });
  // "From 10 pieces $2 each": the note has to be read with the price.
  const note = sayNotes(row);
  const isToldInNote = quantity && !quantity.column && changesWithNumber.test(note);
  const inNote = isToldInNote && !quantity.isLot ? priceInNote(note, quantity.count) : null;
  if (isToldInNote && !inNote) return null;
  const bulk = quantity ? findBulkRow(row, quantity.count) : null;
  return {
    match: bulk ? { ...match, row: bulk } : match,
    columns,
    quantity: quantity && inNote && inNote !== 'usual' ? { ...quantity, inNote } : quantity,
  };
}

/** "Thursday to Saturday nights": where two of them cost more, no one price counts for all. */
function coversSomeDays(
  { table: { columnStems } }: OpenRow,
  columns: readonly number[],
  terms: Segment['terms'],
): boolean {
  const asked = terms.flatMap(({ stems }) => stems.filter((one) => one.startsWith('day:')));
  const covered = asked.filter((day) => columns.some((column) => columnStems[column]?.has(day)));
  return covered.length > 0 && covered.length < asked.length;
}

function sharedColumns(
  row: OpenRow,
  {
    terms,
    shared,
    figures,
    own,
    said,
  }: {
    own: number[];
    /** All that the question says, for columns that are called by a code. */
    said: readonly string[];
    terms: Segment['terms'];
    shared: Segment['terms'];
    figures: Segment['figures'];
  },
): number[] {
  const plain = ownPrices(row.table);
  // What names only a charge beside the price says nothing about the price.
  const isPlain = (term: QuestionTerm): boolean => {
    const fits = fitColumns(term, row.table);
    return (
      plain.some((column) => (fits[column] ?? 0) > 0) ||
      row.table.prices.every((column) => (fits[column] ?? 0) === 0)
    );
  };
  const meant = priceColumns(row, {
    terms: [...terms, ...shared].filter(isPlain),
    figures,
    said,
  }).filter((column) => plain.includes(column));
  if (meant.length > 0) return meant;
  const kept = own.filter((column) => plain.includes(column));
  return kept.length > 0 ? kept : own;
}

/** "10 sessions" that are sold as ten aren't ten times one. */
function isInName({ kind, words, noun }: Figure, tables: readonly OpenTable[]): boolean {
  const [digits = ''] = words;
  return (
    kind === 'thing' &&
    tables.some(({ rows }) =>
      rows.some(({ nameStems }) => nameStems.has(digits) && nameStems.has(noun)),
    )
  );
}

function sayTotal(task: TableTask, parts: readonly Part[]): FactAnswer | null {
  const { words, speech } = task;
  const columnSets = parts.map(({ match: { row }, columns, quantity }) => {
    const only = quantity?.column ?? (columns.length === 1 ? columns[0] : undefined);
    if (only !== undefined) return [only];
    const [first = -1] = columns;
    return isPlainPrice(sayColumn(row, first)) ? [first] : columns;
  });
  const isOneTable = new Set(parts.map(({ match }) => match.row.table)).size === 1;
  // Where one thing has only a price by the piece, that is what is added up.
  const [sole] = columnSets.filter((columns) => columns.length === 1);
  if (isOneTable && sole && parts.every(({ isBeside }) => !isBeside))
    for (const [at, columns] of columnSets.entries())
      if (columns.length > 1 && columns[0] === sole[0]) columnSets[at] = [...sole];
  const several = columnSets.filter((columns) => columns.length > 1);
  if (several.length > 0 && (!isOneTable || several.length < parts.length)) return null;
  const totals = (columnSets[0] ?? []).map((column, at) => {
    const values = parts.map(({ match: { row }, quantity }, index) => {
      const amount = row.amounts[columnSets[index]?.[at] ?? -1];
      if (!amount) return Number.NaN;
      const further = row.amounts[quantity?.further ?? -1];
      const count = quantity?.count ?? 1;
      const { inNote } = quantity ?? {};
      if (inNote?.kind === 'each') return inNote.value * count;
      if (inNote) return amount.value + inNote.value * (count - 1);
      return further ? amount.value + further.value * (count - 1) : amount.value * count;
    });
    return { column, values, sum: values.reduce((sum, value) => sum + value, 0) };
  });
  if (totals.some(({ sum }) => Number.isNaN(sum))) return null;
  const [{ match: firstMatch } = { match: null }] = parts;
  if (!firstMatch) return null;
  const like = priced(parts, columnSets, speech) ?? '';
  const total = totals
    .map(({ column, sum }) =>
      totals.length > 1
        ? `${formatAmount(sum, like)} (${sayColumn(firstMatch.row, column)})`
        : formatAmount(sum, like),
    )
    .join(', ');
  const said = parts
    .map(({ match: { row }, quantity, isBeside }, index) => {
      const prices = (columnSets[index] ?? []).map((column) => sayCell(row, column, speech));
      if (quantity?.further !== undefined)
        return `${sayName(row)} ${prices.join(' / ')} + ${quantity.count - 1} × ${sayCell(row, quantity.further, speech).replace(/^\+\s?/, '')}`;
      if (quantity?.inNote?.kind === 'each')
        return `${quantity.said} × ${sayName(row)} ${quantity.inNote.said}`;
      if (quantity?.inNote)
        return `${sayName(row)} ${prices.join(' / ')} + ${quantity.count - 1} × ${quantity.inNote.said}`;
      if (quantity?.isMeasured)
        return `${quantity.said} ${sayName(row)}, ${sayPrices({ row, columns: columnSets[index] ?? [], speech })}`;
      const times = quantity ? `${quantity.said} ${quantity.isLot ? '' : '× '}` : '';
      const name = isBeside ? sayColumn(row, columnSets[index]?.[0] ?? -1) : sayName(row);
      return `${times}${name} ${prices.join(' / ')}`;
    })
    .join(' + ');
  return {
    text: endSentence(fill(words.templates.together, { total, parts: said })),
    cited: sourcesOf(parts.map(({ match }) => match.row)),
    certainty:
      Math.min(
        ...parts.map(({ match }) => certaintyOf(match.explained) - lostAddend(task, match)),
      ) - (lacksSegment(task, parts) || leavesCount(task, parts) ? 0.5 : 0),
    understood: `sum of ${parts.map(({ match: { row } }) => sayName(row)).join(' + ')}`,
  };
}

/** A price to write the total like: one that isn't free. */
function priced(
  parts: readonly Part[],
  columnSets: readonly (readonly number[])[],
  speech: TableTask['speech'],
): string | undefined {
  return parts
    .flatMap(({ match: { row } }, index) =>
      (columnSets[index] ?? []).flatMap((column) =>
        row.amounts[column]?.value ? [sayCell(row, column, speech)] : [],
      ),
    )
    .find((text) => /\d/.test(text));
}

import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { wordsOf } from '#server/engine/index/analyse.ts';
import { type Figure, findFigures } from '#server/engine/understand/figures.ts';
import type { QuestionTerm } from '#server/engine/understand/question.ts';
import { formatAmount } from './amount.ts';
import { certaintyOf, findBest } from './find-best.ts';
import type { RowMatch } from './match-rows.ts';
import { priceColumns } from './price-columns.ts';
import { findQuantity, type Quantity } from './quantity.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill, isPlainPrice, sayCell, sayColumn, sayName } from './write-rows.ts';

/** What is said between two separating words: "2 adults", "a large popcorn". */
type Segment = { terms: QuestionTerm[]; figures: Figure[]; words: string[] };

/** One of the things that are added up. */
type Part = { match: RowMatch; columns: number[]; quantity: Quantity | null };

/** Things and how many of each, added up; null when they can't all be found. */
export function addUp(task: TableTask): FactAnswer | null {
  const { wanted } = task;
  const segments = listSegments(task);
  const isAsked = wanted.wants === 'sum';
  let best: { parts: Part[]; score: number } | null = null;
  for (const groups of groupings(segments)) {
    const parts = findParts(task, groups);
    if (!parts) continue;
    const hasQuantity = parts.some(({ quantity }) => quantity !== null);
    if (parts.length < 2 && !hasQuantity) continue;
    // Without a word for adding up, the things themselves must leave no doubt.
    const leastNamed = isAsked ? 0.3 : 0.6;
    if (parts.some(({ match }) => match.named < leastNamed)) continue;
    const score =
      Math.min(...parts.map(({ match }) => match.explained)) +
      parts.reduce((sum, { match }) => sum + match.named, 0) / parts.length +
      parts.length * 0.25;
    if (!best || score > best.score) best = { parts, score };
  }
  return best ? sayTotal(task, best.parts) : null;
}

function listSegments({ question, wanted, words }: TableTask): Segment[] {
  const separators = new Set(words.and.split(','));
  const text = question.folded.replace(/(?<!\d)[+,](?!\d)|\+/g, ' & ');
  const segments: Segment[] = [];
  let current: string[] = [];
  const close = (): void => {
    if (current.length === 0) return;
    const said = new Set(current.flatMap((word) => wordsOf(word)));
    const terms = [...wanted.terms, ...wanted.neutral].filter(({ word }) =>
      word.split(' ').some((one) => said.has(one)),
    );
    const figures = findFigures(current.join(' '), question.language);
    segments.push({ terms, figures, words: current });
    current = [];
  };
  for (const word of text.split(/\s+/)) {
    const bare = word.replace(/[^\p{L}\p{N}&$€£.,-]+/gu, '').replace(/[.,]$/, '');
    if (bare === '&' || separators.has(bare)) close();
    else if (bare !== '') current.push(bare);
  }
  close();
  const isNeutral = (term: QuestionTerm): boolean => wanted.neutral.includes(term);
  return segments
    .filter(
      ({ terms, figures }) =>
        terms.some((term) => !isNeutral(term)) || figures.some(({ kind }) => kind === 'age'),
    )
    .slice(0, mostSegments);
}

const mostSegments = 5;

/** Every way to join neighboring segments, for names that hold an "and" themselves. */
function groupings(segments: readonly Segment[]): Segment[][] {
  const [first, ...rest] = segments;
  if (!first) return [];
  return groupings(rest).length === 0
    ? [[first]]
    : groupings(rest).flatMap((groups) => {
        const [next, ...others] = groups;
        if (!next) return [[first]];
        const joined = {
          terms: [...new Set([...first.terms, ...next.terms])],
          figures: [...first.figures, ...next.figures],
          words: [...first.words, ...next.words],
        };
        return [
          [first, ...groups],
          [joined, ...others],
        ];
      });
}

function findParts(task: TableTask, groups: readonly Segment[]): Part[] | null {
  const tables = task.tables.filter(({ prices }) => prices.length > 0);
  const shared = groups.at(-1)?.terms ?? [];
  const parts: Part[] = [];
  for (const { terms, figures } of groups) {
    const [match, second] = findBest({ tables, terms, figures, byFigures: true });
    if (!match || match.explained < 0.5) return null;
    const { row } = match;
    const isTied =
      second && second.score > match.score - 0.02 && sayName(second.row) !== sayName(row);
    if (isTied) return null;
    const own = priceColumns(row, { terms, figures });
    const columns =
      own.length <= 1 ? own : priceColumns(row, { terms: [...terms, ...shared], figures });
    if (columns.length === 0) return null;
    const quantity = findQuantity({ match, columns, figures, terms });
    parts.push({ match: quantity ? withoutCount(match, quantity) : match, columns, quantity });
  }
  const names = new Set(parts.map(({ match: { row } }) => row));
  return names.size === parts.length ? parts : null;
}

/** A number that says how many doesn't speak against the row. */
function withoutCount(match: RowMatch, { words }: Quantity): RowMatch {
  const counted = [...match.missing].filter(({ word }) => words.includes(word));
  const weight = counted.reduce((sum, { information }) => sum + information, 0);
  const { total } = match;
  return { ...match, explained: Math.min(1, (match.explained * total) / (total - weight || 1)) };
}

function sayTotal({ words, speech }: TableTask, parts: readonly Part[]): FactAnswer | null {
  const columnSets = parts.map(({ match: { row }, columns, quantity }) => {
    const only = quantity?.column ?? (columns.length === 1 ? columns[0] : undefined);
    if (only !== undefined) return [only];
    const [first = -1] = columns;
    return isPlainPrice(sayColumn(row, first)) ? [first] : columns;
  });
  const isOneTable = new Set(parts.map(({ match }) => match.row.table)).size === 1;
  const several = columnSets.filter((columns) => columns.length > 1);
  if (several.length > 0 && (!isOneTable || several.length < parts.length)) return null;
  const totals = (columnSets[0] ?? []).map((column, at) => {
    const values = parts.map(({ match: { row }, quantity }, index) => {
      const amount = row.amounts[columnSets[index]?.[at] ?? -1];
      return amount ? amount.value * (quantity?.count ?? 1) : Number.NaN;
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
    .map(({ match: { row }, quantity }, index) => {
      const prices = (columnSets[index] ?? []).map((column) => sayCell(row, column, speech));
      const times = quantity ? `${quantity.said} × ` : '';
      return `${times}${sayName(row)} ${prices.join(' / ')}`;
    })
    .join(' + ');
  return {
    text: endSentence(fill(words.templates.together, { total, parts: said })),
    cited: sourcesOf(parts.map(({ match }) => match.row)),
    certainty: Math.min(...parts.map(({ match }) => certaintyOf(match.explained))),
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

import { wordsOf } from '#server/engine/index/analyse.ts';
import { findCount, findPeriod, findUnit } from '#server/engine/language/measure-words.ts';
import { type Figure, findFigures } from '#server/engine/understand/figures.ts';
import type { QuestionTerm } from '#server/engine/understand/question.ts';
import { joinWeekdays } from '#server/engine/understand/spoken-measures.ts';
import { findBest } from './find-best.ts';
import type { RowMatch } from './match-rows.ts';
import { indexesOf, type OpenRow } from './open-table.ts';
import type { TableTask } from './table-task.ts';
import { family } from './whom-words.ts';
import { sayName } from './write-rows.ts';

/** What is said between two separating words: "2 adults", "a large popcorn". */
export type Segment = { terms: QuestionTerm[]; figures: Figure[]; words: string[] };

/** The parts of a question between separating words, as far as they name something. */
export function listSegments(
  { question, wanted, words: phrasesOf }: TableTask,
  separating: string,
): Segment[] {
  // What is compared may be several things: "instead of 2 adults and 2 children".
  const isAdding = separating === phrasesOf.and;
  const isCount = (word: string): boolean =>
    /^\d{1,3}x?$/.test(word) || (findCount(word, question.language) ?? 0) > 1;
  const phrases = separating.split(',');
  const separators = new Set(phrases);
  const text = phrases
    .filter((phrase) => phrase.includes(' '))
    .reduce(
      (said, phrase) => said.replaceAll(` ${phrase} `, ' & '),
      joinWeekdays(question.folded)
        .replace(agesInBrackets, ' ')
        .replace(/(?<!\d)[+,](?!\d)|\+/g, ' & '),
    );
  const segments: Segment[] = [];
  let current: string[] = [];
  const close = (): void => {
    if (current.length === 0) return;
    const said = new Set(current.flatMap((word) => wordsOf(word)));
    const terms = [...wanted.terms, ...wanted.neutral].filter(({ word }) =>
      word.split(' ').some((one) => said.has(one)),
    );
    const figures = findFigures(current.join(' '), question.language);
    const words = current.map((word) => word.replace(/["″]/g, ''));
    segments.push({ terms, figures, words });
    current = [];
  };
  const bareWords = text
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}&$€£"″.,-]+/gu, '').replace(/[.,]$/, ''));
  for (const [at, bare] of bareWords.entries()) {
    // "2 large mugs 3 bowls": another number begins another thing.
    const isNext =
      isAdding &&
      current.length > 1 &&
      isCount(bare) &&
      isCount(current[0] ?? '') &&
      startsThing(bareWords[at + 1] ?? '');
    if (isNext) close();
    if (bare === '&' || separators.has(bare)) close();
    else if (bare !== '') current.push(bare);
  }
  close();
  const isNeutral = (term: QuestionTerm): boolean => wanted.neutral.includes(term);
  // "I'm often cold. Is the wool blanket dearer than the cotton one?" names both in what it asks.
  const isNamed =
    ['compare', 'sum'].includes(wanted.wants) &&
    wanted.terms.filter(({ isContext, isKnown }) => !isContext && isKnown).length >= 2;
  // "A lamp & shade, a rug and a stool - total?" is one list, whatever stands between its parts.
  const last = wanted.wants === 'sum' ? wordsOf(lastSentence(question.folded)) : [];
  const isInSum = ({ word }: QuestionTerm): boolean =>
    word.split(' ').some((one) => last.includes(one));
  // "…, she's 2": for whom it is, not another thing.
  const isWhom = ({ terms, figures, words }: Segment): boolean =>
    figures.some(({ kind }) => kind === 'age') &&
    words.some((word) => saysOfWhom.test(word)) &&
    terms.every((term) => isNeutral(term) || family.test(term.word));
  const ages = segments.filter(isWhom).flatMap(({ figures }) => figures);
  return (
    segments
      .filter((segment) => !isWhom(segment))
      .map((segment) => ({ ...segment, figures: [...segment.figures, ...ages] }))
      .filter(
        ({ terms, figures }) =>
          terms.some((term) => !isNeutral(term)) || figures.some(({ kind }) => kind === 'age'),
      )
      // What is added up or compared is asked for, whichever clause names it.
      .map((segment) => ({
        ...segment,
        terms: segment.terms.map((term) =>
          isNeutral(term) || (isNamed && !isInSum(term)) ? term : { ...term, isContext: false },
        ),
      }))
      .slice(0, mostSegments)
  );
}

/** "2 kids (7 and 10)": how old they are isn't another thing. */
const agesInBrackets =
  /\(\s?(?:ages?d?\s|alter\s|de\s)?\d{1,2}(?:\s?(?:,|&|and|und|y|et|e|en)\s?\d{1,2}){0,4}(?:\s(?:years?|yrs?|yo|jahre|anos|ans|anni|jaar)(?:\sold)?)?\s?\)/gu;

/** Not "2 days", "5 kg" or "10 am". */
const startsThing = (word: string): boolean =>
  /^\p{L}{3,}/u.test(word) && findUnit(word) === null && findPeriod(word) === null;

const lastSentence = (folded: string): string =>
  folded
    .split(/[.!?;](?:\s|$)/)
    .filter((sentence) => /\p{L}/u.test(sentence))
    .at(-1) ?? '';

const saysOfWhom = /^(?:she|he|hes|shes|is|er|sie|ist|el|ella|tiene|il|elle|ha|tem|hij|zij|ma)$/;

const mostSegments = 5;

/** Every way to join neighboring segments, for names that hold an "and" themselves. */
export function groupSegments(segments: readonly Segment[]): Segment[][] {
  const [first, ...rest] = segments;
  if (!first) return [];
  return groupSegments(rest).length === 0
    ? [[first]]
    : groupSegments(rest).flatMap((groups) => {
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

/** The row that fits best, unless another fits as well; of such rows the only one that is of the group of a row near it. */
export function findOne({
  near = [],
  ...search
}: Pick<Parameters<typeof findBest>[0], 'tables' | 'terms' | 'figures'> & {
  near?: readonly OpenRow[];
}): RowMatch | null {
  const tied = findTied(search);
  const [match] = tied;
  if (!match) return null;
  if (tied.every(({ row }) => sayName(row) === sayName(match.row))) return match;
  // "A dozen bagels" where there are a dozen and half a dozen: the size that is said as a whole.
  const said = new Set(search.terms.flatMap(({ word }) => word.split(' ')));
  const whole = tied.filter(({ row }) => isSizeSaid(row, said));
  const isOneName = tied.every(({ row }) => row.name === match.row.name);
  if (isOneName && whole.length === 1) return whole[0] ?? null;
  const related = tied.filter(({ row }) => near.some((other) => isSameGroup(row, other)));
  return related.length === 1 ? (related[0] ?? null) : null;
}

/** Whether one of the cells that aren't prices or notes has only words that are said. */
const isSizeSaid = ({ cells, table }: OpenRow, said: ReadonlySet<string>): boolean =>
  indexesOf(table.table, 'text', 'number').some((column) => {
    const words = wordsOf(cells[column] ?? '');
    return words.length > 0 && words.every((word) => said.has(word));
  });

/** The row that fits best and those that fit as well. */
export function findTied(
  search: Pick<Parameters<typeof findBest>[0], 'tables' | 'terms' | 'figures'>,
): RowMatch[] {
  const all = findBest({ ...search, byFigures: true });
  const [match] = all;
  return match ? all.filter(({ score }) => score > match.score - 0.02) : [];
}

function isSameGroup(row: OpenRow, other: OpenRow): boolean {
  if (row.table !== other.table) return false;
  const groups = indexesOf(row.table.table, 'category');
  return groups.length > 0 && row.cells[groups[0] ?? 0] === other.cells[groups[0] ?? 0];
}

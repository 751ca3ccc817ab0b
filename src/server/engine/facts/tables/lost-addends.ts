import { wordsOf } from '#server/engine/index/analyse.ts';
import { findCount, findPeriod } from '#server/engine/language/measure-words.ts';
import { isInRange } from '#server/engine/understand/figures.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import type { RowMatch } from './match-rows.ts';
import { listSegments } from './named-things.ts';
import { holdsNumber } from './number-in-text.ts';
import type { Quantity } from './quantity.ts';
import type { TableTask } from './table-task.ts';

/** "… with one dog": a thing with a number or a joint before it that isn't found may have to be added, too. */
export function lostAddend({ question, words }: TableTask, { missing }: RowMatch): number {
  const said = wordsOf(question.folded);
  const joints = new Set(words.and.split(','));
  const isAdded = ({ word, information, isDoing, isVague }: QuestionTerm): boolean => {
    if (isDoing || isVague || information < telling || /^\d/.test(word)) return false;
    const before = said[said.indexOf(word.split(' ')[0] ?? '') - 1] ?? '';
    return joints.has(before) || findCount(before, question.language) !== null;
  };
  // "After the discount": what is taken off isn't in the sum.
  if (saysDiscount.test(question.folded)) return 0.5;
  return missing.some((term) => !findPeriod(term.word) && isAdded(term)) ? 0.3 : 0;
}

/** "… and a towel for him": a part of the question that names a row which isn't in the sum. */
export function lacksSegment(task: TableTask, parts: readonly { match: RowMatch }[]): boolean {
  const rows = parts.map(({ match: { row } }) => row);
  return listSegments(task, task.words.and).some(({ terms }) =>
    terms.some(
      (term) =>
        term.information >= someInformation &&
        !isCalendar(term) &&
        !findPeriod(term.word) &&
        !/^\d/.test(term.word) &&
        rows.every(({ stems, table }) =>
          [...stems, ...table.columnStems, table.titleStems].every(
            (words) => holdsTerm(term, words) === 0,
          ),
        ) &&
        rows.some(({ table }) =>
          table.rows.some(({ stems }) => holdsTerm(term, stems[table.name] ?? noStems) === 1),
        ),
    ),
  );
}

/** "… and 6 of the red ones": a number that neither counts a thing nor stands in its row belongs to something that was lost. */
export function leavesCount(
  { wanted }: TableTask,
  parts: readonly { match: RowMatch; quantity: Quantity | null }[],
): boolean {
  const counts = wanted.figures.filter(
    ({ kind, value }) => kind === 'thing' && value >= 2 && Number.isInteger(value),
  );
  return counts.some(({ value, words: [digits = ''], before = '' }) => {
    const isSaid = parts.some(
      ({ match: { row } }) =>
        row.cells.some((cell) => holdsNumber(cell, digits)) ||
        row.table.table.columns.some(({ name }) => holdsNumber(name, digits)) ||
        row.ranges.some((range) => isInRange(value, range) && range.kind === 'thing'),
    );
    if (isSaid || /^(?:for|fur|para|pour|per|voor)$/.test(before)) return false;
    // "2 teas and 2 scones" are two of each.
    const wantedTimes = new Set(
      counts.flatMap(({ words: [own], noun }) => (own === digits ? [noun] : [])),
    ).size;
    const counted = parts.filter(({ quantity }) =>
      (quantity?.asked ?? quantity?.said ?? '').split(/[\s×]+/).includes(digits),
    ).length;
    return counted < wantedTimes;
  });
}

const someInformation = 0.3;
const isCalendar = ({ stems }: QuestionTerm): boolean =>
  stems.some((each) => /^(?:day|month):/.test(each));

const telling = 0.6;
const saysDiscount =
  /(?<!\p{L})(?:discount\w*|reduction|% off|money off|rabatt\w*|nachlass|ermassigung\w*|descuentos?|rebaja\w*|reduction|remise|sconto|desconto|korting|znizk\w*)(?!\p{L})/u;

const noStems: ReadonlySet<string> = new Set();

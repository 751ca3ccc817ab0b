import { wordsOf } from '#server/engine/index/analyse.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import type { Filtered } from './filter-rows.ts';
import type { OpenRow } from './open-table.ts';
import { saysOnly } from './select-rows.ts';
import type { TableTask } from './table-task.ts';

/** One row is hardly all of something, unless a group, a number, a day or a column narrows it down to that. */
export function loneShare(
  { question, wanted }: TableTask,
  { rows, byCategory, columns, table, isKind, decisive }: Filtered,
): number {
  const [only, second] = rows;
  if (!only || second) return 1;
  if (saysAll.test(question.folded) && wanted.figures.length === 0) return doubtfulLone;
  if (wanted.asksPrice) return 1;
  const isLimited = wanted.limit ?? wanted.timeLimit ?? wanted.measureLimit;
  const isNarrowed =
    decisive.length > 0 ||
    wanted.terms.some((term) => isKindOfRow(term, only) || isMarked(term, only)) ||
    byCategory ||
    wanted.figures.length > 0 ||
    wanted.excluded.length > 0 ||
    wanted.isFree ||
    columns.some((column) => table.prices.includes(column)) ||
    saysOnly.test(question.folded) ||
    asksForOne.test(question.folded) ||
    // "Anything for kids?": what is called so, not one of several things in a name.
    (only.alternatives.length < 2 &&
      wanted.terms.some((term) => holdsTerm(term, only.stems[table.name] ?? noStems) === 1)) ||
    ((isKind || wanted.terms.length === 1) &&
      wanted.terms.some(({ stems }) => stems.some((each) => /^(?:day|month):/.test(each))));
  return isLimited || isNarrowed ? 1 : doubtfulLone;
}

/** "Which huts have a terrace?": where codes tell it of every row, one may be all. */
const isMarked = (term: QuestionTerm, { table, stems }: OpenRow): boolean =>
  table.marks.some((column) => holdsTerm(term, stems[column] ?? noStems) === 1);

/** A column that says of every row in a word or two what it is like: "beginner" under Level. */
function isKindOfRow(term: QuestionTerm, { table, stems }: OpenRow): boolean {
  return table.table.columns.some(({ role }, column) => {
    if (role !== 'text' || holdsTerm(term, stems[column] ?? noStems) < 1) return false;
    const cells = table.rows.map(({ cells: own }) => own[column] ?? '');
    return cells.every((cell) => cell !== '' && wordsOf(cell).length <= longestKind);
  });
}

const longestKind = 3;

/** "Which plan has towels?" asks for one. */
const asksForOne =
  /(?<!\p{L})(?:(?:which|what)\s(?!(?:else|is|are|have|do|can|all)\s)(?:\p{L}+[^s\s]|one)\s(?:has|is|comes|includes|does|gives|offers|got)|welche[rsn]\s\p{L}+\s(?:hat|ist|enthalt|bietet|kann)|(?:que|cual)\s(?:\p{L}+[^s\s]\s)?(?:tiene|es|incluye|lleva|ofrece|trae))(?!\p{L})/u;
const saysAll = withLanguages(
  'says-all',
  /(?<!\p{L})(?:all|every|list|alle|samtliche|liste|tod[oa]s|lista|tou(?:s|tes)|tutt[ie])(?!\p{L})/u,
);
const doubtfulLone = 0.5;

const noStems: ReadonlySet<string> = new Set();

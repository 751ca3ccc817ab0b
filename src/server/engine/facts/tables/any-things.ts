import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { chooseBy } from './choose-rows.ts';
import type { OpenTable } from './open-table.ts';
import type { TableQuestion } from './table-question.ts';

/**
 * "Which machines run on gas?": what all rows of a list are may be said in a word that no list has. It then selects
 * nothing, and what else is said must choose the rows.
 */
export function withoutAnyThings({
  wanted,
  tables,
  words: { anyThings },
}: {
  wanted: TableQuestion;
  tables: readonly OpenTable[];
  words: QuestionWords;
}): TableQuestion {
  if (!['list', 'extreme', 'count'].includes(wanted.wants)) return wanted;
  const general = new Set(anyThings.split(','));
  const said = wanted.terms.filter(
    (term) =>
      term.pieces.length === 0 &&
      general.has(term.word) &&
      tables.every((table) => (chooseBy(term, table)?.strength ?? 0) < known),
  );
  if (said.length === 0 || said.length === wanted.terms.length) return wanted;
  return {
    ...wanted,
    terms: wanted.terms.filter((term) => !said.includes(term)),
    either: wanted.either.filter((group) => !group.some((term) => said.includes(term))),
    neutral: [
      ...wanted.neutral,
      ...said.map((term) => ({ ...term, information: 0.25, isContext: true })),
    ],
  };
}

const known = 0.8;

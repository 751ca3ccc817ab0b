import type { QuestionWords } from '#server/engine/language/question-words.ts';
import type { Question } from '#server/engine/understand/question.ts';
import { withoutAnyThings } from '../any-things.ts';
import type { OpenTable } from '../open-table.ts';
import { notCompared } from '../row-nearness.ts';
import { readTableQuestion } from '../table-question.ts';
import type { TableTask } from '../table-task.ts';
import { withoutNames } from '../without-names.ts';
import { findPossibleDifferences } from './possible-differences.ts';
import { findPossibleExtremes } from './possible-extremes.ts';
import { findPossibleLists } from './possible-lists.ts';
import type { PossibleResult } from './possible-result.ts';
import { findPossibleSums } from './possible-sums.ts';

/**
 * What could be worked out of tables for a question: sums, differences, the cheapest of a group, lists. Unlike
 * `answerTable` it doesn't decide what is meant; whoever calls it chooses among the results.
 */
export function findPossibleResults({
  question,
  tables,
  words,
}: {
  question: Question;
  tables: readonly OpenTable[];
  words: QuestionWords;
}): PossibleResult[] {
  if (tables.length === 0) return [];
  const clear = withoutNames(words, tables, question);
  const wanted = withoutAnyThings({ wanted: readTableQuestion(question, clear), tables, words });
  const task: TableTask = {
    question,
    wanted,
    tables,
    words: clear,
    speech: { templates: words.templates, language: question.language },
    nearnessOf: notCompared,
  };
  switch (wanted.wants) {
    case 'extreme':
      return findPossibleExtremes(task);
    case 'list':
    case 'count':
      return findPossibleLists(task);
    case 'compare':
    case 'saving':
      return findPossibleDifferences(task);
    default:
      if (wanted.asksYesNo) return [];
      return !wanted.asksPrice && asksWhat.test(question.folded)
        ? findPossibleLists(task)
        : findPossibleSums(task);
  }
}

const asksWhat =
  /^(?:and |so )?(?:what|which|welche[rsn]?|was|que|cuales|quels?|quelles?|quali|quais|welke|jakie)(?!\p{L})/u;

import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import type { PossibleResult } from '#server/engine/facts/tables/possible/possible-result.ts';
import { findPossibleResults } from '#server/engine/facts/tables/possible/possible-results.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { saysPhrase } from '#server/engine/understand/phrases.ts';
import type { Question } from '#server/engine/understand/question.ts';
import type { Candidate } from './candidate.ts';
import { toFactCandidate } from './fact-candidate.ts';
import type { PassageLoader } from './passage-text.ts';

/** A result that may be what is asked for, with what speaks for it. */
export type PossibleCandidate = Candidate & Pick<PossibleResult, 'way' | 'signs'>;

/** What could be worked out of tables for a question, each with the rows that it cites. */
export async function workOut({
  question,
  facts,
  words,
  loadPassages,
}: {
  question: Question;
  facts: OpenFacts;
  words: QuestionWords;
  loadPassages: PassageLoader;
}): Promise<PossibleCandidate[]> {
  if (saysPhrase(question.folded, words.wePay)) return [];
  const results = findPossibleResults({ question, tables: facts.tables, words });
  const ids = results.flatMap(({ cited }) =>
    cited.flatMap((source) => facts.findPassageId(source) ?? []),
  );
  const passages = ids.length === 0 ? [] : await loadPassages([...new Set(ids)]);
  const loaded = new Map(passages.map((passage) => [passage.id, passage]));
  return results.flatMap((answer) =>
    toFactCandidate({ kind: 'table', answer, facts, loaded }).map((candidate) => ({
      ...candidate,
      way: answer.way,
      signs: answer.signs,
    })),
  );
}

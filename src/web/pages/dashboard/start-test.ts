import { mostHistoryTurns, type TestOrigin, type TestTurn } from '#shared/contract/answer-tests.ts';
import { pickFigures } from '#web/features/answer-tests/pick-figures.ts';
import type { TestStart } from '#web/features/answer-tests/test-form.ts';

export type TestedAnswer = {
  question: string;
  answer: string;
  sources: readonly { documentId: string | null }[];
  earlier: readonly TestTurn[];
};

/** A test of an answer that was given: its figures and its first source are what it looks for at first. */
export function startTest({
  question,
  answer,
  sources,
  earlier,
  origin,
}: TestedAnswer & { origin: TestOrigin }): TestStart {
  const isAnswered = sources.length > 0;
  return {
    question: question.slice(0, 2000),
    history: earlier.slice(-mostHistoryTurns).map(({ role, text }) => ({
      role,
      text: text.slice(0, 8000),
    })),
    origin,
    expectations: {
      outcome: isAnswered ? 'answer' : 'unknown',
      facts: isAnswered ? pickFigures(answer) : [],
      documentId: sources[0]?.documentId ?? null,
    },
  };
}

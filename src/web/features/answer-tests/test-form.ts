import {
  type AnswerTestInput,
  answerTestInput,
  type TestExpectations,
  type TestOrigin,
  type TestOutcome,
  type TestTurn,
} from '#shared/contract/answer-tests.ts';

export type TestStart = {
  /** With an id an existing test is changed. */
  id?: string;
  question: string;
  history?: TestTurn[];
  expectations?: Partial<TestExpectations>;
  /** Of the cited document, which may be gone by now. */
  documentName?: string | null;
  origin?: TestOrigin;
};

/** What a person types: lists are lines of text. */
export type TestForm = {
  question: string;
  outcome: TestOutcome;
  facts: string;
  absent: string;
  documentId: string;
  exact: string;
};

export const startForm = ({ question, expectations = {} }: TestStart): TestForm => ({
  question,
  outcome: expectations.outcome ?? 'answer',
  facts: (expectations.facts ?? []).join('\n'),
  absent: (expectations.absent ?? []).join('\n'),
  documentId: expectations.documentId ?? '',
  exact: expectations.exact ?? '',
});

type ReadForm =
  | { input: AnswerTestInput }
  | { problems: { field: keyof TestForm; message: string }[] };

/** The test that a form describes, or what is wrong with each field. Only an answer has something to expect of it. */
export function readForm({
  form,
  history,
  origin = 'form',
}: {
  form: TestForm;
  history: readonly TestTurn[];
  origin?: TestOrigin | undefined;
}): ReadForm {
  const isAnswer = form.outcome === 'answer';
  const read = answerTestInput.safeParse({
    question: form.question,
    history,
    origin,
    expectations: {
      outcome: form.outcome,
      facts: isAnswer ? linesOf(form.facts) : [],
      absent: isAnswer ? linesOf(form.absent) : [],
      documentId: (isAnswer && form.documentId) || null,
      exact: (isAnswer && form.exact.trim()) || null,
    },
  });
  if (read.success) return { input: read.data };
  return {
    problems: read.error.issues.map(({ path, message }) => ({
      field: ((path[0] === 'expectations' ? path[1] : path[0]) ?? 'question') as keyof TestForm,
      message,
    })),
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

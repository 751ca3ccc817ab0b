/** Tests of a chatbot: questions with what a right answer has, asked again whenever something changes. */
import { z } from 'zod';

export const mostTests = 500;
export const mostHistoryTurns = 8;
const mostFacts = 10;

const plain = ({ max, missing }: { max: number; missing: string }) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, `Please use at most ${max} characters`)
    .refine((value) => !value.includes('\0'), 'Please write plain text');

const phrases = z
  .array(plain({ max: 300, missing: 'Enter a text or remove this line' }))
  .max(mostFacts, `Please use at most ${mostFacts} lines`)
  .default([]);

/** `answer`: it answers. `unknown`: it says that it doesn't know. `handoff`: the visitor is passed on to the team. */
export const testOutcome = z.enum(['answer', 'unknown', 'handoff']);
export type TestOutcome = z.infer<typeof testOutcome>;

export const testExpectations = z.object({
  outcome: testOutcome.default('answer'),
  /** Each must be in the answer; prices, numbers, dates and times may be written differently. */
  facts: phrases,
  /** None may be in the answer. */
  absent: phrases,
  /** The document that the answer must cite. */
  documentId: z.uuid().nullable().default(null),
  /** The whole answer, word for word. */
  exact: plain({ max: 4000, missing: 'Enter the answer' }).nullable().default(null),
});
export type TestExpectations = z.infer<typeof testExpectations>;

export const testTurn = z.object({
  role: z.enum(['visitor', 'bot']),
  text: plain({ max: 8000, missing: 'Enter what was said' }),
});
export type TestTurn = z.infer<typeof testTurn>;

/** Where a test was made. */
export const testOrigin = z.enum(['form', 'playground', 'conversation', 'gap', 'csv', 'suggested']);
export type TestOrigin = z.infer<typeof testOrigin>;

export const answerTestInput = z.object({
  question: plain({ max: 2000, missing: 'Question is required' }),
  /** What was said before the question, for tests of follow-ups. */
  history: z.array(testTurn).max(mostHistoryTurns).default([]),
  expectations: testExpectations.prefault({}),
  origin: testOrigin.default('form'),
});
export type AnswerTestInput = z.infer<typeof answerTestInput>;
export const updateAnswerTestInput = z.object({
  question: answerTestInput.shape.question.optional(),
  history: z.array(testTurn).max(mostHistoryTurns).optional(),
  expectations: testExpectations.optional(),
});
export type UpdateAnswerTestInput = z.infer<typeof updateAnswerTestInput>;

export const createTestsInput = z.object({
  items: z.array(answerTestInput).min(1, 'Choose at least one test').max(mostTests),
});
/** `skipped` counts those that were there already, and those beyond the limit. */
export const createTestsResponse = z.object({ created: z.int(), skipped: z.int() });
export type CreateTestsResponse = z.infer<typeof createTestsResponse>;

export const importTestsInput = z.object({
  csv: z.string({ error: 'Choose a CSV file' }).min(1, 'This file is empty').max(200_000),
});
export const importTestsResponse = createTestsResponse.extend({
  /** Lines that couldn't be read, as a spreadsheet counts them. */
  problems: z.array(z.object({ line: z.int(), message: z.string() })),
});
export type ImportTestsResponse = z.infer<typeof importTestsResponse>;

const failureKinds = [
  'missing-fact',
  'unwanted-text',
  'wrong-source',
  'wrong-text',
  'not-answered',
  'answered',
  'not-handed-over',
] as const;
/** Why a test failed: the kind for programs, the message for people. */
export const testFailure = z.object({ kind: z.enum(failureKinds), message: z.string() });
export type TestFailure = z.infer<typeof testFailure>;

export const testSource = z.object({
  documentId: z.uuid().nullable(),
  title: z.string(),
  page: z.int().nullable(),
  row: z.int().nullable(),
  quote: z.string(),
});
export type TestSource = z.infer<typeof testSource>;

const resultState = z.enum(['passed', 'failed']);

export const answerTest = z.object({
  id: z.uuid(),
  question: z.string(),
  history: z.array(testTurn),
  expectations: testExpectations,
  /** Of the cited document, as it was named when the test was saved. */
  documentName: z.string().nullable(),
  origin: testOrigin,
  createdAt: z.iso.datetime(),
  /** Of the last run; null for a test that hasn't run since it was saved. */
  result: z
    .object({
      state: resultState,
      failures: z.array(testFailure),
      /** The answer is another than in the run before. */
      hasChanged: z.boolean(),
      /** When this answer was given for the first time. */
      since: z.iso.datetime(),
    })
    .nullable(),
});
export type AnswerTest = z.infer<typeof answerTest>;

const givenAnswer = z.object({
  answer: z.string(),
  sources: z.array(testSource),
  state: resultState,
  failures: z.array(testFailure),
  at: z.iso.datetime(),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;
/** The current answer beside the one to compare it with: the last that passed, else the one before. */
export const testComparison = z.object({
  current: givenAnswer.nullable(),
  before: givenAnswer.nullable(),
});
export type TestComparison = z.infer<typeof testComparison>;

export const testTrigger = z.enum(['manual', 'saved', 'change', 'nightly', 'api']);
export type TestTrigger = z.infer<typeof testTrigger>;

export const testRun = z.object({
  id: z.uuid(),
  number: z.int(),
  state: z.enum(['waiting', 'running', 'done']),
  trigger: testTrigger,
  total: z.int(),
  done: z.int(),
  passed: z.int(),
  failed: z.int(),
  /** Answers that differ from the run before. */
  changed: z.int(),
  /** Tests that only a call to the language model could answer, or that the model didn't answer. */
  skipped: z.int(),
  modelCalls: z.int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type TestRun = z.infer<typeof testRun>;

export const testsResponse = z.object({
  items: z.array(answerTest),
  /** The newest first. */
  runs: z.array(testRun),
  /** What a run costs when answers are written by a language model: calls at most; 0 with the built-in writer. */
  mostModelCalls: z.int(),
});
export type TestsResponse = z.infer<typeof testsResponse>;

/** A run with the tests that failed, for programs. */
export const testRunReport = testRun.omit({ number: true }).extend({
  failures: z.array(
    z.object({
      testId: z.uuid(),
      question: z.string(),
      answer: z.string(),
      reasons: z.array(testFailure),
    }),
  ),
});
export type TestRunReport = z.infer<typeof testRunReport>;

/** A test that the documents suggest, and that passes now. */
export const suggestedTest = z.object({
  question: z.string(),
  expectations: testExpectations,
  documentName: z.string(),
  kind: z.enum(['faq', 'price', 'hours']),
  answer: z.string(),
});
export type SuggestedTest = z.infer<typeof suggestedTest>;
export const suggestedTestsResponse = z.object({ items: z.array(suggestedTest) });
export type SuggestedTestsResponse = z.infer<typeof suggestedTestsResponse>;

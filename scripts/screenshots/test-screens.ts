import type { Page } from 'playwright-core';
import type {
  AnswerTest,
  SuggestedTestsResponse,
  TestComparison,
  TestRun,
  TestsResponse,
} from '#shared/contract/answer-tests.ts';
import type { Screen } from './screen.ts';

const path = '/app/chatbots/{chatbotId}/tests';
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000).toISOString();

const createTest = ({
  number,
  question,
  facts,
  result,
}: {
  number: number;
  question: string;
  facts: string[];
  result: AnswerTest['result'];
}): AnswerTest => ({
  id: id(number),
  question,
  history: [],
  expectations: { outcome: 'answer', facts, absent: [], documentId: id(90), exact: null },
  documentName: 'price-list.csv',
  origin: 'suggested',
  createdAt: at(200),
  result,
});

const passed: AnswerTest['result'] = {
  state: 'passed',
  failures: [],
  hasChanged: false,
  since: at(200),
};

const createRun = (number: number, failed: number): TestRun => ({
  id: id(100 + number),
  number,
  state: 'done',
  trigger: 'change',
  total: 24,
  done: 24,
  passed: 24 - failed,
  failed,
  changed: failed,
  skipped: 0,
  modelCalls: 0,
  createdAt: at(20 - number),
  finishedAt: at(20 - number),
});

const tests: TestsResponse = {
  mostModelCalls: 0,
  runs: [0, 0, 1, 0, 0, 3, 2, 0, 0, 1].map((failed, at) => createRun(at + 1, failed)).toReversed(),
  items: [
    createTest({
      number: 1,
      question: 'How much is a tune-up?',
      facts: ['$85'],
      result: {
        state: 'failed',
        failures: [{ kind: 'missing-fact', message: '“$85” is missing.' }],
        hasChanged: true,
        since: at(1),
      },
    }),
    createTest({
      number: 2,
      question: 'When are you open on Saturday?',
      facts: ['10 am', '4 pm'],
      result: passed,
    }),
    createTest({ number: 3, question: 'Do you fix e-bikes?', facts: [], result: passed }),
    createTest({
      number: 4,
      question: 'How much is it to have the brakes on a cargo bike bled and adjusted?',
      facts: ['$60'],
      result: null,
    }),
  ],
};

const source = { documentId: id(90), title: 'price-list.csv', page: null, row: 12 };
const comparison: TestComparison = {
  before: {
    answer: 'A tune-up costs $85 and takes two days. [1]',
    sources: [{ ...source, quote: 'Tune-up, $85, two days' }],
    state: 'passed',
    failures: [],
    at: at(200),
  },
  current: {
    answer: 'A tune-up costs $95 and takes two days. [1]',
    sources: [{ ...source, quote: 'Tune-up, $95, two days' }],
    state: 'failed',
    failures: [{ kind: 'missing-fact', message: '“$85” is missing.' }],
    at: at(1),
  },
};

const suggestions: SuggestedTestsResponse = {
  items: tests.items.map(({ question, expectations }, number) => ({
    question,
    expectations,
    documentName: 'price-list.csv',
    kind: number === 1 ? 'hours' : 'price',
    answer: 'A tune-up costs $85.',
  })),
};

/** Results of our own, so that the pictures don't depend on the engine. */
async function showTests(page: Page): Promise<void> {
  await page.route('**/api/chatbots/*/tests', (route) => route.fulfill({ json: tests }));
  await page.route('**/api/chatbots/*/tests/*/comparison', (route) =>
    route.fulfill({ json: comparison }),
  );
  await page.route('**/api/chatbots/*/tests/suggestions', (route) =>
    route.fulfill({ json: suggestions }),
  );
  await page.reload();
  await page.getByText('When are you open on Saturday?').waitFor();
}

export const testScreens: readonly Screen[] = [
  {
    name: 'chatbot-tests',
    as: 'owner',
    path,
    prepare: (page) => page.getByText('No tests yet').waitFor(),
  },
  {
    name: 'chatbot-tests-compared',
    as: 'owner',
    path,
    async prepare(page) {
      await showTests(page);
      await page.getByRole('button', { name: 'Compare answers' }).click();
      await page.getByText('No longer used').waitFor();
    },
  },
  {
    name: 'chatbot-tests-form',
    as: 'owner',
    path,
    async prepare(page) {
      await showTests(page);
      await page.getByRole('button', { name: 'Change the test How much is a tune-up?' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'chatbot-tests-suggested',
    as: 'owner',
    path,
    async prepare(page) {
      await showTests(page);
      await page.getByRole('button', { name: 'Suggest tests' }).click();
      await page.getByRole('button', { name: 'Add 4 tests' }).waitFor();
    },
  },
];

import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  TestExpectations,
  TestFailure,
  TestOrigin,
  TestRun,
  TestSource,
  TestTrigger,
  TestTurn,
} from '#shared/contract/answer-tests.ts';
import { chatbots } from './chatbots.ts';
import { moment } from './columns.ts';
import { belongsTo, madeBy } from './of-workspace.ts';

/** Questions with what a right answer has. */
export const answerTests = pgTable(
  'answer_tests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    userId: madeBy(),
    question: text('question').notNull(),
    history: jsonb('history').$type<TestTurn[]>().notNull(),
    expectations: jsonb('expectations').$type<TestExpectations>().notNull(),
    /** Of the cited document: a file that is deleted and uploaded again is still the same source. */
    documentName: text('document_name'),
    origin: text('origin').$type<TestOrigin>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('answer_tests_id_workspace_unique').on(table.id, table.workspaceId),
    index('answer_tests_chatbot_id_index').on(table.chatbotId),
    belongsTo({
      name: 'answer_tests_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);

/** All tests of a chatbot asked once. A run works through the tests by their ids, so it can go on after a crash. */
export const testRuns = pgTable(
  'test_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    /** Counts the runs of a chatbot. */
    number: integer('number').notNull(),
    state: text('state').$type<TestRun['state']>().notNull(),
    trigger: text('trigger').$type<TestTrigger>().notNull(),
    /** Whether it may call a language model; otherwise only answers that are cached are used. */
    mayCallModel: boolean('may_call_model').notNull(),
    /** The last test that was asked. */
    cursor: uuid('cursor'),
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    passed: integer('passed').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    modelCalls: integer('model_calls').notNull().default(0),
    /** What the chatbot was when the run began, to tell whether it has changed since. */
    knowledgeVersion: bigint('knowledge_version', { mode: 'number' }).notNull().default(0),
    settingsVersion: integer('settings_version').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    unique('test_runs_chatbot_number_unique').on(table.chatbotId, table.number),
    belongsTo({
      name: 'test_runs_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);

/**
 * What was answered, from one run to another: a row is added only when the answer, its sources or the verdict change, so
 * a year of nightly runs costs no more than its changes.
 */
export const testResults = pgTable(
  'test_results',
  {
    workspaceId: uuid('workspace_id').notNull(),
    testId: uuid('test_id').notNull(),
    /** Numbers of the first and the last run with this result. */
    firstRun: integer('first_run').notNull(),
    lastRun: integer('last_run').notNull(),
    answer: text('answer').notNull(),
    sources: jsonb('sources').$type<TestSource[]>().notNull(),
    passed: boolean('passed').notNull(),
    failures: jsonb('failures').$type<TestFailure[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.testId, table.firstRun] }),
    belongsTo({
      name: 'test_results_test_fk',
      columns: [table.testId, table.workspaceId],
      parent: answerTests,
    }),
  ],
);

/** What a language model wrote in a test, by everything it was told: question, passages, instructions and model. */
export const testModelAnswers = pgTable(
  'test_model_answers',
  {
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    key: text('key').notNull(),
    text: text('text').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatbotId, table.key] }),
    belongsTo({
      name: 'test_model_answers_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);

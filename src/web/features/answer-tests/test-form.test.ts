import { expect, test } from 'vitest';
import { readForm, startForm, type TestForm } from './test-form.ts';

const documentId = '0b0e7a4e-0000-4000-8000-000000000001';
const form: TestForm = {
  question: 'When do you open?',
  outcome: 'answer',
  facts: ' 9 am \n\n10 am',
  absent: 'closed',
  documentId,
  exact: '  ',
};

test('reads each line as one fact and leaves out empty ones', () => {
  expect(readForm({ form, history: [] })).toEqual({
    input: {
      question: 'When do you open?',
      history: [],
      origin: 'form',
      expectations: {
        outcome: 'answer',
        facts: ['9 am', '10 am'],
        absent: ['closed'],
        documentId,
        exact: null,
      },
    },
  });
});

test('expects nothing of an answer that should not be given', () => {
  const read = readForm({ form: { ...form, outcome: 'unknown' }, history: [], origin: 'gap' });
  expect(read).toMatchObject({
    input: {
      origin: 'gap',
      expectations: { outcome: 'unknown', facts: [], absent: [], documentId: null, exact: null },
    },
  });
});

test('says which field is wrong', () => {
  expect(readForm({ form: { ...form, question: '' }, history: [] })).toEqual({
    problems: [{ field: 'question', message: 'Question is required' }],
  });
  const wrong = readForm({ form: { ...form, documentId: 'none' }, history: [] });
  expect(wrong).toMatchObject({ problems: [{ field: 'documentId' }] });
});

test('starts with what a test has already', () => {
  const expectations = { outcome: 'answer' as const, facts: ['9 am', '10 am'], documentId };
  expect(startForm({ question: 'When?', expectations })).toEqual({
    question: 'When?',
    outcome: 'answer',
    facts: '9 am\n10 am',
    absent: '',
    documentId,
    exact: '',
  });
});

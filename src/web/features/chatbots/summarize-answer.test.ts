import { expect, test } from 'vitest';
import type { AnswerTrace, ChatSource } from '#shared/chat-events.ts';
import { describeSteps } from './describe-steps.ts';
import { summarizeAnswer } from './summarize-answer.ts';

const source: ChatSource = {
  number: 1,
  documentId: 'd',
  title: 'prices.csv',
  page: null,
  row: 31,
  heading: null,
  quote: '',
};
const why: AnswerTrace = {
  understood: 'price of brake pads',
  plan: ['prices.csv, row 31'],
  parts: [{ name: 'Words found', value: 0.9 }],
  writer: 'built-in',
  fallbackReason: null,
  confidence: 0.92,
  threshold: 0.5,
  withheld: [],
  passages: [],
  milliseconds: { retrieval: 30.4, answer: 7.2 },
};
const options: string[] = [];
const confidence = { level: 'confident', value: 0.92 } as const;

test('names the confidence, the place and the time', () => {
  expect(summarizeAnswer({ confidence, sources: [source], why, options })).toBe(
    'Confident 92% · prices.csv row 31 · 38 ms',
  );
});

test('counts further sources and names a page or the owner’s own answer', () => {
  const paged = { ...source, page: 3, row: null };
  const two = summarizeAnswer({ confidence, sources: [paged, source], why: null, options });
  expect(two).toBe('Confident 92% · prices.csv page 3 +1 more');
  const own = { ...source, documentId: null };
  expect(summarizeAnswer({ confidence, sources: [own], why: null, options })).toContain(
    'your own answer',
  );
});

test('says that it asked back instead of how confident it is', () => {
  const asking = { confidence, sources: [], why, options: ['Front', 'Rear'] };
  expect(summarizeAnswer(asking)).toBe('Asked back · 38 ms');
});

test('says nothing about small talk', () => {
  expect(summarizeAnswer({ confidence: null, sources: [], why: null, options })).toBe('');
});

test('a long answer is timed in seconds', () => {
  const slow = { ...why, milliseconds: { retrieval: 40, answer: 2_310 } };
  const level = 'unknown' as const;
  expect(
    summarizeAnswer({ confidence: { level, value: 0.2 }, sources: [], why: slow, options }),
  ).toBe('Not confident 20% · 2.4 s');
});

test('steps end with who wrote the answer', () => {
  expect(describeSteps(why)).toEqual(['prices.csv, row 31', 'Written by the built-in writer']);
  expect(describeSteps({ ...why, writer: 'curated', plan: [] })).toEqual([
    'Taken from your own answers',
  ]);
});

test('steps say what was left out and why the language model was not used', () => {
  const steps = describeSteps({
    ...why,
    plan: [],
    fallbackReason: 'nothing-supported',
    withheld: ['It is free.'],
  });
  expect(steps).toEqual([
    'Left out 1 sentence that your documents don’t support',
    'Written by the built-in writer, because nothing the language model wrote was supported by your documents',
  ]);
});

test('a trace from before steps were recorded is shown without them', () => {
  const { understood: _, plan: __, parts: ___, ...old } = why;
  expect(describeSteps(old as AnswerTrace)).toEqual(['Written by the built-in writer']);
});

import { expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import type { FoundAnswer } from './find-answer.ts';
import type { LoadedPassage } from './passage-text.ts';
import { supportHalves } from './support-halves.ts';

const passage = (id: string, heading?: string, documentId = 'guide'): LoadedPassage => ({
  id,
  documentId,
  title: documentId,
  text: '',
  sentences: [],
  place: heading ? { heading } : {},
});
const found = (candidate: Partial<Candidate> & Pick<Candidate, 'confidence'>): FoundAnswer => ({
  candidate: {
    kind: 'text',
    statements: [],
    understood: 'question',
    plan: [],
    parts: [],
    options: [],
    ...candidate,
  },
  retrieval: { matches: [], confidence: 0, vector: null, weights: [], passages: 0 },
  loaded: new Map(),
  text: 'question',
  candidates: [],
  say: null,
  sayPrice: () => null,
  isPriceOfOther: () => false,
  tellKnown: () => null,
  expected: [],
});
const confidencesOf = (parts: readonly FoundAnswer[]): number[] =>
  supportHalves({ found: parts, threshold: 0.5 }).map(
    ({ candidate }) => candidate?.confidence ?? 0,
  );

test('a row that another part of the message names is more likely right', () => {
  const [first = 0] = confidencesOf([
    found({
      confidence: 0.3,
      kind: 'table',
      understood: 'price of Canvas repair',
      statements: [
        { text: 'Canvas repair costs 40.', passages: [passage('row', undefined, 'list')] },
      ],
    }),
    found({
      confidence: 0.8,
      statements: [{ text: 'Canvas repair: 3 days.', passages: [passage('terms')] }],
    }),
  ]);
  expect(first).toBeGreaterThan(0.5);
});

test('text of another document that names nothing of it is not', () => {
  const parts = [
    found({ confidence: 0.4, statements: [{ text: 'Bring a towel.', passages: [passage('a')] }] }),
    found({
      confidence: 0.9,
      statements: [{ text: 'Sauna: 12.', passages: [passage('b', undefined, 'list')] }],
    }),
  ];
  expect(confidencesOf(parts)).toEqual([0.4, 0.9]);
});

test('two parts that point to one section confirm each other, unlikely ones do not', () => {
  const both = (confidence: number) =>
    confidencesOf(
      ['The bus stops at the gate.', 'Ten minutes in front of the gate.'].map((text) =>
        found({ confidence, statements: [{ text, passages: [passage('way', 'Finding us')] }] }),
      ),
    );
  expect(Math.min(...both(0.4))).toBeGreaterThan(0.5);
  expect(both(0.2)).toEqual([0.2, 0.2]);
});

test('says a piece of text once that answers both parts', () => {
  const text = 'More than five days before, all of your money comes back to you.';
  const [, second] = supportHalves({
    threshold: 0.5,
    found: [
      found({ confidence: 0.7, statements: [{ text, passages: [passage('p', 'Refunds')] }] }),
      found({
        confidence: 0.4,
        statements: [{ text: `${text} Bring a friend.`, passages: [passage('p', 'Refunds')] }],
      }),
    ],
  });
  expect(second?.candidate?.statements[0]?.text).toBe(text);
});

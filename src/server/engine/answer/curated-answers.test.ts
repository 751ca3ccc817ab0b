import { describe, expect, it } from 'vitest';
import { findCuratedAnswer } from './curated-answers.ts';
import { matchedPairs, otherPairs, unmatchedPairs } from './testing/question-pairs.ts';

const vector = (x: number, y: number): Float32Array => Float32Array.of(x, y);
const curated = [
  {
    id: '1',
    question: 'What is your refund policy?',
    answer: 'Thirty days.',
    vector: vector(1, 0),
  },
  { id: '2', question: 'Do you ship abroad?', answer: 'To the EU.', vector: vector(0, 1) },
];
const find = (question: string, of: Float32Array | null) =>
  findCuratedAnswer({ question, vector: of, curated })?.id ?? null;

describe('findCuratedAnswer', () => {
  it('finds the same meaning in other words, and the same words without a model', () => {
    expect(find('How do I get my money back?', vector(0.9, 0.436))).toBe('1');
    expect(find('your refund policy please', null)).toBe('1');
  });

  it('finds the same words, also those that search leaves out, and the newest of two alike', () => {
    const pairs = [
      { id: 'who', question: 'Who are you?', answer: 'Bella.', vector: vector(1, 0) },
      { id: 'who-before', question: 'who are you', answer: 'Bot.', vector: null },
      { id: 'signs', question: '???', answer: 'Yes?', vector: null },
    ];
    const ask = (question: string) =>
      findCuratedAnswer({ question, vector: null, curated: pairs })?.id ?? null;
    expect(ask(' WHO are you')).toBe('who');
    expect(ask('How are you?')).toBeNull();
    expect(ask('!')).toBeNull();
  });

  it('does not take what is merely near for the same', () => {
    expect(find('Who wrote the refund policy of your competitor?', vector(0.75, 0.66))).toBeNull();
    expect(find('Do you sell ships?', null)).toBeNull();
  });

  it('does not compare vectors of different models', () => {
    expect(find('something else', Float32Array.of(1, 0, 0))).toBeNull();
  });
});

describe('an owner’s answer', () => {
  const isGiven = ([asked, question, cosine]: readonly [string, string, number]): boolean => {
    const known = { id: '1', question, answer: 'Yes.', vector: vector(1, 0) };
    const of = vector(cosine, Math.sqrt(1 - cosine ** 2));
    return findCuratedAnswer({ question: asked, vector: of, curated: [known] }) !== null;
  };

  it.each(matchedPairs)('is given to who asks %j instead of %j', (...pair) => {
    expect(isGiven(pair)).toBe(true);
  });

  it.each(otherPairs)('is not given to who asks %j instead of %j', (...pair) => {
    expect(isGiven(pair)).toBe(false);
  });

  it('is found for most of the questions that ask the same', () => {
    const all = [...matchedPairs, ...unmatchedPairs];
    expect(all.filter(isGiven).length / all.length).toBeGreaterThan(0.6);
  });
});

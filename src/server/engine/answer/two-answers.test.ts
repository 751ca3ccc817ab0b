import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { addOther, giveBoth } from './two-answers.ts';

const option = (text: string, confidence: number): Candidate => ({
  kind: 'text',
  statements: [{ text, passages: [] }],
  confidence,
  understood: 'does it float?',
  plan: [text],
  parts: [],
  options: [],
});
const said = (candidate: Candidate | null) => candidate?.statements.map(({ text }) => text);

describe('an answer that is given', () => {
  const other = option('Bells cost $3.', 0.3);

  it('has the next likely one beside it when it is unsure', () => {
    const first = option('Buoys cost $9.', 0.6);
    const both = addOther({ first, options: [first, other] });
    expect(said(both)).toEqual(['Buoys cost $9.', 'Bells cost $3.']);
    expect(both.confidence).toBe(0.6);
    expect(both.plan).toEqual(['Buoys cost $9.', 'Bells cost $3.']);
  });

  it('stands alone when it is sure', () => {
    const first = option('Buoys cost $9.', 0.8);
    expect(addOther({ first, options: [first, other] })).toBe(first);
  });

  it('stands alone beside what is hardly likely, long, or says the same', () => {
    const first = option('Buoys cost $9.', 0.6);
    for (const each of [
      option('Bells cost $3.', 0.1),
      option('Bells. '.repeat(80), 0.4),
      option('Buoys cost $9. Ask us.', 0.4),
    ])
      expect(addOther({ first, options: [first, each] })).toBe(first);
  });
});

describe('two answers of which neither is likely enough', () => {
  it('are given together when one of them probably is right', () => {
    const both = giveBoth([option('Bells cost $3.', 0.55), option('Buoys cost $9.', 0.6)]);
    expect(said(both)).toEqual(['Buoys cost $9.', 'Bells cost $3.']);
    expect(both?.confidence).toBeLessThan(0.75);
    expect(both?.confidence).toBeGreaterThanOrEqual(0.5);
  });

  it('are not given when probably none is', () => {
    expect(giveBoth([option('Bells cost $3.', 0.1), option('Buoys cost $9.', 0.6)])).toBeNull();
    expect(giveBoth([option('Bells cost $3.', 0.5), option('Buoys cost $9.', 0.5)])).toBeNull();
    expect(giveBoth([option('Buoys cost $9.', 0.6)])).toBeNull();
    expect(giveBoth([])).toBeNull();
  });
});

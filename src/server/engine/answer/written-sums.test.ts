import { describe, expect, it } from 'vitest';
import { createAnswerCheck } from './answer-check.ts';

const passages = [
  'Item: Adult; Price: €12.50',
  'Item: Child (3 to 11); Price: €8',
  'Item: Pedal boat, half an hour; Price: €15; Note: Deposit €20',
  'Family ticket: €36. Every adult gets a map.',
];

/** Whether each sentence of an answer may be shown, with all passages cited. */
function ask(...sentences: string[]): (string | null)[] {
  const check = createAnswerCheck({ passages });
  return sentences.map((text) => check.findFault({ text, sources: [1, 2, 3, 4] }));
}

describe('sums that are written out', () => {
  it.each([
    'For all of you that is 2 × €12.50 + 3 × €8 = €49.',
    '2 x Adult €12.50 [1] + 3 x Child €8 [2] = €49.00',
    'Together: €12.50 + €8 = €20.50.',
    'You save €5 with the family ticket: 2 × €12.50 + 2 × €8 = €41 and €41 - €36 = €5.',
    'That is 2 × €15 = €30 for the pedal boat.',
  ])('lets through %s', (text) => {
    expect(ask(text)).toEqual([null]);
  });

  it.each([
    'For all of you that is 2 × €12.50 + 3 × €8 = €48.',
    'For all of you that is 2 × €11.50 + 3 × €8 = €47.',
    'That is €49 for all of you.',
    'Together: €12.50 + €9 = €21.50.',
    'With 10% off that is 2 × €12.50 × 0.9 = €22.50.',
    'Around €12.50 – €49.',
  ])('withholds %s', (text) => {
    expect(ask(text)).toEqual(['unsupported-fact']);
  });

  it('lets the next sentence say the result again, but no other', () => {
    expect(
      ask('2 × €12.50 + €8 = €33.', 'So you pay €33 altogether.', 'A boat makes it €48.'),
    ).toEqual([null, null, 'unsupported-fact']);
  });
});

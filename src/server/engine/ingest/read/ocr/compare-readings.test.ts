import { describe, expect, it } from 'vitest';
import { compareReadings } from './compare-readings.ts';
import type { RecognizedWord } from './word-table.ts';

/** Words beside each other; a word is a text, or a text and how sure it is. */
function read(...words: (string | [text: string, confidence: number])[]): RecognizedWord[] {
  return words.map((word, at) => {
    const [text, confidence] = typeof word === 'string' ? [word, 95] : word;
    return {
      text,
      confidence,
      line: '1',
      left: at * 100,
      right: at * 100 + 80,
      top: 0,
      bottom: 20,
    };
  });
}
const compare = (input: {
  words: RecognizedWord[];
  numbers?: RecognizedWord[];
  others: RecognizedWord[][];
}): string =>
  compareReadings({ numbers: input.words, ...input })
    .map(({ text, isUnsure }) => (isUnsure ? `${text}?` : text))
    .join(' ');

describe('compareReadings', () => {
  it('believes a number that two readings agree on', () => {
    expect(compare({ words: read('Tea', '2.40'), others: [read('Tea', '2.40')] })).toBe('Tea 2.40');
  });

  it('doubts a number that is read in two ways, however sure both are', () => {
    expect(compare({ words: read('Tea', ['3.40', 99]), others: [read('Tea', ['8.40', 99])] })).toBe(
      'Tea 3.40?',
    );
    expect(compare({ words: read('Tea', '2.40'), others: [read('Tea')] })).toBe('Tea 2.40?');
  });

  it('takes numbers from the reading that is best at them', () => {
    const words = read('Té', '215€');
    expect(
      compare({ words, numbers: read('Te', '2,15€'), others: [read('Te', '2,15€'), words] }),
    ).toBe('Té 2,15€');
  });

  it('believes a comma that the others missed only if it is surely read', () => {
    const words = read('215€');
    expect(compare({ words, numbers: read(['2,15€', 96]), others: [words] })).toBe('2,15€');
    expect(compare({ words, numbers: read(['2,15€', 70]), others: [words] })).toBe('2,15€?');
  });

  it('doubts letters where another reading has a number, and numbers that only one reading has', () => {
    expect(compare({ words: read('B,gO'), numbers: read('8,60'), others: [read('B,gO')] })).toBe(
      '8,60?',
    );
    expect(compare({ words: [], numbers: read('8,60'), others: [[]] })).toBe('8,60?');
  });

  it('doubts words that are hard to read', () => {
    expect(compare({ words: read(['Grxner', 40], 'Tee'), others: [[]] })).toBe('Grxner? Tee');
  });

  it('compares numbers that another reading parts in two', () => {
    const apart = [
      ...read('2,15').map((word) => ({ ...word, right: 45 })),
      ...read('€').map((word) => ({ ...word, left: 50 })),
    ];
    expect(compare({ words: apart, others: [read('2,15€')] })).toBe('2,15 €');
  });
});

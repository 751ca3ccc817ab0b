import { describe, expect, test } from 'vitest';
import { countWords, splitCompound, type Vocabulary } from './vocabulary.ts';

describe('countWords', () => {
  test('counts folded words of at least three letters', () => {
    expect(countWords(['Café, café & co.', 'Tür 12 auf'])).toEqual({ cafe: 2, tur: 1, auf: 1 });
  });

  test('keeps the most frequent of very many', () => {
    const word = (at: number): string =>
      [...at.toString(26).padStart(4, '0')]
        .map((sign) => 'abcdefghijklmnopqrstuvwxyz'[Number.parseInt(sign, 26)])
        .join('');
    const texts = Array.from({ length: 21_000 }, (_, at) => `xylophon ${word(at)}`);
    const counts = countWords(texts);
    expect(Object.keys(counts)).toHaveLength(20_000);
    expect(counts.xylophon).toBe(21_000);
  });

  test('has no words of emoji', () => {
    expect(countWords(['🎻🎻', ''])).toEqual({});
  });
});

describe('splitCompound', () => {
  const smith: Vocabulary = {
    words: new Map([
      ['schmuck', 3],
      ['gravur', 2],
      ['trauringe', 1],
    ]),
    languages: ['de'],
  };

  test('splits where both parts are words of the documents or the language', () => {
    expect(splitCompound('schmuckgravur', smith)).toEqual(['schmuck', 'gravur']);
    expect(splitCompound('geburtstagsgravur', smith)).toContain('gravur');
  });

  test('leaves short words and words it cannot explain', () => {
    expect(splitCompound('gravur', smith)).toEqual([]);
    expect(splitCompound('zyxwvutsrqponm', smith)).toEqual([]);
    expect(splitCompound('', smith)).toEqual([]);
  });
});

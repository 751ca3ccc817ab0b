import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

test('names the lines that came and went, and no others', () => {
  const before = 'Prices\n\nCity bike: 15 €\nCargo bike: 39 €';
  const after = 'Prices\n\nCargo bike: 42 €\n\nCity  bike: 15 €\nTandem: 30 €';
  expect(compareTexts({ before, after })).toEqual({
    addedLines: ['Cargo bike: 42 €', 'Tandem: 30 €'],
    removedLines: ['Cargo bike: 39 €'],
    moreLines: 0,
  });
});

test('compares long paragraphs sentence by sentence', () => {
  const story =
    'We have rented out bikes at the harbor for many years. Every bike has lights and a lock.';
  const before = `${story} The tour costs 25 € per person and takes two hours.`;
  const after = `${story} The tour costs 29 € per person and takes two hours.`;
  expect(compareTexts({ before, after })).toMatchObject({
    addedLines: ['The tour costs 29 € per person and takes two hours.'],
    removedLines: ['The tour costs 25 € per person and takes two hours.'],
  });
});

test('keeps a page that was rewritten short', () => {
  const lines = (word: string) => Array.from({ length: 50 }, (_, n) => `${word} ${n}`).join('\n');
  const { addedLines, removedLines, moreLines } = compareTexts({
    ...{ before: lines('Old'), after: lines('New') },
  });
  expect([addedLines.length, removedLines.length, moreLines]).toEqual([20, 20, 60]);
  const long = compareTexts({ before: '', after: 'a'.repeat(1000) });
  expect(long.addedLines[0]?.length).toBeLessThan(310);
});

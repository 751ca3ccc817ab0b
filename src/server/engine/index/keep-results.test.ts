import { expect, test } from 'vitest';
import { keepResults } from './keep-results.ts';

function count({ most, longest }: { most: number; longest?: number }) {
  const asked: string[] = [];
  const find = (text: string): string => {
    asked.push(text);
    return text.toUpperCase();
  };
  return { asked, kept: keepResults(find, { most, longest }) };
}

test('asks once for the same text', () => {
  const { asked, kept } = count({ most: 10 });
  expect([kept('tea'), kept('tea'), kept('cake')]).toEqual(['TEA', 'TEA', 'CAKE']);
  expect(asked).toEqual(['tea', 'cake']);
});

test('forgets everything when it is full, and still finds what it forgot', () => {
  const { asked, kept } = count({ most: 2 });
  expect(['a', 'b', 'c', 'a'].map(kept)).toEqual(['A', 'B', 'C', 'A']);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

test('does not keep long texts', () => {
  const { asked, kept } = count({ most: 10, longest: 3 });
  expect([kept('long'), kept('long')]).toEqual(['LONG', 'LONG']);
  expect(asked).toHaveLength(2);
});

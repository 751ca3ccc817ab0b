import { expect, test } from 'vitest';
import { splitLinks } from './split-links.ts';

test('finds the addresses between the words', () => {
  expect(splitLinks('Open https://a.example/x?code=1 now.')).toEqual([
    { at: 0, text: 'Open ', isLink: false },
    { at: 5, text: 'https://a.example/x?code=1', isLink: true },
    { at: 31, text: ' now.', isLink: false },
  ]);
});

test('leaves other schemes alone', () => {
  expect(splitLinks('javascript:alert(1)')).toEqual([
    { at: 0, text: 'javascript:alert(1)', isLink: false },
  ]);
});

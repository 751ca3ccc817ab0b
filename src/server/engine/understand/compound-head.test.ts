import { expect, test } from 'vitest';
import { headBehind } from './compound-head.ts';

test('finds the second word of a compound', () => {
  expect(headBehind('gitarrenkurs', ['gitarre'], 'de')).toEqual(['kurs']);
});

test('leaves spans, endings and words that are cut wrong', () => {
  expect(headBehind('vierteljahr', ['viertel'], 'de')).toEqual([]);
  expect(headBehind('lampen', ['lampe'], 'de')).toEqual([]);
  expect(headBehind('werkstattsachen', ['werkstatts'], 'de')).toEqual([]);
});

test('leaves languages that do not join nouns', () => {
  expect(headBehind('guitarists', ['guitar'], 'en')).toEqual([]);
});

import { expect, test } from 'vitest';
import { findProvenance } from './find-provenance.ts';

const source = {
  number: 1,
  documentId: null,
  title: 'House rules',
  page: null,
  row: null,
  heading: null,
  quote: 'Dogs are welcome in the garden.\nInside, please keep them on a lead.',
};
const bot = { role: 'bot', writer: 'built-in', sources: [source] } as const;

test('an answer in the words of its source is quoted', () => {
  const text = 'Dogs are welcome in the garden. Inside, please keep them on a lead. [1]';
  expect(findProvenance({ ...bot, sources: [source], text })).toBe('quoted');
  expect(findProvenance({ ...bot, sources: [source], text: '**Dogs are welcome**  [1]' })).toBe(
    'quoted',
  );
});

test('anything that is added makes it generated', () => {
  for (const text of [
    'Yes. Dogs are welcome in the garden. [1]',
    'Dogs are welcome in the garden. [1]\nThe first two are free. [1]',
    'We are open from 9:00 to 18:00. [1]',
    '',
  ]) {
    expect(findProvenance({ ...bot, sources: [source], text })).toBe('generated');
  }
  expect(findProvenance({ ...bot, sources: [], text: 'Hello!' })).toBe('generated');
});

test('a model always generates, even when it repeats a source', () => {
  const text = 'Dogs are welcome in the garden. [1]';
  expect(findProvenance({ ...bot, writer: 'model', sources: [source], text })).toBe('generated');
});

test("a curated answer is the owner's own words, a reply a person's", () => {
  expect(findProvenance({ role: 'bot', writer: 'curated', sources: [], text: 'Yes.' })).toBe(
    'quoted',
  );
  expect(findProvenance({ role: 'human', writer: null, sources: [], text: 'Hi, Ann here.' })).toBe(
    'human',
  );
});

test('visitors and notices have none', () => {
  for (const role of ['visitor', 'system', 'note'] as const) {
    expect(findProvenance({ role, writer: null, sources: [], text: 'Hello' })).toBeNull();
  }
});

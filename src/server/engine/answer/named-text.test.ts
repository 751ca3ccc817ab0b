import { expect, it } from 'vitest';
import type { FoundAnswer } from './find-answer.ts';
import { findNamedText } from './named-text.ts';
import type { LoadedPassage } from './passage-text.ts';

const createPassage = (id: string, texts: string[]): LoadedPassage =>
  ({
    id,
    documentId: id,
    title: 'guide.txt',
    text: texts.join('\n'),
    place: {},
    sentences: texts.map((text, index) => ({ text, heading: index === 0 })),
  }) as never;

const passages = [
  createPassage('pause', ['Can I pause my subscription?', 'Yes, for up to three months.']),
  createPassage('returns', ['Returns & repairs', 'Bring it back within 30 days.']),
];
const found: FoundAnswer = {
  candidate: null,
  candidates: [],
  text: '',
  retrieval: { matches: passages.map(({ id }) => ({ id })), confidence: 0.3 } as never,
  loaded: new Map(passages.map((passage) => [passage.id, passage])),
  say: ({ text, passage }) => ({ text, passages: [passage] }),
  sayPrice: () => null,
  isPriceOfOther: () => false,
  tellKnown: () => null,
  expected: [],
};
const find = (text: string): string | undefined =>
  findNamedText({ text, found })?.statements[0]?.text;

it('gives the text whose heading or question was written word for word', () => {
  expect(find('Can I pause my subscription?')).toBe('Yes, for up to three months.');
  expect(find('returns & repairs')).toBe('Bring it back within 30 days.');
});

it('gives nothing for a part of a name, other words, or none', () => {
  expect(find('returns')).toBeUndefined();
  expect(find('Can I stop my subscription?')).toBeUndefined();
  expect(find('?!')).toBeUndefined();
});

import { expect, it } from 'vitest';
import type { Judgment } from './ask-judge.ts';
import type { Candidate } from './candidate.ts';
import { nameNearTopics, nameOtherTopics } from './near-topics.ts';
import type { LoadedPassage } from './passage-text.ts';
import type { Section } from './sections.ts';

const createSection = ({
  heading = '',
  text,
  row,
}: {
  heading?: string;
  text: string;
  row?: number;
}): Section => ({
  passage: { text, place: { row }, sentences: [{ text }] } as unknown as LoadedPassage,
  match: {} as never,
  heading,
  lastHeading: 0,
  headingAt: -1,
  lines: [[0]],
  sentences: [0],
  text,
});

const name = (judged: [Section, number][]): string[] =>
  nameNearTopics({
    sections: judged.map(([section]) => section),
    judgment: {
      section: (section: Section) => judged.find(([one]) => one === section)?.[1] ?? null,
    } as Judgment,
  });

const returns = createSection({ heading: 'Returns:', text: 'Bring it back within 30 days.' });
const pause = createSection({ heading: 'Can I pause?', text: 'Yes, for up to three months.' });
const polish = createSection({ text: 'Job: Polish\nPrice: 30', row: 2 });

it('names headings, questions and rows, the nearest first', () => {
  const all: [Section, number][] = [
    [returns, 0.5],
    [pause, 3],
    [polish, 1],
  ];
  expect(name(all)).toEqual(['Can I pause?', 'Polish', 'Returns']);
});

it('leaves out what is far from the question', () => {
  const all: [Section, number][] = [
    [returns, -1],
    [pause, -4],
  ];
  expect(name(all)).toEqual([]);
});

it('leaves out texts without a name, headings over nothing, and rows that only head others', () => {
  expect(name([[createSection({ text: 'Bring it back within 30 days.' }), 4]])).toEqual([]);
  expect(name([[createSection({ heading: 'Part 1', text: 'See below.' }), 4]])).toEqual([]);
  expect(name([[createSection({ text: 'Job: SHOES', row: 1 }), 4]])).toEqual([]);
});

it('names each once, and three at most', () => {
  const others = ['Gift cards', 'Parking', 'Deposit', 'RETURNS'].map(
    (heading): [Section, number] => [createSection({ heading, text: returns.text }), 1],
  );
  expect(name([[returns, 2], ...others])).toEqual(['Returns', 'Gift cards', 'Parking']);
});

const createCandidate = (text: string, confidence: number): Candidate =>
  ({
    kind: 'text',
    statements: [{ text, passages: [{ place: { heading: 'Service Returns' } }] }],
    confidence,
  }) as unknown as Candidate;
const near = ['Returns', 'Gift cards', 'Parking', 'Deposit'];
const nameOthers = (confidence: number): string[] =>
  nameOtherTopics({
    found: [{ candidate: createCandidate('Parking: behind the shop.', confidence), near }],
    threshold: 0.5,
  });

it('names others beside an answer that may be right, without what is shown', () => {
  expect(nameOthers(0.6)).toEqual(['Gift cards', 'Deposit']);
});

it('names none beside a sure answer, and all near ones for a part without an answer', () => {
  expect(nameOthers(0.8)).toEqual([]);
  expect(nameOthers(0.4)).toEqual(near);
});

it('takes from both halves of a message in turn', () => {
  const found = [['a', 'b'], [], ['c', 'd', 'e']].map((names) => ({
    candidate: null,
    near: names,
  }));
  expect(nameOtherTopics({ found, threshold: 0.5 })).toEqual(['a', 'c', 'b', 'd', 'e']);
});

import { expect, it } from 'vitest';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import { askJudge, writeAnswerForJudge } from './ask-judge.ts';
import type { Candidate } from './candidate.ts';
import type { LoadedPassage } from './passage-text.ts';
import type { Section } from './sections.ts';

const createPassage = (id: string, text: string, row?: number): LoadedPassage =>
  ({ id, text, place: { row, heading: 'Prices' }, sentences: [{ text }] }) as never;

const createSection = (passage: LoadedPassage, heading: string, at = 0): Section =>
  ({ passage, heading, text: passage.text, sentences: [at] }) as never;

const parking = createSection(createPassage('1', 'Behind the house.'), 'Parking');
const row = createSection(createPassage('2', 'Item: Lamp\nPrice: 20', 4), 'Prices');
const cited = createPassage('3', 'Item: Bulb\nPrice: 2', 5);

function createEmbedder(judge: Embedder['judge']): Embedder {
  return { judge } as Embedder;
}

const ask = (embedder: Embedder | null, signal?: AbortSignal) =>
  askJudge({
    question: 'q',
    sections: [parking, row],
    cited: [[cited]],
    answers: ['Bulb: 2.'],
    read: (text) => text,
    embedder,
    signal,
  });

it('asks about sections, cited passages and answers, and finds each score again', async () => {
  let asked: readonly string[] = [];
  const judgment = await ask(
    createEmbedder(async (_, texts) => {
      asked = texts;
      return [1, -2, 3, 4];
    }),
  );
  expect(asked).toEqual([
    'Parking: Behind the house.',
    'Prices: Item: Lamp\nPrice: 20',
    'Prices: Item: Bulb\nPrice: 2',
    'Bulb: 2.',
  ]);
  expect(judgment?.section(parking)).toBe(1);
  expect(judgment?.section(row)).toBe(-2);
  expect(judgment?.section(createSection(cited, 'Prices', 7))).toBeNull();
  expect(judgment?.passages([row.passage, cited])).toBe(3);
  expect(judgment?.besides([cited])).toBe(1);
  expect(judgment?.besides([parking.passage, row.passage, cited])).toBeNull();
  expect(judgment?.answer('Bulb: 2.')).toBe(4);
  expect(judgment?.answer('Lamp: 20.')).toBeNull();
});

it('says nothing without a judge, and when it fails', async () => {
  const failing = createEmbedder(() => Promise.reject(new Error('out of memory')));
  expect(await ask(null)).toBeNull();
  expect(await ask(createEmbedder(undefined))).toBeNull();
  expect(await ask(failing)).toBeNull();
});

it('ends with the question that is called off', async () => {
  const embedder = createEmbedder(() => Promise.reject(new Error('called off')));
  await expect(ask(embedder, AbortSignal.abort())).rejects.toThrow('called off');
});

it('writes a text under its heading, and a looked-up answer as it is', () => {
  const passage = createPassage('4', 'Only in July.');
  const statements = [{ text: 'Only in July.', passages: [passage] }];
  const write = (kind: Candidate['kind']) =>
    writeAnswerForJudge({ kind, statements } as unknown as Candidate);
  expect(write('text')).toBe('Prices: Only in July.');
  expect(write('table')).toBe('Only in July.');
});

it('writes the whole row that a text is taken from', () => {
  const statements = [{ text: 'Two days.', passages: [cited] }];
  const candidate = { kind: 'text', statements } as unknown as Candidate;
  expect(writeAnswerForJudge(candidate)).toBe(cited.text);
});

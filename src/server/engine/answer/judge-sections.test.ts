import { expect, it } from 'vitest';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import { judgeTexts } from './judge-sections.ts';
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
  judgeTexts({ question: 'q', sections: [parking, row], cited: [[cited]], embedder, signal });

it('asks about sections and cited passages with their headings, and finds each score again', async () => {
  let asked: readonly string[] = [];
  const judged = await ask(
    createEmbedder(async (_, texts) => {
      asked = texts;
      return [1, -2, 3];
    }),
  );
  expect(asked).toEqual([
    'Parking: Behind the house.',
    'Prices: Item: Lamp\nPrice: 20',
    'Prices: Item: Bulb\nPrice: 2',
  ]);
  expect(judged.section(parking)).toBe(1);
  expect(judged.section(row)).toBe(-2);
  expect(judged.section(createSection(cited, 'Prices', 7))).toBeNull();
  expect(judged.passages([row.passage, cited])).toBe(3);
  expect(judged.besides([cited])).toBe(1);
  expect(judged.besides([parking.passage, row.passage, cited])).toBeNull();
});

it('knows nothing without a judge, and when it fails', async () => {
  const failing = createEmbedder(() => Promise.reject(new Error('out of memory')));
  for (const judged of [await ask(null), await ask(createEmbedder(undefined)), await ask(failing)]) {
    expect(judged.section(parking)).toBeNull();
    expect(judged.passages([cited])).toBeNull();
    expect(judged.besides([])).toBeNull();
  }
});

it('ends with the question that is called off', async () => {
  const embedder = createEmbedder(() => Promise.reject(new Error('called off')));
  await expect(ask(embedder, AbortSignal.abort())).rejects.toThrow('called off');
});

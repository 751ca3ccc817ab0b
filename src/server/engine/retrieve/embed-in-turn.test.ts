import { expect, test, vi } from 'vitest';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import { embedInTurn } from './embed-in-turn.ts';

const idle = { isBusy: false, isCrowded: false };
const busy = { isBusy: true, isCrowded: false };
const crowded = { isBusy: true, isCrowded: true };

const createEmbedder = (judge?: Embedder['judge']): Embedder => ({
  id: 'model-1',
  dimensions: 1,
  languages: 'all',
  embed: async (texts) => texts.map(() => Float32Array.of(1)),
  ...(judge && { judge }),
  close: async () => {},
});

test('a model is used as it is while nobody waits', () => {
  const embedder = createEmbedder();
  expect(embedInTurn(embedder, idle)).toBe(embedder);
});

test('where others wait the judge is told, and the rest stays as it is', async () => {
  const judge = vi.fn(async () => [1]);
  const { signal } = new AbortController();
  const embedder = createEmbedder(judge);
  const limited = embedInTurn(embedder, busy);
  expect(await limited?.judge?.('question', ['text'], { signal })).toEqual([1]);
  expect(judge).toHaveBeenCalledWith('question', ['text'], { signal, isBusy: true });
  expect(await limited?.embed(['text'])).toEqual([Float32Array.of(1)]);
});

test('a model without a judge is used where others wait, and none in a crowd or where there is none', () => {
  const embedder = createEmbedder();
  expect(embedInTurn(embedder, busy)).toBe(embedder);
  expect(embedInTurn(embedder, crowded)).toBeNull();
  expect(embedInTurn(null, idle)).toBeNull();
});

import { expect, it } from 'vitest';
import { createLocalEmbedder } from './local-embedder.ts';

/** Takes every request and never answers. */
const silentWorker = new URL(
  "data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});",
);

/** Answers a judge's request with 1 where both judges would read, else with 0. */
const tellingWorker = new URL(
  "data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ id, judging }) => setTimeout(() => parentPort.postMessage({ id, results: Float32Array.of(Number(judging.isDeep)) }), 50));",
);
const createEmbedder = (workerUrl: URL) =>
  createLocalEmbedder({
    model: { judges: {}, prefixes: {} } as never,
    dimensions: 1,
    workerUrl,
  });

const askMany = ({ judge }: ReturnType<typeof createEmbedder>, count: number) =>
  Array.from({ length: count }, (_, n) => judge?.(`question ${n}`, ['text']));

it('lets eight questions wait for the judges, and no more', async () => {
  const embedder = createEmbedder(silentWorker);
  const waiting = askMany(embedder, 8);
  await expect(embedder.judge?.('one more', ['text'])).rejects.toThrow('Too many questions');
  const ends = Promise.allSettled(waiting);
  await embedder.close();
  expect((await ends).map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
});

it('reads deeply while there are few questions, and again when they are answered', async () => {
  const embedder = createEmbedder(tellingWorker);
  const asked = await Promise.all(askMany(embedder, 6));
  expect(asked).toEqual([[1], [1], [1], [0], [0], [0]]);
  expect(await Promise.all(askMany(embedder, 1))).toEqual([[1]]);
  await embedder.close();
});

it('does not read deeply where others wait, even for a single question', async () => {
  const embedder = createEmbedder(tellingWorker);
  expect(await embedder.judge?.('question', ['text'], { isBusy: true })).toEqual([0]);
  expect(await embedder.judge?.('question', ['text'])).toEqual([1]);
  await embedder.close();
});

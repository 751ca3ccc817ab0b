import { expect, it } from 'vitest';
import { createLocalEmbedder } from './local-embedder.ts';

/** Takes every request and never answers. */
const silentWorker = new URL(
  "data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});",
);

it('lets four questions wait for the judge, and no more', async () => {
  const embedder = createLocalEmbedder({
    model: { judges: {}, prefixes: {} } as never,
    dimensions: 1,
    workerUrl: silentWorker,
  });
  const waiting = [1, 2, 3, 4].map((id) => embedder.judge?.(`question ${id}`, ['text']));
  await expect(embedder.judge?.('question 5', ['text'])).rejects.toThrow('Too many questions');
  const ends = Promise.allSettled(waiting);
  await embedder.close();
  expect((await ends).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
});

import { expect, test } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { createProcessMemory } from '#server/config/process-memory.ts';
import { createEmbedderDouble, createWordEmbedder } from '#server/testing/embedder-double.ts';
import { embedQuestions } from './embed-questions.ts';

const texts = ['Do you repair bicycles?', 'Which wine is dry?', 'Do you repair bicycles?'];

function createDeps() {
  const embedding = createEmbedderDouble();
  return { embedding, memory: createProcessMemory(), log: createLog('silent') };
}

test('embeds each question once, also when it is asked for again', async () => {
  const deps = createDeps();
  const first = await embedQuestions({ deps, texts });
  expect(deps.embedding.texts).toBe(2);
  expect(first).toHaveLength(3);
  expect(first[0]).toEqual(first[2]);
  expect(first[0]).not.toEqual(first[1]);
  const more = await embedQuestions({ deps, texts: ['Are you open?', ...texts] });
  expect(deps.embedding.texts).toBe(3);
  expect(more.slice(1)).toEqual(first);
});

test('embeds anew with another model', async () => {
  const deps = createDeps();
  await embedQuestions({ deps, texts });
  deps.embedding.use(createWordEmbedder({ id: 'double-2', double: deps.embedding }));
  await embedQuestions({ deps, texts });
  expect(deps.embedding.texts).toBe(4);
});

test('returns nothing without a model, and when the model fails', async () => {
  const deps = createDeps();
  deps.embedding.failAfter = 0;
  expect(await embedQuestions({ deps, texts })).toEqual([]);
  deps.embedding.use(null);
  expect(await embedQuestions({ deps, texts })).toEqual([]);
});

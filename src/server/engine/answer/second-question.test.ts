import { expect, it, vi } from 'vitest';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import { readText } from '#server/engine/ingest/read/text.ts';
import { createShippedKnowledge } from '#server/engine/shipped/shipped-knowledge.ts';
import { answerQuestion } from './answer-question.ts';

const text = `# Lamp workshop

## Prices

| Work | Price |
|---|---|
| Lamp rewired | €35 |
| Switch replaced | €18 |
| Shade cleaned | €12 |

## Appointments

You need an appointment on weekdays. On Saturdays just bring it.

## Parking

Park behind the chapel.`;

const knowledge = createShippedKnowledge([
  {
    documentId: 'guide',
    title: 'guide.md',
    document: {
      kind: 'md',
      title: null,
      pages: null,
      warnings: [],
      blocks: readText({ text, markdown: true }).blocks,
    },
  },
]);

/** A judge that looks for every word of the thing in the text that is meant to answer. */
const embedder = {
  id: 'test',
  dimensions: 2,
  languages: ['en'],
  embed: async (texts) => texts.map(() => new Float32Array([1, 0])),
  judge: async (question, texts) =>
    texts.map((each) => {
      const isOfPrice = /lamp/i.test(each) && /how much/.test(question);
      const isOfVisit = /appointment/i.test(each) && /^do i need an appointment\??$/.test(question);
      return isOfPrice || isOfVisit ? 5 : -6;
    }),
  close: async () => {},
} satisfies Embedder as Embedder;

async function ask(question: string): Promise<string> {
  const onEmbeddingFailure = vi.fn();
  const open = () => knowledge.open({ embedder, onEmbeddingFailure });
  (await open()).close();
  await vi.waitFor(async () => {
    const opened = await open();
    opened.close();
    expect(opened.embedder).not.toBeNull();
  });
  const opened = await open();
  let said = '';
  for await (const event of answerQuestion({
    ...opened,
    facts: knowledge.getFacts(),
    question,
    history: [],
    threshold: 0.5,
  }))
    if (event.type === 'token') said += event.text;
  opened.close();
  return said;
}

it('answers a second question that names the thing of the first, where what holds for everything answers it', async () => {
  const answer = await ask(
    'how much is it to have a lamp rewired and do i need an appointment for it',
  );
  expect(answer).toContain('€35');
  expect(answer).toContain('You need an appointment on weekdays');
});

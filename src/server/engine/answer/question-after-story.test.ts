import { expect, it, vi } from 'vitest';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import { readText } from '#server/engine/ingest/read/text.ts';
import { createShippedKnowledge } from '#server/engine/shipped/shipped-knowledge.ts';
import { answerQuestion } from './answer-question.ts';

const text = `# Good to know

## Prams and buggies

Leave the buggy in the tiled porch behind the ticket desk. A chain is at the desk.

## Swinging chairs

Lean back, hold the rail and the chair swings you under the buggy-shaped moon.

## Quiet hour

Lights and music are turned down on the first Sunday morning of each month.

## Staying safe

Accident or fire at night: **112**. Then call our emergency phone, +49 30 5550 199, at any hour.

## Contact

| Desk | Telephone |
|---|---|
| Tickets | +49 30 5550 100 |
| Visitors' emergency phone, 24 hours | +49 30 5550 199 |`;

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

/** A judge that understands short questions only. */
const embedder = {
  id: 'test',
  dimensions: 2,
  languages: ['en'],
  embed: async (texts) => texts.map(() => new Float32Array([1, 0])),
  judge: async (question, texts) =>
    texts.map((each) => (question.length < 60 && each.includes('buggy') ? 5 : -6)),
  close: async () => {},
} satisfies Embedder as Embedder;

async function ask(question: string, given: Embedder | null): Promise<string> {
  const onEmbeddingFailure = vi.fn();
  const open = () => knowledge.open({ embedder: given, onEmbeddingFailure });
  (await open()).close();
  if (given)
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

it('rings the emergency number before the business', async () => {
  const said = await ask(
    'there was an accident at night, my friend is bleeding, who do i call',
    null,
  );
  expect(said).toMatch(/\n\nAccident or fire at night: 112/);
});

it('reads the question without the story where the story hides what is asked', async () => {
  const story = 'We come by train with our twins in spring and the grandparents join us at noon.';
  expect(await ask(`${story} Where do the small wheels go?`, embedder)).toContain('tiled porch');
});

it('refuses what is not answered without the story either', async () => {
  const story = 'We come by train with our twins in spring and the grandparents join us at noon.';
  expect(
    await ask(`${story} Is there a piano that visitors may try for an hour or so?`, embedder),
  ).not.toContain('porch');
});

it('never leaves a state of health out of a question', async () => {
  const asked = 'Can I sit in the swinging chairs?';
  const story = `We come on Sunday and I look forward to it so much. ${asked}`;
  expect(await ask(story, embedder)).toContain('hold the rail');
  for (const health of ["I'm five months along,", "I'm pregnant and we look forward to it."])
    expect(await ask(`${health} ${asked}`, embedder)).not.toContain('hold the rail');
});

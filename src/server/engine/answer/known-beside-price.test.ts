import { describe, expect, it } from 'vitest';
import { readBytes } from '#server/engine/ingest/read/read-bytes.ts';
import { createShippedKnowledge } from '#server/engine/shipped/shipped-knowledge.ts';
import { answerQuestion } from './answer-question.ts';

const files = {
  'prices.csv': `Item,Price,Notes
Tent platform,$240,Platform only. The canopy is sewn by a sailmaker in the harbor
Rope ladder,$35,
Hammock,$60,Hooks are included
Lookout tower,$480,Mornings only. Weekdays before noon`,
  'about.md': `# About us

## Flooring

We varnish decks twice a year. Nonslip mats come from a supplier in Bergen and are laid by two of us.

## Moving

Moving a finished deck to another garden costs $400 within the county.`,
};

const open = async (some: Record<string, string>) =>
  createShippedKnowledge(
    await Promise.all(
      Object.entries(some).map(async ([name, text]) => ({
        documentId: name,
        title: name,
        document: await readBytes({ bytes: Buffer.from(text), name, maxPages: 9 }),
      })),
    ),
  );
const whole = await open(files);

async function ask(question: string, { unknown = '', knowledge = whole } = {}) {
  const opened = await knowledge.open({ embedder: null, onEmbeddingFailure: () => {} });
  let text = '';
  let sources: readonly { title: string; quote: string }[] = [];
  let answered: boolean | null = null;
  for await (const event of answerQuestion({
    ...opened,
    facts: knowledge.getFacts(),
    question,
    history: [],
    ...(unknown && { phrases: { en: { unknown } } }),
  })) {
    if (event.type === 'token') text += event.text;
    if (event.type === 'sources') sources = event.sources;
    if (event.type === 'done') answered = event.answered;
  }
  opened.close();
  return { text, sources, answered };
}

const noPrice = "I don't have a price for that. Here's what I do know:";

describe('a price that the documents do not give', () => {
  it('is not that of the row whose note names the thing', async () => {
    const { text, sources, answered } = await ask('how much is the canopy for the tent');
    expect(text).toBe(`${noPrice} The canopy is sewn by a sailmaker in the harbor. [1]`);
    expect(answered).toBe(false);
    expect(sources).toHaveLength(1);
    expect(sources[0]).toMatchObject({ title: 'prices.csv' });
  });

  it('is the same where there is nothing but a price list', async () => {
    const knowledge = await open({ 'prices.csv': files['prices.csv'] });
    const { text } = await ask('how much is the canopy for the tent', { knowledge });
    expect(text).toBe(`${noPrice} The canopy is sewn by a sailmaker in the harbor. [1]`);
  });

  it('is told apart from what a text says about the thing', async () => {
    const { text, answered } = await ask('what do nonslip mats cost');
    expect(text).toContain(noPrice);
    expect(text).toContain(
      'Nonslip mats come from a supplier in Bergen and are laid by two of us.',
    );
    expect(answered).toBe(false);
  });

  it('comes with the words that the owner chose for an answer that is not known', async () => {
    const { text } = await ask('what do nonslip mats cost', { unknown: 'Please ring us.' });
    expect(text).toMatch(/^Please ring us\. Nonslip mats/);
  });

  it('says nothing of things that no document names', async () => {
    const { text } = await ask('how much is a parachute');
    expect(text).not.toContain(noPrice);
    expect(text).toContain("I couldn't find that");
  });

  it('leaves prices alone that the documents give', async () => {
    expect((await ask('how much is the tent platform')).text).toContain('$240');
    expect((await ask('how much is a hammock with hooks')).text).toContain('$60');
    expect((await ask('what does moving a deck cost')).text).toContain('$400');
    expect((await ask('how much is the lookout tower on mornings')).text).toContain('$480');
  });
});

import { describe, expect, it } from 'vitest';
import { createDocumentSegment } from '#server/engine/index/document-segment.ts';
import { encodeWords } from '#server/engine/index/passage-record.ts';
import { quantiseVectors } from '#server/engine/index/quantise.ts';
import { createVectorArena } from '#server/engine/index/vector-arena.ts';
import type { Block } from '#server/engine/ingest/document.ts';
import { splitDocument } from '#server/engine/ingest/split/split-document.ts';
import { createEmbedderDouble } from '#server/testing/embedder-double.ts';
import { type AnswerRequest, answerQuestion, type EngineEvent } from './answer-question.ts';
import type { LoadedPassage } from './passage-text.ts';
import type { Writer } from './writer.ts';

const pages: Record<string, Block[]> = {
  'Shop guide': [
    { kind: 'heading', text: 'Returns', level: 1, page: 1 },
    {
      kind: 'paragraph',
      text: 'You may return unused goods within 30 days of delivery. Keep the receipt.',
      page: 1,
    },
    { kind: 'paragraph', text: 'Opening hours are nine to five on weekdays.', page: 2 },
  ],
  'Garden book': [
    { kind: 'heading', text: 'Roses', level: 1 },
    { kind: 'paragraph', text: 'Roses need sun and water. Prune the bushes in early spring.' },
    { kind: 'heading', text: 'Compost', level: 1 },
    { kind: 'paragraph', text: 'Turn the compost heap every month.' },
  ],
};

const embedder = createEmbedderDouble().current();
if (!embedder) throw new Error('The double has a model.');
const arena = createVectorArena({ dimensions: embedder.dimensions });
const stored = new Map<string, LoadedPassage>();
const segments = [];
for (const [title, blocks] of Object.entries(pages)) {
  const records = [];
  for (const passage of splitDocument({ title, blocks })) {
    const id = `${title} ${stored.size}`;
    stored.set(id, { ...passage, id, title, documentId: title });
    const vectors = quantiseVectors(
      await embedder.embed(passage.sentences.map(({ text }) => text)),
    );
    records.push({ id, words: encodeWords(passage), vectors });
  }
  segments.push(createDocumentSegment({ documentId: title, records, arena }));
}

const base: AnswerRequest = {
  question: '',
  history: [],
  index: { segments },
  embedder,
  loadPassages: async (ids) => ids.flatMap((id) => stored.get(id) ?? []),
};

async function ask(question: string, more: Partial<AnswerRequest> = {}) {
  const events: EngineEvent[] = [];
  for await (const event of answerQuestion({ ...base, question, ...more })) events.push(event);
  const of = <T extends EngineEvent['type']>(type: T) =>
    events.filter((event): event is Extract<EngineEvent, { type: T }> => event.type === type);
  return {
    events,
    text: of('token')
      .map((event) => event.text)
      .join(''),
    sources: of('sources')[0]?.sources ?? [],
    level: of('confidence')[0]?.level,
    handoff: of('handoff')[0]?.reason,
    why: of('why')[0]?.why,
    answered: of('done')[0]?.answered,
    error: of('error')[0]?.code,
  };
}

const saying = (...parts: (string | Error)[]): Writer => ({
  name: 'model',
  async *write() {
    for (const part of parts) {
      if (part instanceof Error) throw part;
      yield part;
    }
  },
});
const question = 'May I return unused goods within how many days of delivery?';

describe('answerQuestion without a model', () => {
  it('quotes the document word for word, with its place', async () => {
    const answer = await ask(question);
    expect(answer.text).toMatch(
      /^You may return unused goods within 30 days of delivery\..* \[1\]$/,
    );
    expect(answer.sources[0]).toMatchObject({
      number: 1,
      documentId: 'Shop guide',
      title: 'Shop guide',
      page: 1,
    });
    expect(answer.sources[0]?.quote).toContain('within 30 days');
    expect(answer).toMatchObject({ level: 'confident', answered: true });
    expect(answer.events.at(-1)?.type).toBe('done');
  });

  it('says that it does not know what the documents do not hold, and calls for a person', async () => {
    const answer = await ask('Which visa does my cousin need for Brazil?');
    expect(answer).toMatchObject({
      level: 'unknown',
      handoff: 'unknown',
      answered: false,
      sources: [],
    });
  });

  it('offers the team where the visitor can choose it, and takes "yes" for that choice', async () => {
    const asked = 'Which visa does my cousin need for Brazil?';
    const { text } = await ask(asked, { offersPerson: true });
    expect(text).toBe(
      "I couldn't find that in the information I have. Would you like me to pass your question on to the team?",
    );
    const history = [
      { role: 'visitor', text: asked },
      { role: 'assistant', text },
    ] as const;
    expect(await ask('yes please', { history })).toMatchObject({ handoff: 'asked' });
    expect(await ask('no thanks', { history })).toMatchObject({ handoff: undefined });
    const later = [...history, { role: 'visitor', text: 'When do I prune roses?' }] as const;
    const answered = [...later, { role: 'assistant', text: 'In early spring.' }] as const;
    expect(await ask('yes please', { history: answered })).toMatchObject({ handoff: undefined });
  });

  it('follows the threshold of the chatbot', async () => {
    expect((await ask(question, { threshold: 1 })).answered).toBe(false);
    expect((await ask('garden tools?', { threshold: 0 })).answered).toBe(true);
  });

  it('words an uncertain answer with reserve', async () => {
    const sure = (await ask(question)).why?.confidence ?? 0;
    const unsure = await ask('visa cousin Brazil roses', { threshold: 0 });
    expect(unsure.why?.confidence ?? 1).toBeLessThan(sure);
    expect(unsure).toMatchObject({ level: 'maybe' });
    expect(unsure.text).toMatch(/^This may be what/);
  });

  it('understands greetings and the wish for a person without documents', async () => {
    const empty = { index: { segments: [] } };
    expect(await ask('Hello!', empty)).toMatchObject({ answered: true, sources: [] });
    expect(await ask('I want to speak to a human', empty)).toMatchObject({
      handoff: 'asked',
      answered: false,
    });
    expect(await ask('Do you sell lamps?', empty)).toMatchObject({
      level: 'unknown',
      answered: false,
    });
  });

  it('lets the owner’s own answer go first', async () => {
    const curated = [{ id: 'c', question, answer: 'Within 45 days, as a courtesy.', vector: null }];
    const answer = await ask(question, { curated });
    expect(answer.text).toBe('Within 45 days, as a courtesy.');
    expect(answer.sources).toEqual([
      expect.objectContaining({ documentId: null, quote: 'Within 45 days, as a courtesy.' }),
    ]);
    expect(answer.why?.writer).toBe('curated');
  });

  it.each(['Who are you?', 'Help', 'Hello', 'Can I talk to a human?', 'Thank you'])(
    'lets the owner’s own answer to "%s" go before small talk',
    async (asked) => {
      const curated = [
        { id: 'other', question: 'Where are you?', answer: 'In the old harbor.', vector: null },
        { id: 'c', question: asked, answer: 'The Bella assistant, at your service.', vector: null },
      ];
      for (const text of [asked, asked.toUpperCase(), ` ${asked} `]) {
        const answer = await ask(text, { curated });
        expect(answer.text).toBe('The Bella assistant, at your service.');
        expect(answer.handoff).toBeUndefined();
      }
    },
  );

  it('answers by words when the model is away, and stops when the visitor is gone', async () => {
    const broken = { ...embedder, embed: () => Promise.reject(new Error('away')) };
    expect((await ask(question, { embedder: broken })).text).toContain('30 days');
    expect((await ask(question, { embedder: null })).text).toContain('30 days');
    const gone = AbortSignal.abort(new Error('gone'));
    const waiting = { ...embedder, embed: () => Promise.reject(new Error('aborted')) };
    await expect(ask(question, { embedder: waiting, signal: gone })).rejects.toThrow();
  });

  it('says nothing from a document that went between search and answer', async () => {
    const answer = await ask(question, { loadPassages: async () => [] });
    expect(answer).toMatchObject({ answered: false, handoff: 'unknown', sources: [] });
  });

  it('understands a follow-up from the conversation', async () => {
    const history = [
      { role: 'visitor', text: 'How do I care for roses?' },
      { role: 'assistant', text: 'Roses need sun and water.' },
    ] as const;
    const answer = await ask('And when do I prune them?', { history, threshold: 0 });
    expect(answer.text).toContain('Prune the bushes in early spring.');
    expect(answer.sources[0]?.documentId).toBe('Garden book');
  });

  it('does not answer a new question with what the one before it was about', async () => {
    const history = [
      { role: 'visitor', text: 'How do I care for roses?' },
      { role: 'assistant', text: 'Roses need sun and water.' },
    ] as const;
    const answer = await ask('Do you fix bicycles?', { history });
    expect(answer).toMatchObject({ answered: false, level: 'unknown' });
  });
});

describe('answerQuestion with a model', () => {
  it('passes checked sentences on and names only cited sources', async () => {
    const answer = await ask(question, {
      writer: saying('You have 30 days', ' to return goods [1]. Keep', ' the receipt [1].'),
    });
    expect(answer.text).toBe('You have 30 days to return goods [1]. Keep the receipt [1].');
    expect(answer.sources.map((source) => source.number)).toEqual([1]);
    expect(answer.why).toMatchObject({ writer: 'model', withheld: [], fallbackReason: null });
  });

  it('withholds an invented price and an invented source', async () => {
    const answer = await ask(question, {
      writer: saying('Returns cost $9.99 [1]. See the law [9]. Keep the receipt [1].'),
    });
    expect(answer.text.trim()).toBe('Keep the receipt [1].');
    expect(answer.why?.withheld.map((text) => text.trim())).toEqual([
      'Returns cost $9.99 [1].',
      'See the law [9].',
    ]);
  });

  it.each([
    ['fails at once', saying(new Error('401'))],
    ['says nothing', saying('')],
    ['says only what must be withheld', saying('It costs $77 [1].')],
  ])('lets the built-in writer answer when the model %s', async (_, writer) => {
    const answer = await ask(question, { writer });
    expect(answer.text).toMatch(
      /^You may return unused goods within 30 days of delivery\..* \[1\]$/,
    );
    expect(answer.why?.writer).toBe('built-in');
    expect(answer.why?.fallbackReason).not.toBeNull();
    expect(answer.answered).toBe(true);
  });

  it('never passes a cut-off answer off as whole', async () => {
    const answer = await ask(question, {
      writer: saying('Keep the receipt [1]. And ', 'then', new Error('cut')),
    });
    expect(answer.text.trim()).toBe('Keep the receipt [1].');
    expect(answer.error).toBe('interrupted');
    expect(answer.events.some((event) => event.type === 'done')).toBe(false);
  });
});

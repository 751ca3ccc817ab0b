import { expect, it } from 'vitest';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { Candidate } from './candidate.ts';
import type { FoundAnswer } from './find-answer.ts';
import type { LoadedPassage } from './passage-text.ts';
import { reconsider } from './reconsider.ts';

function createPassage(id: string, heading: string, text: string): LoadedPassage {
  return {
    id,
    documentId: id,
    title: 'guide.txt',
    text,
    place: { heading },
    sentences: [{ text }],
  } as never;
}
const dogs = createPassage('dogs', 'Dogs', 'Dogs sleep in the porch.');
const towels = createPassage('towels', 'Towels', 'Bring towels of your own.');

const createCandidate = (
  passage: LoadedPassage,
  confidence: number,
  kind: Candidate['kind'] = 'text',
): Candidate => ({
  kind,
  statements: [{ text: passage.text, passages: [passage] }],
  confidence,
  understood: 'q',
  plan: [],
  parts: [],
  options: [],
});

const createFound = (candidates: Candidate[]): FoundAnswer => ({
  candidate: candidates[0] ?? null,
  candidates,
  text: 'can my dog come too',
  retrieval: { matches: [{ id: 'dogs' }, { id: 'towels' }], confidence: 0.3 } as never,
  loaded: new Map([dogs, towels].map((passage) => [passage.id, passage])),
  say: ({ passage }) => ({ text: passage.text, passages: [passage] }),
  sayPrice: () => null,
  isPriceOfOther: () => false,
  tellKnown: () => null,
  expected: [],
});

let asked = 0;
/** Finds that texts about dogs answer, and nothing else does. */
const embedder = {
  languages: ['en'],
  async judge(_: string, texts: readonly string[]) {
    asked += 1;
    return texts.map((text) => (text.includes('Dogs') ? 4 : -6));
  },
} as unknown as Embedder;

const english = { languages: ['en'], vocabulary: {}, languageOf: () => 'en' } as never;
const ask = (candidates: Candidate[], given: { embedder?: Embedder | null; facts?: never } = {}) =>
  reconsider({
    found: createFound(candidates),
    message: { language: 'en', previous: [] },
    facts: given.facts ?? english,
    embedder: given.embedder === undefined ? embedder : given.embedder,
  });

it('rescues an answer that would not have been given', async () => {
  const { candidate } = await ask([createCandidate(dogs, 0.4)]);
  expect(candidate?.statements[0]?.text).toBe(dogs.text);
  expect(candidate?.confidence).toBeGreaterThan(0.6);
});

it('shows a section that was passed over', async () => {
  const { candidate } = await ask([createCandidate(towels, 0.3)]);
  expect(candidate?.statements).toEqual([{ text: dogs.text, passages: [dogs] }]);
  expect(candidate?.confidence).toBeGreaterThan(0.6);
});

it('takes back what does not answer, and leaves the engine sure of the rest', async () => {
  const none = {
    ...embedder,
    judge: async (_: string, texts: readonly string[]) => texts.map(() => -6),
  };
  const { candidate } = await ask([createCandidate(towels, 0.55)], { embedder: none });
  expect(candidate?.confidence).toBeLessThan(0.5);
  const kept = await ask([createCandidate(dogs, 0.55)]);
  expect(kept.candidate?.confidence).toBe(0.55);
});

it('is not asked about what is looked up or sure', async () => {
  asked = 0;
  const contact = await ask([createCandidate(towels, 0.6, 'contact')]);
  const sure = await ask([createCandidate(towels, 0.97)]);
  const hours = await ask([createCandidate(towels, 0.98, 'schedule')]);
  expect([contact, sure, hours].map(({ candidate }) => candidate?.confidence)).toEqual([
    0.6, 0.97, 0.98,
  ]);
  expect(asked).toBe(0);
});

it('gives what is much likelier than hours that the engine is not sure of', async () => {
  const { candidate } = await ask([createCandidate(towels, 0.6, 'schedule')]);
  expect(candidate?.statements).toEqual([{ text: dogs.text, passages: [dogs] }]);
});

it('leaves everything as it is without a judge, when it fails, and in other languages', async () => {
  const failing = { ...embedder, judge: () => Promise.reject(new Error('busy')) };
  const german = { languages: ['de'], vocabulary: {} } as never;
  for (const given of [{ embedder: null }, { embedder: failing }, { facts: german }]) {
    const { candidate } = await ask([createCandidate(dogs, 0.4)], given);
    expect(candidate?.confidence).toBe(0.4);
  }
});

it('leaves long texts in another language to the engine, and short ones to the judges', async () => {
  const spanish = { languages: ['es'], vocabulary: {}, languageOf: () => 'es' } as never;
  const none = {
    ...embedder,
    languages: 'all',
    judge: async (_: string, texts: readonly string[]) => texts.map(() => -6),
  } as unknown as Embedder;
  const given = { embedder: none, facts: spanish };
  const long = createPassage(
    'towels',
    'Toallas',
    'Las toallas están en la sala grande. '.repeat(20),
  );
  expect((await ask([createCandidate(long, 0.75)], given)).candidate?.confidence).toBe(0.75);
  expect((await ask([createCandidate(towels, 0.75)], given)).candidate?.confidence).toBeLessThan(
    0.5,
  );
});

it('leaves questions and documents in another script as they are', async () => {
  const russian = createPassage('dogs', 'Dogs', 'С собакой? Собаки спят на крыльце.');
  const found = createFound([createCandidate(russian, 0.4)]);
  const message = { language: 'en' as const, previous: [] };
  for (const one of [
    { ...found, loaded: new Map([['dogs', russian]]) },
    { ...found, text: 'можно с собакой' },
  ]) {
    const { candidate } = await reconsider({ found: one, message, facts: english, embedder });
    expect(candidate?.confidence).toBe(0.4);
  }
});

it('takes back what a table says in another language too, but leaves lists alone', async () => {
  const spanish = { languages: ['es'], vocabulary: {}, languageOf: () => 'es' } as never;
  const none = {
    ...embedder,
    languages: 'all',
    judge: async (_: string, texts: readonly string[]) => texts.map(() => -6),
  } as unknown as Embedder;
  const given = { embedder: none, facts: spanish };
  const row = createCandidate(towels, 0.8, 'table');
  expect((await ask([row], given)).candidate?.confidence).toBeLessThan(0.5);
  const list = {
    ...row,
    statements: [{ text: 'Towels and dogs.', passages: [towels, dogs] }],
  };
  expect((await ask([list], given)).candidate?.confidence).toBe(0.8);
});

it('keeps hours that were looked up for a follow-up, which it reads without what was asked before', async () => {
  const follow = (previous: string[]) =>
    reconsider({
      found: {
        ...createFound([createCandidate(towels, 0.9, 'schedule')]),
        text: 'and on sundays?',
      },
      message: { language: 'en', previous },
      facts: english,
      embedder,
    });
  const { candidate } = await follow(['are you open on fridays?']);
  expect(candidate?.statements[0]?.text).toBe(towels.text);
  expect((await follow([])).candidate?.statements[0]?.text).not.toBe(towels.text);
});

it('reads a follow-up that nothing answers once more, together with the question before it', async () => {
  const read: string[] = [];
  const follow = (given: Partial<FoundAnswer>) =>
    reconsider({
      found: {
        ...createFound([createCandidate(towels, 0.3)]),
        text: 'where does it sleep',
        ...given,
      },
      message: { language: 'en', previous: ['are you open in may', 'can I bring my dog'] },
      facts: english,
      embedder: {
        ...embedder,
        judge: async (question: string, texts: readonly string[]) => {
          read.push(question);
          return texts.map((text) => (/dog/.test(question) && text.includes('Dogs') ? 4 : -6));
        },
      } as Embedder,
    });
  expect((await follow({})).candidate?.statements[0]?.text).toBe(dogs.text);
  expect(read).toEqual(['where does it sleep', 'can I bring my dog where does it sleep']);
  // It was completed from that question already.
  expect((await follow({ isCompleted: true })).candidate?.confidence).toBeLessThan(0.5);
  expect(read).toHaveLength(3);
});

it('believes no row of another place than the one that is asked about', async () => {
  const rows = ['Gatley House', 'Thornwick Lodge', 'Pemberley Hall'].map((name, row) => ({
    ...createPassage(name, '', `property: ${name}\nquestion: Are dogs allowed?\nanswer: Dogs are.`),
    documentId: 'stays',
    place: { row } as never,
  }));
  const follow = (text: string) =>
    reconsider({
      found: {
        ...createFound([]),
        text,
        retrieval: { matches: rows.map(({ id }) => ({ id })), confidence: 0.3 } as never,
        loaded: new Map(rows.map((passage) => [passage.id, passage])),
      },
      message: { language: 'en', previous: [] },
      facts: english,
      embedder: {
        ...embedder,
        judge: async (_: string, texts: readonly string[]) =>
          texts.map((text) => (text.includes('Thornwick') ? 4 : -4)),
      } as Embedder,
    });
  expect((await follow('dogs at thornwick lodge?')).candidate?.statements[0]?.passages[0]?.id).toBe(
    'Thornwick Lodge',
  );
  expect((await follow('dogs at Warkworth Manor?')).candidate).toBeNull();
});

it('believes nothing that leaves out a state of health which the question tells of', async () => {
  const steam = createPassage('steam', 'Steam room', 'Sit down and breathe in the steam.');
  const baby = createPassage('baby', 'Pregnant?', 'Then leave out the steam room.');
  const follow = (text: string) =>
    reconsider({
      found: {
        ...createFound([]),
        text,
        retrieval: { matches: [{ id: 'steam' }, { id: 'baby' }], confidence: 0.3 } as never,
        loaded: new Map([steam, baby].map((passage) => [passage.id, passage])),
      },
      message: { language: 'en', previous: [] },
      facts: english,
      embedder: {
        ...embedder,
        judge: async (_: string, texts: readonly string[]) =>
          texts.map((each) => (each.includes('breathe') ? 6 : 4)),
      } as Embedder,
    });
  const idOf = ({ candidate }: FoundAnswer) => candidate?.statements[0]?.passages[0]?.id;
  expect(idOf(await follow('can I use the steam room'))).toBe('steam');
  expect(idOf(await follow("I'm pregnant, can I use the steam room"))).toBe('baby');
});

it('names what may be meant when nothing is believed', async () => {
  const unsure = {
    ...embedder,
    judge: async (_: string, texts: readonly string[]) =>
      texts.map((text) => (text.includes('Dogs') ? 0.2 : -0.4)),
  };
  const found = await ask([createCandidate(towels, 0.3)], { embedder: unsure });
  expect(found.candidate?.confidence).toBeLessThan(0.5);
  expect(found.near).toEqual(['Dogs']);
});

it('believes a section sooner that has the numbers of an answer', async () => {
  const fee = createPassage('fee', 'Dogs', 'Dogs pay £12 a night.');
  const believe = async (said: string): Promise<number> => {
    const price = createCandidate(createPassage('price', 'Prices', said), 0.3, 'table');
    const { candidate } = await reconsider({
      found: {
        ...createFound([price]),
        retrieval: { matches: [{ id: 'fee' }, { id: 'towels' }], confidence: 0.3 } as never,
        loaded: new Map([fee, towels].map((passage) => [passage.id, passage])),
      },
      message: { language: 'en', previous: [] },
      facts: english,
      embedder,
    });
    expect(candidate?.statements[0]?.text).toBe(fee.text);
    return candidate?.confidence ?? 0;
  };
  expect(await believe('A night costs £12.')).toBeGreaterThan(await believe('A night costs £9.'));
});

it('says the price of the row that the judge likes best', async () => {
  const row = createPassage('row', 'Prices', 'Item: Dogs\nPrice: 12');
  row.place.row = 3;
  const { candidate } = await reconsider({
    found: {
      ...createFound([createCandidate(towels, 0.3)]),
      retrieval: { matches: [{ id: 'row' }, { id: 'towels' }], confidence: 0.3 } as never,
      loaded: new Map([row, towels].map((passage) => [passage.id, passage])),
      sayPrice: ({ id }) =>
        id === 'row' ? { text: 'Dogs cost £12.', understood: 'price of Dogs' } : null,
    },
    message: { language: 'en', previous: [] },
    facts: english,
    embedder,
  });
  expect(candidate).toMatchObject({
    kind: 'table',
    understood: 'price of Dogs',
    statements: [{ text: 'Dogs cost £12.', passages: [{ id: 'row' }] }],
  });
});

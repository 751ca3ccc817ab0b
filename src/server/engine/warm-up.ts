import { setTimeout as sleep } from 'node:timers/promises';
import { answerQuestion } from './answer/answer-question.ts';
import type { LoadedPassage } from './answer/passage-text.ts';
import type { DocumentFacts } from './facts/document-facts.ts';
import { openFacts } from './facts/open-facts.ts';
import { createDocumentSegment } from './index/document-segment.ts';
import { encodeWords } from './index/passage-record.ts';
import { createVectorArena } from './index/vector-arena.ts';
import { findSmallTalk } from './understand/find-small-talk.ts';
import { understandMessage } from './understand/understand-message.ts';

const texts = [
  'A loaf of rye bread costs 4 euros.',
  'Loaf: Spelt loaf; Price: 5 €; Note: sliced on request',
  'Monday to Friday 9:00 to 17:00',
];
const questions = [
  'How much is a loaf of rye bread?',
  'What does the spelt loaf cost, and when do you open on Friday?',
  'Do you deliver to the station?',
];

/** Long enough for a request that came in meanwhile, and is at home in the database, to be answered. */
const pauseMs = 50;

/**
 * Answers three questions about a made-up price list with opening hours. Word lists and patterns are built when they are
 * first used, which takes longer than anything else in the first answer after a start; so no visitor has to wait for
 * that. It goes from the simple to the whole, piece by piece: all at once nothing else would be answered for most of a
 * second. Returns how many questions were answered.
 */
export async function warmUp({
  signal,
  isServing = false,
}: {
  signal?: AbortSignal;
  /** There are pauses between the pieces, for the requests that have come meanwhile. */
  isServing?: boolean;
} = {}): Promise<number> {
  const [question = ''] = questions;
  const rest = () => sleep(isServing ? pauseMs : 0, undefined, { signal });
  findSmallTalk(question, { fallback: 'en' });
  await rest();
  understandMessage({ text: question, history: [], facts: openFacts([]) });
  await rest();
  await isAnswered({ question, shop: withNothing });
  await rest();
  const facts = openPriceFacts();
  await rest();
  for (const each of questions) {
    await isAnswered({ question: each, shop: { ...withNothing, facts } });
    await rest();
  }
  const shop = { ...openPriceList(), facts };
  let answered = 0;
  for (const each of questions) {
    if (await isAnswered({ question: each, shop })) answered += 1;
    await rest();
  }
  return answered;
}

type Shop = Pick<Parameters<typeof answerQuestion>[0], 'index' | 'facts' | 'loadPassages'>;

const withNothing: Shop = { index: { segments: [] }, loadPassages: async () => [] };

async function isAnswered({ question, shop }: { question: string; shop: Shop }): Promise<boolean> {
  let answered = false;
  for await (const event of answerQuestion({ ...shop, question, history: [], embedder: null }))
    if (event.type === 'done') answered = event.answered;
  return answered;
}

const documentId = 'warm-up';
const passages = texts.map(
  (text, at): LoadedPassage => ({
    id: `${documentId}-${at}`,
    documentId,
    title: 'Prices',
    text,
    sentences: [{ text }],
    place: {},
  }),
);

function openPriceList(): Shop {
  const records = passages.map((passage) => ({
    id: passage.id,
    words: encodeWords({ ...passage, context: '', subject: '' }),
    vectors: null,
  }));
  const arena = createVectorArena({ dimensions: 8 });
  return {
    index: { segments: [createDocumentSegment({ documentId, records, arena })] },
    loadPassages: async (ids) => passages.filter(({ id }) => ids.includes(id)),
  };
}

const openPriceFacts = () =>
  openFacts([
    { documentId, title: 'Prices', facts: priceFacts, passageIds: passages.map(({ id }) => id) },
  ]);

const priceFacts: DocumentFacts = {
  language: 'en',
  vocabulary: { loaf: 2, rye: 1, bread: 1, spelt: 1, sliced: 1, request: 1 },
  tables: [
    {
      title: 'Prices',
      columns: [
        { name: 'Loaf', role: 'name', unit: '' },
        { name: 'Price', role: 'price', unit: '€' },
        { name: 'Note', role: 'note', unit: '' },
      ],
      rows: [
        { block: 0, row: 2, cells: ['Rye bread', '4 €', ''] },
        { block: 1, row: 3, cells: ['Spelt loaf', '5 €', 'sliced on request'] },
      ],
    },
  ],
  schedules: [
    {
      subject: '',
      context: '',
      role: 'hours',
      language: 'en',
      lines: [
        {
          block: 2,
          text: 'Monday to Friday 9:00 to 17:00',
          kind: 'hours',
          state: 'open',
          days: [0, 1, 2, 3, 4],
          weeks: [],
          dates: [],
          season: null,
          spans: [{ from: { minutes: 540, text: '9:00' }, to: { minutes: 1_020, text: '17:00' } }],
          meal: null,
          byAppointment: false,
          part: '',
          note: '',
        },
      ],
    },
  ],
  contacts: [],
  passageOfBlock: [0, 1, 2],
};

import { answerQuestion } from './answer/answer-question.ts';
import type { LoadedPassage } from './answer/passage-text.ts';
import type { DocumentFacts } from './facts/document-facts.ts';
import { openFacts } from './facts/open-facts.ts';
import { createDocumentSegment } from './index/document-segment.ts';
import { encodeWords } from './index/passage-record.ts';
import { createVectorArena } from './index/vector-arena.ts';

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

/**
 * Answers three questions about a made-up price list with opening hours. Word lists and patterns are built when they are
 * first used, which takes longer than anything else in the first answer after a start; so no visitor has to wait for
 * that. Returns how many were answered.
 */
export async function warmUp(): Promise<number> {
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
  const records = passages.map((passage) => ({
    id: passage.id,
    words: encodeWords({ ...passage, context: '', subject: '' }),
    vectors: null,
  }));
  const arena = createVectorArena({ dimensions: 8 });
  const index = { segments: [createDocumentSegment({ documentId, records, arena })] };
  const passageIds = passages.map(({ id }) => id);
  const opened = openFacts([{ documentId, title: 'Prices', facts, passageIds }]);
  let answered = 0;
  for (const question of questions) {
    const request = { question, history: [], index, facts: opened, embedder: null };
    const loadPassages = async (ids: readonly string[]): Promise<LoadedPassage[]> =>
      passages.filter(({ id }) => ids.includes(id));
    for await (const event of answerQuestion({ ...request, loadPassages }))
      if (event.type === 'done' && event.answered) answered += 1;
  }
  return answered;
}

const facts: DocumentFacts = {
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

import { answerQuestion } from './answer/answer-question.ts';
import type { LoadedPassage } from './answer/passage-text.ts';
import { createDocumentSegment } from './index/document-segment.ts';
import { encodeWords } from './index/passage-record.ts';
import { createVectorArena } from './index/vector-arena.ts';

const text = 'A loaf of rye bread costs 4 euros.';
const questions = ['How much is a loaf of rye bread?', 'When do you open on Friday?'];

/**
 * Answers two questions about a made-up sentence. Word lists and patterns are built when they are first used, which takes
 * longer than anything else in the first answer after a start; so no visitor has to wait for that. Returns how many were
 * answered.
 */
export async function warmUp(): Promise<number> {
  const documentId = 'warm-up';
  const passage: LoadedPassage = {
    id: documentId,
    documentId,
    title: 'Prices',
    text,
    sentences: [{ text }],
    place: {},
  };
  const words = encodeWords({ ...passage, context: '', subject: '' });
  const records = [{ id: passage.id, words, vectors: null }];
  const arena = createVectorArena({ dimensions: 8 });
  const index = { segments: [createDocumentSegment({ documentId, records, arena })] };
  let answered = 0;
  for (const question of questions) {
    const request = { question, history: [], index, embedder: null };
    for await (const event of answerQuestion({ ...request, loadPassages: async () => [passage] }))
      if (event.type === 'done' && event.answered) answered += 1;
  }
  return answered;
}

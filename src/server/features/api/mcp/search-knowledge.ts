import type { Deps } from '#server/deps.ts';
import { findCuratedAnswer } from '#server/engine/answer/curated-answers.ts';
import { retrieve } from '#server/engine/retrieve/retrieve.ts';
import { readQuestion } from '#server/engine/understand/question.ts';
import { understandMessage } from '#server/engine/understand/understand-message.ts';
import { comparableAnswers, listKnownAnswers } from '#server/features/answers/index.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { openKnowledge } from '#server/features/documents/index.ts';

type FoundPassage = {
  /** The document's name, or the question of a curated answer. */
  title: string;
  documentId: string | null;
  page: number | null;
  row: number | null;
  heading: string | null;
  /** Of a page of a website. */
  url: string | null;
  text: string;
  score: number;
};

/** What the engine would look at to answer: a curated answer first, then passages, the best before the others. */
export async function searchKnowledge({
  deps,
  chatbot,
  query,
  limit,
  signal,
}: {
  deps: Deps;
  chatbot: LiveChatbot;
  query: string;
  limit: number;
  signal: AbortSignal;
}): Promise<FoundPassage[]> {
  const answers = await listKnownAnswers({ deps, chatbot });
  const knowledge = await openKnowledge({ deps, chatbot });
  const known = comparableAnswers({ answers, knowledge });
  try {
    const { facts } = knowledge;
    const { whole, language } = understandMessage({ text: query, history: [], facts });
    const question = readQuestion({
      text: whole,
      language,
      documentLanguages: facts.languages,
      vocabulary: facts.vocabulary,
    });
    const found = await retrieve({ ...knowledge, question, history: [], limit, signal });
    const curated = findCuratedAnswer({ question: query, vector: found.vector, curated: known });
    const loaded = await knowledge.loadPassages(found.matches.map(({ id }) => id));
    const byId = new Map(loaded.map((passage) => [passage.id, passage]));
    const passages = found.matches.flatMap(({ id, score }): FoundPassage[] => {
      const passage = byId.get(id);
      if (!passage) return [];
      const { title, documentId, text, place, url = null } = passage;
      const { page = null, row = null, heading = null } = place;
      return [{ title, documentId, page, row, heading, url, text, score }];
    });
    if (!curated) return passages;
    const none = { documentId: null, page: null, row: null, heading: null, url: null };
    const first = { title: curated.question, ...none, text: curated.answer, score: 1 };
    return [first, ...passages].slice(0, limit);
  } finally {
    knowledge.close();
  }
}

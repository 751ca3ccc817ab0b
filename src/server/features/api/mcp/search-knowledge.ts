import type { Deps } from '#server/deps.ts';
import { findCuratedAnswer } from '#server/engine/answer/curated-answers.ts';
import { questionTurns } from '#server/engine/retrieve/question-turns.ts';
import { retrieve } from '#server/engine/retrieve/retrieve.ts';
import { detectLanguage } from '#server/engine/understand/detect-language.ts';
import { readQuestion } from '#server/engine/understand/question.ts';
import { listKnownAnswers } from '#server/features/answers/service.ts';
import type { LiveChatbot } from '#server/features/chatbots/service.ts';
import { openKnowledge } from '#server/features/documents/service.ts';

type FoundPassage = {
  /** The document's name, or the question of a curated answer. */
  title: string;
  documentId: string | null;
  page: number | null;
  row: number | null;
  heading: string | null;
  text: string;
  score: number;
};

/** What the engine would look at to answer: a curated answer first, then passages, the best before the others. */
export async function searchKnowledge({
  deps,
  chatbot,
  query: question,
  limit,
  signal,
}: {
  deps: Deps;
  chatbot: LiveChatbot;
  query: string;
  limit: number;
  signal: AbortSignal;
}): Promise<FoundPassage[]> {
  const known = await listKnownAnswers({ deps, chatbot });
  const knowledge = await openKnowledge({ deps, chatbot });
  try {
    const { languages, vocabulary } = knowledge.facts;
    const language = detectLanguage(question, { fallback: languages[0] ?? 'en' });
    const read = readQuestion({
      text: question,
      language,
      documentLanguages: languages,
      vocabulary,
    });
    const turn = await questionTurns.take({ of: chatbot.workspaceId, signal });
    const embedder = turn.isCrowded ? null : knowledge.embedder;
    const asked = { ...knowledge, embedder, question: read, history: [], limit, signal };
    const found = await retrieve(asked).finally(turn.end);
    const curated = findCuratedAnswer({ question, vector: found.vector, curated: known });
    const loaded = await knowledge.loadPassages(found.matches.map(({ id }) => id));
    const byId = new Map(loaded.map((passage) => [passage.id, passage]));
    const passages = found.matches.flatMap(({ id, score }): FoundPassage[] => {
      const passage = byId.get(id);
      if (!passage) return [];
      const { title, documentId, text, place } = passage;
      const { page = null, row = null, heading = null } = place;
      return [{ title, documentId, page, row, heading, text, score }];
    });
    if (!curated) return passages;
    const none = { documentId: null, page: null, row: null, heading: null };
    const first = { title: curated.question, ...none, text: curated.answer, score: 1 };
    return [first, ...passages].slice(0, limit);
  } finally {
    knowledge.close();
  }
}

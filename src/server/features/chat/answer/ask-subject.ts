import type { Deps } from '#server/deps.ts';
import { answerQuestion } from '#server/engine/answer/answer-question.ts';
import type { CuratedAnswer } from '#server/engine/answer/curated-answers.ts';
import type { EngineEvent } from '#server/engine/answer/engine-event.ts';
import { limitOptions } from '#server/engine/answer/limit-options.ts';
import { findTouched } from '#server/engine/conflicts/touched-conflicts.ts';
import type { SpokenLanguage } from '#server/engine/language/language-code.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';
import { embedInTurn } from '#server/engine/retrieve/embed-in-turn.ts';
import { answerInTurn, type Turn as QuestionTurn } from '#server/engine/retrieve/question-turns.ts';
import type { openKnowledge } from '#server/features/documents/index.ts';
import type { ChatSource } from '#shared/chat-events.ts';
import type { ChatbotSettings } from '#shared/contract/chatbots.ts';
import { listOffers } from './list-offers.ts';
import type { ModelWriter } from './model-writer.ts';

/** What is asked: opened knowledge and settings, whether visitors have them already or not. */
export type AskedSubject = {
  workspaceId: string;
  settings: Pick<
    ChatbotSettings,
    'systemPrompt' | 'confidence' | 'fallback' | 'actions' | 'booking' | 'wording'
  >;
  knowledge: Awaited<ReturnType<typeof openKnowledge>>;
  curated: readonly CuratedAnswer[];
};

/** One question to opened knowledge, in its turn. */
export async function* askSubject({
  deps,
  subject: { workspaceId, settings, knowledge, curated },
  writer,
  question,
  history,
  offersPerson,
  visitorLanguage,
  isQuiet = false,
  turn,
  signal,
}: {
  deps: Deps;
  subject: AskedSubject;
  writer: ModelWriter | null;
  question: string;
  history: readonly Turn[];
  offersPerson: boolean;
  visitorLanguage?: SpokenLanguage | undefined;
  /** No one waits for the answer, so visitors go first. */
  isQuiet?: boolean;
  turn?: QuestionTurn | undefined;
  signal: AbortSignal;
}): AsyncGenerator<EngineEvent> {
  const actions = await listOffers({ deps, settings, embedder: knowledge.embedder });
  const events = answerInTurn({
    turns: deps.questionTurns,
    of: workspaceId,
    isQuiet,
    turn,
    signal,
    answer: (load) =>
      answerQuestion({
        ...knowledge,
        embedder: embedInTurn(knowledge.embedder, load),
        curated,
        actions,
        question,
        history,
        writer,
        instructions: settings.systemPrompt,
        threshold: settings.confidence,
        offersPerson,
        phrases: settings.wording,
        ...(visitorLanguage && { visitorLanguage }),
        signal,
      }),
  });
  let sources: ChatSource[] = [];
  for await (const event of events) {
    if (event.type === 'sources') sources = event.sources;
    if (event.type === 'why') {
      const conflicts = findTouched({ conflicts: knowledge.conflicts, sources });
      yield conflicts.length > 0 ? { ...event, why: { ...event.why, conflicts } } : event;
      continue;
    }
    if (event.type === 'options') {
      const options = limitOptions(event.options);
      if (options.length > 0) yield { type: 'options', options };
      continue;
    }
    const isEmpty = event.type === 'done' && writer?.hasDeclined();
    // The passages looked right, but the model read them and found no answer in them.
    if (isEmpty) yield { type: 'handoff', reason: 'unknown' };
    yield isEmpty ? { type: 'done', answered: false } : event;
  }
}

import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import type { SearchIndex } from '#server/engine/index/search-index.ts';
import { confidentFrom, defaultThreshold } from '#server/engine/retrieve/confidence.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';
import { type Retrieval, retrieve } from '#server/engine/retrieve/retrieve.ts';
import type { AnswerConfidence, AnswerTrace, ChatSource } from '#shared/chat-events.ts';
import { createBuiltInVoice } from './built-in-voice.ts';
import { chooseSentences } from './choose-sentences.ts';
import { type CuratedAnswer, findCuratedAnswer } from './curated-answers.ts';
import type { EngineEvent } from './engine-event.ts';
import type { LoadedPassage, PassageLoader } from './passage-text.ts';
import { defaultPhrases, type Phrases } from './phrases.ts';
import { findSmallTalk } from './small-talk.ts';
import { speakAnswer } from './speak-answer.ts';
import type { Voice } from './voice.ts';

export type AnswerRequest = {
  question: string;
  history: readonly Turn[];
  index: SearchIndex;
  embedder: Embedder | null;
  loadPassages: PassageLoader;
  /** Tables, opening hours and contact details read from the documents. */
  facts?: readonly OpenFacts[];
  curated?: readonly CuratedAnswer[];
  /** A language model's voice; without one, or when it fails before its first sentence, the built-in voice speaks. */
  voice?: Voice | null;
  instructions?: string;
  threshold?: number;
  phrases?: Partial<Phrases>;
  signal?: AbortSignal;
  now?(): number;
};

export type { EngineEvent } from './engine-event.ts';

const citedPassages = 5;

/** From a visitor's question to a true, cited answer or an honest "I do not know", as a stream of events. */
export async function* answerQuestion(request: AnswerRequest): AsyncGenerator<EngineEvent> {
  const phrases = { ...defaultPhrases, ...request.phrases };
  const talk = findSmallTalk(request.question);
  if (talk) {
    yield { type: 'token', text: phrases[talk] };
    if (talk === 'human') yield { type: 'handoff', reason: 'asked' };
    yield { type: 'done', answered: talk !== 'human' };
    return;
  }
  const now = request.now ?? performance.now.bind(performance);
  const started = now();
  const threshold = request.threshold ?? defaultThreshold;
  const found = await retrieve({ ...request, limit: citedPassages });
  const trace = createTrace({ found, threshold, milliseconds: now() - started });
  const curated = findCuratedAnswer({
    question: request.question,
    vector: found.vector,
    curated: request.curated ?? [],
  });
  if (curated) {
    yield { type: 'confidence', level: 'confident', value: 1 };
    yield { type: 'token', text: curated.answer };
    yield { type: 'sources', sources: [curatedSource(curated)] };
    yield { type: 'why', why: { ...trace, voice: 'curated' } };
    yield { type: 'done', answered: true };
    return;
  }
  const level = levelOf(found.confidence, threshold);
  yield { type: 'confidence', level, value: found.confidence };
  const loaded = await request.loadPassages(found.matches.map((match) => match.id));
  const byId = new Map(loaded.map((passage) => [passage.id, passage]));
  const passages = found.matches.flatMap((match) => byId.get(match.id) ?? []);
  const why = { ...trace, passages: tracePassages(found, byId) };
  const sentences =
    level === 'unknown' ? [] : chooseSentences({ matches: found.matches, loaded: byId });
  if (sentences.length === 0) {
    yield { type: 'token', text: phrases.unknown };
    yield { type: 'handoff', reason: 'unknown' };
    yield { type: 'why', why };
    yield { type: 'done', answered: false };
    return;
  }
  yield* speakAnswer({
    voice: request.voice ?? null,
    builtIn: createBuiltInVoice({ phrases }),
    why,
    now,
    task: {
      question: request.question,
      history: request.history,
      instructions: request.instructions ?? '',
      passages,
      sentences,
      sure: level === 'confident',
      signal: request.signal,
    },
  });
}

function levelOf(confidence: number, threshold: number): AnswerConfidence {
  if (confidence < threshold) return 'unknown';
  return confidence >= Math.max(confidentFrom, threshold) ? 'confident' : 'maybe';
}

function createTrace(o: {
  found: Retrieval;
  threshold: number;
  milliseconds: number;
}): AnswerTrace {
  return {
    voice: 'built-in',
    fallbackReason: null,
    confidence: o.found.confidence,
    threshold: o.threshold,
    withheld: [],
    passages: [],
    milliseconds: { retrieval: o.milliseconds, answer: 0 },
  };
}

function tracePassages(
  found: Retrieval,
  byId: ReadonlyMap<string, LoadedPassage>,
): AnswerTrace['passages'] {
  return found.matches.flatMap((match) => {
    const passage = byId.get(match.id);
    if (!passage) return [];
    const { title, text, place } = passage;
    return [{ title, text, page: place.page ?? null, score: match.score }];
  });
}

const curatedSource = (answer: CuratedAnswer): ChatSource => ({
  number: 1,
  documentId: null,
  title: answer.question,
  page: null,
  row: null,
  heading: null,
  quote: answer.answer,
});

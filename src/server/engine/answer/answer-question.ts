import type { Embedder } from '#server/adapters/models/embedder.ts';
import { traceNow, traceStep } from '#server/config/active-span.ts';
import { type OpenFacts, openFacts } from '#server/engine/facts/open-facts.ts';
import type { SearchIndex } from '#server/engine/index/search-index.ts';
import { languageCodes, type SpokenLanguage } from '#server/engine/language/language-code.ts';
import type { Phrases } from '#server/engine/language/phrases.ts';
import { type OwnPhrases, phrasesFor } from '#server/engine/language/phrases-by-language.ts';
import { confidentFrom, defaultThreshold } from '#server/engine/retrieve/confidence.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';
import { tellLanguage } from '#server/engine/understand/detect-language.ts';
import type { SmallTalkKind } from '#server/engine/understand/find-small-talk.ts';
import { guessSmallTalk } from '#server/engine/understand/guess-small-talk.ts';
import {
  type UnderstoodMessage,
  understandMessage,
} from '#server/engine/understand/understand-message.ts';
import type { AnswerConfidence, AnswerTrace, ChatSource } from '#shared/chat-events.ts';
import { createBuiltInWriter, endSentence } from './built-in-writer.ts';
import type { Candidate, Statement } from './candidate.ts';
import { createTrace } from './create-trace.ts';
import { type CuratedAnswer, findCuratedAnswer } from './curated-answers.ts';
import type { EngineEvent } from './engine-event.ts';
import type { FoundAnswer } from './find-answer.ts';
import { findAnswers, textOf } from './find-answers.ts';
import { listGivenPassages } from './given-to-model.ts';
import { limitOptions } from './limit-options.ts';
import { listSources } from './list-sources.ts';
import { nameOtherTopics } from './near-topics.ts';
import { findOfferedAction, type OfferedAction } from './offered-action.ts';
import type { LoadedPassage, PassageLoader } from './passage-text.ts';
import { readPersonOffer } from './person-offer.ts';
import { writeAnswer } from './write-answer.ts';
import type { Writer } from './writer.ts';

export type AnswerRequest = {
  question: string;
  history: readonly Turn[];
  index: SearchIndex;
  embedder: Embedder | null;
  loadPassages: PassageLoader;
  /** Typed facts of the documents; without them answers are taken from the text alone. */
  facts?: OpenFacts;
  curated?: readonly CuratedAnswer[];
  /** What visitors can look up or request. */
  actions?: readonly OfferedAction[];
  /** A language model's writer; without one, or when it fails before its first sentence, the built-in writer answers. */
  writer?: Writer | null;
  instructions?: string;
  threshold?: number;
  /** An answer that isn't known ends with the offer to ask the team. */
  offersPerson?: boolean;
  /** Of the visitor's page or browser, for messages that don't tell it themselves. */
  visitorLanguage?: SpokenLanguage;
  /** The owner's own words for fixed sentences. */
  phrases?: OwnPhrases;
  /** What "today" and "open now" mean. */
  timeZone?: string;
  date?: Date;
  signal?: AbortSignal;
  now?(): number;
};

export type { EngineEvent } from './engine-event.ts';

/** With a model the gate is softer: it reads the passages and may itself say that they don't answer. */
const modelThresholdShare = 0.1;

const noFacts = openFacts([]);

/** From a visitor's question to a true, cited answer or an honest "I don't know", as a stream of events. */
export async function* answerQuestion(request: AnswerRequest): AsyncGenerator<EngineEvent> {
  const facts = request.facts ?? noFacts;
  const message = traceNow({ name: 'understand' }, () =>
    understandMessage({ text: request.question, history: request.history, facts }),
  );
  const own = request.phrases ?? {};
  const spoken = chooseSpoken({ request, message, facts });
  const phrases = phrasesFor({ language: spoken, own });
  const now = request.now ?? performance.now.bind(performance);
  const started = now();
  const threshold = request.threshold ?? defaultThreshold;
  const curatedByWords = findCuratedAnswer({
    question: request.question,
    vector: null,
    curated: request.curated ?? [],
  });
  // An owner's own answer wins over small talk: "Who are you?" may be theirs to answer.
  if (curatedByWords) {
    yield* giveCurated(curatedByWords, createTrace({ threshold, milliseconds: now() - started }));
    return;
  }
  const { history, actions = [] } = request;
  const asksFor = { question: request.question, history, actions };
  const actionByWords = findOfferedAction({ ...asksFor, vector: null });
  if (actionByWords) {
    yield* offerAction(actionByWords, createTrace({ threshold, milliseconds: now() - started }));
    return;
  }
  const { wasOffered, turns } = readPersonOffer({ history, own });
  if (message.smallTalk) {
    const isAccepted = message.smallTalk === 'accept' && wasOffered;
    yield* giveSmallTalk(isAccepted ? 'human' : message.smallTalk, phrases);
    return;
  }
  const found = await traceStep({ name: 'find answers' }, () =>
    findAnswers({ request, message, facts, turns, threshold }),
  );
  const [first] = found;
  const milliseconds = now() - started;
  const curated = findCuratedAnswer({
    question: request.question,
    vector: first?.retrieval.vector ?? null,
    curated: request.curated ?? [],
  });
  if (curated) {
    yield* giveCurated(curated, createTrace({ threshold, milliseconds, found: first }));
    return;
  }
  const answers = distinctAnswers(
    found.flatMap(({ candidate }) =>
      candidate && candidate.confidence >= threshold ? [candidate] : [],
    ),
  );
  const confidence = overallConfidence(found, answers);
  const gate = request.writer ? threshold * modelThresholdShare : threshold;
  const isNear = found.some(({ retrieval }) => retrieval.confidence >= gate);
  const isKnown = answers.length > 0 || (request.writer && (confidence >= gate || isNear));
  const action = findOfferedAction({
    ...asksFor,
    vector: first?.retrieval.vector ?? null,
    isUnknown: !isKnown,
  });
  if (action) {
    yield* offerAction(action, createTrace({ threshold, milliseconds, found: first }));
    return;
  }
  const smallTalk = isKnown ? null : guessSmallTalk(request.question, message.language);
  if (smallTalk) {
    yield* giveSmallTalk(smallTalk, phrases);
    return;
  }
  const reached = levelOf(confidence, threshold);
  const level = isKnown && reached === 'unknown' ? 'maybe' : reached;
  yield { type: 'confidence', level, value: confidence };
  const why = createTrace({
    threshold,
    milliseconds,
    found: first,
    candidates: found.flatMap(({ candidate }) => candidate ?? []),
  });
  if (!isKnown) {
    const topics = limitOptions(nameOtherTopics({ found, threshold }));
    yield* giveUnknown({
      topics,
      known: found.length === 1 ? (first?.tellKnown() ?? null) : null,
      // The owner's own words for an answer that isn't known go before ours.
      phrases: { ...phrases, noPrice: own[spoken]?.unknown ?? phrases.noPrice },
      why,
      offersPerson: request.offersPerson ?? false,
    });
    return;
  }
  const said =
    answers.length > 0 ? answers : found.flatMap(({ candidate }) => candidate ?? []).slice(0, 1);
  const { passages: cited, statements } = numberPassages(said);
  const passages = request.writer
    ? await listGivenPassages({ found, facts, cited, loadPassages: request.loadPassages })
    : cited;
  const written = facts.languages[0];
  const isQuoted = answers.some(({ kind }) => kind === 'text');
  if (isQuoted && written && !facts.languages.includes(message.language) && !request.writer)
    statements.unshift({ text: phrases.inOtherLanguage[written] ?? '', passages: [] });
  const isPartly =
    answers.length > 0 &&
    found.some(({ candidate }) => !candidate || candidate.confidence < threshold);
  if (isPartly && !request.writer) statements.push({ text: phrases.partlyUnknown, passages: [] });
  const fitting = limitOptions(answers.flatMap(({ options }) => options));
  const others = request.writer ? [] : limitOptions(nameOtherTopics({ found, threshold }));
  yield* withOptions(
    // One thing that fits is no choice.
    fitting.length > 1 ? fitting : others,
    writeAnswer({
      writer: request.writer ?? null,
      builtIn: createBuiltInWriter({ phrases }),
      why,
      now,
      task: {
        question: request.question,
        history: request.history,
        instructions: request.instructions ?? '',
        passages,
        statements,
        computed: workedOut(said),
        sure: level === 'confident',
        signal: request.signal,
      },
    }),
  );
}

/** The language of the fixed sentences: the message's, else the visitor's; English for one that we have none in. */
function chooseSpoken({
  request,
  message,
  facts,
}: {
  request: AnswerRequest;
  message: UnderstoodMessage;
  facts: OpenFacts;
}): SpokenLanguage {
  const { visitorLanguage } = request;
  const told = tellLanguage(request.question);
  if (told === 'other') return 'en';
  if (told && !languageCodes.some((code) => code === told)) return told;
  const [ofTalk] = message.spoken ?? [];
  if (ofTalk) return message.spoken?.find((code) => code === visitorLanguage) ?? ofTalk;
  const isAssumed = told === null && message.language === facts.languages[0];
  return isAssumed ? (visitorLanguage ?? message.language) : message.language;
}

async function* giveSmallTalk(kind: SmallTalkKind, phrases: Phrases): AsyncGenerator<EngineEvent> {
  yield { type: 'token', text: phrases[kind] };
  const isHuman = kind === 'human';
  if (isHuman) yield { type: 'handoff', reason: 'asked' };
  yield { type: 'done', answered: !isHuman };
}

/** Says that the answer isn't known, what is known instead, and what may be meant. */
async function* giveUnknown({
  topics,
  known,
  phrases,
  why,
  offersPerson,
}: {
  topics: string[];
  /** About the thing whose price isn't known. */
  known: Statement | null;
  phrases: Phrases;
  why: AnswerTrace;
  offersPerson: boolean;
}): AsyncGenerator<EngineEvent> {
  const unknown = known ? `${phrases.noPrice} ${endSentence(known.text)} [1]` : phrases.unknown;
  const next = [
    ...(topics.length > 0 ? [phrases.nearTopics] : []),
    ...(offersPerson ? [phrases.offerPerson] : []),
  ].join(' ');
  const text = [unknown, next].filter(Boolean).join(known ? '\n\n' : ' ');
  yield { type: 'token', text };
  if (known) {
    const statements = [{ text: known.text, passages: [1] }];
    const sources = listSources({ passages: known.passages, statements, cited: new Set([1]) });
    yield { type: 'sources', sources };
  }
  yield { type: 'handoff', reason: 'unknown' };
  yield { type: 'why', why };
  if (topics.length > 0) yield { type: 'options', options: topics };
  yield { type: 'done', answered: false };
}

async function* giveCurated(
  curated: CuratedAnswer,
  trace: AnswerTrace,
): AsyncGenerator<EngineEvent> {
  yield { type: 'confidence', level: 'confident', value: 1 };
  yield { type: 'token', text: curated.answer };
  yield { type: 'sources', sources: [curatedSource(curated)] };
  yield { type: 'why', why: { ...trace, writer: 'curated', understood: curated.question } };
  yield { type: 'done', answered: true };
}

/** The owner's own words, and the form. Whatever documents say, nothing more than the offer can come of it. */
async function* offerAction(
  { id, intro, name }: OfferedAction,
  trace: AnswerTrace,
): AsyncGenerator<EngineEvent> {
  yield { type: 'confidence', level: 'confident', value: 1 };
  yield { type: 'token', text: intro };
  yield { type: 'action', id };
  yield { type: 'why', why: { ...trace, writer: 'curated', understood: name } };
  yield { type: 'done', answered: true };
}

async function* withOptions(
  options: string[],
  events: AsyncGenerator<EngineEvent>,
): AsyncGenerator<EngineEvent> {
  for await (const event of events) {
    if (event.type === 'done' && options.length > 0) yield { type: 'options', options };
    yield event;
  }
}

/** What the engine worked out from tables, schedules and contacts: a model may say it although no passage does. */
function workedOut(said: readonly Candidate[]): string[] {
  return said
    .filter(({ kind }) => kind !== 'text')
    .flatMap(({ statements }) => statements.map(({ text }) => text));
}

/** Two halves of a message may have one and the same answer, with a "yes" or without. */
function distinctAnswers(answers: readonly Candidate[]): Candidate[] {
  const texts = answers.map(textOf);
  return answers.filter(
    (_, index) =>
      !texts.some(
        (other, at) =>
          at !== index &&
          other.endsWith(texts[index] ?? '') &&
          (at < index || other !== texts[index]),
      ),
  );
}

/** What is said as a whole is as sure as its weakest part; a part that isn't answered counts half. */
function overallConfidence(found: readonly FoundAnswer[], answers: readonly Candidate[]): number {
  if (answers.length === 0)
    return Math.max(0, ...found.map(({ candidate }) => candidate?.confidence ?? 0));
  return Math.min(...answers.map(({ confidence }) => confidence));
}

function numberPassages(said: readonly Candidate[]) {
  const passages: LoadedPassage[] = [];
  const numberOf = (passage: LoadedPassage): number => {
    const known = passages.findIndex(({ id }) => id === passage.id);
    if (known >= 0) return known + 1;
    passages.push(passage);
    return passages.length;
  };
  const statements = said.flatMap((candidate) =>
    candidate.statements.map((statement: Statement) => ({
      text: statement.text,
      passages: statement.passages.map(numberOf),
      ...(statement.page && { page: statement.page }),
    })),
  );
  return { passages, statements };
}

function levelOf(confidence: number, threshold: number): AnswerConfidence {
  if (confidence < threshold) return 'unknown';
  return confidence >= Math.max(confidentFrom, threshold) ? 'confident' : 'maybe';
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

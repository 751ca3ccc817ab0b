/** From a stored question to a stored answer, told to the visitor while it happens. */

import type { Deps } from '#server/deps.ts';
import type { EngineEvent } from '#server/engine/answer/engine-event.ts';
import type { Phrases } from '#server/engine/language/phrases.ts';
import { phrasesFor } from '#server/engine/language/phrases-by-language.ts';
import type { Turn } from '#server/engine/retrieve/question-turns.ts';
import { offerEvents } from '#server/features/actions/index.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import {
  type ConversationRow,
  clearBrokenAnswers,
  findProvenance,
  type MessageRow,
  requestHandoff,
  type StoredAnswer,
  storeAnswer,
} from '#server/features/conversations/index.ts';
import { reserveMessage } from '#server/features/plans/index.ts';
import { describeError } from '#server/http/describe-error.ts';
import type { AnswerEvent, ConversationState } from '#shared/chat-events.ts';
import { askEngine, offersTeam } from './ask-engine.ts';
import { declineToAnswer } from './decline-to-answer.ts';

type Asked = {
  deps: Deps;
  chatbot: LiveChatbot;
  conversation: ConversationRow;
  question: MessageRow;
  /** What an earlier attempt at this question left. */
  answer: MessageRow | null;
  isRepeated: boolean;
  /** Its turn, where it was taken before the question was stored. */
  turn?: Turn | undefined;
  signal: AbortSignal;
  /** Tests bring an engine of their own. */
  ask?: typeof askEngine;
};

/** An attempt that has said nothing for this long did not survive, whatever is heard of its server. */
const attemptMs = 90_000;
/** Time for an attempt to begin, and for other servers to see it. */
const beginMs = 3_000;
/** What one conversation may copy out of the documents: enough for any customer, not for whole handbooks. */
const quotedCharactersMax = 40_000;

export async function* answerMessage(asked: Asked): AsyncGenerator<AnswerEvent> {
  const { deps, conversation, question, answer } = asked;
  if (answer?.state === 'complete') return yield* replay({ ...asked, answer });
  if (conversation.state === 'human') return yield done({ state: 'human' });
  if (await isBeingAnswered(asked)) {
    yield {
      type: 'error',
      code: 'conflict',
      message: 'This message is being answered.',
      retryAfterSeconds: 2,
    };
    return;
  }
  const end = deps.database.underWay.begin(attemptAt(question));
  try {
    yield* attempt(asked);
  } finally {
    end();
  }
}

const attemptAt = ({ id }: MessageRow): string => `answer ${id}`;

/** A question that comes again, because the visitor heard nothing: a server that was killed leaves it to this one. */
async function isBeingAnswered({ deps, question, answer, isRepeated }: Asked): Promise<boolean> {
  if (!isRepeated || answer) return false;
  const age = deps.clock.now().getTime() - question.createdAt.getTime();
  if (age < beginMs || age >= attemptMs) return age < beginMs;
  return deps.database.underWay.has(attemptAt(question));
}

async function* attempt(asked: Asked): AsyncGenerator<AnswerEvent> {
  const { deps, chatbot, conversation, question, answer } = asked;
  if (answer) await clearBrokenAnswers({ deps, question });
  if (!chatbot.settings.active || !chatbot.isAnswering) {
    const reason = chatbot.settings.active ? 'plan' : 'inactive';
    return yield* declineToAnswer({ ...asked, reason });
  }
  // A question that was cut off on its way is paid for already.
  const unit =
    answer?.state === 'partial'
      ? null
      : await reserveMessage({ deps, workspaceId: chatbot.workspaceId, plan: chatbot.plan });
  if (unit && !unit.isAllowed) {
    const reason = chatbot.plan.limits.message === 0 ? 'plan' : 'quota';
    return yield* declineToAnswer({ ...asked, reason });
  }
  try {
    yield* speak(asked);
  } catch (error) {
    await unit?.giveBack();
    await storeAnswer({ deps, chatbot, conversation, question, answer: failedAnswer(asked) });
    const { code, message } = describeError(error);
    deps.log.error({ err: error, conversationId: conversation.id }, 'a question was not answered');
    yield {
      type: 'error',
      code,
      message: code === 'internal' ? phrasesOf(asked).answerFailed : message,
    };
  }
}

async function* speak(asked: Asked): AsyncGenerator<AnswerEvent> {
  const { deps, chatbot, conversation, question, signal, ask = askEngine } = asked;
  const said: StoredAnswer = {
    text: '',
    sources: [],
    options: [],
    confidence: null,
    outcome: 'small-talk',
    writer: 'built-in',
    state: 'partial',
  };
  let wish: 'asked' | 'unknown' | null = null;
  let failure: AnswerEvent | null = null;
  const isExhausted = conversation.quotedCharacters > quotedCharactersMax;
  const events = isExhausted ? tooMuch(asked) : ask(asked);
  try {
    for await (const event of events) {
      if (event.type === 'handoff') wish = event.reason;
      else if (event.type === 'action') {
        for (const offer of offerEvents({ chatbot, id: event.id })) {
          if (offer.type === 'options') said.options = offer.options;
          yield offer;
        }
      } else if (event.type === 'error') failure = event;
      else if (event.type !== 'done' && event.type !== 'why') yield event;
      note({ said, event });
      if (signal.aborted) break;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  if (signal.aborted) {
    // The visitor is gone: what was said so far stays, marked as what it is.
    const answer: StoredAnswer = { ...said, state: 'partial' };
    await storeAnswer({ deps, chatbot, conversation, question, answer });
    return;
  }
  const stored = await storeAnswer({ deps, chatbot, conversation, question, answer: said });
  if (failure) return yield failure;
  if (!stored) return yield done({ state: 'human' });
  let state: ConversationState = conversation.state;
  if (wish === 'unknown' && offersTeam(asked)) yield teamOffer(asked);
  else if (wish) {
    const input = { deps, chatbot, conversationId: conversation.id, question: question.text };
    const handoff = await requestHandoff({ ...input, reason: wish });
    state = handoff.state;
    if (handoff.text) yield { type: 'handoff', mode: handoff.mode, text: handoff.text };
  }
  const answered =
    said.outcome === 'answered' || said.outcome === 'maybe' || said.outcome === 'small-talk';
  yield done({ state, message: stored, answered });
}

/** Writes down what an event says, for the row that will be stored. */
function note({ said, event }: { said: StoredAnswer; event: EngineEvent }): void {
  if (event.type === 'token') said.text += event.text;
  else if (event.type === 'sources') said.sources = event.sources;
  else if (event.type === 'options') said.options = event.options;
  else if (event.type === 'why') said.writer = event.why.writer;
  else if (event.type === 'confidence') {
    said.confidence = event.value;
    said.outcome = event.level === 'confident' ? 'answered' : event.level;
  } else if (event.type === 'handoff') {
    said.outcome = event.reason === 'asked' ? 'human-asked' : 'unknown';
  } else if (event.type === 'done') said.state = 'complete';
}

async function* tooMuch(asked: Asked): AsyncGenerator<EngineEvent> {
  yield { type: 'token', text: phrasesOf(asked).coveredMuch };
  yield { type: 'handoff', reason: 'unknown' };
  yield { type: 'done', answered: false };
}

const phrasesOf = ({ conversation, chatbot }: Asked): Phrases =>
  phrasesFor({ language: conversation.visitor.language, own: chatbot.settings.wording });

const teamOffer = (asked: Asked): AnswerEvent => ({
  type: 'handoff',
  mode: 'offer',
  text: phrasesOf(asked).teamOffer,
});

function* replay(input: Asked & { answer: MessageRow }): Generator<AnswerEvent> {
  yield { type: 'token', text: input.answer.text };
  if (input.answer.sources.length > 0) yield { type: 'sources', sources: input.answer.sources };
  if (input.answer.options.length > 0) yield { type: 'options', options: input.answer.options };
  if (input.answer.outcome === 'unknown' && offersTeam(input)) yield teamOffer(input);
  const answered = ['answered', 'maybe', 'small-talk'].includes(input.answer.outcome ?? '');
  yield done({ state: input.conversation.state, message: input.answer, answered });
}

function done({
  state,
  message,
  answered = false,
}: {
  state: ConversationState;
  /** The answer, where there is one. */
  message?: MessageRow;
  answered?: boolean;
}): AnswerEvent {
  const provenance = message && findProvenance(message);
  return {
    type: 'done',
    messageId: message?.id ?? null,
    answered,
    state,
    ...(provenance && { provenance }),
  };
}

const failedAnswer = (asked: Asked): StoredAnswer => ({
  text: phrasesOf(asked).answerFailed,
  sources: [],
  options: [],
  confidence: null,
  outcome: 'failed',
  writer: null,
  state: 'failed',
});

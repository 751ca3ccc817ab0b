/** The shops that visitors of the landing page can ask: our own documents, the built-in writer, nothing stored or counted. */
import { randomUUID } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { answerQuestion } from '#server/engine/answer/answer-question.ts';
import type { EngineEvent } from '#server/engine/answer/engine-event.ts';
import { limitOptions } from '#server/engine/answer/limit-options.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';
import { embedInTurn } from '#server/engine/retrieve/embed-in-turn.ts';
import { answerInTurn } from '#server/engine/retrieve/question-turns.ts';
import { describeError } from '#server/http/describe-error.ts';
import type { AnswerEvent } from '#shared/chat-events.ts';
import type { DemoShopIndustry } from '#shared/demo-shop-industries.ts';
import { openDemoShop } from './documents.ts';

type Asked = {
  deps: Deps;
  industry: DemoShopIndustry;
  question: string;
  history: readonly Turn[];
  signal: AbortSignal;
};

/** All shops share one owner's turns, so that demos never delay customers' visitors. */
const owner = 'demo-shops';

export async function* askDemoShop(asked: Asked): AsyncGenerator<AnswerEvent> {
  const { deps, industry, signal } = asked;
  const conversation = { conversationId: owner, visitorToken: owner, questionId: randomUUID() };
  yield { type: 'start', ...conversation, state: 'bot' };
  try {
    for await (const event of answer(asked)) {
      const told = toAnswerEvent(event);
      if (told) yield told;
    }
  } catch (err) {
    if (signal.aborted) return;
    deps.log.error({ err, industry }, 'a demo shop did not answer');
    const { code } = describeError(err);
    yield { type: 'error', code, message: "I couldn't answer just now. Please try again." };
  }
}

async function* answer({ deps, industry, ...asked }: Asked): AsyncGenerator<EngineEvent> {
  const shop = await openDemoShop({ deps, industry });
  try {
    yield* answerInTurn({
      turns: deps.questionTurns,
      of: owner,
      signal: asked.signal,
      answer: (turn) =>
        answerQuestion({
          ...shop,
          ...asked,
          embedder: embedInTurn(shop.embedder, turn),
          offersPerson: true,
          date: deps.clock.now(),
        }),
    });
  } finally {
    shop.close();
  }
}

function toAnswerEvent(event: EngineEvent): AnswerEvent | null {
  if (event.type === 'why' || event.type === 'action') return null;
  if (event.type === 'handoff') return { type: 'handoff', mode: 'offer', text: '' };
  if (event.type === 'done') return { ...event, messageId: null, state: 'bot' };
  if (event.type !== 'options') return event;
  const options = limitOptions(event.options);
  return options.length > 0 ? { type: 'options', options } : null;
}

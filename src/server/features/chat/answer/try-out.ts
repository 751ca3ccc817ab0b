import type { Deps } from '#server/deps.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';
import { offerEvents } from '#server/features/actions/index.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { describeError } from '#server/http/describe-error.ts';
import type { AnswerEvent } from '#shared/chat-events.ts';
import { askChatbot } from './ask-engine.ts';

/** What an owner asks: the same engine as for visitors, but nothing is stored, no one is called, nothing is counted. */
export async function* tryOut(input: {
  deps: Deps;
  chatbot: LiveChatbot;
  question: string;
  history: readonly Turn[];
  signal: AbortSignal;
}): AsyncGenerator<AnswerEvent> {
  const { deps, chatbot, signal } = input;
  try {
    const offersPerson = chatbot.settings.fallback === 'offer';
    for await (const event of askChatbot({ ...input, offersPerson })) {
      if (event.type === 'done') {
        yield { type: 'done', messageId: null, answered: event.answered, state: 'bot' };
      } else if (event.type === 'handoff') {
        const { fallback } = chatbot.settings;
        yield { type: 'handoff', ...handoffTryOut[event.reason === 'asked' ? 'human' : fallback] };
      } else if (event.type === 'action') yield* offerEvents({ chatbot, id: event.id });
      else yield event;
    }
  } catch (error) {
    if (signal.aborted) return;
    deps.log.error({ err: error, chatbotId: chatbot.id }, 'a try-out failed');
    const { code, message } = describeError(error);
    yield { type: 'error', code, message };
  }
}

/** What would happen to a visitor, by the chatbot's setting. */
export const handoffTryOut = {
  offer: {
    mode: 'offer',
    text: 'A visitor could now choose “Ask the team” or “Leave my details”.',
  },
  human: { mode: 'waiting', text: 'A visitor would be passed on to you now.' },
  contact: { mode: 'contact', text: 'A visitor would be asked for contact details now.' },
} as const;

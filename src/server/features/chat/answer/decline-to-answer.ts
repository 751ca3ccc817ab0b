import type { Deps } from '#server/deps.ts';
import { phrasesFor } from '#server/engine/language/phrases-by-language.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import {
  type ConversationRow,
  type MessageRow,
  notifyOwner,
  storeAnswer,
} from '#server/features/conversations/index.ts';
import { consumeRateLimit } from '#server/http/rate-limit.ts';
import type { AnswerEvent } from '#shared/chat-events.ts';

const oncePerDay = { name: 'not-answering-mail', requests: 1, windowSeconds: 86_400 };

/** Switched off, trial over or quota used up: a short notice, the contact form, and word to the owner. The question is kept. */
export async function* declineToAnswer(input: {
  deps: Deps;
  chatbot: LiveChatbot;
  conversation: ConversationRow;
  question: MessageRow;
  reason: 'inactive' | 'plan' | 'quota';
}): AsyncGenerator<AnswerEvent> {
  const { deps, chatbot, conversation, question } = input;
  const { language } = conversation.visitor;
  const own = chatbot.settings.wording;
  const { notAnswering: text, leaveDetails } = phrasesFor({ language, own });
  yield { type: 'token', text };
  const stored = await storeAnswer({
    deps,
    chatbot,
    conversation,
    question,
    answer: {
      text,
      sources: [],
      options: [],
      confidence: null,
      outcome: 'not-answering',
      writer: null,
      state: 'complete',
    },
  });
  await tellOwner(input);
  yield { type: 'handoff', mode: 'contact', text: leaveDetails };
  const messageId = stored?.id ?? null;
  yield { type: 'done', messageId, answered: false, state: conversation.state };
}

async function tellOwner({
  deps,
  chatbot,
  conversation,
  question,
  reason,
}: Parameters<typeof declineToAnswer>[0]): Promise<void> {
  // Who is shut out could do nothing about it.
  if (chatbot.isSuspended) return;
  const use = await consumeRateLimit({ deps, caller: `${chatbot.id} ${reason}`, ...oncePerDay });
  if (!use.isAllowed) return;
  const mail = await notifyOwner.prepare({ deps, chatbot });
  await deps.database.orm.transaction((transaction) =>
    mail.queue({
      transaction,
      template: 'not-answering',
      conversationId: conversation.id,
      props: { reason, question: question.text.slice(0, 500) },
    }),
  );
}

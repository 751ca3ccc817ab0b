import type { ConversationMessage } from '#shared/contract/conversations.ts';

export type AnsweredQuestions = {
  /** What the reply most likely answers; empty where the visitor had not written anything. */
  likely: string;
  /** Everything the visitor wrote before the reply, the newest first. */
  all: string[];
};

/** As long as a curated answer's question may be. */
const longest = 500;
const mostQuestions = 20;

/**
 * Which question a reply answers. Since the last reply a visitor may have written several messages ("hello?"), so the
 * one that the chatbot couldn't answer comes before the last one.
 */
export function findAnsweredQuestions({
  messages,
  reply,
}: {
  messages: readonly ConversationMessage[];
  reply: Pick<ConversationMessage, 'id'>;
}): AnsweredQuestions {
  const before = messages.slice(
    0,
    messages.findIndex(({ id }) => id === reply.id),
  );
  const lastReply = before.findLastIndex(({ role }) => role === 'human');
  const recent = pairUp(before.slice(lastReply + 1));
  const asked = recent.length > 0 ? recent : pairUp(before);
  const likely = asked.findLast(({ isUnanswered }) => isUnanswered) ?? asked.at(-1);
  const all = pairUp(before).map(({ text }) => text);
  return {
    likely: likely?.text ?? '',
    all: [...new Set(all.toReversed())].slice(0, mostQuestions),
  };
}

/** Each message of the visitor, and whether the chatbot had no answer to it. */
function pairUp(messages: readonly ConversationMessage[]) {
  return messages.flatMap(({ role, text }, at) => {
    if (role !== 'visitor') return [];
    const next = messages.slice(at + 1).find((message) => message.role !== 'note');
    const isUnanswered = next?.outcome === 'unknown' || next?.outcome === 'not-answering';
    return [{ text: text.slice(0, longest), isUnanswered }];
  });
}

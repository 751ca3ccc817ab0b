import type { Deps } from '#server/deps.ts';
import { answerQuestion, type EngineEvent } from '#server/engine/answer/answer-question.ts';
import { findLiveChatbot, type LiveChatbot } from '#server/features/chatbots/index.ts';
import { openKnowledge } from '#server/features/documents/index.ts';

/** Everything the engine says to a question, as text to look into. Nothing is too unsure to be said. */
export async function askChatbot(input: {
  deps: Deps;
  id: string;
  question: string;
}): Promise<string> {
  const knowledge = await openKnowledge({ deps: input.deps, chatbot: await getLiveChatbot(input) });
  const events: EngineEvent[] = [];
  const request = { question: input.question, history: [], threshold: 0, ...knowledge };
  for await (const event of answerQuestion(request)) events.push(event);
  knowledge.close();
  return JSON.stringify(events);
}

export async function getLiveChatbot(input: { deps: Deps; id: string }): Promise<LiveChatbot> {
  const chatbot = await findLiveChatbot(input);
  if (!chatbot) throw new Error('There is no such chatbot.');
  return chatbot;
}

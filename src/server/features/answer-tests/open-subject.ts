import type { Deps } from '#server/deps.ts';
import { comparableAnswers, listKnownAnswers } from '#server/features/answers/index.ts';
import { CallNotAllowed, chooseWriter, type ModelCache } from '#server/features/chat/index.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { openKnowledge } from '#server/features/documents/index.ts';
import type { TestSubject } from './ask-test.ts';
import { findModelAnswer, saveModelAnswer } from './run-queries.ts';

export type OpenSubject = TestSubject & {
  /** Calls to the language model so far. */
  countCalls(): number;
  close(): void;
};

/** A chatbot, draft or published, opened for several questions. */
export async function openSubject({
  deps,
  chatbot,
  mayCallModel,
}: {
  deps: Deps;
  chatbot: LiveChatbot;
  mayCallModel: boolean;
}): Promise<OpenSubject> {
  let calls = 0;
  const of = {
    connection: deps.database.orm,
    workspaceId: chatbot.workspaceId,
    chatbotId: chatbot.id,
  };
  const cache: ModelCache = {
    find: (key) => findModelAnswer({ ...of, key, now: deps.clock.now() }),
    beforeCall() {
      if (!mayCallModel) throw new CallNotAllowed();
      calls += 1;
    },
    save: (answer) => saveModelAnswer({ ...of, ...answer, now: deps.clock.now() }),
  };
  const answers = await listKnownAnswers({ deps, chatbot });
  const knowledge = await openKnowledge({ deps, chatbot });
  const curated = comparableAnswers({ answers, knowledge });
  return {
    workspaceId: chatbot.workspaceId,
    settings: chatbot.settings,
    knowledge,
    curated,
    createWriter: () => chooseWriter({ deps, chatbot, cache }),
    countCalls: () => calls,
    close: () => knowledge.close(),
  };
}

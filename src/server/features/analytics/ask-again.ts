import { type MemoryPart, RecentMap } from '#server/config/process-memory.ts';
import type { Deps } from '#server/deps.ts';
import { answerQuestion } from '#server/engine/answer/answer-question.ts';
import { comparableAnswers, listKnownAnswers } from '#server/features/answers/index.ts';
import { findLiveChatbot } from '#server/features/chatbots/index.ts';
import { openKnowledge } from '#server/features/documents/index.ts';

/** `open`: still not known. `answered`: surely known now. `no-question`: a greeting or the wish for a person. */
type Verdict = { state: 'open' | 'answered' | 'no-question'; documentId: string | null };

type Remembered = { version: string; verdicts: Map<string, Verdict> };
const askedAgain: MemoryPart<Map<string, Remembered>> = { name: 'questions asked again' };
const rememberedChatbots = 500;

/** Asks questions of the past again. Verdicts are kept as long as the chatbot knows the same, so that lists stay quick. */
export async function askAgain({
  deps,
  chatbotId,
  questions,
}: {
  deps: Deps;
  chatbotId: string;
  questions: readonly string[];
}): Promise<Map<string, Verdict>> {
  const chatbot = await findLiveChatbot({ deps, id: chatbotId });
  if (!chatbot) return new Map();
  const { knowledgeVersion, settingsVersion } = chatbot;
  const version = `${knowledgeVersion}.${settingsVersion}.${deps.embedding.current()?.id}`;
  const { verdicts } = remember({ deps, chatbotId, version });
  const fresh = questions.filter((question) => !verdicts.has(question));
  if (fresh.length > 0) {
    const answers = await listKnownAnswers({ deps, chatbot });
    const knowledge = await openKnowledge({ deps, chatbot });
    const curated = comparableAnswers({ answers, knowledge });
    const threshold = chatbot.settings.confidence;
    try {
      for (const question of fresh) {
        const asked = { ...knowledge, curated, threshold, question, history: [] };
        verdicts.set(question, await judge(asked));
      }
    } finally {
      knowledge.close();
    }
  }
  return verdicts;
}

function remember({
  deps,
  chatbotId,
  version,
}: {
  deps: Deps;
  chatbotId: string;
  version: string;
}): Remembered {
  const memory = deps.memory.get(askedAgain, () => new RecentMap(rememberedChatbots));
  const known = memory.get(chatbotId);
  const current = known?.version === version ? known : { version, verdicts: new Map() };
  memory.set(chatbotId, current);
  return current;
}

async function judge(request: Parameters<typeof answerQuestion>[0]): Promise<Verdict> {
  let level: string | null = null;
  let documentId: string | null = null;
  for await (const event of answerQuestion(request)) {
    if (event.type === 'confidence') level = event.level;
    if (event.type === 'sources') documentId = event.sources[0]?.documentId ?? null;
  }
  // Only small talk is answered without being looked for.
  if (level === null) return { state: 'no-question', documentId: null };
  return level === 'confident' ? { state: 'answered', documentId } : { state: 'open', documentId };
}

import type { Deps } from '#server/deps.ts';
import { findLiveChatbot } from '#server/features/chatbots/index.ts';
import {
  type SuggestedTest,
  type SuggestedTestsResponse,
  testExpectations,
} from '#shared/contract/answer-tests.ts';
import { AppError } from '#shared/errors.ts';
import { askTest, type TestSubject } from './ask-test.ts';
import { findHours, findPairs, findPrices, type Suggestion } from './find-suggestions.ts';
import { judgeAnswer } from './judge-answer.ts';
import { openSubject } from './open-subject.ts';
import { listTestRows } from './queries.ts';

/** Each costs a question, so there is an end; once some are accepted, the next come up. */
const mostAsked = 120;
const mostSuggested = 60;
const mostPassages = 400;

/** Tests that the documents suggest and that pass right now: accepted ones tell when that changes. */
export async function suggestTests({
  deps,
  signal,
  ...of
}: {
  deps: Deps;
  workspaceId: string;
  chatbotId: string;
  signal: AbortSignal;
}): Promise<SuggestedTestsResponse> {
  const chatbot = await findLiveChatbot({ deps, id: of.chatbotId, view: 'draft' });
  if (chatbot?.workspaceId !== of.workspaceId) {
    throw new AppError('not_found', 'This chatbot does not exist.');
  }
  const rows = await listTestRows({ connection: deps.database.orm, ...of });
  const opened = await openSubject({ deps, chatbot, mayCallModel: false });
  // The built-in writer says what the documents say, and costs nothing.
  const subject: TestSubject = { ...opened, createWriter: async () => null };
  try {
    const known = new Set(rows.map(({ question }) => question.toLowerCase()));
    const items: SuggestedTest[] = [];
    for (const suggestion of (await listSuggestions({ subject, known })).slice(0, mostAsked)) {
      signal.throwIfAborted();
      const item = await check({ deps, subject, suggestion, signal });
      if (item) items.push(item);
      if (items.length === mostSuggested) break;
    }
    return { items };
  } finally {
    opened.close();
  }
}

async function listSuggestions({
  subject: { knowledge },
  known,
}: {
  subject: TestSubject;
  known: Set<string>;
}): Promise<Suggestion[]> {
  const ids = knowledge.index.segments.flatMap((segment) => segment.ids).slice(0, mostPassages);
  const loaded = new Map((await knowledge.loadPassages(ids)).map((one) => [one.id, one]));
  const passages = ids.flatMap((id) => loaded.get(id) ?? []);
  const kinds = [findHours(knowledge.facts), findPairs(passages), findPrices(knowledge.facts)];
  const longest = Math.max(...kinds.map((kind) => kind.length));
  const mixed = Array.from({ length: longest }, (_, at) => kinds.flatMap((kind) => kind[at] ?? []));
  return mixed.flat().filter(({ question }) => {
    const key = question.toLowerCase();
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

async function check({
  deps,
  subject,
  suggestion: { facts, documentId, ...suggestion },
  signal,
}: {
  deps: Deps;
  subject: TestSubject;
  suggestion: Suggestion;
  signal: AbortSignal;
}): Promise<SuggestedTest | null> {
  const { question, documentName } = suggestion;
  const said = await askTest({ deps, subject, question, history: [], signal });
  if (!said) return null;
  const expectations = testExpectations.parse({ facts, documentId });
  const { fallback } = subject.settings;
  const failures = judgeAnswer({ expectations, documentName, said, fallback });
  return failures.length > 0 ? null : { ...suggestion, expectations, answer: said.text };
}

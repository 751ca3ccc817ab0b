import type { Deps } from '#server/deps.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';
import { type AskedSubject, askSubject, type chooseWriter } from '#server/features/chat/index.ts';
import type { ChatSource } from '#shared/chat-events.ts';
import type { TestSource, TestTurn } from '#shared/contract/answer-tests.ts';
import type { SaidAnswer } from './judge-answer.ts';

/** What is tested: opened knowledge and settings, whether they are live or not, and who writes the answers. */
export type TestSubject = AskedSubject & {
  /** A new one for each question; null for the built-in writer. */
  createWriter(): ReturnType<typeof chooseWriter>;
};

const longestQuote = 600;

/** Asks as a visitor would. Null when the language model would have to write the answer and didn't. */
export async function askTest({
  deps,
  subject,
  question,
  history,
  signal,
}: {
  deps: Deps;
  subject: TestSubject;
  question: string;
  history: readonly TestTurn[];
  signal: AbortSignal;
}): Promise<SaidAnswer | null> {
  const said: SaidAnswer = { text: '', sources: [], isAnswered: false, handoff: null };
  const events = askSubject({
    deps,
    subject,
    writer: await subject.createWriter(),
    question,
    history: history.map(toTurn),
    offersPerson: subject.settings.fallback === 'offer',
    isQuiet: true,
    signal,
  });
  for await (const event of events) {
    if (event.type === 'token') said.text += event.text;
    else if (event.type === 'sources') said.sources = event.sources.map(toTestSource);
    else if (event.type === 'handoff') said.handoff = event.reason;
    else if (event.type === 'done') said.isAnswered = event.answered;
    else if (event.type === 'error') return null;
    else if (event.type === 'why') {
      const { fallbackReason } = event.why;
      if (fallbackReason === null || fallbackReason === 'nothing-supported') continue;
      deps.log.debug({ fallbackReason }, 'a test was skipped');
      return null;
    }
  }
  return said;
}

const toTurn = ({ role, text }: TestTurn): Turn => ({
  role: role === 'visitor' ? 'visitor' : 'assistant',
  text,
});

const toTestSource = ({ documentId, title, page, row, quote }: ChatSource): TestSource => ({
  documentId,
  title,
  page,
  row,
  quote: quote.slice(0, longestQuote),
});

import { containsText } from '#server/engine/answer/contains-text.ts';
import { citationMarks } from '#server/engine/answer/facts-in-text.ts';
import type { TestExpectations, TestFailure, TestSource } from '#shared/contract/answer-tests.ts';
import type { ChatbotSettings } from '#shared/contract/chatbots.ts';

/** What the chatbot said to a question. `handoff` is why it passed the visitor on, null where it didn't. */
export type SaidAnswer = {
  text: string;
  sources: TestSource[];
  isAnswered: boolean;
  handoff: 'asked' | 'unknown' | null;
};

/** Everything that is wrong with an answer; empty for one that passes. */
export function judgeAnswer({
  expectations: { outcome, facts, absent, documentId, exact },
  documentName,
  said,
  fallback,
}: {
  expectations: TestExpectations;
  documentName: string | null;
  said: SaidAnswer;
  fallback: ChatbotSettings['fallback'];
}): TestFailure[] {
  const wrongOutcome = judgeOutcome({ outcome, said, fallback });
  if (wrongOutcome) return [wrongOutcome];
  const failures: TestFailure[] = [];
  for (const text of facts) {
    if (containsText({ answer: said.text, text })) continue;
    failures.push({ kind: 'missing-fact', message: `“${text}” is missing.` });
  }
  for (const text of absent) {
    if (!containsText({ answer: said.text, text })) continue;
    failures.push({ kind: 'unwanted-text', message: `It says “${text}”.` });
  }
  if (exact !== null && plain(said.text) !== plain(exact)) {
    failures.push({ kind: 'wrong-text', message: 'The wording is different.' });
  }
  const isCited = said.sources.some(
    (source) => source.documentId === documentId || source.title === documentName,
  );
  if (documentId !== null && !isCited) {
    const message = `It doesn’t cite ${documentName ?? 'the right document'}.`;
    failures.push({ kind: 'wrong-source', message });
  }
  return failures;
}

function judgeOutcome({
  outcome,
  said: { isAnswered, handoff },
  fallback,
}: {
  outcome: TestExpectations['outcome'];
  said: SaidAnswer;
  fallback: ChatbotSettings['fallback'];
}): TestFailure | null {
  if (outcome === 'answer') {
    if (isAnswered) return null;
    return handoff === 'asked'
      ? { kind: 'not-answered', message: 'It hands over to the team instead of answering.' }
      : { kind: 'not-answered', message: 'It says that it doesn’t know.' };
  }
  if (outcome === 'unknown') {
    if (handoff === 'unknown') return null;
    return { kind: 'answered', message: 'It should say that it doesn’t know.' };
  }
  const isHandedOver = handoff === 'asked' || (handoff === 'unknown' && fallback === 'human');
  if (isHandedOver) return null;
  return { kind: 'not-handed-over', message: 'It doesn’t hand over to the team.' };
}

const plain = (text: string): string => text.replace(citationMarks, '').replace(/\s+/g, ' ').trim();

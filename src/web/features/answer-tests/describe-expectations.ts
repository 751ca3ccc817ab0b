import type { AnswerTest } from '#shared/contract/answer-tests.ts';

/** What a test looks for, in one line. */
export function describeExpectations({
  expectations: { outcome, facts, absent, documentId, exact },
  documentName,
}: Pick<AnswerTest, 'expectations' | 'documentName'>): string {
  if (outcome === 'unknown') return 'Says it doesn’t know';
  if (outcome === 'handoff') return 'Hands over to your team';
  const parts = [
    facts.length > 0 && `Contains ${facts.map(quote).join(', ')}`,
    absent.length > 0 && `Doesn’t contain ${absent.map(quote).join(', ')}`,
    exact !== null && 'Exact wording',
    documentId !== null && `Cites ${documentName ?? 'a document'}`,
  ].filter((part) => part !== false);
  return parts.join(' · ') || 'Answers';
}

const quote = (text: string): string => `“${text}”`;

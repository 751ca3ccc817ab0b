import type { ConversationMessage } from '#shared/contract/conversations.ts';
import { formatPercent } from '#web/lib/format-percent.ts';

type Answer = Pick<ConversationMessage, 'role' | 'sources' | 'options' | 'confidence' | 'outcome'>;

const levels: Record<string, string> = {
  answered: 'Confident',
  maybe: 'Fairly confident',
  unknown: 'Not sure enough to answer:',
};
const reasons: Record<string, string> = {
  'small-talk': 'Small talk, no source needed',
  'human-asked': 'The visitor asked for a person',
  'not-answering': 'The chatbot wasn’t answering at that time',
  failed: 'The answer failed',
};

/** Why the chatbot said this, in one line: "Confident 92%". Null where there is nothing to explain. */
export function explainAnswer({
  role,
  options,
  confidence,
  outcome,
  sources,
}: Answer): string | null {
  if (role !== 'bot' || !outcome) return null;
  if (sources.some(({ documentId }) => documentId === null)) return 'Your own answer';
  if (options.length > 0 && sources.length === 0) return 'Asked back';
  const level = levels[outcome];
  if (!level) return reasons[outcome] ?? null;
  return confidence === null ? level : `${level} ${formatPercent(confidence * 100)}`;
}

/** "fees.csv row 31" */
export function describeSource({
  documentId,
  title,
  page,
  row,
}: Pick<ConversationMessage['sources'][number], 'documentId' | 'title' | 'page' | 'row'>): string {
  if (documentId === null) return `“${title}”`;
  return title + (page ? ` page ${page}` : row ? ` row ${row}` : '');
}

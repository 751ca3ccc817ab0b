import { formatPercent } from '#web/lib/format-percent.ts';
import type { PlaygroundTurn } from './use-playground.ts';

const levels = {
  confident: 'Confident',
  maybe: 'Fairly confident',
  unknown: 'Not confident',
} as const;

/** One line about an answer: "Confident 92% · fee-schedule.csv row 31 · 38 ms". Empty for small talk. */
export function summarizeAnswer({
  confidence,
  sources,
  options,
  why,
}: Pick<PlaygroundTurn, 'confidence' | 'sources' | 'options' | 'why'>): string {
  const [source, ...others] = sources;
  const also = others.length > 0 ? ` +${others.length} more` : '';
  const lead =
    options.length > 0 && !source
      ? 'Asked back'
      : confidence && `${levels[confidence.level]} ${formatShare(confidence.value)}`;
  return [
    lead,
    source ? describeSource(source) + also : '',
    why ? formatTime(why.milliseconds.retrieval + why.milliseconds.answer) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

export const formatShare = (share: number) => formatPercent(share * 100);

function describeSource({
  documentId,
  title,
  page,
  row,
}: PlaygroundTurn['sources'][number]): string {
  if (documentId === null) return 'your own answer';
  return title + (page ? ` page ${page}` : row ? ` row ${row}` : '');
}

function formatTime(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

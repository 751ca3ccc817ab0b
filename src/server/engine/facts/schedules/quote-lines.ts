import type { SourcedLine } from './day-facts.ts';

/** The sentences that couldn't be read, one after the other. */
export const quoteLines = (lines: readonly SourcedLine[]): string =>
  [...new Set(lines.flatMap(({ line }) => (line.state === 'mentioned' ? [line.text] : [])))]
    .slice(0, mostQuotes)
    .map(asSentence)
    .join(' ');

const mostQuotes = 3;

/** A line of a list with a full stop, so that another one can follow. */
export const asSentence = (text: string): string =>
  /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;

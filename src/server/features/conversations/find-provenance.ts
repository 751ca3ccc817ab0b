import type { Provenance } from '#shared/chat-events.ts';
import type { MessageRow } from './queries.ts';

type Told = Pick<MessageRow, 'role' | 'text' | 'sources' | 'writer'>;

/** Who or what a text comes from, so that no one takes a program's words for a person's. Null for visitors and notices. */
export function findProvenance({ role, text, sources, writer }: Told): Provenance | null {
  if (role === 'human') return 'human';
  if (role !== 'bot') return null;
  if (writer === 'curated') return 'quoted';
  const isQuoted = writer === 'built-in' && sources.length > 0 && standsIn({ text, sources });
  return isQuoted ? 'quoted' : 'generated';
}

/** Whether every line of it stands in one of its sources, word for word. */
function standsIn({ text, sources }: Pick<Told, 'text' | 'sources'>): boolean {
  const quotes = sources.map(({ quote }) => wordsOf(quote));
  const lines = text.split('\n').map(wordsOf).filter(Boolean);
  return lines.length > 0 && lines.every((line) => quotes.some((quote) => quote.includes(line)));
}

/** Without citations, marks and the difference between spaces. */
const wordsOf = (text: string): string =>
  text
    .replace(/\[\d{1,2}\]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
